"""What a fish or a net would do for a shelf, wherever it is placed: worked out once a shelf, then looked up.

A line is worth the part of its points that can be hoped for, which depends on how many cells it lacks and in how many
ways it can still be filled (by colour, by kind, or both). A token changes the lines through its cells and no others,
so what it does is a sum over those: for every line there is a row of what each of the nine fish would do to it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add
from typing import NamedTuple

from tokaido_tui.engine.deck import Cards
from tokaido_tui.games.namiji.box import COLOURS, FISH, KINDS, Box
from tokaido_tui.games.namiji.shelf import (
    ACROSS,
    CELLS,
    CELLS_OF,
    COLUMNS,
    DOWN,
    FISH_PLACES,
    LINE_CELLS,
    LINES,
    NET_PLACES,
    ROWS,
)

Numbers = list[float]
Hope = Callable[[int, int], float]
"""From how many cells a line lacks, and in how many ways it can be filled (1 or 2), to the part of its points."""

MOST_KNOWN = 20_000
"""Shelves remembered at a time."""
ALL_WAYS = (1 << COLOURS + KINDS) - 1
NOTHING = [0.0] * FISH

# By fish: the ways to fill a line that one of it leaves open.
_WAYS = tuple(1 << fish // KINDS | 1 << COLOURS + fish % KINDS for fish in range(FISH))


class Shelf(NamedTuple):
    """`fish` and `nets` are what the best placement of each is worth, or putting it back; `shelved_fish` and
    `shelved_nets` the same for whoever must place it. `one` and `two`, by line, are what one or two fish more in it do;
    `hope` is what the lines that are not yet full promise together."""

    fish: Numbers
    nets: Numbers
    shelved_fish: Numbers
    shelved_nets: Numbers
    one: list[Numbers]
    two: list[Numbers]
    hope: float

    def gain(self, placement: int, fish: int) -> float:
        """What a token does there."""
        if not placement:
            return 0.0
        turn, cell = divmod(placement - 1, CELLS)
        row, column = divmod(cell, COLUMNS)
        one, two = self.one, self.two
        if turn == 0:
            return one[row][fish] + one[ROWS + column][fish]
        if turn == 1:
            return two[row][fish] + one[ROWS + column][fish] + one[ROWS + column + 1][fish]
        return two[ROWS + column][fish] + one[row][fish] + one[row + 1][fish]


class _Line(dict[int, tuple[Numbers, Numbers, float]]):
    """ways << 3 | filled cells: what one fish more of each does to a line, and two; and what it promises as it is."""

    def __init__(self, size: int, points: int, hope: Hope) -> None:
        super().__init__()
        self._size = size
        self._points = points
        self._hope = hope

    def _worth(self, ways: int, filled: int) -> float:
        if not ways:
            return 0.0
        missing = self._size - filled
        return self._points * (self._hope(missing, min(2, ways.bit_count())) if missing else 1.0)

    def __missing__(self, key: int) -> tuple[Numbers, Numbers, float]:
        ways, filled = key >> 3, key & 7
        now = self._worth(ways, filled)
        rows = [
            [self._worth(ways & _WAYS[fish], filled + more) - now for fish in range(FISH)]
            if filled + more <= self._size
            else NOTHING
            for more in (1, 2)
        ]
        self[key] = found = (rows[0], rows[1], now if filled < self._size else 0.0)
        return found


class Shelves(dict[Cards, Shelf]):
    """From the tokens on a shelf, in any order, to what it promises."""

    def __init__(self, box: Box, hope: Hope) -> None:
        super().__init__()
        points = (*box.rows, *box.columns)
        sizes = [cells.bit_count() for cells in LINE_CELLS]
        self._lines = [_Line(size, worth, hope) for size, worth in zip(sizes, points, strict=True)]

    def __missing__(self, tokens: Cards) -> Shelf:
        if len(self) >= MOST_KNOWN:
            self.clear()
        filled, lines = self._look(tokens)
        one, two = [line[0] for line in lines], [line[1] for line in lines]
        columns = one[ROWS:]
        spots = [map(add, one[cell // COLUMNS], columns[cell % COLUMNS]) for cell in _cells_open(filled)]
        fish = _best(spots)
        spots = []
        for placement in NET_PLACES[filled][1:]:
            if placement < DOWN:
                row, column = divmod(placement - ACROSS, COLUMNS)
                sides, along = map(add, columns[column], columns[column + 1]), two[row]
            else:
                row, column = divmod(placement - DOWN, COLUMNS)
                sides, along = map(add, one[row], one[row + 1]), two[ROWS + column]
            spots.append(map(add, along, sides))
        nets = _best(spots)
        hope = sum([line[2] for line in lines])
        self[tokens] = found = Shelf(_or_none(fish), _or_none(nets), fish, nets, one, two, hope)
        return found

    def _look(self, tokens: Cards) -> tuple[int, list[tuple[Numbers, Numbers, float]]]:
        """The filled cells, and what is known about every line."""
        filled = 0
        ways = [ALL_WAYS] * LINES
        count = [0] * LINES
        for token in tokens:
            fish = _WAYS[token & 15]
            cells = CELLS_OF[token >> 4]
            filled |= cells
            for line, inside in enumerate(LINE_CELLS):
                if inside & cells:
                    ways[line] &= fish
                    count[line] += (inside & cells).bit_count()
        return filled, [known[ways[i] << 3 | count[i]] for i, known in enumerate(self._lines)]


def _best(spots: list[map[float]]) -> Numbers:
    """The best of several rows, fish by fish."""
    return list(map(max, *spots)) if len(spots) > 1 else list(spots[0]) if spots else NOTHING


def _or_none(worths: Numbers) -> Numbers:
    return [worth if worth > 0.0 else 0.0 for worth in worths]


def _cells_open(filled: int) -> list[int]:
    return [placement - 1 for placement in FISH_PLACES[filled][1:]]
