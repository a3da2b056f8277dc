"""The list of commands to search: Textual's own, but it closes only once."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class CommandList(CommandPalette):
    def dismiss(self, result: None = None) -> AwaitComplete:
        """A second Enter that came before the list was gone must not close what is beneath it, or crash."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
