"""The text of a lesson, where the game has its journal."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.panel import Panel, Pieces

WIDEST = 96
"""Longer lines are hard to follow."""
EMPHASIS = "*"


def wrapped_note(text: str, width: int, plain: Style, strong: Style) -> list[Pieces]:
    """A text in lines of at most this width; what stands between asterisks is strong."""
    lines: list[Pieces] = [[]]
    room, loud = width, False
    for word in text.split():
        size = cell_len(word.replace(EMPHASIS, ""))
        if lines[-1] and size + 1 > room:
            lines.append([])
            room = width
        elif lines[-1]:
            lines[-1].append((" ", plain))
            room -= 1
        for number, part in enumerate(word.split(EMPHASIS)):
            if number:
                loud = not loud
            if part:
                lines[-1].append((part, strong if loud else plain))
        room -= size
    return lines if lines[-1] else []


class LessonPanel(Panel):
    """A note, and under it what help the learner needs; where there is no room for both, the help."""

    note = ""
    help = ""

    def tell(self, title: str, aside: str, note: str, help: str = "") -> None:
        self.title, self.aside, self.note, self.help = title, aside, note, help
        self.repaint()

    def rows(self, width: int) -> tuple[list[Pieces], list[Pieces]]:
        """The rows of the note and of the help."""
        palette = self.palette
        room = min(width - 4, WIDEST)
        strong = style(palette.gold, bold=True)
        note = wrapped_note(self.note, room, style(palette.paper), strong)
        return note, wrapped_note(self.help, room, style(palette.loss, bold=True), strong)

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
