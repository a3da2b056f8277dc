"""The text of a lesson, where the game has its journal."""

from __future__ import annotations

from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.wrapping import emphasised, wrapped

WIDEST = 96
"""Longer lines are hard to follow."""


class LessonPanel(Panel):
    """A note, and under it what help the learner needs; where there is no room for both, the help."""

    note = ""
    help = ""

    def tell(self, title: str, aside: str, note: str, help: str = "") -> None:
        self.title, self.aside, self.note, self.help = title, aside, note, help
        self.repaint()

    def rows(self, width: int) -> tuple[list[Pieces], list[Pieces]]:
        """The rows of the note and of the help."""
        room = min(width - 4, WIDEST)
        note = wrapped(emphasised(self.note), room) if self.note else []
        help = wrapped(emphasised(self.help, "strong loss"), room) if self.help else []
        return note, help

    def paint(self, canvas: Canvas) -> None:
        self.paint_title(canvas, 0, self.title, self.aside)
        note, help = self.rows(canvas.width)
        room = canvas.height - 1
        shown = help if help and len(note) + len(help) > room else [*note, *help]
        # Air between the two, and above, where there is some.
        if len(shown) + 1 <= room and note and help and len(shown) == len(note) + len(help):
            shown.insert(len(note), [])
        top = 2 if len(shown) + 2 <= room else 1
        for y, pieces in enumerate(shown, top):
            self.paint_pieces(canvas, 2, y, pieces)
