"""What to say to a learner who chose something else: where that is, and how to get to the right one."""

from __future__ import annotations

from tokaido_tui.i18n import _
from tokaido_tui.tui.board import Board
from tokaido_tui.words.lessons.notes import Note
from tokaido_tui.words.question import marks_for

OTHER = "other"


def about_choice(note: Note, name: str) -> str:
    """What the note says to who chose the action of that name; nothing for the right one."""
    return _(note.wrong.get(name, note.wrong.get(OTHER, "")))


def way_to(board: Board, action: int) -> str:
    """Which keys lead from where the cursor is to the right choice."""
    if board.pointing:
        return board.way_to_point(action)
    question = board.choice.question
    if question is None:
        return ""
    cursor, marked = marks_for(question, action)
    if question.several:
        keys = sorted(marked ^ board.choice.marked)
    else:
        keys = [cursor] if cursor != board.choice.cursor else []
    presses = " ".join(f"*{index + 1}*" for index in keys)
    if not presses:
        return _("Press *Enter*.")
    return _("Press {keys}, then *Enter*.").format(keys=presses)
