"""The layered deck.

A layer is unordered: which of its cards is on top is decided when it is drawn. Cards put under the deck form a
new layer below. That equals a shuffled deck whose returned cards go under in random order, and nothing is ever
shuffled. Each layer below remembers who has seen its cards, so that a view can say what its seat knows.
"""

from __future__ import annotations

from typing import NamedTuple

from tokaido_tui.engine.dealer import Take

Cards = tuple[int, ...]


class Sighting(NamedTuple):
    """Who knows what about some hidden cards.

    `seen[seat]` are cards the seat has seen and not seen leave: the hidden cards are among them. `place` tells
    sightings apart; cards hidden in several layers by one sighting share its cards.
    """

    place: int
    seen: tuple[Cards | None, ...]


OPEN = Sighting(-1, ())
"""The sighting of a layer whose cards everybody has seen, spectators too."""
SEATS = Sighting(-2, ())
"""The sighting of a layer whose cards every seat knows, but no spectator."""

Layer = tuple[Cards, Sighting | None]
"""Cards of a deck that lie together, in no order, and who knows about them. (Made too often to be a class.)"""


class Deck:
    """Cards to be drawn: a top layer, a list that dealers take from, and the layers below it."""

    __slots__ = ("below", "name", "sighting", "top")

    def __init__(
        self, name: str, top: list[int], sighting: Sighting | None = None, below: tuple[Layer, ...] = ()
    ) -> None:
        self.name = name
        self.top = top
        self.sighting = sighting
        self.below = below

    def copy(self) -> Deck:
        return Deck(self.name, self.top[:], self.sighting, self.below)

    def __len__(self) -> int:
        return len(self.top) + sum(len(cards) for cards, _ in self.below)

    def __bool__(self) -> bool:
        # The top layer is empty only when the whole deck is.
        return bool(self.top)

    def draw(self, take: Take) -> int:
        top = self.top
        card = take(top, self.name)
        if not top and self.below:
            self._surface()
        return card

    def draw_up_to(self, count: int, take: Take) -> list[int]:
        """Draws `count` cards, or all there are."""
        cards: list[int] = []
        top, name = self.top, self.name
        if len(top) > count:
            # One layer is enough, as it nearly always is: no need to look below after each card.
            for _ in range(count):
                cards.append(take(top, name))
            return cards
        while len(cards) < count and self.top:
            cards.append(self.draw(take))
        return cards

    def put_under(self, cards: Cards, sighting: Sighting | None) -> None:
        if cards:
            self.below += ((cards, sighting),)
            if not self.top:
                self._surface()

    def _surface(self) -> None:
        (cards, self.sighting), *rest = self.below
        self.top = list(cards)
        self.below = tuple(rest)

    def layers(self) -> tuple[Layer, ...]:
        """All layers, top first."""
        return ((tuple(self.top), self.sighting), *self.below)
