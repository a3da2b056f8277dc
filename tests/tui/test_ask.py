"""Questions over the screen: a line of text, or one of two answers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from tests.tui.driving import look, make_app, press, settle
from tokaido_tui.tui.screens.dialogs.ask import AskScreen
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen

ANSWERS: list[object] = []


@asynccontextmanager
async def asked(folder: Path, screen: AskScreen | ConfirmScreen, **settings: object) -> AsyncIterator[Pilot[None]]:
    ANSWERS.clear()
    app = make_app(folder, **settings)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(screen, ANSWERS.append)
        await settle(pilot)
        yield pilot


async def paste(pilot: Pilot[None], text: str) -> None:
    pilot.app.post_message(events.Paste(text))
    await settle(pilot)


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("a b left enter", "ab"), ("a b left x enter", "axb"), ("a b home x end y enter", "xaby"),
        ("a b left backspace enter", "b"), ("a b left delete enter", "a"), ("a b space c enter", "ab c"),
        ("space a space enter", "a"), ("enter", ""), ("a escape", ""), ("q question_mark colon enter", "q?:"),
        ("a b shift+home x enter", "x"), ("a b space c ctrl+w d enter", "ab d"),
    ],
)  # fmt: skip
async def test_a_text_is_edited_and_answered(tmp_path: Path, keys: str, text: str) -> None:
    async with asked(tmp_path, AskScreen("Where to?")) as pilot:
        typed = {"question_mark": "?", "colon": ":"}
        await press(pilot, *(typed.get(key, key) for key in keys.split()))
        assert [text] == ANSWERS


async def test_a_pasted_path_is_taken_and_what_is_too_long_is_cut(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("Where to?", longest=20)) as pilot:
        await paste(pilot, "/home/ana/a game.record\n")
        await press(pilot, "enter")
        assert ANSWERS == ["/home/ana/a game.rec"]


async def test_a_pasted_path_keeps_its_spaces(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("Where to?")) as pilot:
        await paste(pilot, "/home/ana/my  game.record\n")
        await press(pilot, "enter")
        assert ANSWERS == ["/home/ana/my  game.record"]


async def test_where_a_number_is_asked_for_letters_are_refused(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("To which step?", digits=True, longest=5)) as pilot:
        await press(pilot, "1", "x", "²", "4")
        await paste(pilot, "step 2")
        await press(pilot, "5", "enter")
        assert ANSWERS == ["1425"]


async def test_a_long_text_stays_in_its_field(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("Where to?")) as pilot:
        await paste(pilot, "/a" * 100 + "/end")
        shown = await look(pilot)
        assert "/a/end" in shown
        await press(pilot, "home", "x")
        assert "x/a" in await look(pilot)


async def test_the_foot_shows_no_key_that_would_be_typed(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("Where to?")) as pilot:
        shown = await look(pilot)
        assert "Enter go   F1 keys   Esc back" in shown
        assert "? keys" not in shown


async def test_dialogs_in_ascii(tmp_path: Path) -> None:
    async with asked(tmp_path, AskScreen("Where to?"), ascii=True) as pilot:
        assert "Where to?" in await look(pilot)
        await press(pilot, "escape")
        pilot.app.push_screen(ConfirmScreen("Leave " + "a very long game " * 8 + "now?", "Leave", "Stay"))
        await settle(pilot)
        shown = await look(pilot)
        framed = [line for line in shown.splitlines() if "|" in line and ("Leave" in line or "now?" in line)]
        assert len(framed) >= 2
        assert "".join(framed).isascii()


async def test_a_careful_question_marks_no(tmp_path: Path) -> None:
    async with asked(tmp_path, ConfirmScreen("Delete?", "Delete", "Keep", careful=True)) as pilot:
        assert "→ n  Keep" in await look(pilot)
        await press(pilot, "enter")
        assert ANSWERS == [False]


@pytest.mark.parametrize("key", ["left", "right", "up", "down", "tab", "shift+tab", "h", "l"])
async def test_any_direction_marks_the_other_answer(tmp_path: Path, key: str) -> None:
    async with asked(tmp_path, ConfirmScreen("Delete?", "Delete", "Keep", careful=True)) as pilot:
        await press(pilot, key)
        assert "→ y  Delete" in await look(pilot)
        await press(pilot, "space")
        assert ANSWERS == [True]
