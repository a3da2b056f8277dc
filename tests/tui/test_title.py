"""The title: every line of the menu by every key, and the question before leaving."""

from __future__ import annotations

from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from tests.tui.driving import look, make_app, press, settle, text_of, until
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.demo import DemoScreen
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.forms.settings import SettingsScreen
from tokaido_tui.tui.screens.forms.setup import SetupScreen
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.title import ENTRIES, NOTICE, TitleScreen

EMPTY = [entry for entry in ENTRIES if entry.empty]


def cursor(app: TokaidoApp) -> str:
    assert isinstance(app.screen, TitleScreen)
    return ENTRIES[app.screen.menu.cursor].name


@pytest.mark.parametrize(
    ("theme", "size"),
    [("night", (80, 24)), ("sixteen", (80, 24)), ("safe", (120, 36)), ("paper", (140, 40)), ("night", (250, 70))],
)
async def test_the_menu_and_the_notice_are_seen_at_every_size(
    tmp_path: Path, theme: str, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, theme=theme)
    async with app.run_test(size=size):
        shown = text_of(app)
        assert all(entry.label in shown for entry in ENTRIES)
        assert NOTICE in shown


@pytest.mark.parametrize("theme", ["night", "paper"])
async def test_in_ascii_mode_nothing_else_is_on_the_screen(tmp_path: Path, theme: str) -> None:
    app = make_app(tmp_path, ascii=True, theme=theme)
    async with app.run_test(size=(80, 24)):
        assert text_of(app).isascii()
        assert "New game" in text_of(app)


async def test_the_print_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(130, 38)
        lines = text_of(app).split("\n")
        assert len(lines) == 38
        assert NOTICE in lines[-1]


async def test_arrows_and_letters_move_around_the_menu(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key, expected in [
            ("down", "continue"), ("j", "demo"), ("tab", "learn"), ("k", "demo"), ("up", "continue"),
            ("shift+tab", "new"), ("up", "quit"), ("home", "new"), ("end", "quit"), ("down", "new"),
            ("pagedown", "quit"), ("pageup", "new"),
        ]:  # fmt: skip
            await press(pilot, key)
            assert cursor(app) == expected, key


@pytest.mark.parametrize("entry", EMPTY, ids=lambda entry: entry.name)
async def test_a_line_with_nothing_behind_it_says_so(tmp_path: Path, entry: object) -> None:
    assert entry in ENTRIES
    number = ENTRIES.index(entry)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in (ENTRIES[number].key, str(number + 1), "enter"):
            await press(pilot, key)
            assert cursor(app) == ENTRIES[number].name
            assert ENTRIES[number].empty in text_of(app)


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (["enter"], SetupScreen), (["n"], SetupScreen), (["1"], SetupScreen), (["space"], SetupScreen),
        (["right"], SetupScreen), (["s"], SettingsScreen), (["7"], SettingsScreen), (["i"], RulesScreen),
        (["question_mark"], HelpScreen), (["f1"], HelpScreen), (["q"], ConfirmScreen), (["8"], ConfirmScreen),
        (["escape"], ConfirmScreen), (["end", "enter"], ConfirmScreen),
    ],
)  # fmt: skip
async def test_keys_open_their_screen_and_escape_comes_back(tmp_path: Path, keys: list[str], screen: type) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys)
        assert isinstance(app.screen, screen)
        await press(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize(
    ("key", "choice", "game", "bots", "variants"),
    [("d", "1", "tokaido", 4, ("gastronomy",)), ("3", "2", "namiji", 4, ()), ("d", "3", "duo", 2, ())],
)
async def test_a_demo_is_a_game_of_bots(
    tmp_path: Path, key: str, choice: str, game: str, bots: int, variants: tuple[str, ...]
) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, key, choice)
        await until(pilot, lambda: isinstance(app.screen, DemoScreen))
        assert isinstance(app.screen, DemoScreen)
        plan = app.screen.host.table.plan
    assert plan.game == game
    assert [seat.bot for seat in plan.seats] == (["pilgrim", "merchant"] * 2)[:bots]
    assert plan.variants == variants
    assert plan.seed is not None


async def test_the_list_of_demos_leads_to_the_rules_and_back(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "down", "i")
        assert "THE RULES OF NAMIJI" in await look(pilot)
        await press(pilot, "escape", "escape")
        assert isinstance(app.screen, TitleScreen)


async def test_a_click_does_what_enter_does(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, TitleScreen)
        place = app.screen.menu.place_of(6)
        assert place is not None
        await pilot.click(offset=(place[0] + 3, place[1]))
        assert isinstance(app.screen, SettingsScreen)


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (["y"], True), (["enter"], True), (["space"], True), (["n"], False), (["escape"], False),
        (["right", "enter"], False), (["left", "enter"], False), (["tab", "tab", "enter"], True),
        (["h", "enter"], False), (["l", "enter"], False), (["up", "enter"], False), (["down", "enter"], False),
        (["shift+tab", "enter"], False),
    ],
)  # fmt: skip
async def test_leaving_asks(tmp_path: Path, keys: list[str], left: bool) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "q")
        assert "Leave Tokaido?" in text_of(app)
        await press(pilot, *keys)
        assert app._exit == left
        if not left:
            assert isinstance(app.screen, TitleScreen)


async def test_an_answer_can_be_clicked(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "q")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.click("#no")
        await settle(pilot)
        assert isinstance(app.screen, TitleScreen)


async def test_keys_are_answered_while_the_journal_is_looked_through(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    usual, opened, free = app.session.open_store, [], Event()

    def slow() -> object:
        free.wait(10)
        opened.append(current_thread())
        return usual()

    app.session.open_store = slow  # type: ignore[method-assign, assignment]
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, TitleScreen)
        menu = app.screen.menu
        before = menu.cursor
        await press(pilot, "down")
        assert menu.cursor == before + 1
        assert not opened
        free.set()
        await until(pilot, lambda: "continue" in menu.empty and app.journal.tried)
        assert opened
        assert opened[0] is not main_thread()
        assert app.store is not None
