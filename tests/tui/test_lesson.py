"""Lessons by keys: what is asked is done, what is wrong gets help, steps are skipped and gone back to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, look, make_app, press, send, settle, stop_clock, text_of, until
from tokaido_tui.table.playback import DO, READ, SCORE
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.tui.lessons.helping import about_choice, way_to
from tokaido_tui.tui.lessons.panel import LessonPanel
from tokaido_tui.tui.lessons.telling import log_of
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.lesson import LessonScreen
from tokaido_tui.tui.screens.lists.learn import LearnScreen, NextScreen
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.sheet import SheetScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.words.lessons.notes import lessons

KEYS = {"Left": "left", "Right": "right", "Up": "up", "Down": "down", "Space": "space", "Enter": "enter"}
LESSONS = lessons(ON_SCREEN)


async def opened(pilot: Pilot[None], number: int = 1) -> LessonScreen:
    """A lesson, from the title: by its number in the list."""
    await settle(pilot)
    await press(pilot, "l", str(number))
    await until(pilot, lambda: isinstance(pilot.app.screen, LessonScreen) and pilot.app.screen.board.view is not None)
    assert isinstance(pilot.app.screen, LessonScreen)
    return pilot.app.screen


def keys_to(screen: LessonScreen) -> list[str]:
    """The keys that do what is asked, as the help for a learner names them; Enter where something is only to be read.

    So the help is put to the test as well: who does what it says gets there.
    """
    if screen.playback.now.kind != DO:
        return ["enter"]
    sentence = way_to(screen.board, screen.playback.expected.action)
    named = re.findall(r"\*(\w+)\*(?: (\d+) times)?", sentence)
    assert named, sentence
    keys = [KEYS.get(key, key) for key, times in named for _time in range(int(times or 1))]
    return keys if keys[-1] == "enter" else [*keys, "enter"]


async def until_asked(pilot: Pilot[None], screen: LessonScreen) -> None:
    while screen.playback.now.kind != DO:
        await press(pilot, "enter")


def said(screen: LessonScreen) -> str:
    return screen.query_one(LessonPanel).help


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1), ids=[lesson.name for lesson in LESSONS])
async def test_a_lesson_is_played_by_keys_to_its_end(tmp_path: Path, number: int) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, number)
        playback = screen.playback
        for at, moment in enumerate(playback.moments[:-1]):
            assert (playback.at, playback.now) == (at, moment)
            if moment.kind == SCORE:
                assert isinstance(app.screen, ScoringScreen)
                while isinstance(app.screen, ScoringScreen):
                    await press(pilot, "enter")
                continue
            assert screen.board.deciding == (moment.kind == DO)
            await look(pilot)
            all_is_read(screen)
            await press(pilot, *keys_to(screen))
        assert playback.is_last
        assert screen.lesson.farewell.split("*")[0][:30] in await look(pilot)
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, NextScreen))
        assert "What next?".upper() in await look(pilot)
        assert [type(screen) for screen in app.screen_stack[1:]] == [TitleScreen, LearnScreen, NextScreen]


def all_is_read(screen: LessonScreen) -> None:
    """Neither the text nor what led to it is cut off."""
    panel, moment = screen.query_one(LessonPanel), screen.playback.now
    note, _help = panel.rows(panel.size.width)
    assert len(note) <= panel.size.height - 1, moment.text
    if moment.kind == READ and not (moment.note is not None and moment.note.until):
        happened = log_of(screen.playback, screen.ui.words).lines
        assert len(happened) <= screen.board.panel.size.height - 1, (moment.played, happened)


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1), ids=[lesson.name for lesson in LESSONS])
async def test_every_wrong_choice_gets_its_own_help_and_a_way_back(tmp_path: Path, number: int) -> None:
    """What is not asked for changes nothing, and the right keys still lead on from there."""
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, number)
        playback = screen.playback
        for at, moment in enumerate(playback.moments):
            if moment.kind != DO:
                continue
            playback.go(at)
            screen._show()
            assert moment.note is not None
            others = [one for one in playback.view().decision.options if one.action != playback.expected.action]
            named = [one for one in others if one.name in moment.note.wrong]
            # Of those that share an answer one is enough.
            for option in [*named, *[one for one in others if one not in named][:1]]:
                screen.board.recall(option.action)
                assert screen.board.ready() == option.action, option.name
                await press(pilot, "enter")
                assert playback.at == at
                assert about_choice(moment.note, option.name), option.name
                assert said(screen).startswith(about_choice(moment.note, option.name))
            await press(pilot, *keys_to(screen))
            assert playback.at == at + 1, moment.note.does


async def test_another_choice_gets_help_and_changes_nothing(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await until_asked(pilot, screen)
        before = screen.playback.at, screen.playback.view()
        await press(pilot, "right", "right", "enter")
        assert (screen.playback.at, screen.playback.view()) == before
        assert said(screen) == (
            "A fine place, but let us begin at the village. "
            "That is the encounter; for the village press *Left* 2 times."
        )
        assert "for the village press Left 2 times" in " ".join((await look(pilot)).split())
        await press(pilot, "end", "enter")
        assert said(screen).startswith("Straight to the inn?")
        await press(pilot, "home")
        assert not said(screen), "what was said is out of date when the cursor moves"
        await press(pilot, "x")
        assert said(screen) == "This is the village: press *Enter*."
        assert (screen.playback.at, screen.playback.view()) == before
        await press(pilot, "enter")
        assert screen.playback.at == before[0] + 1


async def test_marking_other_souvenirs_gets_help(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await press(pilot, "n")
        await until_asked(pilot, screen)
        assert screen.board.choosing
        await press(pilot, "enter")
        assert said(screen) == "Nothing is marked yet. Press *1* *3*, then *Enter*."
        await press(pilot, "1", "2", "enter")
        assert said(screen).endswith("Press *2* *3*, then *Enter*.")
        await press(pilot, "2", "3")
        assert not said(screen)
        await press(pilot, "enter")
        assert screen.playback.now.played == 2


async def test_a_space_that_is_only_looked_at_is_not_chosen(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        while not (screen.playback.now.kind == DO and screen.playback.expected.name == "move 28 paddy"):
            await press(pilot, "n")
            await until_asked(pilot, screen)
        await press(pilot, *["full_stop"] * 4)
        assert "completed the mountain" in await look(pilot)
        await press(pilot, "enter")
        assert said(screen) == "That is the mountain; for the paddy press *Left* 3 times."
        assert screen.playback.expected.name == "move 28 paddy"


async def test_steps_are_skipped_and_gone_back_to(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        playback = screen.playback
        shown = {}
        for key in ("n", "pagedown", "n", "n"):
            shown[playback.now.step] = await look(pilot), playback.at, playback.view()
            await press(pilot, key)
        assert playback.now.step == 5
        await until_asked(pilot, screen)
        await press(pilot, *keys_to(screen))
        await press(pilot, "b")
        assert playback.now.step == 5
        for key, step in (("pageup", 4), ("b", 3), ("b", 2), ("b", 1)):
            await press(pilot, key)
            assert playback.now.step == step
            assert (await look(pilot), playback.at, playback.view()) == shown[step]
        await press(pilot, "b", "n")
        assert (await look(pilot), playback.at, playback.view()) == shown[2]


async def test_skipping_everything_leads_to_the_farewell(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        for _step in range(screen.playback.steps):
            await press(pilot, "n")
        assert screen.playback.is_last
        await press(pilot, "n")
        await until(pilot, lambda: isinstance(app.screen, NextScreen))


async def test_help_rules_and_sheet_open_over_a_lesson(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await until_asked(pilot, screen)
        for key, wanted in (("?", HelpScreen), ("i", RulesScreen), ("s", SheetScreen)):
            await press(pilot, key)
            assert isinstance(app.screen, wanted)
            if wanted is HelpScreen:
                assert "skip this step" in await look(pilot)
            await press(pilot, "escape")
            assert app.screen is screen
        await press(pilot, "escape")
        assert isinstance(app.screen, LearnScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)


async def test_jump_mode_takes_the_letters_that_are_keys_elsewhere(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await until_asked(pilot, screen)
        at = screen.playback.at
        await press(pilot, "g", "b")
        assert screen.board.road.cursor == 2
        await press(pilot, "g", "n")
        assert screen.board.road.cursor == 8
        await press(pilot, "g", "escape")
        assert app.screen is screen
        assert screen.playback.at == at


async def test_while_reading_any_other_key_tells_how_to_go_on(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        for key in ("right", "x", "5"):
            await press(pilot, key)
            assert "Press *Enter* to go on" in said(screen)
        await press(pilot, "space")
        assert screen.playback.at == 1
        assert not said(screen)


async def test_what_moves_is_shown_and_hurried_by_any_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(tmp_path, animation=True)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await until_asked(pilot, screen)
        with monkeypatch.context() as stopped:
            stop_clock(stopped)
            await press(pilot, "enter")
        assert screen._timer is not None
        await press(pilot, "n")
        assert screen._timer is None
        assert screen.playback.now.step == 1
        await press(pilot, "enter", "1", "3", "enter")
        await until(pilot, lambda: screen._timer is None)
        assert screen.playback.now.played == 2


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1), ids=[lesson.name for lesson in LESSONS])
async def test_in_ascii_mode_nothing_else_is_on_the_screen(tmp_path: Path, number: int) -> None:
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert (await look(pilot)).isascii()
        await press(pilot, "escape")
        screen = await opened(pilot, number)
        for _moment in range(10):
            assert (await look(pilot)).isascii()
            await press(pilot, *keys_to(screen))


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1), ids=[lesson.name for lesson in LESSONS])
async def test_a_lesson_goes_on_at_any_size(tmp_path: Path, number: int) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, number)
        await until_asked(pilot, screen)
        for size in ((120, 36), (60, 20), (100, 30), (140, 40), HOME):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            await look(pilot)
            if size != (60, 20):
                all_is_read(screen)
        assert f"step 1 of {screen.playback.steps}" in text_of(app)
        played = screen.playback.now.played
        await press(pilot, *keys_to(screen))
        assert screen.playback.now.played == played + 1


async def test_keys_that_come_too_fast_do_no_harm(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, 2)
        for _step in range(screen.playback.steps + 6):
            send(app, "n")
        await until(pilot, lambda: isinstance(app.screen, NextScreen))
        assert len([one for one in app.screen_stack if isinstance(one, NextScreen)]) == 1
        for key in ("escape", "escape", "escape", "l", "1", "1", "escape", "escape"):
            send(app, key)
        await settle(pilot)
        assert isinstance(app.screen, (TitleScreen, LearnScreen, LessonScreen, ConfirmScreen))
        assert app.is_running
