"""The list of lessons, the page after one, the command, and that every text fits its place."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.tui.driving import HOME, look, make_app, press, settle, until
from tokaido_tui.commands.learn import lesson_named
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.session import local
from tokaido_tui.settings import Settings, save
from tokaido_tui.table.plan import Plan
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.lessons.start import LessonsFirst
from tokaido_tui.tui.screens.lesson import LessonScreen
from tokaido_tui.tui.screens.lists.learn import LearnScreen, NextScreen
from tokaido_tui.tui.screens.lists.menu_screen import Air, MenuEntry, MenuScreen, gaps_of, headings_of, rows_needed
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.words.lessons.notes import NAMES, lessons, load, texts
from tokaido_tui.words.wrapping import emphasised, wrapped


def test_every_text_fits_its_place_at_home() -> None:
    for text in texts():
        assert len(wrapped(emphasised(text), HOME[0] - 4)) <= 5, text
    for lesson in lessons():
        assert len(lesson.about) <= 69
        for note in lesson.notes:
            # Help has two rows below what is to be done.
            assert len(wrapped(emphasised(note.before), HOME[0] - 4)) <= 3, note.before
            assert len(f"{note.title}  step 25 of 25") < 50


async def test_the_list_names_the_lessons_game_by_game(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        shown = await look(pilot)
        at = 0
        for game in ON_SCREEN:
            at = shown.index(ui(game).words.title.upper(), at)
            for lesson in lessons([game]):
                at = shown.index(f"Lesson {lesson.number}: {lesson.title}", at)
                assert f"{lesson.minutes} minutes" in shown[at : at + HOME[0]]
                at = shown.index(lesson.about, at)
        assert isinstance(app.screen, LearnScreen)
        last = len(lessons(ON_SCREEN)) - 1
        for key, cursor in (("down", 1), ("tab", 2), ("end", last), ("j", 0), ("up", last), ("home", 0), ("down", 1)):
            await press(pilot, key)
            assert app.screen.list.cursor == cursor
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.lesson.name == "neutral"


def test_the_list_is_as_airy_as_it_can_be() -> None:
    entries = [MenuEntry(f"way {n}", "", "", lambda: None, group) for n, group in enumerate(("", "", "a", "a", "b"))]
    assert [rows_needed(entries, air) for air in Air] == [16, 14, 12, 7]
    assert headings_of(entries) == {0: "", 2: "a", 4: "b"}
    assert [gaps_of(entries, air) for air in Air] == [{1, 2, 3, 4}, {2, 4}, set(), set()]


class ManyEntries(MenuScreen):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.gone: list[str] = []

    def title_here(self) -> str:
        return "Many"

    def intro_here(self) -> str:
        return "Choose."

    def entries_here(self) -> list[MenuEntry]:
        labels = [f"Way number {n}." for n in range(self.count)]
        return [
            MenuEntry(label, "", f"About {n}.", partial(self.gone.append, label), f"Group {n // 3}")
            for n, label in enumerate(labels)
        ]


@pytest.mark.parametrize(("count", "size"), [(40, HOME), (40, (60, 16)), (5, (60, 8))])
async def test_a_long_list_scrolls_with_its_cursor(tmp_path: Path, count: int, size: tuple[int, int]) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        screen = ManyEntries(count)
        await app.push_screen(screen)
        for key, numbers in (("down", range(count)), ("up", range(count, 0, -1))):
            for number in numbers:
                cursor = number % count
                assert screen.list.cursor == cursor
                shown = await look(pilot)
                assert f"Way number {cursor}." in shown
                assert f"About {cursor}." in shown
                await press(pilot, key)
        await press(pilot, "3", "end", "enter")
        await until(pilot, lambda: len(screen.gone) > 1)
        assert screen.gone == ["Way number 2.", f"Way number {count - 1}."]


@pytest.mark.parametrize(("count", "all_about"), [(6, True), (9, False)])
async def test_six_lessons_and_more_fit_at_home(tmp_path: Path, count: int, all_about: bool) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        app.push_screen(ManyEntries(count))
        shown = await look(pilot)
        assert all(f"Way number {n}." in shown for n in range(count))
        assert all(f"About {n}." in shown for n in range(count)) == all_about
        assert "GROUP 1" in shown


@pytest.mark.parametrize(
    ("game", "key", "level", "variants", "bots"),
    [
        ("tokaido", "1", "wanderer", ("initiation",), 3),
        ("tokaido", "2", "merchant", (), 3),
        ("namiji", "1", "wanderer", (), 3),
        ("namiji", "2", "merchant", (), 3),
        ("duo", "1", "wanderer", (), 1),
        ("duo", "2", "merchant", (), 1),
    ],
)
async def test_after_a_lesson_there_is_a_game_of_the_same_to_play(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    key: str,
    level: str,
    variants: tuple[str, ...],
    bots: int,
) -> None:
    plans: list[Plan] = []
    app = make_app(tmp_path)
    monkeypatch.setattr(app, "play", plans.append)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        app.push_screen(NextScreen(lessons([game])[0]))
        shown = await look(pilot)
        assert f"lesson 1 of {ui(game).words.title}" in shown
        assert f"Play against {f'{bots} {level}s' if bots > 1 else f'a {level}'}" in shown
        await press(pilot, key)
        (plan,) = plans
        assert plan.game == game
        assert [seat.bot for seat in plan.seats] == ["", *[level] * bots]
        assert plan.variants == variants
        assert plan.setup().players == bots + 1
        assert isinstance(app.screen, TitleScreen)


async def test_after_a_lesson_there_are_the_others_those_of_its_game_first(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        app.push_screen(NextScreen(load("neutral")))
        shown = await look(pilot)
        others = [one for one in lessons(ON_SCREEN) if one.name != "neutral"]
        places = [shown.index(one.title) for one in others]
        assert places == sorted(places)
        assert load("neutral").title not in shown
        await press(pilot, "4")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.lesson.name == "tactics"
        assert not any(isinstance(screen, NextScreen) for screen in app.screen_stack)


async def test_the_rules_are_those_of_the_lesson(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        for lesson in lessons(ON_SCREEN):
            await press(pilot, "i")
            assert isinstance(app.screen, RulesScreen)
            assert ui(lesson.game).words.title.upper() in (await look(pilot)).splitlines()[0]
            await press(pilot, "escape", "down")


@pytest.mark.parametrize(
    ("name", "game"), [(None, "tokaido"), ("neutral", "tokaido"), (None, "duo"), ("voyage", "namiji")]
)
async def test_the_command_opens_a_lesson_over_the_list(tmp_path: Path, name: str | None, game: str) -> None:
    assert not save(Settings(animation=False), tmp_path)
    app: TokaidoApp = LessonsFirst(local(tmp_path), name, game)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        expected = [TitleScreen, LearnScreen, *([LessonScreen] if name else [])]
        assert [type(screen) for screen in app.screen_stack[1:]] == expected
        if isinstance(app.screen, LessonScreen):
            assert app.screen.lesson.name == name
            await press(pilot, "escape")
        assert isinstance(app.screen, LearnScreen)
        assert app.screen.list.entries[app.screen.list.cursor].group == ui(game).words.title
        await press(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)
        app.show_title()
        assert isinstance(app.screen, TitleScreen)


def test_lessons_are_named_by_their_number_within_a_game() -> None:
    assert lesson_named(None) is None
    for game, names in NAMES.items():
        assert [lesson_named(number, game) for number in range(1, len(names) + 1)] == list(names)
    for number in (0, 4, -1):
        with pytest.raises(SetupError, match=f"tokaido has no lesson {number}; it has 1 to 3"):
            lesson_named(number)
    with pytest.raises(SetupError, match="duo has only lesson 1"):
        lesson_named(2, "duo")


@pytest.mark.parametrize("screen", [LessonScreen, MenuScreen])
def test_no_key_has_two_meanings(screen: type[LessonScreen] | type[MenuScreen]) -> None:
    keys = [key for command in screen.COMMANDS_HERE for key in command.keys.split(",")]
    assert len(keys) == len(set(keys))
    assert all(command.label and command.help for command in screen.COMMANDS_HERE)
