"""Whole games, from the deal of the travellers to the result sheet and back to the title."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import (
    HOME,
    ROOMY,
    app_with,
    look,
    make_app,
    plan,
    press,
    settle,
    table_of,
    until,
    verified,
    walked,
)
from tests.tui.keyboard import play_by_choice, play_by_keys
from tokaido_tui.engine.record import parse
from tokaido_tui.games import system
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.title import TitleScreen


@dataclass(frozen=True)
class Case:
    people: int
    variants: tuple[str, ...]
    size: tuple[int, int]
    keys: bool = True
    bots: int = 0

    def __str__(self) -> str:
        how = "by-keys" if self.keys else "strolling"
        return "-".join([f"{self.people}p{self.bots}b", *self.variants, "x".join(map(str, self.size)), how])


CASES = [
    Case(2, (), HOME),
    Case(2, ("gastronomy", "preparations"), ROOMY, keys=False),
    Case(3, ("initiation",), HOME),
    Case(3, ("return-trip",), ROOMY),
    Case(4, ("preparations",), HOME),
    Case(4, ("gastronomy", "initiation", "return-trip"), ROOMY, keys=False),
    Case(5, ("gastronomy", "preparations", "return-trip"), HOME, keys=False),
    Case(5, (), ROOMY),
    Case(1, ("gastronomy",), HOME, bots=3),
]


async def to_the_result(pilot: Pilot[None]) -> None:
    app = pilot.app
    assert isinstance(app.screen, ScoringScreen)
    for _ in range(40):
        await press(pilot, "enter")
        if isinstance(app.screen, ResultScreen):
            return
    raise AssertionError("the scoring does not end")


async def check_result(pilot: Pilot[None]) -> None:
    """The result sheet tells what the game says."""
    app = pilot.app
    table = table_of(app)
    outcome = table.outcome()
    shown = await look(pilot)
    for seat, points in zip(table.seats, outcome.points, strict=True):
        assert seat.name in shown
        assert str(points) in shown
    best = max(outcome.points)
    assert all(outcome.points[winner] == best for winner in outcome.winners)


pytestmark = pytest.mark.usefixtures("fewer_frames")


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_whole_game_is_played_to_the_result_sheet(case: Case, tmp_path: Path) -> None:
    wanted = plan(case.people, case.bots, variants=case.variants, seed=11 * case.people)
    app = make_app(tmp_path, wanted)
    async with app.run_test(size=case.size) as pilot:
        await settle(pilot)
        neutral = table_of(app).view(None).neutral
        assert (neutral is not None) == (case.people + case.bots == 2)
        if case.keys:
            decided = await play_by_keys(pilot, seed=case.people)
            assert decided >= 8 * case.people, "a move and a meal at each of four inns"
        else:
            await play_by_choice(pilot, seed=case.people)
        assert table_of(app).is_over
        verified(app)
        await to_the_result(pilot)
        await check_result(pilot)
        await press(pilot, "escape")
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))
        assert not any(isinstance(screen, GameScreen) for screen in app.screen_stack)


def at_the_end(folder: Path) -> TokaidoApp:
    return app_with(folder, *walked(plan(1, 2, seed=42), lambda table: table.is_over))


async def playing_again(pilot: Pilot[None], key: str) -> tuple[Table, Table]:
    """The game that ended, and the one that the key begins."""
    app = pilot.app
    await until(pilot, lambda: isinstance(app.screen, ScoringScreen))
    first = table_of(app)
    del app.play
    await to_the_result(pilot)
    await press(pilot, key)
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and not table_of(app).is_over)
    assert sum(isinstance(screen, GameScreen) for screen in app.screen_stack) == 1
    return first, table_of(app)


async def test_a_rematch_is_the_same_people_and_another_deal(tmp_path: Path) -> None:
    async with at_the_end(tmp_path).run_test(size=HOME) as pilot:
        first, again = await playing_again(pilot, "r")
        assert again.seats == first.seats
        assert again.plan.variants == first.plan.variants
        assert again.plan.seed != first.plan.seed


async def test_the_same_deal_can_be_played_again(tmp_path: Path) -> None:
    async with at_the_end(tmp_path).run_test(size=HOME) as pilot:
        first, again = await playing_again(pilot, "d")
        assert again.plan == first.plan
        assert again.view(0).dealt == Table(first.plan).view(0).dealt


async def test_the_record_is_saved_and_never_over_another(tmp_path: Path) -> None:
    app = at_the_end(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ScoringScreen))
        await to_the_result(pilot)
        await press(pilot, "w")
        assert "tokaido-42.record" in await look(pilot)
        await press(pilot, "w")
        assert "tokaido-42-2.record" in await look(pilot)
        points = table_of(app).outcome().points
    texts = [path.read_text(encoding="utf-8") for path in sorted(tmp_path.glob("*.record"))]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    assert parse(texts[0], system)[0].points == points
