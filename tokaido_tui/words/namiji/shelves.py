"""What a shelf adds up to: which lines a token would complete, and how the lines on the way stand."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido_tui.games.namiji.box import KINDS, Box
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import CELLS_OF, COLUMNS, FISH_PLACES, LINE_CELLS, LINES, NET_PLACES, ROWS
from tokaido_tui.games.namiji.view import EMPTY, PlayerView


@dataclass(frozen=True)
class LineState:
    """A line of a shelf: how many of its `size` cells are filled, the `colour` and the `kind` that all of them share
    (None where they do not, or where there are none), its points, and whether it has scored."""

    number: int
    filled: int
    size: int
    colour: int | None
    kind: int | None
    points: int
    scored: bool

    @property
    def broken(self) -> bool:
        """It can never score."""
        return bool(self.filled) and self.colour is None and self.kind is None and not self.scored


def line_points(box: Box, line: int) -> int:
    return (*box.rows, *box.columns)[line]


def line_state(box: Box, cells: tuple[int, ...], line: int, scored: bool) -> LineState:
    fish = [cells[cell] for cell in MEMBERS[LINE_CELLS[line]] if cells[cell] != EMPTY]
    colours = {one // KINDS for one in fish}
    kinds = {one % KINDS for one in fish}
    return LineState(
        line,
        len(fish),
        COLUMNS if line < ROWS else ROWS,
        colours.pop() if len(colours) == 1 else None,
        kinds.pop() if len(kinds) == 1 else None,
        line_points(box, line),
        scored,
    )


def with_token(player: PlayerView, placement: int, fish: int) -> tuple[int, ...]:
    """The cells of the shelf once a token is placed there."""
    cells = list(player.shelf)
    for cell in MEMBERS[CELLS_OF[placement]]:
        cells[cell] = fish
    return tuple(cells)


def lines_through(placement: int) -> list[int]:
    """The lines that a placement has a part in, rows first."""
    return [line for line in range(LINES) if LINE_CELLS[line] & CELLS_OF[placement]]


def lines_completed(box: Box, player: PlayerView, placement: int, fish: int) -> list[LineState]:
    """The lines that a token placed there would score."""
    cells = with_token(player, placement, fish)
    states = [line_state(box, cells, line, False) for line in lines_through(placement) if line not in player.lines]
    return [state for state in states if state.filled == state.size and not state.broken]


def gain(box: Box, player: PlayerView, placement: int, fish: int) -> int:
    return sum(state.points for state in lines_completed(box, player, placement, fish))


def placements(player: PlayerView, net: bool) -> tuple[int, ...]:
    """Where a fish or a net could go."""
    filled = sum(CELLS_OF[token.placement] for token in player.tokens)
    return (NET_PLACES if net else FISH_PLACES)[filled][1:]


def best_place(box: Box, player: PlayerView, fish: int, net: bool) -> tuple[int, int]:
    """The most points a fish or a net could score on the shelf now, and where; (0, 0) for none."""
    best = max(((gain(box, player, place, fish), place) for place in placements(player, net)), default=(0, 0))
    return best if best[0] else (0, 0)


def points_by_cell(box: Box, player: PlayerView, fish: int, net: bool) -> dict[int, int]:
    """By cell, what a token that covers it would score at most; only cells where it scores."""
    found: dict[int, int] = {}
    for place in placements(player, net):
        points = gain(box, player, place, fish)
        for cell in MEMBERS[CELLS_OF[place]]:
            if points > found.get(cell, 0):
                found[cell] = points
    return found
