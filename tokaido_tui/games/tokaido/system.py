"""Tokaido as a game system: how games start and what records call things. A system belongs to a box."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.piles import Piles, numbered
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.road.terms import PLAYERS
from tokaido_tui.games.tokaido.box import MOST_TRAVELLERS, Box
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.terms import VARIANTS, terms_of
from tokaido_tui.games.tokaido.view import View


def piles_of(box: Box) -> dict[str, dict[str, int]]:
    """Every pile that is drawn from. The queue's cards are travellers: the seats from 1, then the neutral."""
    dishes = numbered([dish.name for dish in box.dishes])
    return {
        "souvenir": numbered([souvenir.name for souvenir in box.souvenirs]),
        "meal": dishes,
        "discard": dishes,
        "encounter": numbered([person.name for person in box.encounters]),
        "spring": {str(value): value for value in box.springs},
        "traveller": numbered([traveller.name for traveller in box.travellers]),
        "queue": {str(number + 1): number for number in range(MOST_TRAVELLERS)},
    }


class TokaidoSystem:
    name = "tokaido"
    players = PLAYERS
    variants = VARIANTS
    sources = SOURCES

    def __init__(self, box: Box) -> None:
        self.box = box
        self._piles = Piles("Tokaido", piles_of(box))

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Tokaido, list[Event]]:
        events: list[Event] = []
        game = Tokaido()
        game.begin(terms_of(self.box, setup), dealer, events)
        game.events = None
        return game, events

    def deal(self, setup: Setup, dealer: Dealer) -> Tokaido:
        game = Tokaido()
        game.begin(terms_of(self.box, setup), dealer)
        return game

    def imagine(self, view: View, dealer: Dealer) -> Tokaido:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return self._piles.draw_name(draw)

    def parse_draw(self, pile: str, name: str) -> Draw:
        return self._piles.parse_draw(pile, name)


SYSTEM = TokaidoSystem(load_box())


def from_folder(folder: Path) -> TokaidoSystem:
    """Tokaido with the tables in a folder. Raises DataError with a sentence for what is wrong with them."""
    return TokaidoSystem(load_box(folder))
