"""The island where other screens show it: in lessons, in replays, and the paintings on the result."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len

from tests.tui.driving import HOME, ROOMY, look, make_app, press, settle, until
from tests.tui.duo.playing import brisk, plan
from tests.tui.positions import LONG_NAMES
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import ASCII, PRETTY, Canvas
from tokaido_tui.tui.duo.board import DuoBoard
from tokaido_tui.tui.duo.trophy import A_ROW, ROWS, WIDTH, trophy
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.lessons.panel import LessonPanel
from tokaido_tui.tui.palette import PALETTES, style
from tokaido_tui.tui.replay.viewpoint import Viewpoint
from tokaido_tui.tui.screens.lesson import LessonScreen
from tokaido_tui.tui.screens.replay import ReplayScreen
from tokaido_tui.words.lessons.notes import load


def test_nothing_is_secret() -> None:
    """What is hidden is hidden from both players: no curtain ever comes."""
    assert ui("duo").words.secret == ()


async def test_a_lesson_keeps_its_text_beside_every_question(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = LessonScreen(load("island"))
        await app.push_screen(screen)
        await until(pilot, lambda: screen.board.view is not None)
        asked = 0
        for _step in range(40):
            await look(pilot)
            assert screen.query_one(LessonPanel).size.height >= 5
            assert screen.query_one("#key-line").region.bottom == HOME[1]
            asked += screen.board.choosing
            if asked > 2:
                break
            if screen._asking:
                screen.board.post_message(Board.Decided(screen.playback.expected.action))
            else:
                screen._go_on()
            await settle(pilot)
        assert asked > 2


async def test_a_replay_shows_the_die_and_the_place_that_were_chosen(tmp_path: Path) -> None:
    table, mind = Table(plan(seed=2)), Random(2)
    while table.decisions < 30:
        table.decide(table.decider, brisk(table, mind))
    replay = Replay(table.record(), table.seats)
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = ReplayScreen(replay)
        await app.push_screen(screen)
        await until(pilot, lambda: screen.board.view is not None)
        # Of a game that goes on, who looks sees through nobody's eyes unless asked.
        screen.viewpoint = Viewpoint()
        seen = set()
        for number in range(replay.last):
            screen.go(number)
            await settle(pilot)
            board, act = screen.board, replay.moments[number + 1].act
            assert isinstance(board, DuoBoard)
            if board.pointing and act is not None:
                assert board.pointed_action() == act.action
                seen.add(board.view.kind)
        assert seen == {"die", "move"}


def having_given(given: tuple[int, ...]) -> Any:
    """A view of which only the paintings matter."""
    return SimpleNamespace(players=[SimpleNamespace(given=given)])


@pytest.mark.parametrize("given", [(0,), (0, 1, 2, 3, 0), (0, 0, 0, 1, 1, 1, 2, 2, 3, 3)])
def test_paintings_hang_side_by_side(given: tuple[int, ...]) -> None:
    found = trophy(having_given(given), 0)
    assert found is not None
    assert found.width == min(len(given), A_ROW) * (WIDTH + 1) - 1
    canvas = Canvas(found.width, found.rows, style(bg="#000000"))
    found.paint(canvas, 0, 0, PALETTES["night"], PRETTY)
    painted = sum(char == "▀" for y in range(found.rows) for char, _style in canvas.row(y))
    assert painted == len(given) * WIDTH * ROWS
    plain = Canvas(found.width, found.rows, style(bg="#000000"))
    found.paint(plain, 0, 0, PALETTES["night"], ASCII)
    text = "".join(char for y in range(found.rows) for char, _style in plain.row(y))
    assert text.isascii()
    assert text.count("moon") == given.count(0)


def test_who_gave_nothing_has_nothing_to_show() -> None:
    assert trophy(having_given(()), 0) is None


@pytest.mark.parametrize("size", [HOME, ROOMY, (100, 30), (84, 40), (200, 60)])
async def test_every_size_has_room_for_both_players(size: tuple[int, int], tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen.query_one(Board), DuoBoard))
        text = await look(pilot)
        assert text.count("temple") >= 2
        assert "Ana" in text
        assert "Bo" in text
        players = app.screen.query_one("#players")
        assert players.size.height >= 10
        assert app.screen.query_one("#key-line").region.bottom == size[1]


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_long_names_are_cut_and_push_nothing_away(size: tuple[int, int], tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(names=LONG_NAMES[:2]))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.screen.query_one(Board).view is not None)
        for _step in range(4):
            rows = (await look(pilot)).splitlines()
            assert all(cell_len(row) == size[0] for row in rows)
            assert rows[0].rstrip().endswith("? keys")
            assert rows[-1].rstrip().endswith("q leave")
            # Both have their points at the right end of their row.
            heads = [row for row in rows[1:] if re.search(r"Maximil\S*|北斎\S*", row) and re.search(r" \d+ *$", row)]
            assert len(heads) >= 2
            await press(pilot, "enter")
