"""The line of moments: where the replay stands, where the stages begin, how fast it plays. A click goes there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual import events
from textual.message import Message

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.painted import Painted

SHORTEST = 16
"""Cells of the line that stay, whatever is said beside it."""


class Timeline(Painted):
    @dataclass
    class Picked(Message):
        """A moment was clicked."""

        number: int

    def __init__(self, last: int, stages: Sequence[int]) -> None:
        super().__init__(id="timeline")
        self._last = last
        self._stages = stages
        self._at = 0
        self._aside = ""
        self._start, self._width = 0, 1

    def show(self, at: int, aside: str) -> None:
        self._at, self._aside = at, aside
        self.repaint()

    def column(self, number: int) -> int:
        """Where a moment is on the line."""
        return self._start + number * (self._width - 1) // max(1, self._last)

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        step = _("step {n} of {all}").format(n=self._at, all=self._last)
        # As wide at every step: the line must not tremble.
        room = cell_len(_("step {n} of {all}").format(n=self._last, all=self._last))
        canvas.put(1, 0, step, style(palette.gold, bold=True))
        self._start = 1 + room + 2
        aside = clip(self._aside, canvas.width - self._start - SHORTEST - 3, glyphs)
        self._width = canvas.width - self._start - cell_len(aside) - 3
        canvas.put_right(canvas.width - 1, 0, aside, style(palette.paper))
        here = self.column(self._at)
        done = here - self._start
        canvas.put(self._start, 0, glyphs.road * done, style(palette.vermilion))
        canvas.put(here, 0, glyphs.line * (self._width - done), style(palette.line))
        for number in self._stages[1:]:
            canvas.put(self.column(number), 0, "|" if glyphs is ASCII else "┼", style(palette.paper))
        canvas.put(here, 0, glyphs.mark, style(palette.gold, bold=True))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        place = event.x - self._start
        if 0 <= place < self._width:
            self.post_message(self.Picked(round(place * self._last / max(1, self._width - 1))))
