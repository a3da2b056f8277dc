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

CONDITIONS = 4
"""How many things can close actions to a traveller: its complete panoramas (bits 0 to 2), and one a game has itself."""

ClosedBy = Sequence[Sequence[int]]
"""By kind of station, for each of its actions a mask of what closes it. A station is closed when all its actions are;
one without any never is."""


class Stage:
    """The stations from one stop (`start`) to the next (`end`).

    `open_to[shut]` are the stations open to a traveller to whom the conditions in the mask `shut` apply.
    `stations` has the stations of each mask that came up: a plain dict, which CPython looks up quickest.
    """

    __slots__ = ("doubles", "end", "free", "open_to", "start", "stations")

    def __init__(self, start: int, kinds: Sequence[int], doubles: Sequence[bool], closed_by: ClosedBy) -> None:
        self.start = start
        self.end = start + len(kinds) - 1
        self.free = (1 << len(kinds)) - 2
        self.doubles = sum(1 << i for i, double in enumerate(doubles) if double)
        self.stations: dict[int, tuple[int, ...]] = {}
        self.open_to = tuple(self._open(kinds, closed_by, shut) for shut in range(1 << CONDITIONS))

    def stations_in(self, mask: int) -> tuple[int, ...]:
        """The stations of a mask, in order; whoever cannot wait looks in `stations` first."""
        found = self.stations[mask] = tuple([self.start + i for i in range(mask.bit_length()) if mask >> i & 1])
        return found

    @staticmethod
    def _open(kinds: Sequence[int], closed_by: ClosedBy, shut: int) -> int:
        closed = {kind for kind, masks in enumerate(closed_by) if masks and all(mask & shut for mask in masks)}
        return sum(1 << i for i, kind in enumerate(kinds) if kind not in closed)


class Road:
    """The stations from start to finish. `kinds[i]` is what station i is; all wait at the kind it starts with.

    `bits[i]` is station i in the masks of the stage it ends a move in, `ahead[i]` what lies ahead of a traveller
    on it, up to and including the next stop. A stop begins the next stage for who leaves it.
    """

    __slots__ = ("ahead", "bits", "closed_by", "doubles", "kinds", "last", "stage_of", "stages", "stops")

    def __init__(self, kinds: Sequence[int], doubles: Sequence[bool], closed_by: ClosedBy = ()) -> None:
        if len(kinds) != len(doubles):
            raise DataError("a road needs to say of every station whether it is double")
        if len(kinds) < 2 or kinds[0] != kinds[-1]:
            raise DataError("a road begins and ends where everybody stops")
        self.closed_by = closed_by
        self.kinds = tuple(kinds)
        self.doubles = tuple(doubles)
        self.last = len(kinds) - 1
        self.stops = tuple(i for i, kind in enumerate(kinds) if kind == kinds[0])
        spans = list(zip(self.stops, self.stops[1:], strict=False))
        self.stages = tuple(Stage(a, kinds[a : b + 1], doubles[a : b + 1], closed_by) for a, b in spans)
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
        return _unpacked, (self.kinds, self.doubles, tuple(map(tuple, self.closed_by)))

    def with_doubles(self, open_: bool) -> Road:
        """This road with its second slots open or closed."""
        return Road(self.kinds, [double and open_ for double in self.doubles], self.closed_by)

    def reversed(self) -> Road:
        return Road(self.kinds[::-1], self.doubles[::-1], self.closed_by)


@cache
def _unpacked(kinds: tuple[int, ...], doubles: tuple[bool, ...], closed_by: tuple[tuple[int, ...], ...]) -> Road:
    return Road(kinds, doubles, closed_by)
