"""Positions for the tests of the rules: a voyage whose draws are scripted pile by pile and whose acts are named."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.playing import PileDealer, Travelled
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji import dock
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.system import SYSTEM
from tokaido_tui.games.namiji.view import PlayerView, View

BOX = SYSTEM.box
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
SHRIMP, CRAB = "shrimp", "crab"


class Voyage(Travelled):
    """A game that a test plays; seat 0 is its hero.

    The hero lies nearest the route in the harbour unless `queue` (seats, nearest first) says otherwise, so everybody
    else sets out before. Named piles (`net=["blue tai", ...]`) are scripted, the rest is chance.
    """

    on_the_way = ("move", "take")

    def __init__(
        self,
        players: int = 3,
        variants: Sequence[str] = (),
        queue: Sequence[int] | None = None,
        seed: int = 1,
        **piles: Sequence[str | int],
    ) -> None:
        order = range(max(players, 3)) if queue is None else queue
        dealer = PileDealer(SYSTEM, seed, {"queue": [seat + 1 for seat in order], **piles})
        self.game: Namiji
        self.game, self.opening = SYSTEM.start(Setup(NAMES[:players], tuple(variants)), dealer)

    # --- what there is to see

    @property
    def hero(self) -> PlayerView:
        return self.player(0)

    def player(self, seat: int) -> PlayerView:
        return self.view(seat).players[seat]

    def view(self, seat: int | None = None) -> View:
        return self.game.view(seat)

    # --- playing

    def pass_time(self) -> list[Event]:
        """The decider sails on to the dock, to the place farthest from the route, or takes as little as can be."""
        legal = self.game.legal_actions()
        return self.game.apply(legal[-1] if self.kind in ("move", "moor") else legal[0])

    def equip(self, *names: str, seat: int = 0) -> None:
        """Gives upgrades as they would come at docks."""
        for name in names:
            card = [c.name for c in BOX.docks].index(name)
            self.game.dock_deck.top.remove(card)
            self.game.gear[len(BOX.docks) * seat + card] += 1
            dock.equip(self.game, seat, card)


def fish_number(name: str) -> int:
    return BOX.fish_names.index(name)


def rock_number(name: str) -> int:
    return [card.name for card in BOX.rocks].index(name)


def card_names(cards: Sequence[int]) -> list[str]:
    return [BOX.docks[card].name for card in cards]


def whats(events: list[Event], kind: str) -> list[object]:
    return [event.what for event in events if event.kind == kind]
