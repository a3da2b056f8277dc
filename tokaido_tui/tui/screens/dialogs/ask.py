"""A question that is answered with a line of text: a number, or the name of a file."""

from __future__ import annotations

from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.screens.dialogs.dialog import Dialog
from tokaido_tui.tui.widgets.fields import TextField
from tokaido_tui.tui.widgets.key_line import KeyLine


class AskScreen(Dialog[str]):
    """Dismissed with the text; "" for none."""

    COMMANDS_HERE = (
        Command("enter", "answer", mark("Answer"), mark("take what is written"), hint=pmark("footer", "go")),
        Command("escape", "close", mark("Back"), mark("back, without an answer"), hint=pmark("footer", "back"),
                leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))
    field = getters.query_one(TextField)

    def __init__(self, question: str, digits: bool = False, longest: int = 400) -> None:
        super().__init__(classes="-digits" if digits else "")
        self._question = question
        self._digits = digits
        self._longest = longest

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(self._question, classes="question", markup=False)
            yield TextField(longest=self._longest, allowed="0123456789" if self._digits else "")
            yield KeyLine()

    def on_input_submitted(self) -> None:
        self.action_answer()

    def action_answer(self) -> None:
        self.answer(self.field.value.strip())

    def action_close(self) -> None:
        self.answer("")
