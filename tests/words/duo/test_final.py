"""The final count of Tokaido Duo adds up to the points, and says truly who won and why."""

from __future__ import annotations

import pytest

from tests.games.duo.helpers import Trip
from tests.words.duo.stories import SEEDS, ended, steps
from tokaido_tui.games.duo.view import View
from tokaido_tui.words.duo.final import MONEY_ROW, final, reason
from tokaido_tui.words.final import LAST


def end(first: dict[str, int], second: dict[str, int]) -> View:
    """A game that ends with these boards, where nothing is done in its last round."""
    trip = Trip((2, 1, 1)).boards(0, **first).boards(1, **second)
    trip.game.ending = True
    trip.finish_round()
    return trip.view()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_steps_hold_every_point(seed: int) -> None:
    view, events = ended(seed)
    told = final(view, events)
    for player in view.players:
        assert sum(step.gains.get(player.number, 0) for step in told.steps) == player.points
    assert [step.row for step in told.steps[:4]] == [0, 1, 2, 3]
    assert told.steps[-1].row == LAST
    assert all(len(row.counts) == 2 for row in told.rows)
    assert all(len(step.text) <= 78 for step in told.steps)
    assert len(told.opening) <= 78


@pytest.mark.parametrize("seed", SEEDS)
def test_who_brought_the_end_is_named(seed: int) -> None:
    (ending,) = [event for _before, events, _after in steps(seed) for event in events if event.kind == "ending"]
    view, _events = ended(seed)
    assert view.players[ending.seat].name in final(view, [ending]).opening
    assert view.players[ending.seat].name in final(view, []).opening or "last slot" in final(view, []).opening


def test_minerva_is_counted_step_by_step() -> None:
    view = end({"temple": 7, "garden": 6, "ingots": 5, "given": 6}, {"temple": 2, "garden": 3})
    told = final(view, [])
    assert [step.gains for step in told.steps] == [{}, {0: 42, 1: 6}, {0: 35}, {0: 18}, {}]
    assert told.steps[1].text == "Temple times garden is faith: Ana 7 x 6 = 42, Bo 2 x 3 = 6."
    assert told.steps[2].text == "Ingots are trade: Ana 5 for 35, Bo 0 for 0."
    assert told.steps[-1].text == "Ana wins with 95 points"
    assert reason(view) == "89 points ahead of Bo."


def test_a_tie_is_broken_by_money_and_says_so() -> None:
    view = end({"temple": 5, "garden": 6}, {"temple": 5, "garden": 5, "ingots": 1, "coins": 3})
    told = final(view, [])
    assert [row.label for row in told.rows][MONEY_ROW] == "Money"
    assert told.rows[MONEY_ROW].counts == (0, 13)
    assert [step.row for step in told.steps] == [0, 1, 2, 3, MONEY_ROW, LAST]
    assert told.steps[-1].text == "Bo wins with 30 points"
    assert reason(view) == "As many points as Ana, but more money: 13 coins against 0."


def test_equal_in_everything_is_shared() -> None:
    view = end({"temple": 3, "garden": 6, "coins": 4}, {"temple": 9, "garden": 2, "coins": 4})
    assert final(view, []).steps[-1].text == "Ana and Bo share the victory with 18 points"
    assert reason(view) == "Equal in points, and equal in money: 4 coins each."
    assert "last slot" in final(view, []).opening
