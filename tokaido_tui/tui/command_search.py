"""The list of commands to search: Textual's own, made safe for keys that come faster than it is painted."""

from __future__ import annotations

from contextlib import suppress

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette

from tokaido_tui.i18n import _


class CommandSearch(CommandPalette):
    def __init__(self) -> None:
        super().__init__(placeholder=_("Search for a command"))

    def dismiss(self, result: None = None) -> AwaitComplete:
        """A second Enter that came before the list was gone must not close what is beneath it, or crash."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def _action_command_list(self, action: str) -> None:
        """Textual's list knows its lines only once it is painted: a page key that comes before would crash it."""
        with suppress(KeyError):
            super()._action_command_list(action)
