"""What a terminal that is too small shows."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static

from tokaido_tui.i18n import _


class EnlargeScreen(Screen[None]):
    """Covers the screen until the terminal is large enough; takes no keys but those that leave the program."""

    early = True
    BINDINGS: ClassVar[list[BindingType]] = []

    def compose(self) -> ComposeResult:
        yield Static(id="enlarge")

    def on_resize(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        here = f"{self.app.size.width}x{self.app.size.height}"
        self.query_one("#enlarge", Static).update(
            _("Please enlarge the terminal to 80x24.") + "\n" + _("It is {size} now.").format(size=here)
        )
