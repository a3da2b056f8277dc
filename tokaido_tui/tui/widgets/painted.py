"""A widget that paints itself on a canvas and refreshes only the cells that changed.

Over SSH every byte counts: a whole widget repainted at 80x24 costs about 4 kB, the changed cells 1 kB or less.
"""

from __future__ import annotations

from rich.style import Style
from textual import getters
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.canvas import Canvas, Cell, Glyphs
from tokaido_tui.tui.palette import Palette, style

NEAR = 4
"""Runs of changed cells with a gap of no more cells than this are one: the way over the gap costs as much."""


def changed_runs(before: list[Cell], after: list[Cell]) -> list[tuple[int, int]]:
    """Where the cells of a row differ: from and to before, left to right."""
    if before == after:
        return []
    runs: list[tuple[int, int]] = []
    for x, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        # A wide character's second cell is empty: neither half changes alone.
        start = x - 1 if x and (old[0] == "" or new[0] == "") else x
        end = x + 1
        while end < len(after) and (before[end][0] == "" or after[end][0] == ""):
            end += 1
        if runs and start - runs[-1][1] <= NEAR:
            runs[-1] = runs[-1][0], max(end, runs[-1][1])
        else:
            runs.append((start, end))
    return runs


class Painted(Widget):
    """Subclasses paint in `paint`; whoever changes what it shows calls `repaint`."""

    app = getters.app(TokaidoApp)
    _canvas: Canvas | None = None

    @property
    def palette(self) -> Palette:
        return self.app.palette

    @property
    def glyphs(self) -> Glyphs:
        return self.app.glyphs

    def paint(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def base_style(self) -> Style:
        return style(self.palette.paper, self.palette.ground)

    def _painted(self, size: Size) -> Canvas:
        canvas = Canvas(size.width, size.height, self.base_style())
        if size.width and size.height:
            self.paint(canvas)
        return canvas

    def repaint(self) -> None:
        """Paints anew and asks for a refresh of the runs of cells that are not as they were."""
        old = self._canvas
        new = self._canvas = self._painted(self.size)
        if old is None or (old.width, old.height) != (new.width, new.height):
            self.refresh()
            return
        changed = [
            Region(start, y, end - start, 1)
            for y in range(new.height)
            for start, end in changed_runs(old.row(y), new.row(y))
        ]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (self.size.width, self.size.height):
            canvas = self._canvas = self._painted(self.size)
        return canvas.strip(y) if y < canvas.height else Strip.blank(self.size.width, self.base_style())

    def notify_style_update(self) -> None:
        self._canvas = None
        super().notify_style_update()
