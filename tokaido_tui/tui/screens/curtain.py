"""The curtain between two people at one keyboard: it covers everything and tells nothing."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.keys import Command, bindings


class CurtainScreen(Screen[None]):
    early = True
    COMMANDS_HERE = (Command("enter,space", "open", mark("Open"), mark("show the secret cards")),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._who = name

    def compose(self) -> ComposeResult:
        yield Static(id="curtain", markup=False)

    def on_mount(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        paragraphs = (
            _("Pass the keyboard to {name}.").format(name=self._who),
            _("Secret cards come next: nobody else looks."),
            _("Press Enter when you are {name}.").format(name=self._who),
        )
        self.query_one("#curtain", Static).update("\n\n".join(paragraphs))

    def action_open(self) -> None:
        self.dismiss(None)
