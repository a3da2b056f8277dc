"""Any size at any time: the game is unharmed, and nothing breaks out of its place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from tests.tui.driving import (
    HOME,
    ROOMY,
    VAST,
    acts_of,
    board_of,
    look,
    make_app,
    plan,
    press,
    settle,
    table_of,
    until,
    verified,
)
from tests.tui.keyboard import keys_for
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.enlarge import EnlargeScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.title import TitleScreen

TOO_SMALL = [(40, 12), (20, 5), (79, 24), (80, 23), (200, 10), (30, 60)]
SIZES = [
    HOME,
    (81, 25),
    (99, 29),
    (100, 30),
    (97, 40),
    ROOMY,
    (139, 39),
    VAST,
    (250, 70),
    (250, 24),
    (80, 70),
]
LONG = ("Maximiliana Wolkenstein-", "東海道五十三次広重歌川東海道五十三次広重歌川東", "X", "Ana y Bo y Cy", "Ed")


async def resize(pilot: Pilot[None], size: tuple[int, int]) -> None:
    await pilot.resize_terminal(*size)
    await settle(pilot)


async def check_fits(pilot: Pilot[None]) -> None:
    """Every row is as wide as the terminal, and no widget stands outside it or on another one."""
    app = pilot.app
    width, height = app.size
    rows = (await look(pilot)).split("\n")
    assert len(rows) == height
    assert {cell_len(row) for row in rows} == {width}
    for widget in app.screen.query("*"):
        region, parent = widget.region, widget.parent
        if widget.display and not widget.children and region.area:
            if isinstance(parent, VerticalScroll):
                # What is scrolled may be longer than its place, but not wider.
                assert parent.region.x <= region.x
                assert region.right <= parent.region.right
                region = region.intersection(parent.region)
            assert region.intersection(app.screen.region) == region


async def deciding(pilot: Pilot[None]) -> None:
    await settle(pilot)
    while isinstance(pilot.app.screen, CurtainScreen):
        await press(pilot, "enter")
    await until(pilot, lambda: board_of(pilot.app).deciding)


@pytest.mark.parametrize("size", TOO_SMALL, ids=str)
async def test_a_small_terminal_asks_to_be_enlarged_and_the_game_is_as_it_was(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app = make_app(tmp_path, plan(1, 2, variants=("initiation",)))
    async with app.run_test(size=HOME) as pilot:
        await deciding(pilot)
        await press(pilot, "right", "right")
        before, cursor, acts = await look(pilot), board_of(app).road.cursor, acts_of(app)
        await resize(pilot, size)
        assert isinstance(app.screen, EnlargeScreen)
        shown = " ".join((await look(pilot)).split())
        assert "Please enlarge" in shown
        if size[0] >= 40:
            assert f"It is {size[0]}x{size[1]} now." in shown
        await press(pilot, "enter", "right", "q", "question_mark", "colon", "escape", "space", "1")
        await resize(pilot, HOME)
        assert isinstance(app.screen, GameScreen)
        assert (await look(pilot), board_of(app).road.cursor, acts_of(app)) == (before, cursor, acts)


async def test_a_game_started_in_a_small_terminal_appears_when_it_is_enlarged(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 1))
    async with app.run_test(size=(40, 12)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EnlargeScreen))
        await resize(pilot, HOME)
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await press(pilot, "enter")
        assert isinstance(app.screen, GameScreen)
        assert not any(isinstance(screen, EnlargeScreen) for screen in app.screen_stack)


async def test_the_title_in_a_small_terminal_too(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(20, 5)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EnlargeScreen))
        await resize(pilot, HOME)
        assert isinstance(app.screen, TitleScreen)


async def test_bots_wait_while_the_terminal_is_too_small(tmp_path: Path) -> None:
    """Else a curtain or the final scoring would cover the plea, and the plea would come back after it."""
    app = make_app(tmp_path, plan(0, 3, variants=("initiation",)))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await resize(pilot, (40, 12))
        acts = acts_of(app)
        await pilot.pause(0.2)
        assert isinstance(app.screen, EnlargeScreen)
        assert acts_of(app) <= acts + 1
        await resize(pilot, HOME)
        await until(pilot, lambda: isinstance(app.screen, ScoringScreen), seconds=20)
        assert not any(isinstance(screen, EnlargeScreen) for screen in app.screen_stack)


async def test_the_question_whether_to_leave_stays_on_top_while_bots_play(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(0, 3, variants=("initiation",)))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "q")
        acts = acts_of(app)
        await pilot.pause(0.2)
        assert isinstance(app.screen, ConfirmScreen)
        assert acts_of(app) <= acts + 1
        await press(pilot, "n")
        await until(pilot, lambda: acts_of(app) > acts + 3)
        await press(pilot, "q", "y")
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))
        assert len(app.screen_stack) == 2


async def test_every_size_shows_the_whole_game(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(5, seed=2), curtain=False)
    async with app.run_test(size=HOME) as pilot:
        mind = Random(3)
        for size in SIZES:
            for _ in range(2):
                await deciding(pilot)
                await press(pilot, *keys_for(board_of(app), mind, 0.4))
            await deciding(pilot)
            await resize(pilot, size)
            await check_fits(pilot)
            shown = await look(pilot)
            view = table_of(app).view(None)
            for player in view.players:
                assert player.name in shown
            assert "JOURNAL" in shown
        verified(app)


@pytest.mark.parametrize(("size", "ascii_only"), [(HOME, False), (HOME, True), (ROOMY, False), (VAST, True)], ids=str)
async def test_long_and_wide_names_keep_the_layout(size: tuple[int, int], ascii_only: bool, tmp_path: Path) -> None:
    assert len(LONG[0]) == 24
    app = make_app(tmp_path, plan(5, names=LONG, seed=4), ascii=ascii_only)
    async with app.run_test(size=size) as pilot:
        mind = Random(1)
        for _ in range(6):
            await settle(pilot)
            await check_fits(pilot)
            await deciding(pilot)
            await check_fits(pilot)
            await press(pilot, *keys_for(board_of(app), mind, 0.3))
        await deciding(pilot)
        shown = await look(pilot)
        assert LONG[0][:6] in shown
        assert LONG[1][:3] in shown
        for key in ("s", "i", "question_mark"):
            await press(pilot, key)
            assert not isinstance(app.screen, GameScreen)
            await check_fits(pilot)
            await press(pilot, "escape")
            assert isinstance(app.screen, GameScreen)
