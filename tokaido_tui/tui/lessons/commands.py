"""The keys of a lesson: the game's, and those that skip a step or go back."""

from __future__ import annotations

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.keys import RULES_HERE, SHEET, Command
from tokaido_tui.tui.screens.board_screen import CURSOR_COMMANDS, LOOK_COMMANDS

COMMANDS = (
    *CURSOR_COMMANDS,
    Command("enter", "confirm", mark("Go on"), mark("do what is marked; or read on"), False),
    Command("space", "mark", mark("Mark"), mark("mark one of several, or turn what you place; or read on"), False),
    Command("n,pagedown", "skip", mark("Skip"), mark("skip this step: it is played for you"),
            hint=pmark("footer", "skip")),
    Command("b,pageup", "back", mark("Back a step"), mark("to the beginning of this step, or of the one before"),
            hint=pmark("footer", "back")),
    *LOOK_COMMANDS,
    RULES_HERE,
    SHEET._replace(hint=""),
    Command("escape,q", "leave", mark("Leave"), mark("leave the lesson at once"),
            hint=pmark("footer", "leave"), leaves=True),
)  # fmt: skip
