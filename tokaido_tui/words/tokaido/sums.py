"""What a view adds up to: points by source, sets of souvenirs, ranks at the temple as they stand now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tokaido_tui.games.tokaido.box import (
    ACHIEVEMENT_POINTS,
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    DISHES,
    ENCOUNTERS,
    FAMILIES,
    GOURMET,
    MEAL_POINTS,
    NOVICE,
    SOUVENIRS,
)
from tokaido_tui.games.tokaido.scoring import SOURCES, temple_ranks
from tokaido_tui.games.tokaido.view import PlayerView, View

Set = tuple[int | None, ...]
"""A set of souvenirs: a card of each family, None where it is missing."""


def ranks_now(view: View, gift: tuple[int, int] | None = None) -> list[int]:
    """The points each traveller's offerings would bring if the game ended now, the neutral's last.

    `gift` is a traveller and the coins it might give.
    """
    piles = [traveller.offerings for traveller in view.travellers]
    if gift is not None:
        piles[gift[0]] += gift[1]
    return temple_ranks(piles)


def sets_of(souvenirs: Sequence[int]) -> list[Set]:
    """The souvenirs by sets, as they score: the first set has a card of every family there is."""
    families = [[card for card in souvenirs if SOUVENIRS[card].family == family] for family in range(FAMILIES)]
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


def points_by_source(player: PlayerView, rank: int = 0) -> dict[str, int]:
    """The points of a player from its collection; the temple's rank counts only at the end."""
    who = player.who or NOVICE
    points = (
        MEAL_POINTS * len(player.meals),
        sum(n * (n + 1) // 2 for n in player.sections),
        sum(set_points(cards) for cards in sets_of(player.souvenirs)),
        sum(value + who.spring_points for value in player.springs),
        sum(ENCOUNTERS[card].points + who.encounter_points for card in player.encounters),
        player.offerings,
        rank,
        len(player.achievements) * (ACHIEVEMENT_POINTS + who.achievement_points),
    )
    return dict(zip(SOURCES, points, strict=True))


def tallies(view: View) -> dict[int, list[int]]:
    """The achievements of the end, each with what decides it, by seat."""
    players = view.players
    return {
        GOURMET: [sum(DISHES[dish].price for dish in player.meals) for player in players],
        BATHER: [len(player.springs) for player in players],
        CHATTERBOX: [len(player.encounters) for player in players],
        COLLECTOR: [len(player.souvenirs) for player in players],
    }


def counted(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Each card once, with how many there are of it."""
    return sorted(Counter(cards).items())
