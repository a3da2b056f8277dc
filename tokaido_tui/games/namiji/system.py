"""Namiji as a game system: how games start and what records call things. A system belongs to a box."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.piles import Piles, numbered
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.box import CRUSTACEAN_NAMES, MOST_TRAVELLERS, Box
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.load_box import load_box
from tokaido_tui.games.namiji.scoring import SOURCES
from tokaido_tui.games.namiji.terms import VARIANTS, terms_of
from tokaido_tui.games.namiji.view import View
from tokaido_tui.games.road.terms import PLAYERS


def piles_of(box: Box) -> dict[str, dict[str, int]]:
    """Every pile that is drawn from. The queue's cards are boats: the seats counted from 1, then the neutral."""
    docks = numbered([card.name for card in box.docks])
    return {
        "fish": numbered(box.fish_names),
        "net": numbered(box.fish_names),
        "crustacean": numbered(CRUSTACEAN_NAMES),
        "dock": docks,
        "discard": docks,
        "rock": numbered([card.name for card in box.rocks]),
        "queue": {str(number + 1): number for number in range(MOST_TRAVELLERS)},
    }


class NamijiSystem:
    name = "namiji"
    players = PLAYERS
    variants = VARIANTS
    sources = SOURCES

    def __init__(self, box: Box) -> None:
        self.box = box
        self._piles = Piles("Namiji", piles_of(box))

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Namiji, list[Event]]:
        events: list[Event] = []
        game = Namiji()
        game.begin(terms_of(self.box, setup), dealer, events)
        game.events = None
        return game, events

    def deal(self, setup: Setup, dealer: Dealer) -> Namiji:
        game = Namiji()
        game.begin(terms_of(self.box, setup), dealer)
        return game

    def imagine(self, view: View, dealer: Dealer) -> Namiji:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return self._piles.draw_name(draw)

    def parse_draw(self, pile: str, name: str) -> Draw:
        return self._piles.parse_draw(pile, name)


SYSTEM = NamijiSystem(load_box())


def from_folder(folder: Path) -> NamijiSystem:
    """Namiji with the tables in a folder. Raises DataError with a sentence for what is wrong with them."""
    return NamijiSystem(load_box(folder))
