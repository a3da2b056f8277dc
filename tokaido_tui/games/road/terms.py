"""What the setup of a game on a road fixes for good."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.road.road import Road

PLAYERS = range(2, 6)
RETURN_TRIP = "return-trip"


@dataclass(slots=True)
class RoadTerms:
    """`travellers` are the players' and the neutral one, which makes a third of two; `hand` is how many cards the
    first at a stop draws."""

    setup: Setup
    road: Road
    travellers: int
    hand: int


def travellers_for(setup: Setup) -> int:
    return max(setup.players, 3)


def road_for(road: Road, setup: Setup) -> Road:
    """The way it is walked; second slots are for four and more."""
    return _walked(road, setup.players >= 4, RETURN_TRIP in setup.variants)


# One road for all games that go the same way: it remembers the moves that have come up.
@lru_cache(maxsize=64)
def _walked(road: Road, doubles: bool, return_trip: bool) -> Road:
    way = road.reversed() if return_trip else road
    return way.with_doubles(doubles)
