"""A screen with a list on it: moving about in it, opening what is marked, and leaving."""

from __future__ import annotations

from textual import getters
from textual.screen import Screen
from textual.widgets import OptionList

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.widgets.entry_list import EntryList

MOVING = (
    Command("up,k,shift+tab", "move(-1)", mark("Up"), mark("up in the list"), False),
    Command("down,j,tab", "move(1)", mark("Down"), mark("down in the list"), False),
    Command("pageup", "page(-1)", mark("Page up"), mark("a page up"), False),
    Command("pagedown", "page(1)", mark("Page down"), mark("a page down"), False),
    Command("home", "edge(False)", mark("First"), mark("to the first line"), False),
    Command("end", "edge(True)", mark("Last"), mark("to the last line"), False),
)
LEAVING = Command(
    "escape,q,left", "close", mark("Back"), mark("back to where you came from"), hint=pmark("footer", "back"),
    leaves=True,
)  # fmt: skip


class ListScreen(Screen[None]):
    app = getters.app(TokaidoApp)
    list = getters.query_one(EntryList)

    @property
    def has_entries(self) -> bool:
        return self.list.count > 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        # A second key may come before this screen is left.
        if self.is_current:
            self.open(self.list.cursor)

    def open(self, number: int) -> None:
        raise NotImplementedError

    def action_open(self) -> None:
        self.list.action_select()

    async def action_move(self, step: int) -> None:
        await self.list.run_action("cursor_down" if step > 0 else "cursor_up")

    async def action_page(self, step: int) -> None:
        await self.list.run_action("page_down" if step > 0 else "page_up")

    async def action_edge(self, last: bool) -> None:
        await self.list.run_action("last" if last else "first")

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
