"""What a view adds up to: sets of souvenirs, ranks at the temple as they stand now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tokaido_tui.games.tokaido.box import BATHER, CHATTERBOX, COLLECTOR, FAMILIES, GOURMET, Box
from tokaido_tui.games.tokaido.scoring import temple_ranks
from tokaido_tui.games.tokaido.view import View

Set = tuple[int | None, ...]
"""A set of souvenirs: a card of each family, None where it is missing."""


def ranks_now(view: View, gift: tuple[int, int] | None = None) -> list[int]:
    """The points each traveller's offerings would bring if the game ended now, the neutral's last.

    `gift` is a traveller and the coins it might give.
    """
    piles = [traveller.offerings for traveller in view.travellers]
    if gift is not None:
        piles[gift[0]] += gift[1]
    return temple_ranks(view.box, piles)


def sets_of(box: Box, souvenirs: Sequence[int]) -> list[Set]:
    """The souvenirs by sets, as they score: the first set has a card of every family there is."""
    families = [[card for card in souvenirs if box.souvenirs[card].family == family] for family in range(FAMILIES)]
    return [
        tuple(cards[i] if i < len(cards) else None for cards in families)
        for i in range(max((len(cards) for cards in families), default=0))
    ]


def set_points(cards: Set) -> int:
    return sum(card is not None for card in cards) ** 2


def current_set(sets: Sequence[Set]) -> tuple[Set, int]:
    """The first set that is not complete, and how many other sets there are."""
    for cards in sets:
        if None in cards:
            return cards, len(sets) - 1
    return (None,) * FAMILIES, len(sets)


def tallies(view: View) -> dict[int, list[int]]:
    """The achievements of the end, each with what decides it, by seat."""
    players = view.players
    return {
        GOURMET: [sum(view.box.dishes[dish].price for dish in player.meals) for player in players],
        BATHER: [len(player.springs) for player in players],
        CHATTERBOX: [len(player.encounters) for player in players],
        COLLECTOR: [len(player.souvenirs) for player in players],
    }


def counted(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Each card once, with how many there are of it."""
    return sorted(Counter(cards).items())
