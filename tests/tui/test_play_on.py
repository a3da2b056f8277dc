"""Playing on from a moment: who sits where is seen and turned."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import look, make_app, press, settle
from tests.tui.replaying import MIDDLE, golden_replay
from tokaido_tui.tui.screens.forms.play_on import PlayOnScreen
from tokaido_tui.tui.screens.forms.setup_draft import OFFERED

ANSWERS: list[object] = []


@asynccontextmanager
async def seats(folder: Path, size: tuple[int, int] = (80, 24), **settings: object) -> AsyncIterator[Pilot[None]]:
    ANSWERS.clear()
    app = make_app(folder, **settings)
    async with app.run_test(size=size) as pilot:
        app.push_screen(PlayOnScreen(golden_replay(), MIDDLE, range(5)), ANSWERS.append)
        await settle(pilot)
        yield pilot


def screen_of(pilot: Pilot[None]) -> PlayOnScreen:
    assert isinstance(pilot.app.screen, PlayOnScreen)
    return pilot.app.screen


async def test_a_click_on_an_arrow_turns_who_plays(tmp_path: Path) -> None:
    async with seats(tmp_path) as pilot:
        before = [OFFERED.index(seat.bot) for seat in screen_of(pilot).seats]
        await pilot.click("#who-2", offset=(3, 0))
        await pilot.click("#who-2", offset=(3, 0))
        await pilot.click("#who-3", offset=(0, 0))
        await settle(pilot)
        after = [OFFERED.index(seat.bot) for seat in screen_of(pilot).seats]
        turned = [(new - old) % len(OFFERED) for old, new in zip(before, after, strict=True)]
        assert turned == [0, 0, 2, len(OFFERED) - 1]
        assert screen_of(pilot).row == 3, "the cursor comes along"
        await press(pilot, "enter")
        assert [seat.bot for seat in ANSWERS[0]] == [OFFERED[number] for number in after]  # type: ignore[attr-defined]


async def test_letters_move_and_turn_too_and_q_goes_back(tmp_path: Path) -> None:
    async with seats(tmp_path) as pilot:
        before = [OFFERED.index(seat.bot) for seat in screen_of(pilot).seats]
        await press(pilot, "j", "l", "j", "j", "h", "k")
        after = [OFFERED.index(seat.bot) for seat in screen_of(pilot).seats]
        turned = [(new - old) % len(OFFERED) for old, new in zip(before, after, strict=True)]
        assert turned == [0, 1, 0, len(OFFERED) - 1]
        await press(pilot, "q")
        assert ANSWERS == [None]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
async def test_everything_fits_with_long_names(tmp_path: Path, size: tuple[int, int]) -> None:
    story = copy(golden_replay())
    named = story.seats[0]._replace(name="Nobunaga of the far east")
    story.seats = (named, *story.seats[1:])
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=size) as pilot:
        app.push_screen(PlayOnScreen(story, MIDDLE, range(5)))
        await settle(pilot)
        shown = await look(pilot)
        assert shown.isascii()
        assert f"step {MIDDLE} of {story.last}" in shown
        assert "Nobunaga of the far east" in shown
        assert shown.count(" point") == len(story.seats)
        assert shown.count("decides now") == 1
        assert "Enter play on" in shown
