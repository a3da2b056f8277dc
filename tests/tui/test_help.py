"""Help is made from the declarations of the keys: nothing is missing and nothing is invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import look, make_app, press, text_of
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.forms.settings import SettingsScreen
from tokaido_tui.tui.screens.forms.setup import SetupScreen
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.statistics.screen import StatisticsScreen
from tokaido_tui.tui.screens.title import TitleScreen

MANY = tuple(Command(f"f{n}", "nothing", f"Label {n}", f"sentence {n}") for n in range(1, 41))


def top(app: TokaidoApp) -> int:
    assert isinstance(app.screen, HelpScreen)
    return round(app.screen.page.scroll_y)


async def test_help_lists_every_key_of_the_screen_and_of_the_app(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 60)) as pilot:
        await press(pilot, "question_mark")
        shown = text_of(app)
        for command in (*TitleScreen.COMMANDS_HERE, *TokaidoApp.COMMANDS_HERE):
            assert command.shown_keys() in shown
            assert command.label in shown
            assert command.help in shown
        assert "Press i for the rules" in shown


@pytest.mark.parametrize(
    "screen", [TitleScreen, SetupScreen, SettingsScreen, HelpScreen, RulesScreen, ConfirmScreen, StatisticsScreen]
)
def test_every_key_is_declared_once_and_has_an_action(screen: type) -> None:
    keys = [key for command in screen.COMMANDS_HERE for key in command.keys.split(",")]  # type: ignore[attr-defined]
    assert len(keys) == len(set(keys))
    for command in screen.COMMANDS_HERE:  # type: ignore[attr-defined]
        assert hasattr(screen, "action_" + command.action.split("(")[0])
        assert command.label
        assert command.help


@pytest.mark.parametrize("key", ["escape", "question_mark", "q", "f1", "enter"])
async def test_help_closes(tmp_path: Path, key: str) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1", key)
        assert isinstance(app.screen, TitleScreen)


async def test_the_footer_does_not_offer_what_is_open_already(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1")
        footer = (await look(pilot)).splitlines()[-1]
        assert "Esc close" in footer
        assert "keys" not in footer


async def test_the_rules_are_one_key_away(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1", "i")
        assert isinstance(app.screen, RulesScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, HelpScreen)


async def test_a_long_help_scrolls(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(HelpScreen(MANY))
        await pilot.pause()
        assert "sentence 40" not in text_of(app)
        for key, place in [("down", 1), ("j", 2), ("up", 1), ("k", 0), ("up", 0)]:
            await press(pilot, key)
            assert top(app) == place
        await press(pilot, "pagedown")
        after_a_page = top(app)
        assert after_a_page > 10
        await press(pilot, "pageup")
        assert top(app) == 0
        await press(pilot, "space", "end")
        assert "a click does what Enter does" in await look(pilot)
        assert top(app) > after_a_page
        await press(pilot, "home")
        assert top(app) == 0


async def test_in_ascii_mode_keys_have_plain_names(tmp_path: Path) -> None:
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1")
        assert text_of(app).isascii()
        assert "Up k" in text_of(app)
