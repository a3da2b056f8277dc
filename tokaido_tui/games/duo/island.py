"""The island as a graph: where each pawn can go, and over which spaces.

Trade routes and areas are small, so every path of every length is found once; a game then looks up where a pawn
can end. A path never has a space twice, and its start counts as one it has been to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tokaido_tui.games.duo.box import ARTIST, MERCHANT, MOON, TOWN, Box

Path = tuple[int, ...]
"""The spaces of a move in order, without its start: the last is where it ends."""


def _paths(neighbours: dict[int, list[int]], start: int, steps: int) -> list[Path]:
    found: list[Path] = [()]
    for _ in range(steps):
        found = [
            (*path, space)
            for path in found
            for space in neighbours[path[-1] if path else start]
            if space != start and space not in path
        ]
    return found


class Island:
    """What follows from the tables about moving.

    `around[area]` is a mask of the spaces an artist sees from there: the area, its stops and its towns. `towns` is a
    mask of the coastal towns. `neighbours[pawn]` are the spaces next to each, for merchants and artists.
    """

    __slots__ = ("_ends", "_paths", "_seen", "around", "box", "landscape", "neighbours", "towns")

    def __init__(self, box: Box) -> None:
        self.box = box
        routes: dict[int, set[int]] = {}
        areas: dict[int, set[int]] = {}
        around: dict[int, int] = {}
        for route in box.routes:
            for one, two in (route.towns, route.towns[::-1]):
                routes.setdefault(one, set()).add(two)
            for one, two in (route.areas, route.areas[::-1]):
                areas.setdefault(one, set()).add(two)
                around[one] = around.get(one, 0) | 1 << one
                for town in route.towns:
                    around[one] |= 1 << town
        for stop, area in enumerate(box.stretch):
            around[area] |= 1 << stop
            if box.kinds[stop] == TOWN:
                around[box.stretch[stop - 1]] |= 1 << stop
        self.around = around
        self.towns = sum(1 << stop for stop in range(box.rim) if box.kinds[stop] == TOWN)
        self.landscape = tuple(max(kind - MOON, -1) for kind in box.kinds)
        self.neighbours = {MERCHANT: _sorted(routes), ARTIST: _sorted(areas)}
        self._paths: dict[tuple[int, int, int], list[Path]] = {}
        self._ends: dict[int, Path] = {}
        self._seen: dict[int, int] = {}

    def paths(self, pawn: int, start: int, steps: int, blocked: int = 0) -> list[Path]:
        """Every way a merchant or an artist can go so many steps, none over a space of the mask `blocked`."""
        key = pawn, start, steps
        found = self._paths.get(key)
        if found is None:
            found = self._paths[key] = _paths(self.neighbours[pawn], start, steps)
        return [path for path in found if not mask(path) & blocked] if blocked else found

    def ends(self, pawn: int, start: int, steps: int, blocked: int) -> Path:
        """The spaces where those ways end, in order."""
        # One int as key, not a tuple: playouts ask this for every move of a merchant or an artist.
        key = ((blocked * 2 + pawn - 1) * 8 + steps) * 128 + start
        try:
            return self._ends[key]
        except KeyError:
            ends = tuple(sorted({path[-1] for path in self.paths(pawn, start, steps, blocked)}))
            self._ends[key] = ends
            return ends

    def seen(self, start: int, steps: int, end: int) -> int:
        """A mask of the landscapes an artist can come by on some way from start to end, both included."""
        key = (start * 8 + steps) * 128 + end
        try:
            return self._seen[key]
        except KeyError:
            spaces = {start, end}
            for path in self.paths(ARTIST, start, steps):
                if path[-1] == end:
                    spaces.update(path)
            found = self._seen[key] = mask(self.landscape[space] for space in spaces)
            return found

    def stop_after(self, start: int, steps: int, taken: int) -> int:
        """Where a pilgrim stops: so many stops on, or at the first one after that which is free."""
        rim = self.box.rim
        stop = (start + steps) % rim
        while taken >> stop & 1:
            stop = (stop + 1) % rim
        return stop

    def clockwise(self, start: int, end: int) -> Path:
        """The stops from the one after the start to the end."""
        rim = self.box.rim
        return tuple((start + i) % rim for i in range(1, (end - start) % rim + 1))


def mask(spaces: Iterable[int]) -> int:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def _sorted(neighbours: dict[int, set[int]]) -> dict[int, list[int]]:
    return {space: sorted(others) for space, others in neighbours.items()}


# Bounded: a program that runs for long may read many folders.
@lru_cache(maxsize=16)
def island_of(box: Box) -> Island:
    return Island(box)
