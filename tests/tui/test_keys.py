"""Every declared key does what its help says. A command without an entry here fails the first test."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from tests.tui.driving import HOME, board_of, look, make_app, press, settle, table_of, text_of, until
from tests.tui.key_checks import CHECKS
from tests.tui.key_screens import OPENERS, PREPARED, game_screen
from tokaido_tui.games.tokaido.box import VILLAGE
from tokaido_tui.tui import screens
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.command_search import CommandSearch
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.screens.help import HelpScreen

# How far these can scroll is known only once they are painted.
PAGES = ("HelpScreen", "RulesScreen")
# Screens with tests of their keys elsewhere.
ELSEWHERE = {"DemoScreen", "LessonScreen", "MenuScreen"}


def all_declared() -> Iterator[tuple[type[Screen[Any]], Command]]:
    """Every command of every screen there is."""
    for module in pkgutil.walk_packages(screens.__path__, f"{screens.__name__}."):
        loaded = importlib.import_module(module.name)
        for _name, kind in inspect.getmembers(loaded, inspect.isclass):
            own = kind.__module__ == loaded.__name__
            if own and issubclass(kind, Screen) and "COMMANDS_HERE" in vars(kind):
                yield from ((kind, command) for command in kind.COMMANDS_HERE)


def declared() -> Iterator[tuple[type[Screen[Any]], Command]]:
    """Those whose keys are tested here."""
    return (pair for pair in all_declared() if pair[0].__name__ not in ELSEWHERE)


def entry(kind: type[Screen[Any]], command: Command) -> tuple[str, str]:
    return kind.__name__, command.action


def test_every_declared_command_is_tested_and_nothing_else() -> None:
    assert {entry(kind, command) for kind, command in declared()} == set(CHECKS)


def test_no_screen_binds_a_key_twice_or_without_words() -> None:
    screens_seen: dict[str, list[str]] = {}
    for kind, command in declared():
        assert command.label
        assert command.help
        screens_seen.setdefault(kind.__name__, []).extend(command.keys.split(","))
    for name, keys in screens_seen.items():
        assert len(keys) == len(set(keys)), name


def test_every_key_has_the_name_that_is_printed_on_it() -> None:
    shown = [command for _kind, command in all_declared()]
    assert any("equals_sign" in command.key_list for command in shown)
    for command in shown:
        for word in command.shown_keys().split():
            assert "_" not in word, command
            assert len(word) == 1 or not word.islower(), command


@pytest.mark.parametrize("name", sorted(OPENERS))
async def test_every_key_of_a_screen_does_what_its_help_says(name: str, tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        for kind, command in declared():
            if kind.__name__ != name:
                continue
            fresh = True
            for key in command.keys.split(","):
                fresh = await one_key(pilot, name, command, key, fresh)


async def one_key(pilot: Pilot[None], name: str, command: Command, key: str, fresh: bool) -> bool:
    """A screen, fresh where the key before has left it; the key, and what should come of it; whether it leaves."""
    app = pilot.app
    if fresh or (name, command.action) in PREPARED:
        await OPENERS[name](pilot)
    screen = app.screen
    assert type(app.screen).__name__ == name
    await (look(pilot) if name in PAGES else settle(pilot))
    await press(pilot, *PREPARED.get((name, command.action), ()))
    await (look(pilot) if name in PAGES else settle(pilot))
    check = CHECKS[name, command.action]
    expect = check(app, app.screen, key)
    next(expect)
    await press(pilot, key)
    await settle(pilot)
    try:
        with pytest.raises(StopIteration):
            next(expect)
    except AssertionError as error:
        raise AssertionError(f"{name}: {key} should be: {command.help}; {error}") from error
    return app.screen is not screen


async def test_help_lists_every_key_of_the_screen_it_was_opened_from(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 60)) as pilot:
        await settle(pilot)
        for name, open_screen in OPENERS.items():
            if name == "HelpScreen":
                continue
            await open_screen(pilot)
            commands = (*app.screen.COMMANDS_HERE, *TokaidoApp.COMMANDS_HERE)
            # In a text a question mark is typed.
            await press(pilot, "f1" if name in ("AskScreen", "SetupScreen") else "question_mark")
            assert isinstance(app.screen, HelpScreen), name
            shown = await look(pilot)
            for command in commands:
                assert command.label in shown, (name, command)
                assert " ".join(command.shown_keys().split()[:2]) in shown, (name, command)


async def test_space_and_digits_mark_souvenirs_and_enter_buys_them(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await game_screen(pilot)
        board = board_of(app)
        village = next(s for s in board.road.reachable if board.view.road.kinds[s] == VILLAGE)
        await press(pilot, str(board.road.reachable.index(village) + 1), "enter")
        await until(pilot, lambda: board.choosing and board.view.kind == "buy")
        choice, me = board.choice, board.view.decider
        offer = board.view.offer
        await press(pilot, "space")
        assert choice.marked == {0}
        await press(pilot, "space", "down", "space")
        assert choice.marked == {1}
        await press(pilot, "3")
        assert choice.marked == {1, 2}
        await press(pilot, "3", "1", "1")
        assert choice.marked == {1}
        option = next(option for option in board.view.decision.options if option.action == 2)
        assert f"You pay {-option.coins} coin" in await look(pilot)
        assert f"+{option.points} point" in await look(pilot)
        coins = board.view.players[me].coins
        await press(pilot, "enter")
        after = table_of(app).view(None).players[me]
        assert after.souvenirs == (offer[1],)
        assert (after.coins, after.points) == (coins + option.coins, option.points)


async def test_the_apps_own_keys(tmp_path: Path) -> None:
    assert {command.action for command in TokaidoApp.COMMANDS_HERE} == {"app.help", "app.command_palette", "app.leave"}
    for key in ("ctrl+q", "ctrl+c"):
        app = make_app(tmp_path)
        async with app.run_test(size=HOME) as pilot:
            await settle(pilot)
            for opener in ("question_mark", "f1"):
                await press(pilot, opener)
                assert isinstance(app.screen, HelpScreen)
                await press(pilot, "escape")
            for opener in ("colon", "ctrl+p"):
                await press(pilot, opener)
                assert isinstance(app.screen, CommandSearch)
                await press(pilot, "escape")
                await settle(pilot)
            await press(pilot, "q")
            assert type(app.screen).__name__ == "ConfirmScreen"
            await press(pilot, key)
            assert app._exit, "no question holds it back"


@pytest.mark.parametrize("settings", [{}, {"theme": "paper"}, {"theme": "sixteen", "ascii": True}], ids=str)
async def test_the_list_of_commands_is_seen_and_searched(tmp_path: Path, settings: dict[str, Any]) -> None:
    app = make_app(tmp_path, **settings)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "colon")
        await until(pilot, lambda: "Keys and help" in text_of(app))
        assert "what every key does here" in text_of(app)
        assert "Search for a command" in text_of(app)
        assert text_of(app).isascii() or "ascii" not in settings
        await press(pilot, "s", "e", "t", "t")
        await until(pilot, lambda: "Keys and help" not in text_of(app))
        shown = await look(pilot)
        assert "Settings" in shown
        assert "sett" in shown, "what was typed is seen"
        assert shown.isascii() or "ascii" not in settings
        await press(pilot, "enter")
        await until(pilot, lambda: type(app.screen).__name__ == "SettingsScreen")


async def test_the_list_of_commands_holds_what_the_keys_do(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await game_screen(pilot)
        listed = {command.title: command for command in app.get_system_commands(app.screen)}
        declared_here = (*app.screen.COMMANDS_HERE, *TokaidoApp.COMMANDS_HERE)
        assert set(listed) == {command.label for command in declared_here if command.palette}
        listed["Player's sheet"].callback()
        await settle(pilot)
        assert type(app.screen).__name__ == "SheetScreen"
