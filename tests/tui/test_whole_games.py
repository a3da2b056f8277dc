"""Whole games, from the deal of the travellers to the result sheet and back to the title."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, game_of, look, make_app, plan, press, settle, until, verified
from tests.tui.keyboard import play_by_choice, play_by_keys
from tokaido_tui.engine.record import parse
from tokaido_tui.games import system
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
    table = game_of(app).table
    outcome = table.outcome()
    shown = await look(pilot)
    for seat, points in zip(table.seats, outcome.points, strict=True):
        assert seat.name in shown
        assert str(points) in shown
    best = max(outcome.points)
    assert all(outcome.points[winner] == best for winner in outcome.winners)


@pytest.fixture(autouse=True)
def fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at most of them."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.1)


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_whole_game_is_played_to_the_result_sheet(case: Case, tmp_path: Path) -> None:
    wanted = plan(case.people, case.bots, variants=case.variants, seed=11 * case.people)
    app = make_app(tmp_path, wanted)
    async with app.run_test(size=case.size) as pilot:
        await settle(pilot)
        neutral = game_of(app).table.view(None).neutral
        assert (neutral is not None) == (case.people + case.bots == 2)
        if case.keys:
            decided = await play_by_keys(pilot, seed=case.people)
            assert decided >= 8 * case.people, "a move and a meal at each of four inns"
        else:
            await play_by_choice(pilot, seed=case.people)
        assert game_of(app).table.is_over
        verified(app)
        await to_the_result(pilot)
        await check_result(pilot)
        await press(pilot, "escape")
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))
        assert not any(isinstance(screen, GameScreen) for screen in app.screen_stack)


async def _finished(pilot: Pilot[None]) -> None:
    await settle(pilot)
    await play_by_keys(pilot, seed=1, haste=1.0)
    await to_the_result(pilot)


async def test_a_rematch_is_the_same_people_and_another_deal(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, variants=("initiation",)))
    async with app.run_test(size=HOME) as pilot:
        await _finished(pilot)
        first = game_of(app).table
        await press(pilot, "r")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and not game_of(app).table.is_over)
        again = game_of(app).table
        assert again.seats == first.seats
        assert again.plan.variants == first.plan.variants
        assert again.plan.seed != first.plan.seed
        assert sum(isinstance(screen, GameScreen) for screen in app.screen_stack) == 1


async def test_the_same_deal_can_be_played_again(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, seed=42))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        dealt = game_of(app).table.view(0).dealt
        await _finished(pilot)
        await press(pilot, "d")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and not game_of(app).table.is_over)
        assert game_of(app).table.plan.seed == 42
        assert game_of(app).table.view(0).dealt == dealt


async def test_the_record_is_saved_and_never_over_another(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, seed=42))
    async with app.run_test(size=HOME) as pilot:
        await _finished(pilot)
        await press(pilot, "w")
        assert "tokaido-42.record" in await look(pilot)
        await press(pilot, "w")
        assert "tokaido-42-2.record" in await look(pilot)
        points = game_of(app).table.outcome().points
    texts = [path.read_text(encoding="utf-8") for path in sorted(tmp_path.glob("*.record"))]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    assert parse(texts[0], system)[0].points == points
