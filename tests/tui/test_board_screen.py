"""What every screen with a board has in common: digits, jump letters, and keys that are neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, app_with, board_of, game_of, look, make_app, plan, press, until
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.tui.jump import LETTERS, letters_for
from tokaido_tui.tui.lessons.commands import COMMANDS as LESSON
from tokaido_tui.tui.screens.board_screen import lettered
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.lesson import LessonScreen
from tokaido_tui.words.lessons.notes import lessons

SUPERSCRIPTS = "²³¹⁴"
"""Python calls them digits; on an AZERTY keyboard the first has a key of its own."""


async def test_a_digit_that_is_none_does_nothing_to_a_game(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, variants=("initiation",), seed=9))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        cursor = board_of(app).road.cursor
        await press(pilot, *SUPERSCRIPTS)
        assert board_of(app).road.cursor == cursor
        await press(pilot, "2")
        assert board_of(app).road.cursor == board_of(app).road.reachable[1]


async def test_nor_to_a_lesson(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = LessonScreen(lessons()[0])
        app.push_screen(screen)
        await until(pilot, lambda: screen.is_current and screen.board.view is not None)
        while not screen.board.deciding:
            await press(pilot, "enter")
        at = screen.playback.at
        await press(pilot, *SUPERSCRIPTS)
        assert screen.is_current
        assert screen.playback.at == at


@pytest.fixture
def long_legs(tmp_path: Path) -> Plan:
    """A route with as many spaces in a leg as there may be."""
    folder = tmp_path / "tables"
    folder.mkdir()
    text = (OURS / "route.toml").read_text(encoding="utf-8")
    legs = [line for line in text.splitlines() if line.startswith('    "')]
    longer = legs[0].replace('",', ' L D R T B W N",')
    (folder / "route.toml").write_text(text.replace(legs[0], longer), encoding="utf-8")
    return Plan((Seat("Ana"), Seat("Bo", colour=1)), "namiji", seed=3, data=folder)


async def test_jump_mode_has_a_letter_for_each_of_twenty_spaces(tmp_path: Path, long_legs: Plan) -> None:
    app = app_with(tmp_path, Table(long_legs))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        board = board_of(app)
        stage = board.view.road.stages[board.view.stage]
        assert stage.end - stage.start > 18
        letters = board.jump_letters()
        assert len(set(letters.values())) == stage.end - stage.start
        for station in (stage.end - 1, stage.start + 1):
            await press(pilot, "g")
            assert board.jumping
            assert letters[stage.start + 1] in await look(pilot)
            await press(pilot, letters[station])
            assert not board.jumping
            assert station in (board.road.cursor, board.road.looked_at)
        assert game_of(app).is_current


def test_there_may_be_more_places_than_letters() -> None:
    assert len(set(LETTERS)) == len(LETTERS)
    assert len(letters_for(range(99))) == len(LETTERS)


@pytest.mark.parametrize("commands", [GameScreen.COMMANDS_HERE, LESSON])
def test_no_letter_of_a_place_does_anything_else_in_jump_mode(commands: tuple[object, ...]) -> None:
    quiet = lettered(commands)  # type: ignore[arg-type]
    for command in commands:
        if set(command.key_list) & set(LETTERS):  # type: ignore[attr-defined]
            assert command.action.partition("(")[0] in quiet  # type: ignore[attr-defined]


@pytest.mark.parametrize("commands", [GameScreen.COMMANDS_HERE, LESSON])
def test_one_can_always_leave_and_end_jump_mode(commands: tuple[object, ...]) -> None:
    leaving = {command.action for command in commands if "escape" in command.key_list}  # type: ignore[attr-defined]
    assert leaving
    assert not leaving & lettered(commands)  # type: ignore[arg-type]
