"""The piles of a game and what records call their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tokaido_tui.engine.dealer import Draw
from tokaido_tui.engine.errors import RecordError


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


class Piles:
    """Every pile a card can be drawn from, and the names of its cards."""

    def __init__(self, game: str, cards: Mapping[str, Mapping[str, int]]) -> None:
        self._game = game
        self.cards = cards
        self._names = {pile: {card: name for name, card in names.items()} for pile, names in cards.items()}

    def draw_name(self, draw: Draw) -> str:
        return self._names[draw.pile][draw.card]

    def parse_draw(self, pile: str, name: str) -> Draw:
        if pile not in self.cards:
            raise RecordError("{game} has no pile {pile!r}", game=self._game, pile=pile)
        if name not in self.cards[pile]:
            raise RecordError("the pile {pile!r} has no card {card!r}", pile=pile, card=name)
        return Draw(pile, self.cards[pile][name])
