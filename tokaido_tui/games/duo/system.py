"""Tokaido Duo as a game system: how games start and what records call things."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.errors import RecordError
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.scoring import SOURCES
from tokaido_tui.games.duo.setting_out import token_card
from tokaido_tui.games.duo.tables import GOODS, LANDSCAPES, PAWNS, Tables, load
from tokaido_tui.games.duo.terms import PLAYERS, VARIANTS
from tokaido_tui.games.duo.view import View


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def piles_of(tables: Tables) -> dict[str, dict[str, int]]:
    """Every pile a card can be drawn from, and the names of its cards."""
    return {
        "purple": {"1": 0, "2": 1},
        "token": {f"{GOODS[token.good]} {token.price}": token_card(token) for token in tables.tokens},
        **{f"{pawn}-wave": _numbered([s.name for s in tables.waves[i]]) for i, pawn in enumerate(PAWNS)},
        **{f"{pawn}-die": {str(face): face for face in tables.dice[i]} for i, pawn in enumerate(PAWNS)},
        "good": _numbered(GOODS),
        "painting": _numbered(LANDSCAPES),
    }


class DuoSystem:
    """Tokaido Duo with some tables: its own, or those of another folder."""

    name = "duo"
    title = "Tokaido Duo"
    players = PLAYERS
    variants = VARIANTS
    sources = SOURCES

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.piles = piles_of(tables)
        self._names = {pile: {card: name for name, card in names.items()} for pile, names in self.piles.items()}

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Duo, list[Event]]:
        events: list[Event] = []
        game = Duo(setup, dealer, events, self.tables)
        game.events = None
        return game, events

    def imagine(self, view: View, dealer: Dealer) -> Duo:
        return imagine(view, dealer)

    def draw_name(self, draw: Draw) -> str:
        return self._names[draw.pile][draw.card]

    def parse_draw(self, pile: str, name: str) -> Draw:
        if pile not in self.piles:
            raise RecordError(f"Tokaido Duo has no pile {pile!r}")
        if name not in self.piles[pile]:
            raise RecordError(f"the {pile} pile has no card {name!r}")
        return Draw(pile, self.piles[pile][name])


def system_from(folder: Path) -> DuoSystem:
    """The game with the tables of a folder; raises DataError, with a sentence, where they do not hold together."""
    return DuoSystem(load(str(folder.resolve())))


SYSTEM = DuoSystem(load(""))
