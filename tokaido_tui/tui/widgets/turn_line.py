"""The line on top of a board, as far as all games draw it alike: whose turn it is, at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.painted import Painted


class TurnLine(Painted):
    view: Any = None

    def show(self, view: Any, colours: Sequence[int], initials: Sequence[str], note: str) -> None:
        self.view, self._colours, self._initials, self._note = view, colours, initials, note
        self.repaint()

    def paint_turn(self, canvas: Canvas, decides: str, over: str) -> int:
        """What the decider decides, or that the game is over; returns where it begins."""
        view, palette = self.view, self.palette
        right = canvas.put_right(canvas.width - 1, 0, _("? keys"), style(palette.faint)) - 2
        if view.is_over:
            return canvas.put_right(right, 0, over, style(palette.gold, bold=True))
        right = canvas.put_right(right, 0, decides, style(palette.paper, bold=True))
        tile = style(palette.ink, palette.seat(self._colours[view.decider]), bold=True)
        return canvas.put_right(right - 1, 0, f" {self._initials[view.decider]} ", tile)
