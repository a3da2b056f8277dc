"""Continue: the games in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from tokaido_tui.i18n import _
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.games_screen import LEAVING, MOVING, GamesScreen

if TYPE_CHECKING:
    from tokaido_tui.store.store import Store


class ContinueScreen(GamesScreen):
    over: ClassVar[bool | None] = False
    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = (*MOVING, *LEAVING)
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def title_here(self) -> str:
        return _("Continue")

    def empty_here(self) -> str:
        return _("No game is in progress. Start a new one from the title.")

    def keys_here(self) -> Sequence[tuple[str, str]]:
        return [("Enter", _("go on")), ("d", _("delete")), ("?", _("keys")), ("Esc", _("back"))]

    def action_open(self) -> None:
        chosen = self.list.chosen
        if chosen is None or not self.is_current:
            return

        def go_on(store: Store) -> None:
            table = store.resume(chosen.number)
            app = self.game_app
            self.dismiss(None)
            app.call_later(app.play_on, table)

        self.try_to(go_on)
