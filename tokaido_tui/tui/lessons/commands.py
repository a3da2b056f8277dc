"""The keys of a lesson: the game's, and those that skip a step or go back."""

from __future__ import annotations

from tokaido_tui.i18n import _, mark, pgettext
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import Glyphs
from tokaido_tui.tui.keys import STEPS, Command

COMMANDS = (
    *STEPS,
    Command("home", "end(False)", mark("First"), mark("to the first of them"), False),
    Command("end", "end(True)", mark("Last"), mark("to the last of them"), False),
    Command("1,2,3,4,5,6,7,8,9", "digit", mark("By number"), mark("straight to that one"), False),
    Command("enter", "confirm", mark("Go on"), mark("do what is marked; or read on"), False),
    Command("space", "mark", mark("Mark"), mark("mark one of several, or turn what you place; or read on"), False),
    Command("n,pagedown", "skip", mark("Skip"), mark("skip this step: it is played for you")),
    Command("b,pageup", "back", mark("Back a step"), mark("to the beginning of this step, or of the one before")),
    Command("g", "jump", mark("Jump"), mark("letters appear on the spaces: press one to go there")),
    Command(
        "comma,left_square_bracket", "look(-1)", mark("Look back"), mark("look at any space: why is it closed?"), False
    ),
    Command(
        "full_stop,right_square_bracket", "look(1)", mark("Look ahead"), mark("look at any space, one further"), False
    ),
    Command("i", "rules", mark("Rules"), mark("the rules of what the cursor is on")),
    Command("s", "sheet", mark("Player's sheet"), mark("everything a player has collected")),
    Command("escape,q", "leave", mark("Leave"), mark("leave the lesson at once")),
)  # fmt: skip


def hint_line(board: Board, glyphs: Glyphs) -> str:
    """The keys that matter now, in one line of 78 cells."""
    keys = board.keys()[:2] if board.deciding else [(glyphs.enter, _("go on"))]
    keys += [
        ("n", _("skip")),
        ("b", pgettext("footer", "back")),
        ("i", pgettext("footer", "rules")),
        ("?", pgettext("footer", "keys")),
        ("Esc", _("leave")),
    ]
    return "   ".join(f"{key} {text}" for key, text in keys)
