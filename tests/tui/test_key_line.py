"""The footer is made from the commands: what applies, as much as there is room for, and it can be clicked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.app import ComposeResult
from textual.screen import Screen

from tests.tui.driving import look, make_app, settle
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.widgets.key_line import Entry, KeyLine, fitting

DONE: list[str] = []


class Walk(Screen[None]):
    COMMANDS_HERE = (
        Command("escape", "close", "Close", "go back", hint="back", leaves=True),
        Command("left,h", "go('left')", "Left", "to the left", hint="walk"),
        Command("right,l", "go('right')", "Right", "to the right", hint="walk"),
        Command("space", "go('rest')", "Rest", "rest a while", hint_from="rest_word", when="tired"),
        Command("1,2,3", "digit", "Number", "a number", hint="pick"),
        Command("x", "go('secret')", "Secret", "not in the footer"),
        Command("p", "go('prayer')", "Prayer", "pray for good weather all day", hint="pray for good weather"),
    )
    BINDINGS = bindings(command for command in COMMANDS_HERE if not command.is_row)
    tired = False

    def compose(self) -> ComposeResult:
        yield KeyLine()

    def rest_word(self) -> str:
        return "rest a while"

    def action_go(self, where: str) -> None:
        DONE.append(where)


def foot(app: Any) -> str:
    canvas = app.screen.query_one(KeyLine)._canvas
    assert canvas is not None
    return "".join(text for text, _style in canvas.row(0)).rstrip()


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (80, "← → walk   1-3 pick   p pray for good weather   ? keys   Esc back"),
        (64, "← → walk  1-3 pick  p pray for good weather  ? keys  Esc back"),
        (60, "← → walk   1-3 pick   ? keys   Esc back"),
        (17, "? keys   Esc back"),
        (16, "? keys  Esc back"),
    ],
)
async def test_what_matters_least_is_left_out_first(tmp_path: Path, width: int, shown: str) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 30)) as pilot:
        app.push_screen(Walk())
        await settle(pilot)
        app.screen.query_one(KeyLine).styles.width = width + 2
        await look(pilot)
        assert foot(app) == shown


async def test_what_applies_now_is_shown_and_is_in_the_palette(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 30)) as pilot:
        app.push_screen(Walk())
        await look(pilot)
        assert "rest" not in foot(app)
        assert "Rest" not in [command.title for command in app.get_system_commands(app.screen)]
        app.screen.tired = True
        app.screen.refresh_bindings()
        await look(pilot)
        assert "→ walk   Space rest a while   1-3" in foot(app)
        assert "Rest" in [command.title for command in app.get_system_commands(app.screen)]


async def test_keys_are_letters_where_there_are_only_those(tmp_path: Path) -> None:
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=(120, 30)) as pilot:
        app.push_screen(Walk())
        await look(pilot)
        assert foot(app).startswith("Left Right walk")


async def test_a_sentence_takes_the_place_of_the_keys_for_a_while(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 30)) as pilot:
        app.push_screen(Walk())
        await look(pilot)
        line = app.screen.query_one(KeyLine)
        line.say("There is nothing to take back.")
        assert foot(app) == "There is nothing to take back."
        line.show([("Enter", "stop here")])
        assert foot(app).startswith("Enter stop here   ← → walk")


async def test_a_click_does_what_the_key_does(tmp_path: Path) -> None:
    DONE.clear()
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 30)) as pilot:
        app.push_screen(Walk())
        await look(pilot)
        shown = foot(app)
        for word in ("←", "→", "walk", "pray", "1-3"):
            await pilot.click(KeyLine, offset=(1 + shown.index(word), 0))
            await settle(pilot)
        assert DONE == ["left", "right", "right", "prayer"]


def test_what_stays_stays_even_without_room() -> None:
    last = [Entry(("?",), "keys"), Entry(("Esc",), "back")]
    assert fitting([Entry(("a",), "anything")], last, 3) == (last, 2)
