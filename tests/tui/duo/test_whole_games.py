"""Whole games of Tokaido Duo on the screen, from the first roll to the result."""

from __future__ import annotations

from pathlib import Path

from tests.tui.driving import HOME, ROOMY, app_with, game_of, look, make_app, press, table_of, until, verified
from tests.tui.duo.playing import plan, play_by_choice, play_by_keys, reached
from tokaido_tui.games.duo.options import KIND_NAMES
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.title import TitleScreen

LAST_ROUND = 7
"""A mind whose game has a die to choose after the end was set off."""


async def test_two_people_play_to_the_result_and_leave(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(seed=4))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: game_of(app).board.deciding)
        kinds = await play_by_choice(pilot, 4)
        table = table_of(app)
        assert table.is_over
        assert {*KIND_NAMES} - {"over", "repeat"} <= kinds
        assert verified(app) > 60
        await press(pilot, "escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        text = await look(pilot)
        for seat in range(2):
            assert str(table.view(None).players[seat].points) in text
        await press(pilot, "escape")
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))


async def test_a_person_and_a_bot_in_a_large_terminal(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(people=1, seed=5, bot="merchant"))
    async with app.run_test(size=ROOMY) as pilot:
        await until(pilot, lambda: game_of(app).board.deciding)
        await play_by_choice(pilot, 5)
        assert isinstance(app.screen, ScoringScreen)
        assert table_of(app).is_over


async def test_forty_decisions_by_keys_alone(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(seed=11))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: game_of(app).board.deciding)
        assert await play_by_keys(pilot, 11, 40) == 40
        assert verified(app) == 40


async def test_the_end_by_keys(tmp_path: Path) -> None:
    """The last round, whoever set it off, is played out by keys; the banner says that it is the last."""
    table = reached(lambda table: table.view(None).ending and table.kind == "die", seed=LAST_ROUND)
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: game_of(app).board.deciding)
        assert "the last one" in await look(pilot)
        await play_by_keys(pilot, 3, 60)
        await until(pilot, lambda: isinstance(app.screen, ScoringScreen))
