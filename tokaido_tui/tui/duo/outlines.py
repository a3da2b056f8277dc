"""The borders of the areas, as rings of points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tokaido_tui.games.duo.tables import Tables

Point = tuple[float, float]
Outline = tuple[Point, ...]


def outline_of(tables: Tables, places: Sequence[Point], area: int) -> Outline:
    """The border of an area: its part of the rim and the routes beside it. Empty where these make no single ring."""
    beside: dict[int, list[int]] = {}
    stops = [*range(tables.rim), 0]
    sides = [(one, two) for one, two in pairwise(stops) if tables.stretch[one] == area]
    sides += [route.towns for route in tables.routes if area in route.areas]
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


def within(x: float, y: float, ring: Outline) -> bool:
    """Whether a ring goes round a point; no ring goes round nothing."""
    inside = False
    before_x, before_y = ring[-1] if ring else (x, y)
    for here_x, here_y in ring:
        if (here_y > y) != (before_y > y) and x < (before_x - here_x) * (y - here_y) / (before_y - here_y) + here_x:
            inside = not inside
        before_x, before_y = here_x, here_y
    return inside
