"""Whole games of Namiji on the screen, from the harbour to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, ROOMY, board_of, look, make_app, press, settle, table_of, verified
from tests.tui.namiji.sailing import play
from tests.tui.test_whole_games import check_result, to_the_result
from tests.words.namiji.voyages import boats
from tokaido_tui.tui.screens.scoring import ScoringScreen

pytestmark = pytest.mark.usefixtures("fewer_frames")


@pytest.mark.parametrize(
    ("people", "bots", "size", "by_keys", "variants"),
    [
        (2, 0, HOME, True, ()),
        (3, 0, ROOMY, False, ("return-trip",)),
        (4, 0, HOME, False, ()),
        (5, 0, HOME, True, ()),
        (1, 2, HOME, False, ()),
    ],
    ids=lambda value: str(value).replace(" ", ""),
)
async def test_a_voyage_is_played_to_the_result(
    people: int, bots: int, size: tuple[int, int], by_keys: bool, variants: tuple[str, ...], tmp_path: Path
) -> None:
    app = make_app(tmp_path, boats(people, bots, seed=11 * people + bots, variants=variants))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        made = await play(pilot, people, by_keys, haste=0.7)
        assert made > 8 * people
        assert verified(app) >= made
        await to_the_result(pilot)
        await check_result(pilot)


async def test_points_below_nothing_break_nothing(tmp_path: Path) -> None:
    """Who sails from dock to dock and keeps all offerings ends below 0, and the screens say so."""
    app = make_app(tmp_path, boats(2, seed=5), curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        while not isinstance(app.screen, ScoringScreen):
            await press(pilot, "end", "enter")
        view = table_of(app).view(None)
        assert min(player.points for player in view.players) < 0
        await to_the_result(pilot)
        await check_result(pilot)
        assert board_of(app).view.is_over
        lowest = min(view.outcome.points)
        assert str(lowest) in await look(pilot)
