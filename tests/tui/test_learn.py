"""The list of lessons, the page after one, the command, and that every text fits its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, look, make_app, press, settle, until
from tokaido_tui.commands.learn import lesson_named
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.lessons.notes import NAMES, lessons, load, texts
from tokaido_tui.lessons.playback import DO, SCORE, Playback
from tokaido_tui.table.plan import Plan
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.faces import face
from tokaido_tui.tui.lessons.panel import wrapped_note
from tokaido_tui.tui.lessons.start import LessonsFirst
from tokaido_tui.tui.lessons.telling import chronicle_of
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.learn import LearnScreen, NextScreen, WaysScreen
from tokaido_tui.tui.screens.lesson import LessonScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.tui.settings import Settings, save
from tokaido_tui.tui.tokaido.board import PREVIEW_ROWS


@pytest.mark.parametrize("name", NAMES)
def test_what_happened_fits_beside_what_is_read(name: str) -> None:
    playback = Playback(load(name))
    for at, moment in enumerate(playback.moments):
        playback.go(at)
        if moment.kind in (DO, SCORE) or (moment.note is not None and moment.note.until):
            continue
        lines = chronicle_of(playback, face(playback.lesson.record.game)).lines
        assert len(lines) <= PREVIEW_ROWS - 1, (moment.played, lines)


def test_every_text_fits_its_place_at_home() -> None:
    plain = style()
    for text in texts():
        assert len(wrapped_note(text, HOME[0] - 4, plain, plain)) <= 5, text
    for lesson in lessons():
        assert len(lesson.about) <= 69
        for note in lesson.notes:
            # Help has two rows below what is to be done.
            assert len(wrapped_note(note.before, HOME[0] - 4, plain, plain)) <= 3, note.before
            assert len(f"{note.title}  step 25 of 25") < 50


async def test_the_list_names_the_lessons_and_their_minutes(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        shown = await look(pilot)
        for lesson in lessons():
            assert lesson.title in shown
            assert lesson.about in shown
            assert f"{lesson.minutes} minutes" in shown
        assert isinstance(app.screen, LearnScreen)
        for key, cursor in (("down", 1), ("tab", 2), ("j", 0), ("up", 2), ("home", 0), ("end", 2)):
            await press(pilot, key)
            assert app.screen.list.cursor == cursor
        await press(pilot, "enter")
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.lesson.name == "tactics"


@pytest.mark.parametrize(("key", "level", "variants"), [("1", "wanderer", ("initiation",)), ("2", "merchant", ())])
async def test_after_a_lesson_there_is_a_game_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, level: str, variants: tuple[str, ...]
) -> None:
    plans: list[Plan] = []
    app = make_app(tmp_path)
    monkeypatch.setattr(app, "play", plans.append)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        app.push_screen(NextScreen(load("journey")))
        await press(pilot, key)
        (plan,) = plans
        assert [seat.bot for seat in plan.seats] == ["", *[level] * 3]
        assert plan.variants == variants
        assert plan.setup().players == 4
        assert isinstance(app.screen, TitleScreen)


async def test_after_a_lesson_there_are_the_others(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        app.push_screen(NextScreen(load("neutral")))
        await press(pilot, "4")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.lesson.name == "tactics"
        assert not any(isinstance(screen, NextScreen) for screen in app.screen_stack)


@pytest.mark.parametrize("name", [None, "neutral"])
async def test_the_command_opens_a_lesson_over_the_list(tmp_path: Path, name: str | None) -> None:
    assert not save(Settings(animation=False), tmp_path)
    app: TokaidoApp = LessonsFirst(name, tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        expected = [TitleScreen, LearnScreen, *([LessonScreen] if name else [])]
        assert [type(screen) for screen in app.screen_stack[1:]] == expected
        await press(pilot, *["escape"] * (len(expected) - 1))
        assert isinstance(app.screen, TitleScreen)
        app.show_title()
        assert isinstance(app.screen, TitleScreen)


def test_lessons_are_named_by_their_number() -> None:
    assert [lesson_named(number) for number in (None, 1, 2, 3)] == [None, *NAMES]
    for number in (0, 4, -1):
        with pytest.raises(SetupError, match=f"there is no lesson {number}; there are 1 to 3"):
            lesson_named(number)


@pytest.mark.parametrize("screen", [LessonScreen, WaysScreen])
def test_no_key_has_two_meanings(screen: type[LessonScreen] | type[WaysScreen]) -> None:
    keys = [key for command in screen.COMMANDS_HERE for key in command.keys.split(",")]
    assert len(keys) == len(set(keys))
    assert all(command.label and command.help for command in screen.COMMANDS_HERE)
