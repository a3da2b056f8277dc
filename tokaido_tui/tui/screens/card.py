"""The result card over what was on the screen before; showing it copies it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.screens.dialogs.dialog import Dialog
from tokaido_tui.tui.widgets.key_line import KeyLine


class CardScreen(Dialog[None]):
    COMMANDS_HERE = (
        Command("y,c", "copy", mark("Copy"), mark("copy it once more"), hint=pmark("footer", "copy again")),
        Command(
            "escape,q,enter", "close", mark("Close"), mark("back to where you came from"),
            hint=pmark("footer", "back"), leaves=True,
        ),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        title, _newline, rest = self.text.partition("\n")
        with Vertical(id="dialog"):
            yield Static(Content.assemble((title, "bold $vermilion"), "\n", rest.rstrip("\n")), id="card")
            yield Static(_("Copied, if the terminal allows it."), id="copied", markup=False)
            yield KeyLine()

    def on_mount(self) -> None:
        self.action_copy()

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.text)

    def action_close(self) -> None:
        self.answer(None)
