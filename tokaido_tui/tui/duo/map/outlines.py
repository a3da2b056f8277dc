"""The borders of the areas, as rings of points."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise

from tokaido_tui.games.duo.box import Box

Point = tuple[float, float]
Outline = tuple[Point, ...]


def outline_of(box: Box, places: Sequence[Point], area: int) -> Outline:
    """The border of an area: its part of the rim and the routes beside it. Empty where these make no single ring."""
    beside: dict[int, list[int]] = {}
    stops = [*range(box.rim), 0]
    sides = [(one, two) for one, two in pairwise(stops) if box.stretch[one] == area]
    sides += [route.towns for route in box.routes if area in route.areas]
    for one, two in sides:
        beside.setdefault(one, []).append(two)
        beside.setdefault(two, []).append(one)
    if any(len(others) != 2 for others in beside.values()):
        return ()
    start = min(beside)
    ring = [start]
    before, here = start, beside[start][0]
    while here != start:
        ring.append(here)
        one, two = beside[here]
        before, here = here, two if one == before else one
    return tuple(places[space] for space in ring) if len(ring) == len(beside) else ()


def crossings(y: float, ring: Outline) -> list[float]:
    """Where a ring crosses a line from west to east, in order."""
    found: list[float] = []
    for (x, north), (to_x, south) in pairwise([*ring, *ring[:1]]):
        if (north > y) != (south > y):
            found.append((to_x - x) * (y - north) / (south - north) + x)
    return sorted(found)


def within(x: float, crossed: Sequence[float]) -> bool:
    """Whether a point of that line is inside the ring: an odd number of crossings lies to its west."""
    return bisect(crossed, x) % 2 == 1
