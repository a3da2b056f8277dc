"""Tokaido Duo as a game system: how games start and what records call things."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.piles import Piles, numbered
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.box import COLOURS, GOODS, LANDSCAPES, PAWNS, Box
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.games.duo.scoring import SOURCES
from tokaido_tui.games.duo.setting_out import token_card
from tokaido_tui.games.duo.terms import PLAYERS, VARIANTS, terms_of
from tokaido_tui.games.duo.view import View


def piles_of(box: Box) -> dict[str, dict[str, int]]:
    """Every pile a card can be drawn from, and the names of its cards."""
    return {
        "purple": {"1": 0, "2": 1},
        "token": {f"{GOODS[token.good]} {token.price}": token_card(token) for token in box.tokens},
        **{f"{pawn}-wave": numbered([s.name for s in box.waves[i]]) for i, pawn in enumerate(PAWNS)},
        **{f"{pawn}-die": {str(face): face for face in box.dice[i]} for i, pawn in enumerate(PAWNS)},
        "good": numbered(GOODS),
        **{f"{colour}-painting": numbered(LANDSCAPES) for colour in COLOURS},
    }


class DuoSystem:
    """Tokaido Duo with some tables: its own, or those of another folder."""

    name = "duo"
    title = "Tokaido Duo"
    players = PLAYERS
    variants = VARIANTS
    sources = SOURCES

    def __init__(self, box: Box) -> None:
        self.box = box
        self._piles = Piles(self.title, piles_of(box))

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Duo, list[Event]]:
        events: list[Event] = []
        game = Duo()
        game.begin(terms_of(self.box, setup), dealer, events)
        game.events = None
        return game, events

    def deal(self, setup: Setup, dealer: Dealer) -> Duo:
        game = Duo()
        game.begin(terms_of(self.box, setup), dealer)
        return game

    def imagine(self, view: View, dealer: Dealer) -> Duo:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return self._piles.draw_name(draw)

    def parse_draw(self, pile: str, name: str) -> Draw:
        return self._piles.parse_draw(pile, name)


SYSTEM = DuoSystem(load_box())


def from_folder(folder: Path) -> DuoSystem:
    """The game with the tables of a folder; raises DataError, with a sentence, where they do not hold together."""
    return DuoSystem(load_box(folder))
