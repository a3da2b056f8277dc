"""Face-down cards as a view shows them, and how to deal them anew in the light of what the viewer knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tokaido_tui.engine.dealer import Take
from tokaido_tui.engine.deck import OPEN, SEATS, Cards, Layer, Sighting


class HiddenCards(NamedTuple):
    """Face-down cards: how many, and the cards the viewer knows them to be among, if it does.

    Hidden cards with the same `place` share what they are among.
    """

    size: int
    among: Cards | None = None
    place: int | None = None


def hidden_layer(layer: Layer, viewer: int | None) -> HiddenCards:
    """A layer of a deck as the viewer knows it; None is a spectator."""
    cards, sighting = layer
    if sighting is OPEN or (sighting is SEATS and viewer is not None):
        return HiddenCards(len(cards), tuple(sorted(cards)), sighting.place)
    if viewer is None or sighting is None or sighting is SEATS or sighting.seen[viewer] is None:
        return HiddenCards(len(cards))
    return HiddenCards(len(cards), sighting.seen[viewer], sighting.place)


def sighting_of(hidden: HiddenCards, viewer: int | None, players: int) -> Sighting | None:
    """The sighting that gives the viewer this knowledge, for a deck that is dealt anew."""
    if hidden.among is None or hidden.place is None:
        return None
    for shared in (OPEN, SEATS):
        if hidden.place == shared.place:
            return shared
    return Sighting(hidden.place, tuple(hidden.among if seat == viewer else None for seat in range(players)))


def remove(cards: list[int], gone: Iterable[int]) -> Cards:
    """Takes those out that are there, and returns them."""
    found = []
    for card in gone:
        if card in cards:
            cards.remove(card)
            found.append(card)
    return tuple(found)


def deal_hidden(places: Sequence[HiddenCards], unseen: list[int], take: Take, pile: str) -> list[list[int]]:
    """Cards for each face-down place, from those not seen, in the light of what the viewer knows."""
    dealt: list[list[int] | None] = [None] * len(places)
    for i, place in enumerate(places):
        if place.among is not None and len(place.among) == place.size:
            dealt[i] = list(remove(unseen, place.among))
    for i, place in enumerate(places):
        if dealt[i] is None and place.among is not None:
            # All places of one sighting hold its cards together.
            pool = list(remove(unseen, place.among))
            for j, other in enumerate(places):
                if dealt[j] is None and other.place == place.place:
                    dealt[j] = [take(pool, pile) for _ in range(min(other.size, len(pool)))]
            unseen += pool
    filled = []
    for place, cards in zip(places, dealt, strict=True):
        cards = cards or []
        cards += [take(unseen, pile) for _ in range(place.size - len(cards))]
        filled.append(cards)
    return filled


def is_settled(places: Sequence[HiddenCards]) -> bool:
    """Whether the viewer knows what lies where; the cards of one place that it has not seen are no mystery."""
    unknown = sum(place.among is None for place in places)
    return unknown <= 1 and all(place.among is None or len(place.among) == place.size for place in places)
