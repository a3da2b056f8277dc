"""Replays: every game that is kept, to be shown again or written to a file; records from files join them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from tokaido_tui.engine.errors import RecordError
from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.lists.games_screen import DELETE, GamesScreen
from tokaido_tui.tui.screens.lists.list_screen import LEAVING, MOVING
from tokaido_tui.words.errors import in_words

if TYPE_CHECKING:
    from tokaido_tui.store.store import KeptGame, Store
    from tokaido_tui.table.replay import Replay
    from tokaido_tui.table.table import Table


def replay_of(store: Store, kept: KeptGame) -> Replay:
    """Raises StoreError if it can't be replayed."""
    from tokaido_tui.table.replay import Replay

    plan = kept.plan()
    return Replay(store.record(kept), plan.seats, plan.data)


class ReplaysScreen(GamesScreen):
    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = (
        *MOVING,
        Command(
            "enter,space,right", "open", mark("Open"), mark("watch the game that is marked"), False,
            hint=pmark("footer", "watch"), when="has_entries",
        ),
        Command(
            "y", "card", mark("Result card"), mark("the result as a text to paste into a chat"),
            hint=pmark("footer", "card"), when="has_entries",
        ),
        Command(
            "w", "save", mark("Save the record"), mark("write the record of this game to a file"),
            hint=pmark("footer", "save the record"), when="has_entries",
        ),
        Command(
            "m", "bring_in", mark("Bring in"), mark("bring in a game from a record file"),
            hint=pmark("footer", "bring in"),
        ),
        DELETE,
        LEAVING,
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def title_here(self) -> str:
        return _("Replays")

    def empty_here(self) -> str:
        return _("No game is kept yet. Play one and you can watch it again here, or bring one in from a file with m.")

    def on_screen_resume(self) -> None:
        # A game that was played on from a replay is in the list when it is left.
        if self.list.size:
            self.fill()

    def _with_chosen(self, do: Callable[[Store, KeptGame], None]) -> None:
        chosen = self.list.chosen
        # A second key may come before this screen is left.
        if chosen is not None and self.is_current:
            self.try_to(lambda store: do(store, chosen))

    def open_game(self, store: Store, game: KeptGame) -> None:
        from tokaido_tui.tui.screens.replay import ReplayScreen

        def play_on(table: Table | None) -> None:
            if table is not None:
                self.app.play_on(table)

        self.app.push_screen(ReplayScreen(replay_of(store, game), game.day), play_on)
        self.say("")

    def action_card(self) -> None:
        from tokaido_tui.tui.screens.card import CardScreen
        from tokaido_tui.words.card import card_of

        def show(store: Store, kept: KeptGame) -> None:
            self.app.push_screen(CardScreen(card_of(replay_of(store, kept).summary(), kept.day)))

        self._with_chosen(show)

    def action_save(self) -> None:
        from tokaido_tui.tui.save_record import save_record

        files = self.app.session.files
        self._with_chosen(lambda store, kept: self.say(save_record(store.record(kept), kept.plan().system(), files)))

    def action_bring_in(self) -> None:
        from tokaido_tui.tui.screens.dialogs.ask import AskScreen

        self.app.push_screen(AskScreen(_("Which record file?")), self._bring_in)

    def _bring_in(self, name: str | None) -> None:
        if name:
            self.try_to(lambda store: self._bring_in_file(store, name))

    def _bring_in_file(self, store: Store, name: str) -> None:
        from tokaido_tui.store.files import read_text

        files, path = self.app.session.files, Path(name)
        if not files.reads:
            self.say(_("Files can't be read from here."))
            return
        try:
            number = store.bring_in(read_text(files.named(name)))
        except RecordError as error:
            self.say(f"{path.name}: {in_words(error)}")
        except (OSError, RuntimeError) as error:
            # A home folder that nobody has is a RuntimeError.
            self.say(f"{path.name}: {getattr(error, 'strerror', None) or error}")
        else:
            self.fill()
            self.list.move_to([game.number for game in self.list.games].index(number))
            self.say(_("It is now game {n}.").format(n=number))
