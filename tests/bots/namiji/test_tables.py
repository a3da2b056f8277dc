"""What the pilgrim looks up: shelves, hauls and chances, against the same worked out the long way."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.bots.namiji.helpers import positions
from tokaido_tui.bots.namiji.shelves import Shelves
from tokaido_tui.bots.namiji.tables import TIMES, Tables, at_least, best_of
from tokaido_tui.bots.namiji.trap import Haul
from tokaido_tui.bots.namiji.weights import own_weights
from tokaido_tui.games.namiji.box import FISH, KINDS
from tokaido_tui.games.namiji.shelf import (
    CELLS_OF,
    FISH_PLACES,
    FULL,
    LINE_CELLS,
    NET_PLACES,
    NOWHERE,
)
from tokaido_tui.games.namiji.system import SYSTEM

BOX = SYSTEM.box
POINTS = (*BOX.rows, *BOX.columns)


def hope(missing: int, ways: int) -> float:
    return (0.5, 0.3, 0.2, 0.1)[missing - 1] * ways


def promised(tokens: tuple[int, ...]) -> float:
    """What a shelf has scored and promises, line by line, cell by cell."""
    cells = {}
    for token in tokens:
        for cell in range(12):
            if CELLS_OF[token >> 4] >> cell & 1:
                cells[cell] = divmod(token & 15, KINDS)
    total = 0.0
    for line, points in zip(LINE_CELLS, POINTS, strict=True):
        inside = [cell for cell in range(12) if line >> cell & 1]
        fish = [cells[cell] for cell in inside if cell in cells]
        ways = (len({colour for colour, _ in fish}) <= 1) + (len({kind for _, kind in fish}) <= 1)
        if ways:
            missing = len(inside) - len(fish)
            total += points * (hope(missing, ways) if missing else 1)
    return total


def random_shelf(random: Random) -> tuple[int, ...]:
    tokens: tuple[int, ...] = ()
    filled = 0
    for _ in range(random.randrange(11)):
        places = (NET_PLACES if random.random() < 0.4 else FISH_PLACES)[filled]
        if places != NOWHERE and filled != FULL:
            placement = random.choice(places[1:])
            filled |= CELLS_OF[placement]
            # Few different fish, so that lines get filled.
            tokens += (placement << 4 | random.choice((0, 1, 4)),)
    return tokens


def test_what_a_token_does_is_the_difference_it_makes_to_the_whole_shelf() -> None:
    random = Random(2)
    shelves = Shelves(BOX, hope)
    for _ in range(60):
        tokens = random_shelf(random)
        filled = 0
        for token in tokens:
            filled |= CELLS_OF[token >> 4]
        shelf = shelves[tokens]
        before = promised(tokens)
        for places, best, shelved in (
            (FISH_PLACES[filled], shelf.fish, shelf.shelved_fish),
            (NET_PLACES[filled], shelf.nets, shelf.shelved_nets),
        ):
            for fish in range(FISH):
                gains = [promised((*tokens, placement << 4 | fish)) - before for placement in places[1:]]
                assert [shelf.gain(placement, fish) for placement in places[1:]] == pytest.approx(gains)
                assert best[fish] == pytest.approx(max([0.0, *gains]))
                assert shelved[fish] == pytest.approx(max(gains, default=0.0))


def test_what_open_lines_promise() -> None:
    random = Random(3)
    shelves = Shelves(BOX, hope)
    for _ in range(30):
        tokens = random_shelf(random)
        shelf = shelves[tokens]
        filled = sum(POINTS[i] for i in range(len(POINTS)) if is_scored(tokens, i))
        assert shelf.hope == pytest.approx(promised(tokens) - filled)


def is_scored(tokens: tuple[int, ...], line: int) -> bool:
    cells = [(CELLS_OF[token >> 4] & LINE_CELLS[line], divmod(token & 15, KINDS)) for token in tokens]
    inside = [(mask, fish) for mask, fish in cells if mask]
    full = sum(mask.bit_count() for mask, _ in inside) == LINE_CELLS[line].bit_count()
    return full and (len({fish[0] for _, fish in inside}) == 1 or len({fish[1] for _, fish in inside}) == 1)


def test_a_haul_stops_when_it_has_more_to_lose() -> None:
    """With a crab in hand and two in five to lose all: one more at one, stop at two."""
    haul = Haul(0.4, safe=1, draws=5, worth=lambda shrimp, crabs: float(shrimp + crabs))
    assert haul.drawing(0.4, 0, 1) > haul.worth(0, 1)
    assert haul.drawing(0.4, 1, 1) < haul.worth(1, 1)
    # Without one nothing can be lost by the next draw.
    for shrimp in range(1, 5):
        assert haul.drawing(0.4, shrimp, 0) > haul.worth(shrimp, 0)


def test_what_a_haul_is_worth() -> None:
    def worth(shrimp: int, crabs: int) -> Fraction:
        """Drawing on only while it pays, worked out with exact fractions."""
        if crabs > 1:
            return Fraction(0)
        if shrimp + crabs == 3:
            return Fraction(3)
        more = Fraction(2, 5) * worth(shrimp, crabs + 1) + Fraction(3, 5) * worth(shrimp + 1, crabs)
        return max(Fraction(shrimp + crabs), more)

    haul = Haul(0.4, safe=1, draws=3, worth=lambda shrimp, crabs: float(shrimp + crabs))
    assert haul.start == pytest.approx(float(worth(0, 0)))


def test_gloves_and_rocks_make_bolder() -> None:
    tables = Tables(own_weights(), BOX)
    assert (
        tables.haul(30, 20, 1, (), 3).start > tables.haul(30, 20, 0, (), 3).start > tables.haul(20, 30, 0, (), 3).start
    )
    crab_catcher = next(i for i, rock in enumerate(BOX.rocks) if rock.counts == "crabs")
    assert tables.haul(30, 20, 0, ((crab_catcher, 1),), 7).start > tables.haul(30, 20, 0, (), 7).start


def test_the_best_of_several() -> None:
    worths = [-1.0, 2.0, 2.0, 3.0, 7.0]
    for drawn in range(1, 6):
        hands = list(combinations(worths, drawn))
        assert best_of(worths, drawn) == pytest.approx(sum(map(max, hands)) / len(hands))
    assert best_of(worths, 9) == 7.0
    assert best_of([], 2) == 0.0


def test_chances_of_so_many_or_more() -> None:
    assert at_least(2.0, 0) == 1.0
    assert at_least(2.0, 1) == pytest.approx(0.8647, abs=1e-4)
    assert at_least(2.0, 3) == pytest.approx(0.3233, abs=1e-4)


def test_a_rock_is_worth_more_the_nearer_it_is() -> None:
    tables = Tables(own_weights(), BOX)
    for card, rock in enumerate(BOX.rocks):
        for time in range(TIMES):
            row = tables.rocks[card][time]
            assert list(row) == sorted(row)
            assert row[-1] == rock.points == tables.rock_worth(card, time, rock.at_least + 3)


def test_shelves_are_told_apart_by_what_lies_on_them() -> None:
    shelves = Shelves(BOX, hope)
    for game in positions(3, 4, 6):
        for seat in range(3):
            assert shelves[game.tokens[seat]].hope >= 0
    assert len(shelves) > 5
