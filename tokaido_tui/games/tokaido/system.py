"""Tokaido as a game system: how games start and what records call things."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.errors import RecordError
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.tables import DISHES, ENCOUNTERS, SOUVENIRS, SPRING_VALUES, TRAVELLERS
from tokaido_tui.games.tokaido.terms import PLAYERS, VARIANTS
from tokaido_tui.games.tokaido.view import View


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_DISHES = _numbered([dish.name for dish in DISHES])
# Every pile a card can be drawn from, and the names of its cards. The queue's are travellers: the seats counted
# from 1, and after them the neutral.
PILES: dict[str, dict[str, int]] = {
    "souvenir": _numbered([souvenir.name for souvenir in SOUVENIRS]),
    "meal": _DISHES,
    "discard": _DISHES,
    "encounter": _numbered([encounter.name for encounter in ENCOUNTERS]),
    "spring": {str(value): value for value in SPRING_VALUES},
    "traveller": _numbered([traveller.name for traveller in TRAVELLERS]),
    "queue": {str(number + 1): number for number in range(PLAYERS.stop - 1)},
}
_NAMES = {pile: {card: name for name, card in names.items()} for pile, names in PILES.items()}


class TokaidoSystem:
    name = "tokaido"
    players = PLAYERS
    variants = VARIANTS
    sources = SOURCES

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Tokaido, list[Event]]:
        events: list[Event] = []
        game = Tokaido(setup, dealer, events)
        game.events = None
        return game, events

    def imagine(self, view: View, dealer: Dealer) -> Tokaido:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return _NAMES[draw.pile][draw.card]

    def parse_draw(self, pile: str, name: str) -> Draw:
        if pile not in PILES:
            raise RecordError(f"Tokaido has no pile {pile!r}")
        if name not in PILES[pile]:
            raise RecordError(f"the {pile} pile has no card {name!r}")
        return Draw(pile, PILES[pile][name])


SYSTEM = TokaidoSystem()
