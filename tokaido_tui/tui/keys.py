"""Commands are declared once and served three ways: as keys, as palette entries and as lines of the help."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual.binding import Binding, BindingType

from tokaido_tui.i18n import mark

_KEY_NAMES = {
    "left": "←", "right": "→", "up": "↑", "down": "↓", "enter": "Enter", "escape": "Esc", "space": "Space",
    "question_mark": "?", "home": "Home", "end": "End", "colon": ":", "ctrl+p": "Ctrl-P", "tab": "Tab",
    "shift+tab": "Shift-Tab", "pageup": "PgUp", "pagedown": "PgDn", "ctrl+c": "Ctrl-C", "ctrl+q": "Ctrl-Q",
    "f1": "F1", "backspace": "Backspace", "delete": "Del", "comma": ",", "full_stop": ".",
    "left_square_bracket": "[", "right_square_bracket": "]", "plus": "+", "minus": "-",
}  # fmt: skip
_ASCII_NAMES = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}


@dataclass(frozen=True)
class Command:
    """`keys` as Textual names them, separated by commas; `label` for the palette, `help` for the help page."""

    keys: str
    action: str
    label: str
    help: str
    palette: bool = True
    priority: bool = False
    """Whether no screen and no field can keep the key for itself."""

    def shown_keys(self, ascii_only: bool = False) -> str:
        names = {**_KEY_NAMES, **_ASCII_NAMES} if ascii_only else _KEY_NAMES
        return " ".join(names.get(key, key) for key in self.keys.split(","))


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
# Screens that lie over others hide the app's keys: they take these up themselves.
EVERYWHERE = (
    Command("question_mark,f1", "app.help", mark("Keys and help"), mark("what every key does here")),
    Command("colon,ctrl+p", "app.command_palette", mark("Commands"), mark("a list of commands to search"), False),
    Command("ctrl+q,ctrl+c", "app.leave", mark("Leave at once"), mark("leave the program at once"), False, True),
)
