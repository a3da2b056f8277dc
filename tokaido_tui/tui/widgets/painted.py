"""A widget that paints itself on a canvas and refreshes only the cells that changed.

Over SSH every byte counts: a whole widget repainted at 80x24 costs about 4 kB, the changed cells 1 kB or less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.palette import Palette, style

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp


class Painted(Widget):
    """Subclasses paint in `paint`; whoever changes what it shows calls `repaint`."""

    _canvas: Canvas | None = None

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    @property
    def palette(self) -> Palette:
        return self.game_app.palette

    @property
    def glyphs(self) -> Glyphs:
        return self.game_app.glyphs

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
        changed = []
        for y in range(new.height):
            before, after = old.row(y), new.row(y)
            if before != after:
                different = [x for x in range(new.width) if before[x] != after[x]]
                changed.append(Region(different[0], y, different[-1] - different[0] + 1, 1))
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
