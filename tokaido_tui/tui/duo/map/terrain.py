"""What lies where on a map of the island: sea, beach or an area, for every point of a grid."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from tokaido_tui.games.duo.box import MOON, Box
from tokaido_tui.tui.art.canvas import rolling
from tokaido_tui.tui.duo.map.outlines import Outline, Point, crossings, outline_of, within
from tokaido_tui.tui.duo.map.places import places_of

DEEP, OPEN, SHALLOW, BEACH = -4, -3, -2, -1
"""What is no area; an area is its space."""
Terrain = tuple[tuple[int, ...], ...]
"""By row and column."""
# How far the coast, the shallows and the open sea reach beyond the rim, measured from the middle of the island.
_COAST, _SHALLOWS, _OPEN = 1.07, 1.15, 1.27


@lru_cache(maxsize=32)
def terrain_of(box: Box, columns: int, rows: int) -> Terrain:
    """A grid of so many points."""
    places = places_of(box)
    rim = places[: box.rim]
    rings = [(BEACH, _ring(rim, _COAST)), (SHALLOW, _ring(rim, _SHALLOWS)), (OPEN, _ring(rim, _OPEN))]
    areas = [(area, outline_of(box, places, area)) for area in _areas(box)]

    def row(y: float) -> tuple[int, ...]:
        # Every point of a row asks the same rings.
        seas = [(kind, crossings(y, ring)) for kind, ring in rings]
        inside = crossings(y, rim)
        outlines = [(area, crossings(y, outline)) for area, outline in areas]

        def lies(x: float) -> int:
            land = next((kind for kind, crossed in seas if within(x, crossed)), DEEP)
            if land != BEACH or not within(x, inside):
                return land
            # Where areas have no simple outline, or between them: the nearest.
            found = (area for area, crossed in outlines if within(x, crossed))
            return next(found, None) or min(_areas(box), key=lambda area: math.dist((x, y), places[area]))

        return tuple(lies((column + 0.5) / columns) for column in range(columns))

    return tuple(row((number + 0.5) / rows) for number in range(rows))


def _areas(box: Box) -> list[int]:
    return [space for space, kind in enumerate(box.kinds) if kind >= MOON]


def _ring(rim: Outline, reach: float) -> Outline:
    """A line round the rim, with bays and capes between the stops."""
    ring: list[Point] = []
    for number, ((x, y), (next_x, next_y)) in enumerate(pairwise([*rim, rim[0]])):
        for part in range(3):
            share = part / 3
            wave = reach + (rolling(number * 1.3 + share * 2, 5) - 0.5) * 0.07 * (part > 0)
            along_x, along_y = x + (next_x - x) * share, y + (next_y - y) * share
            ring.append((0.5 + (along_x - 0.5) * wave, 0.5 + (along_y - 0.5) * wave))
    return tuple(ring)


def line(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The points of a grid on the way between two of them, both included."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y), 1)
    return [(round(x + (to_x - x) * n / steps), round(y + (to_y - y) * n / steps)) for n in range(steps + 1)]
