"""The demo: its pace and its keys, what it shows, and how a seat is taken over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, VAST, board_of, game_of, look, press, settle, stop_clock, until
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.session import local
from tokaido_tui.settings import Settings, save
from tokaido_tui.table.table import Table
from tokaido_tui.tui.pace import SPEEDS
from tokaido_tui.tui.screens.demo import DemoFirst, DemoScreen, demo_plan
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.title import TitleScreen

SLOW, FAST = 0.05, 100.0


@asynccontextmanager
async def demo(
    tmp_path: Path, speed: float = SLOW, players: int = 4, size: tuple[int, int] = HOME, **settings: Any
) -> AsyncIterator[tuple[Pilot[None], DemoScreen]]:
    folder = tmp_path / "config"
    assert not save(Settings(**{"animation": False, **settings}), folder)
    app = DemoFirst(local(), demo_plan(players, 7), speed)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DemoScreen) and board_of_demo(app.screen).view is not None)
        assert isinstance(app.screen, DemoScreen)
        yield pilot, app.screen


def board_of_demo(screen: DemoScreen) -> Any:
    return screen.board


async def step(pilot: Pilot[None], screen: DemoScreen, times: int) -> None:
    for _ in range(times):
        before = screen.host.table.decisions
        await press(pilot, "n")
        await until(pilot, lambda: screen.host.table.decisions == before + 1)  # noqa: B023


def test_its_bots_are_pilgrims_and_merchants_with_different_travellers() -> None:
    for players in range(2, 6):
        plan = demo_plan(players, 3)
        assert {seat.bot for seat in plan.seats} == {"pilgrim", "merchant"}
        table = Table(plan)
        while table.kind == "choose":
            table.decide(table.decider, table.bot_action())
        assert len({player.traveller for player in table.view(None).players}) == players
    assert demo_plan().seed != demo_plan().seed


async def test_it_plays_by_itself_to_the_result_and_again(tmp_path: Path) -> None:
    async with demo(tmp_path, FAST, players=2) as (pilot, screen):
        app = pilot.app
        await until(pilot, lambda: isinstance(app.screen, ScoringScreen), 30)
        assert screen.host.table.is_over
        await press(pilot, "escape", "escape")
        assert isinstance(app.screen, ResultScreen)
        await press(pilot, "r")
        await until(pilot, lambda: isinstance(app.screen, DemoScreen) and app.screen is not screen)


async def test_space_pauses_and_goes_on(tmp_path: Path) -> None:
    async with demo(tmp_path, FAST) as (pilot, screen):
        await press(pilot, "space")
        assert screen.paused
        await settle(pilot)
        before = screen.host.table.decisions
        assert "paused" in await look(pilot)
        await pilot.pause(0.3)
        assert screen.host.table.decisions == before
        await press(pilot, "space")
        assert not screen.paused
        await until(pilot, lambda: screen.host.table.decisions > before)


@pytest.mark.parametrize("key", ["n", "right"])
async def test_a_step_is_one_decision_and_then_a_pause(tmp_path: Path, key: str) -> None:
    async with demo(tmp_path) as (pilot, screen):
        for number in range(1, 4):
            await press(pilot, key)
            assert screen.host.table.decisions == number
            assert screen.paused
        await pilot.pause(0.1)
        assert screen.host.table.decisions == 3


async def test_a_key_while_somebody_walks_ends_the_walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with demo(tmp_path, animation=True) as (pilot, screen):
        await press(pilot, *["n"] * 4)
        await until(pilot, lambda: screen.host.table.kind == "move" and screen._timer is None)
        before = screen.host.table.decisions
        stop_clock(monkeypatch)
        await press(pilot, "n")
        assert screen._timer is not None
        assert screen.host.table.decisions == before + 1
        await press(pilot, "n")
        assert screen._timer is None
        assert screen.host.table.decisions == before + 1


async def test_faster_and_slower_are_shown(tmp_path: Path) -> None:
    async with demo(tmp_path, 1.0) as (pilot, screen):
        await press(pilot, "space")
        assert "speed 1 " in await look(pilot)
        await press(pilot, "+")
        assert screen.speed == 2
        assert "speed 2 " in await look(pilot)
        await press(pilot, "minus", "minus", "minus")
        assert "speed 0.25" in await look(pilot)
        await press(pilot, *["minus"] * 9)
        assert screen.speed == SPEEDS[0]
        await press(pilot, *["plus"] * 20)
        assert screen.speed == SPEEDS[-1]


async def test_longer_remarks_stay_longer_and_speed_divides(tmp_path: Path) -> None:
    async with demo(tmp_path) as (pilot, screen):
        await step(pilot, screen, 6)
        screen.speed = 1.0
        usual = screen.reading_time
        assert 1.2 < usual < 12
        screen.speed = 2.0
        assert screen.reading_time == usual / 2
        screen.said = []
        assert screen.reading_time < usual / 2


@pytest.mark.parametrize(("size", "ascii_only"), [(HOME, False), (HOME, True), (VAST, False)])
async def test_the_commentary_stands_in_the_panel_and_the_keys_below(
    tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    async with demo(tmp_path, size=size, ascii=ascii_only) as (pilot, screen):
        for _ in range(12):
            await step(pilot, screen, 1)
            shown = " ".join((await look(pilot)).split())
            for remark in screen.said:
                assert remark.text in shown
        assert "q leave" in shown
        assert "WHAT HAPPENS" in shown
        if ascii_only:
            assert shown.isascii()


async def test_only_what_everybody_may_see_is_shown(tmp_path: Path) -> None:
    async with demo(tmp_path) as (pilot, screen):
        for _ in range(20):
            await step(pilot, screen, 1)
            view = screen.board.view
            assert isinstance(view, View)
            assert view.seat is None
            assert not screen.board.deciding


async def test_a_seat_is_taken_over_by_its_number_and_played(tmp_path: Path) -> None:
    async with demo(tmp_path, SLOW) as (pilot, screen):
        app = pilot.app
        await step(pilot, screen, 6)
        await press(pilot, "t")
        assert "WHOSE SEAT" in await look(pilot)
        assert "2 Kenji" in await look(pilot)
        await press(pilot, "2")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        game = game_of(app)  # type: ignore[arg-type]
        assert game.host.table is screen.host.table
        assert game.host.table.persons == [1]
        await until(pilot, lambda: board_of(app).deciding, 10)  # type: ignore[arg-type]
        assert board_of(app).view.seat == 1  # type: ignore[arg-type,union-attr]
        assert screen not in app.screen_stack
        before = game.host.table.decisions
        await press(pilot, "enter")
        await until(pilot, lambda: game.host.table.decisions > before)


@pytest.mark.parametrize("key", ["escape", "9", "x", "space"])
async def test_nobodys_seat_may_be_taken(tmp_path: Path, key: str) -> None:
    async with demo(tmp_path) as (pilot, screen):
        await press(pilot, "space", "t", key)
        assert pilot.app.screen is screen
        assert not screen.taking
        assert screen.paused
        assert not screen.host.table.persons


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_leaving_goes_to_the_title(tmp_path: Path, key: str) -> None:
    async with demo(tmp_path) as (pilot, screen):
        await press(pilot, key)
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))
        before = screen.host.table.decisions
        await pilot.pause(0.1)
        assert screen.host.table.decisions == before


async def test_help_rules_and_sheets_make_it_wait(tmp_path: Path) -> None:
    async with demo(tmp_path, FAST) as (pilot, screen):
        await until(pilot, lambda: screen.host.table.decisions > 6)
        for key in ("question_mark", "i", "s"):
            await press(pilot, key)
            assert pilot.app.screen is not screen
            await settle(pilot)
            before = screen.host.table.decisions
            await pilot.pause(0.2)
            assert screen.host.table.decisions == before
            if key == "question_mark":
                assert isinstance(pilot.app.screen, HelpScreen)
                assert "take over a seat" in await look(pilot)
            await press(pilot, "escape")
            assert pilot.app.screen is screen
            await until(pilot, lambda: screen.host.table.decisions > before)  # noqa: B023


async def test_the_title_opens_one(tmp_path: Path) -> None:
    async with demo(tmp_path) as (pilot, screen):
        await press(pilot, "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))
        await press(pilot, "d", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, DemoScreen))
        assert pilot.app.screen is not screen
