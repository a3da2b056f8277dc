"""Where the spaces of an island are drawn, and what lies around them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.games.duo.islands import own_with_other_dice, star
from tokaido_tui.games.duo.box import ARTIST, MERCHANT, MOON, TOWN, UPLAND, Box
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.tui.duo.map.ground import cell_of
from tokaido_tui.tui.duo.map.next_place import next_place
from tokaido_tui.tui.duo.map.outlines import outline_of
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.duo.map.terrain import BEACH, DEEP, terrain_of

BOX = load_box()

SIZES = [(52, 13), (52, 19), (60, 15), (80, 25), (91, 29), (110, 34)]


def tile(box: Box, space: int, columns: int, rows: int) -> set[tuple[int, int]]:
    """The cells of a space's tile."""
    kind = box.kinds[space]
    width = 5 if kind == TOWN else 4 if kind == UPLAND else 3
    x, y = cell_of(places_of(box)[space], columns, rows)
    left = max(1, min(x - width // 2, columns - width - 1))
    return {(column, y) for column in range(left, left + width)}


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_no_tile_lies_on_another(columns: int, rows: int) -> None:
    tiles = [tile(BOX, space, columns, rows) for space in range(len(BOX.kinds))]
    for one, two in combinations(range(len(tiles)), 2):
        assert not tiles[one] & tiles[two], (BOX.names[one], BOX.names[two])


@pytest.mark.parametrize(("columns", "rows"), [(52, 17), (80, 25)])
def test_an_island_of_ones_own_is_laid_out(columns: int, rows: int, tmp_path: Path) -> None:
    box = star(tmp_path)
    places = places_of(box)
    assert len(places) == len(box.kinds)
    assert all(0 < x < 1 and 0 < y < 1 for x, y in places)
    tiles = [tile(box, space, columns, rows) for space in range(len(box.kinds))]
    for one, two in combinations(range(len(tiles)), 2):
        # Of what is crowded at least the middle is free.
        assert min(len(tiles[one] - tiles[two]), len(tiles[two] - tiles[one])) > 0


def test_other_dice_leave_the_island_as_it_is(tmp_path: Path) -> None:
    assert places_of(own_with_other_dice(tmp_path)) == places_of(BOX)


def test_the_rim_goes_round_clockwise(tmp_path: Path) -> None:
    for box in (BOX, star(tmp_path)):
        rim = places_of(box)[: box.rim]
        turn = sum(x * rim[i - 1][1] - rim[i - 1][0] * y for i, (x, y) in enumerate(rim))
        # y grows to the south: clockwise is less than nothing.
        assert turn < 0


def test_every_area_lies_where_its_name_is(tmp_path: Path) -> None:
    for box in (BOX, star(tmp_path)):
        columns, rows = 96, 60
        terrain = terrain_of(box, columns, rows)
        found = {lies for row in terrain for lies in row}
        areas = {space for space, kind in enumerate(box.kinds) if kind >= MOON}
        assert areas | {BEACH, DEEP} <= found
        hit = 0
        for area in areas:
            x, y = places_of(box)[area]
            hit += terrain[int(y * rows)][int(x * columns)] == area
        assert hit == len(areas) if box is BOX else hit >= 6
        # The corners are sea: the tokens lie there.
        assert all(terrain[y][x] == DEEP for y in (0, -1) for x in (0, -1))


def test_every_area_of_the_game_has_an_outline_of_its_routes() -> None:
    for area in (space for space, kind in enumerate(BOX.kinds) if kind >= MOON):
        corners = len(outline_of(BOX, places_of(BOX), area))
        touched = island_of(BOX).around[area].bit_count() - 1
        assert corners == touched


def test_arrows_lead_everywhere() -> None:
    """From every target every other one can be reached with the arrow keys, wherever the pawn is."""
    island, places = island_of(BOX), places_of(BOX)
    seen = 0
    for pawn in (MERCHANT, ARTIST):
        for start in island.neighbours[pawn]:
            for steps in (1, 2, 3):
                targets = {space: places[space] for space in island.ends(pawn, start, steps, 0)}
                for first in targets:
                    reached = {first}
                    todo = [first]
                    while todo:
                        here = todo.pop()
                        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                            there = next_place(targets, here, dx, dy)
                            if there not in reached:
                                reached.add(there)
                                todo.append(there)
                    assert reached == set(targets), (BOX.names[start], steps, BOX.names[first])
                    seen += 1
    assert seen > 150


def test_an_arrow_goes_that_way_or_nowhere() -> None:
    places = {1: (0.2, 0.5), 2: (0.8, 0.5), 3: (0.5, 0.1)}
    assert next_place(places, 1, 1, 0) == 2
    assert next_place(places, 1, 0, -1) == 3
    assert next_place(places, 1, -1, 0) == 1
    assert next_place(places, 3, 0, -1) == 3
