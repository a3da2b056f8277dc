"""The fish shelf: where a token can be placed and which lines it fills.

A set of cells is a 12-bit mask, bit row * 4 + column. A placement is a small int: 1 + cell for a fish; for a net
that lies across 13 + its left cell, for one that hangs down 25 + its upper cell; 0 is no placement at all.
"""

from __future__ import annotations

ROWS, COLUMNS = 3, 4
CELLS = ROWS * COLUMNS
FULL = (1 << CELLS) - 1
LINES = ROWS + COLUMNS
ACROSS, DOWN = 1 + CELLS, 1 + 2 * CELLS
"""The first placement of a net either way round; smaller ones are a fish's."""


def _cells(placement: int) -> int:
    """The cells a placement covers; 0 if it would stick out."""
    turn, cell = divmod(placement - 1, CELLS)
    row, column = divmod(cell, COLUMNS)
    if placement == 0 or (turn == 1 and column == COLUMNS - 1) or (turn == 2 and row == ROWS - 1):
        return 0
    return 1 << cell | (0, 1 << cell + 1, 1 << cell + COLUMNS)[turn]


def _beside(cells: int) -> int:
    """The cells that touch any of these by a side."""
    found = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            row, column = divmod(cell, COLUMNS)
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= r < ROWS and 0 <= c < COLUMNS:
                    found |= 1 << r * COLUMNS + c
    return found


CELLS_OF = tuple(_cells(placement) for placement in range(1 + 3 * CELLS))
_BESIDE = tuple(_beside(cells) for cells in CELLS_OF)
LINE_CELLS = (
    *[sum(1 << row * COLUMNS + column for column in range(COLUMNS)) for row in range(ROWS)],
    *[sum(1 << row * COLUMNS + column for row in range(ROWS)) for column in range(COLUMNS)],
)
"""The cells of each line: the rows from the top, then the columns from the left."""


class Places(dict[int, tuple[int, ...]]):
    """From the filled cells to 0 (nothing) and the placements open to a token."""

    def __init__(self, placements: range) -> None:
        super().__init__()
        self._placements = placements

    def __missing__(self, filled: int) -> tuple[int, ...]:
        self[filled] = found = (0, *[p for p in self._placements if self._fits(p, filled)])
        return found

    @staticmethod
    def _fits(placement: int, filled: int) -> bool:
        cells = CELLS_OF[placement]
        if not cells or cells & filled:
            return False
        # The first token covers the top left cell, every other touches one that is there.
        return bool(_BESIDE[placement] & filled) if filled else bool(cells & 1)


class LinesIn(dict[int, int]):
    """From cells to a mask of the lines that lie all within them."""

    def __missing__(self, cells: int) -> int:
        self[cells] = found = sum(1 << i for i, line in enumerate(LINE_CELLS) if cells & line == line)
        return found


FISH_PLACES = Places(range(1, ACROSS))
NET_PLACES = Places(range(ACROSS, DOWN + CELLS))
LINES_IN = LinesIn()
NOWHERE = (0,)


def cell_name(cell: int) -> str:
    """Row a, b or c from the top, column 1 to 4 from the left."""
    return "abc"[cell // COLUMNS] + str(1 + cell % COLUMNS)


def placement_name(placement: int) -> str:
    turn, cell = divmod(placement - 1, CELLS)
    return cell_name(cell) + ("", " across", " down")[turn]


def is_net(placement: int) -> bool:
    return placement >= ACROSS
