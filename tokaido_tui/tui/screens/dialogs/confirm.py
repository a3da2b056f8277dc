"""A question with two answers."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.screens.dialogs.dialog import Dialog
from tokaido_tui.tui.widgets.fields import KeylessButton

KEYS = {"yes": pmark("key", "y"), "no": pmark("key", "n")}


class ConfirmScreen(Dialog[bool]):
    """Dismissed with True for yes. Enter takes the marked answer, at first yes; Escape is always no.

    What can't be taken back is asked with care: no is marked at first.
    """

    COMMANDS_HERE = (
        Command("y", "answer(True)", mark("Yes"), mark("answer yes")),
        Command("n,escape", "answer(False)", mark("No"), mark("answer no")),
        Command("left,right,up,down,tab,shift+tab,h,l", "turn", mark("Other"), mark("mark the other answer"), False),
        Command("enter,space", "take", mark("Take it"), mark("take the marked answer"), False),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))

    def __init__(self, question: str, yes_label: str, no_label: str, *, careful: bool = False) -> None:
        super().__init__()
        self._question = question
        self._labels = {"yes": yes_label, "no": no_label}
        self._first = "no" if careful else "yes"

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(self._question, classes="question", markup=False)
            with Horizontal(id="answers"):
                for name in self._labels:
                    yield KeylessButton(id=name, compact=True)

    def on_mount(self) -> None:
        self.set_focus(self.query_one(f"#{self._first}"))

    def on_descendant_focus(self) -> None:
        """An arrow at the marked answer: colour alone is not enough."""
        for button in self.query(KeylessButton):
            arrow = self.app.glyphs.right if button.has_focus else " "
            button.label = f"{arrow} {_(KEYS[button.id or ''])}  {self._labels[button.id or '']} "

    @property
    def yes(self) -> bool:
        """Whether it is yes that is marked."""
        return self.focused is not None and self.focused.id == "yes"

    def on_button_pressed(self, event: KeylessButton.Pressed) -> None:
        self.answer(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.answer(yes)

    def action_turn(self) -> None:
        self.focus_next()

    def action_take(self) -> None:
        self.answer(self.yes)
