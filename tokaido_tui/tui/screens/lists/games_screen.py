"""What the lists of kept games share: filling the list, deleting, and saying what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.widgets import Static

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.store.database import StoreError
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.screens.lists.game_list import GameList
from tokaido_tui.tui.screens.lists.list_screen import ListScreen
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words.errors import in_words

if TYPE_CHECKING:
    from tokaido_tui.store.store import KeptGame, Store

DELETE = Command(
    "d,delete", "delete", mark("Delete"), mark("delete the game for good; it asks first"),
    hint=pmark("footer", "delete"), when="has_entries",
)  # fmt: skip


class GamesScreen(ListScreen):
    """A list of kept games. `over` says which: finished ones, those in progress, or, if None, all."""

    over: ClassVar[bool | None] = None
    list = getters.query_one(GameList)
    _said_of: int | None = None

    def title_here(self) -> str:
        raise NotImplementedError

    def empty_here(self) -> str:
        """What is said where there is no game."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield GameList()
        yield Static(id="empty", markup=False)
        yield Static(id="note", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        """The texts, in the language there is now."""
        self.query_one(TitleBar).show(self.title_here())
        self.query_one("#empty", Static).update(self.empty_here())
        self.fill()

    def say(self, note: str) -> None:
        """Stands until another game is marked."""
        self._said_of = self.list.highlighted
        self.query_one("#note", Static).update(note)

    def try_to(self, do: Callable[[Store], None]) -> None:
        """Does something with the store; what goes wrong is said above the keys."""
        store = self.app.store
        if store is None:
            trouble = self.app.journal.trouble
            self.say("" if trouble is None else in_words(trouble))
            return
        try:
            do(store)
        except StoreError as error:
            self.say(in_words(error))

    def fill(self) -> None:
        """Reads the list anew."""
        self.try_to(lambda store: self.list.show(store.games(self.over)))
        self.set_class(not self.list.games, "-empty")
        self.query_one(KeyLine).show()

    def open(self, number: int) -> None:
        game = self.list.games[number]
        self.try_to(lambda store: self.open_game(store, game))

    def open_game(self, store: Store, game: KeptGame) -> None:
        raise NotImplementedError

    def on_option_list_option_highlighted(self) -> None:
        if self.list.highlighted != self._said_of:
            self.say("")

    def action_delete(self) -> None:
        chosen = self.list.chosen
        if chosen is not None:
            from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen

            question = _("Delete game {n} for good?").format(n=chosen.number)
            self.app.push_screen(
                ConfirmScreen(question, _("Delete"), _("Keep")), lambda yes: self._delete(chosen) if yes else None
            )

    def _delete(self, chosen: KeptGame) -> None:
        self.try_to(lambda store: store.delete(chosen.number))
        self.fill()
