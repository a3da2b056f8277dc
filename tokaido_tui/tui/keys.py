"""Commands are declared once and served four ways: as keys, palette entries, lines of the help and of the footer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from textual.binding import Binding, BindingType

from tokaido_tui.i18n import _, mark, pmark

_KEY_NAMES = {
    "left": "←", "right": "→", "up": "↑", "down": "↓", "question_mark": "?", "colon": ":", "f1": "F1", "comma": ",",
    "full_stop": ".", "left_square_bracket": "[", "right_square_bracket": "]", "plus": "+", "minus": "-",
    "equals_sign": "=",
    "enter": pmark("key", "Enter"), "escape": pmark("key", "Esc"), "space": pmark("key", "Space"),
    "home": pmark("key", "Home"), "end": pmark("key", "End"), "tab": pmark("key", "Tab"),
    "shift+tab": pmark("key", "Shift-Tab"), "pageup": pmark("key", "PgUp"), "pagedown": pmark("key", "PgDn"),
    "ctrl+c": pmark("key", "Ctrl-C"), "ctrl+p": pmark("key", "Ctrl-P"), "ctrl+q": pmark("key", "Ctrl-Q"),
    "backspace": pmark("key", "Backspace"), "delete": pmark("key", "Del"),
}  # fmt: skip
_ASCII_NAMES = {
    "left": pmark("key", "Left"), "right": pmark("key", "Right"),
    "up": pmark("key", "Up"), "down": pmark("key", "Down"),
}  # fmt: skip


def key_name(key: str, ascii_only: bool = False) -> str:
    """What is printed on a key that Textual names."""
    return _((ascii_only and _ASCII_NAMES.get(key)) or _KEY_NAMES.get(key, key))


class Command(NamedTuple):
    """`keys` as Textual names them, separated by commas; `label` for the palette, `help` for the help page.

    `hint` is the footer's word for it; without one it is not in the footer. Commands in a row with the same hint share
    one entry ("[ ] turn"). The footer shows them in the order they are declared, and leaves out the last ones first
    where there is no room; the one that `leaves` the screen stands at the end and always stays.
    """

    keys: str
    action: str
    label: str
    help: str
    palette: bool = True
    priority: bool = False
    """Whether no screen and no field can keep the key for itself."""
    hint: str = ""
    when: str = ""
    """A method or property of the screen that says whether the command applies now; without one it always does."""
    hint_from: str = ""
    """A method or property of the screen that gives the hint where it is not always the same; "" for none."""
    leaves: bool = False

    def shown_keys(self, ascii_only: bool = False) -> str:
        return " ".join(key_name(key, ascii_only) for key in self.keys.split(","))

    @property
    def is_row(self) -> bool:
        """Whether it takes a row of digits: it matters which of them is pressed."""
        keys = self.key_list
        return len(keys) > 2 and all(key in "123456789" for key in keys)

    @property
    def key_list(self) -> list[str]:
        return self.keys.split(",")

    def first_key(self, ascii_only: bool = False, among: Sequence[str] = ()) -> str:
        """The key that stands for all of them, or for those that can be used; a row of digits is shown from first to
        last."""
        keys = among or self.key_list
        return f"{keys[0]}-{keys[-1]}" if self.is_row else key_name(keys[0], ascii_only)

    def applies(self, screen: object) -> bool:
        return not self.when or bool(_asked(screen, self.when))

    def hint_here(self, screen: object) -> str:
        """The footer's word as things stand, translated; "" where the command is not in it."""
        if not self.applies(screen):
            return ""
        return str(_asked(screen, self.hint_from)) if self.hint_from else _(self.hint)


def _asked(screen: object, name: str) -> Any:
    found = getattr(screen, name)
    return found() if callable(found) else found


def bindings(commands: Iterable[Command]) -> list[BindingType]:
    return [
        Binding(command.keys, command.action, command.label, show=False, priority=command.priority)
        for command in commands
    ]


# The cursor on a board, wherever a game is played.
STEPS = (
    Command("left,h", "step(-1, 0)", mark("Left"), mark("to the space or thing before"), False),
    Command("right,l", "step(1, 0)", mark("Right"), mark("to the next space or thing"), False),
    Command("up,k", "step(0, -1)", mark("Up"), mark("the one above, or before"), False),
    Command("down,j", "step(0, 1)", mark("Down"), mark("the one below, or the next"), False),
)
# What several screens offer.
ENDS = (
    Command("home,pageup", "edge(0)", mark("First"), mark("to the first line"), False),
    Command("end,pagedown", "edge(-1)", mark("Last"), mark("to the last line"), False),
)
RULES = Command("i", "rules", mark("Rules"), mark("the rules of the game, page by page"), hint=pmark("footer", "rules"))
RULES_HERE = RULES._replace(help=mark("the rules of what the cursor is on"))
SHEET = Command("s", "sheet", mark("Player's sheet"), mark("everything a player has collected"),
                hint=pmark("footer", "sheet"))  # fmt: skip
LOG_PAGES = (
    Command("pageup", "turn(3)", mark("Journal back"), mark("turn the journal back"), False),
    Command("pagedown", "turn(-3)", mark("Journal forth"), mark("turn the journal forth"), False),
)
CARD = Command("y", "card", mark("Result card"), mark("the result as a text to paste into a chat"))
SAVE = Command("w", "save", mark("Save the record"), mark("write the record of this game to a file"))
# Screens that lie over others hide the app's keys: they take these up themselves.
EVERYWHERE = (
    Command("question_mark,f1", "app.help", mark("Keys and help"), mark("what every key does here"),
            hint=pmark("footer", "keys")),
    Command("colon,ctrl+p", "app.command_palette", mark("Commands"), mark("a list of commands to search"), False),
    Command("ctrl+q,ctrl+c", "app.leave", mark("Leave at once"), mark("leave the program at once"), False, True),
)  # fmt: skip
