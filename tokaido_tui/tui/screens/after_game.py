"""After the last step: the final scoring, the result, and what is to come next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.save_record import save_record
from tokaido_tui.tui.screens.replay import ReplayScreen
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.words.card import card_of

if TYPE_CHECKING:
    from tokaido_tui.table.table import Table
    from tokaido_tui.tui.screens.play import PlayScreen


class AfterGame:
    """`ending` is what the last step brought."""

    def __init__(self, screen: PlayScreen, ending: Sequence[Event]) -> None:
        self._screen = screen
        self._ending = ending

    def show(self) -> None:
        screen = self._screen
        scoring = ScoringScreen(screen.ui, screen.public_view(), list(self._ending), screen.board.colours)
        screen.app.push_screen(scoring, lambda _done: self._result())

    def _result(self) -> None:
        screen = self._screen
        host, files = screen.host, screen.app.session.files
        result = ResultScreen(
            screen.ui,
            screen.public_view(),
            self._about(),
            screen.board.colours,
            lambda: save_record(host.record(), host.plan.system(), files),
            lambda: card_of(host.summary(), date.today().isoformat()),
        )
        screen.app.push_screen(result, self._next)

    def _about(self) -> str:
        """The deal, and who was helped how often."""
        host, note = self._screen.host, self._screen.note()
        used = [f"{host.seats[seat].name} {count}" for seat, count in sorted(host.hints.items())]
        return f"{note}   " + _("hints: {names}").format(names=", ".join(used)) if used else note

    def _next(self, wish: str | None) -> None:
        screen, plan = self._screen, self._screen.host.plan
        if wish == "rematch":
            screen.leave_for(lambda: screen.play_again(plan._replace(seed=None)))
        elif wish == "same-deal":
            screen.leave_for(lambda: screen.play_again(plan))
        elif wish == "replay":
            self._replay()
        else:
            screen.leave_for(screen.app.show_title)

    def _replay(self) -> None:
        screen = self._screen

        def after(played_on: Table | None) -> None:
            if played_on is None:
                self._result()
            else:
                screen.leave_for(lambda: screen.app.play_on(played_on))

        host = screen.host
        screen.app.push_screen(ReplayScreen(Replay(host.record(), host.seats, host.plan.data)), after)
