"""Tokaido as a game system: how games start and what records call things."""

from __future__ import annotations

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.piles import Piles, numbered
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import DISHES, ENCOUNTERS, SOUVENIRS, SPRING_VALUES, TRAVELLERS
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.terms import PLAYERS, VARIANTS
from tokaido_tui.games.tokaido.view import View

_DISHES = numbered([dish.name for dish in DISHES])
# Every pile a card can be drawn from, and the names of its cards. The queue's are travellers: the seats counted
# from 1, and after them the neutral.
PILES: dict[str, dict[str, int]] = {
    "souvenir": numbered([souvenir.name for souvenir in SOUVENIRS]),
    "meal": _DISHES,
    "discard": _DISHES,
    "encounter": numbered([encounter.name for encounter in ENCOUNTERS]),
    "spring": {str(value): value for value in SPRING_VALUES},
    "traveller": numbered([traveller.name for traveller in TRAVELLERS]),
    "queue": {str(number + 1): number for number in range(PLAYERS.stop - 1)},
}
_PILES = Piles("Tokaido", PILES)


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

    def deal(self, setup: Setup, dealer: Dealer) -> Tokaido:
        return Tokaido(setup, dealer)

    def imagine(self, view: View, dealer: Dealer) -> Tokaido:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return _PILES.draw_name(draw)

    def parse_draw(self, pile: str, name: str) -> Draw:
        return _PILES.parse_draw(pile, name)


SYSTEM = TokaidoSystem()
