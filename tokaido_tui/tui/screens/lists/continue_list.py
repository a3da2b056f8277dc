"""Continue: the games in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.lists.games_screen import DELETE, GamesScreen
from tokaido_tui.tui.screens.lists.list_screen import LEAVING, MOVING

if TYPE_CHECKING:
    from tokaido_tui.store.store import KeptGame, Store


class ContinueScreen(GamesScreen):
    over: ClassVar[bool | None] = False
    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = (
        *MOVING,
        Command(
            "enter,space,right", "open", mark("Open"), mark("go on with the game that is marked"), False,
            hint=pmark("footer", "go on"), when="has_entries",
        ),
        DELETE,
        LEAVING,
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def title_here(self) -> str:
        return _("Continue")

    def empty_here(self) -> str:
        return _("No game is in progress. Start a new one from the title.")

    def open_game(self, store: Store, game: KeptGame) -> None:
        table = store.resume(game.number)
        app = self.app
        self.dismiss(None)
        app.call_later(app.play_on, table)
