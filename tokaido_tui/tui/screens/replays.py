"""The games that were played: to be shown again, written to a file, deleted; records from files join them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import _, mark
from tokaido_tui.store.files import read_text
from tokaido_tui.store.store import KeptGame, Store
from tokaido_tui.table.retelling import Retelling
from tokaido_tui.table.table import Table
from tokaido_tui.tui.card import card_of
from tokaido_tui.tui.keeping import save
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.confirm import ConfirmScreen
from tokaido_tui.tui.screens.game_list import GameList, ListFoot, ListHead, shown_date

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

EMPTY = mark("No game is kept yet. Play one, and it can be seen again here; m brings in a record from a file.")


def retold(store: Store, kept: KeptGame) -> Retelling:
    """Raises StoreError if it can't be replayed."""
    return Retelling(store.record(kept), kept.plan().seats)


class ReplaysScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Up"), mark("up in the list"), False),
        Command("down,j,tab", "move(1)", mark("Down"), mark("down in the list"), False),
        Command("pageup", "page(-1)", mark("Page up"), mark("a page up"), False),
        Command("pagedown", "page(1)", mark("Page down"), mark("a page down"), False),
        Command("home", "edge(False)", mark("First"), mark("to the latest game"), False),
        Command("end", "edge(True)", mark("Last"), mark("to the oldest game"), False),
        Command("enter,space,right", "open", mark("Replay"), mark("show this game again")),
        Command("y", "card", mark("Result card"), mark("the result as a text to paste into a chat")),
        Command("w", "save", mark("Save the record"), mark("write the record of this game to a file")),
        Command("m", "bring_in", mark("Bring in"), mark("bring in a game from a record file")),
        Command("d,delete", "delete", mark("Delete"), mark("delete this game; it asks first")),
        Command("escape,q,left", "close", mark("Back"), mark("back to the title")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def compose(self) -> ComposeResult:
        glyphs = self.game_app.glyphs
        yield ListHead(_("Replays"), _("Esc back"))
        yield GameList(empty=self.game_app.store_trouble or _(EMPTY))
        yield ListFoot([(glyphs.enter, _("replay")), ("y", _("card")), ("w", _("save the record")),
                        ("m", _("bring in")), ("d", _("delete")), ("Esc", _("back"))])  # fmt: skip

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    @property
    def list(self) -> GameList:
        return self.query_one(GameList)

    def say(self, note: str) -> None:
        self.query_one(ListFoot).say(note)

    def on_screen_resume(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        store = self.game_app.store
        if store is not None:
            self._try(lambda: self.list.show(store.games()))

    def _try(self, do: Callable[[], None]) -> None:
        """What goes wrong is said at the foot."""
        try:
            do()
        except GameError as error:
            self.say(str(error))
        except OSError as error:
            self.say(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))

    def _with_chosen(self, do: Callable[[Store, KeptGame], None]) -> None:
        store, kept = self.game_app.store, self.list.chosen
        if store is not None and kept is not None:
            self._try(lambda: do(store, kept))

    def action_move(self, by: int) -> None:
        self.list.move(by)

    def action_page(self, by: int) -> None:
        self.list.page(by)

    def action_edge(self, last: bool) -> None:
        self.list.edge(last)

    def on_game_list_opened(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        from tokaido_tui.tui.screens.replay import ReplayScreen

        def play_on(table: Table | None) -> None:
            if table is not None:
                self.game_app.play_on(table)

        def show(store: Store, kept: KeptGame) -> None:
            screen = ReplayScreen(retold(store, kept), shown_date(kept.changed)[:10])
            self.say("")
            self.app.push_screen(screen, play_on)

        # A second key may come before this screen is left.
        if self.is_current:
            self._with_chosen(show)

    def action_card(self) -> None:
        from tokaido_tui.tui.screens.card import CardScreen

        def show(store: Store, kept: KeptGame) -> None:
            text = card_of(retold(store, kept).standing(), shown_date(kept.changed)[:10])
            self.app.push_screen(CardScreen(text))

        self._with_chosen(show)

    def action_save(self) -> None:
        self._with_chosen(lambda store, kept: self.say(save(store.record(kept))))

    def action_delete(self) -> None:
        def delete(store: Store, kept: KeptGame) -> None:
            def answered(yes: bool | None) -> None:
                if yes:
                    self._try(lambda: store.delete(kept.number))
                    self._refresh()

            question = _("Delete game {n} for good?").format(n=kept.number)
            self.app.push_screen(ConfirmScreen(question, _("Delete"), _("Keep")), answered)

        self._with_chosen(delete)

    def action_bring_in(self) -> None:
        from tokaido_tui.tui.screens.ask import AskScreen

        self.app.push_screen(AskScreen(_("Which record file?")), self._bring_in)

    def _bring_in(self, name: str | None) -> None:
        store = self.game_app.store
        if not name or store is None:
            return

        def bring_in() -> None:
            number = store.bring_in(read_text(Path(name).expanduser()))
            self._refresh()
            self.list.move_to(next(n for n, game in enumerate(self.list.games) if game.number == number))
            self.say(_("It is now game {n}.").format(n=number))

        self._try(bring_in)

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
