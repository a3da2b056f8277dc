"""The journal: what has happened, newest last; the page keys turn back."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words.pieces import Pieces


class LogPanel(Panel):
    """`back` counts the rows that are turned back."""

    back = 0

    def tell(self, lines: list[Pieces], colours: Sequence[int]) -> None:
        self.back = 0
        self.colours = colours
        self.show(_("JOURNAL"), lines)

    def turn(self, rows: int) -> None:
        """Turns back (or forth) by some rows."""
        room = max(1, self.size.height - 1)
        self.back = max(0, min(self.back + rows, len(self.lines) - room))
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        room = canvas.height - 1
        last = len(self.lines) - self.back
        shown = self.lines[max(0, last - room) : last]
        aside = _("{n} more below").format(n=self.back) if self.back else ""
        self.paint_title(canvas, 0, self.title, aside)
        for y, pieces in enumerate(shown, 1):
            self.paint_pieces(canvas, 1, y, pieces)
