"""A road: stations in a row, some with a second slot, some where everybody stops and waits.

Everybody waits at the end of a stage, so all travellers are always in one stage, and sets of its stations are
small bit masks (bit i is the i-th station after the start of the stage). The legal moves are then one expression
and one look-up, and CPython's short ints keep it quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tokaido_tui.engine.errors import DataError


class Stage:
    """The stations from one stop (`start`) to the next (`end`).

    `open_to[shut]` are the stations open to a traveller to whom the groups of kinds in the mask `shut` are closed.
    `stations` has the stations of each mask that came up: a plain dict, which CPython looks up quickest.
    """

    __slots__ = ("doubles", "end", "free", "open_to", "start", "stations")

    def __init__(
        self, start: int, kinds: Sequence[int], doubles: Sequence[bool], closable: Sequence[Sequence[int]]
    ) -> None:
        self.start = start
        self.end = start + len(kinds) - 1
        self.free = (1 << len(kinds)) - 2
        self.doubles = sum(1 << i for i, double in enumerate(doubles) if double)
        self.stations: dict[int, tuple[int, ...]] = {}
        self.open_to = tuple(self._open(kinds, closable, shut) for shut in range(1 << len(closable)))

    def stations_in(self, mask: int) -> tuple[int, ...]:
        """The stations of a mask, in order; whoever cannot wait looks in `stations` first."""
        found = self.stations[mask] = tuple([self.start + i for i in range(mask.bit_length()) if mask >> i & 1])
        return found

    @staticmethod
    def _open(kinds: Sequence[int], closable: Sequence[Sequence[int]], shut: int) -> int:
        closed = {kind for group, members in enumerate(closable) if shut >> group & 1 for kind in members}
        return sum(1 << i for i, kind in enumerate(kinds) if kind not in closed)


class Road:
    """The stations from start to finish. `kinds[i]` is what station i is; all wait at the kind it starts with.
    `closable` are groups of kinds that can be closed to a traveller together.

    `bits[i]` is station i in the masks of the stage it ends a move in, `ahead[i]` what lies ahead of a traveller
    on it, up to and including the next stop. A stop begins the next stage for who leaves it.
    """

    __slots__ = ("ahead", "bits", "closable", "doubles", "kinds", "last", "stage_of", "stages", "stops")

    def __init__(self, kinds: Sequence[int], doubles: Sequence[bool], closable: Sequence[Sequence[int]] = ()) -> None:
        if len(kinds) != len(doubles):
            raise DataError("a road needs to say of every station whether it is double")
        if len(kinds) < 2 or kinds[0] != kinds[-1]:
            raise DataError("a road begins and ends where everybody stops")
        self.closable = closable
        self.kinds = tuple(kinds)
        self.doubles = tuple(doubles)
        self.last = len(kinds) - 1
        self.stops = tuple(i for i, kind in enumerate(kinds) if kind == kinds[0])
        spans = list(zip(self.stops, self.stops[1:], strict=False))
        self.stages = tuple(Stage(a, kinds[a : b + 1], doubles[a : b + 1], closable) for a, b in spans)
        self.stage_of = tuple(
            next((n for n, stage in enumerate(self.stages) if i < stage.end), len(spans) - 1) for i in range(len(kinds))
        )
        into = [next((stage.start for stage in self.stages if i <= stage.end), 0) for i in range(len(kinds))]
        self.bits = tuple(1 << i - start for i, start in enumerate(into))
        self.ahead = tuple(self._ahead(i) for i in range(len(kinds)))

    def _ahead(self, station: int) -> int:
        if station == self.last:
            return 0
        stage = self.stages[self.stage_of[station]]
        return (1 << stage.end - stage.start + 1) - (1 << station - stage.start + 1)

    def __reduce__(self) -> tuple[Any, ...]:
        # What can be worked out, and what look-ups have added to it, does not travel between processes.
        return _unpacked, (self.kinds, self.doubles, tuple(map(tuple, self.closable)))

    def with_doubles(self, open_: bool) -> Road:
        """This road with its second slots open or closed."""
        return Road(self.kinds, [double and open_ for double in self.doubles], self.closable)

    def reversed(self) -> Road:
        return Road(self.kinds[::-1], self.doubles[::-1], self.closable)


@cache
def _unpacked(kinds: tuple[int, ...], doubles: tuple[bool, ...], closable: tuple[tuple[int, ...], ...]) -> Road:
    return Road(kinds, doubles, closable)
