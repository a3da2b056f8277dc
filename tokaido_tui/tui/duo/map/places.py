"""Where the spaces of an island are drawn: as laid out by hand for the game's own, worked out for any other.

Places are in a unit square, x to the east and y to the south; a map stretches them over its cells.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache, lru_cache
from pathlib import Path

from tokaido_tui.games.duo.box import MERCHANT, MOON, UPLAND, Box
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.tui.duo.map.outlines import Outline, Point, crossings, outline_of, within

OWN = load_box()

Places = tuple[Point, ...]
"""By space."""

FILE = Path(__file__).with_name("places.toml")
ROUNDS = 60
"""So often the mountain towns are pulled between their neighbours until they lie still."""


@lru_cache(maxsize=16)
def places_of(box: Box) -> Places:
    return _by_hand() if _like_own(box) else _worked_out(box)


def _like_own(box: Box) -> bool:
    """Whether it is the same island, whatever the rest of the tables says."""
    mine = (box.names, box.rim, box.stretch, {*map(frozenset, _ends(box))})
    return mine == (OWN.names, OWN.rim, OWN.stretch, {*map(frozenset, _ends(OWN))})


def _ends(box: Box) -> list[tuple[int, int]]:
    return [route.towns for route in box.routes]


@cache
def _by_hand() -> Places:
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    named = data["rim"] | data["mountain_towns"] | data["areas"]
    return tuple((x, y) for x, y in (named[name] for name in OWN.names))


def _worked_out(box: Box) -> Places:
    """The rim round the map, the mountain towns between what they are joined to, the areas amid what they touch."""
    found: dict[int, Point] = {stop: _on_the_rim(stop, box.rim) for stop in range(box.rim)}
    uplands = [space for space, kind in enumerate(box.kinds) if kind == UPLAND]
    found |= {town: (0.35 + 0.1 * number, 0.5) for number, town in enumerate(uplands)}
    neighbours = island_of(box).neighbours[MERCHANT]
    for _round in range(ROUNDS):
        for town in uplands:
            found[town] = _amid([found[other] for other in neighbours[town]])
    _apart(found, uplands)
    towns = [found[space] for space in range(len(found))]
    around = island_of(box).around
    for area, kind in enumerate(box.kinds):
        if kind >= MOON:
            outline = outline_of(box, towns, area)
            middle = _amid([place for space, place in found.items() if around[area] >> space & 1])
            found[area] = _roomiest(_inner(outline) or [middle], found)
    return tuple(found[space] for space in range(len(box.kinds)))


def _inner(outline: Outline) -> list[Point]:
    """Points inside an outline, as close as a map could show them."""
    rows = [(y / 40, crossings(y / 40, outline)) for y in range(3, 38)]
    return [(x / 40, y) for y, crossed in rows for x in range(3, 38) if within(x / 40, crossed)]


def _roomiest(points: list[Point], found: dict[int, Point]) -> Point:
    """The point that is farthest from everything there is; tiles are wider than they are high."""

    def room(point: Point) -> float:
        return min(math.hypot(1.0 * (point[0] - x), 1.4 * (point[1] - y)) for x, y in found.values())

    return max(points, key=room)


def _on_the_rim(stop: int, rim: int) -> Point:
    """Clockwise from the north-west, on an oval with broad sides."""
    angle = 2 * math.pi * stop / rim - 0.8 * math.pi
    x, y = math.cos(angle), math.sin(angle)
    return 0.5 + 0.45 * math.copysign(abs(x) ** 0.75, x), 0.5 + 0.42 * math.copysign(abs(y) ** 0.75, y)


def _amid(points: list[Point]) -> Point:
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)


def _apart(found: dict[int, Point], towns: list[int]) -> None:
    """Moves what would lie on each other a little."""
    for _round in range(ROUNDS):
        for town in towns:
            for other in towns:
                (x, y), (its_x, its_y) = found[town], found[other]
                across, down = (x - its_x) / 0.16, (y - its_y) / 0.16
                near = math.hypot(across, down)
                if other == town or near >= 1:
                    continue
                # Two at the very same place part to the north and the south.
                across, down = (across / near, down / near) if near else (0.0, 1.0 if town > other else -1.0)
                push = 0.04 * (1 - near)
                found[town] = _inside(x + push * across, y + push * down)


def _inside(x: float, y: float) -> Point:
    return min(0.86, max(0.14, x)), min(0.8, max(0.2, y))
