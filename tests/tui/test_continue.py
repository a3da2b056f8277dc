"""Continue: the list of games in progress, and going on with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.helpers import PLAN, played
from tests.tui.driving import board_of, look, make_app, press, settle, table_of, until
from tokaido_tui.session import local_store
from tokaido_tui.table.plan import Seat
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.lists.continue_list import ContinueScreen
from tokaido_tui.tui.screens.title import TitleScreen

SIZES = [(80, 24), (120, 36)]


def keep(games: int, decisions: int = 12) -> list[str]:
    """So many games in progress; their records, the last one first."""
    store = local_store()
    records = [played(store, PLAN._replace(seed=seed), decisions).record_text() for seed in range(games)]
    store.close()
    return records[::-1]


@pytest.mark.parametrize("size", SIZES)
async def test_enter_brings_back_the_decision_that_was_due(tmp_path: Path, size: tuple[int, int]) -> None:
    (record,) = keep(1)
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "continue" not in app.screen.menu.empty)
        await press(pilot, "c")
        assert isinstance(app.screen, ContinueScreen)
        text = await look(pilot)
        assert "Ana" in text
        assert "stage 1 of 4" in text
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and board_of(app).deciding)
        assert table_of(app).record_text().startswith(record.removesuffix("unfinished\n"))
        assert "JOURNAL" in await look(pilot)


async def test_many_games_scroll_and_the_marked_one_is_always_seen(tmp_path: Path) -> None:
    games = 14
    keep(games, 3)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        for place in range(games):
            row = next(line for line in (await look(pilot)).splitlines() if "→" in line)
            assert f" {games - place} " in row
            await press(pilot, "down")


async def test_a_game_that_is_open_elsewhere_says_so_and_stays_there(tmp_path: Path) -> None:
    keep(1)
    store = local_store()
    table = store.resume(1)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        await press(pilot, "enter")
        assert isinstance(app.screen, ContinueScreen)
        assert "This game is open in another window." in await look(pilot)
        table.leave()
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
    store.close()


async def test_deleting_asks_and_then_the_title_knows(tmp_path: Path) -> None:
    keep(1)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c", "d", "n")
        assert "Ana" in await look(pilot)
        await press(pilot, "d", "y")
        assert "No game is in progress." in await look(pilot)
        # An empty list has nothing to open or delete.
        await press(pilot, "enter", "d", "down", "escape")
        assert isinstance(app.screen, TitleScreen)
        assert "continue" in app.screen.menu.empty


async def test_a_game_that_no_longer_replays_says_so(tmp_path: Path) -> None:
    keep(1)
    store = local_store()
    store.database.execute("UPDATE steps SET line = '1 fly' WHERE number = 9")
    store.close()
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c", "enter")
        assert isinstance(app.screen, ContinueScreen)
        assert "can't be replayed" in await look(pilot)


async def test_very_long_names_are_cut(tmp_path: Path) -> None:
    store = local_store()
    seats = tuple(Seat(f"{letter * 24}", colour=number) for number, letter in enumerate("ABCDE"))
    played(store, PLAN._replace(seats=seats), 3)
    store.close()
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        lines = (await look(pilot)).splitlines()
        assert any("…" in line and line.rstrip()[-1].isdigit() for line in lines)


async def test_a_click_opens(tmp_path: Path) -> None:
    keep(2)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        await settle(pilot)
        await pilot.click("#game-list", offset=(10, app.screen.list.row_of(1)))
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert table_of(app).plan.seed == 0
