"""Paintings that are face down are never on any screen: how many they are is all that is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.tui.driving import HOME, ROOMY, app_with, look, make_app, press, until
from tests.tui.duo.playing import at, eager, island_board, plan
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.table.table import Table
from tokaido_tui.tui.canvas import PRETTY
from tokaido_tui.tui.screens.sheet import SheetScreen
from tokaido_tui.words.duo import names


def shown_at_home(text: str) -> list[str]:
    return [line.split(" art ", 1)[1].split()[0] for line in text.splitlines() if " art " in line]


def shown_at_large(text: str) -> list[str]:
    """The letters between "art" and how many are face down."""
    rows = [line.split(" art ", 1)[1] for line in text.splitlines() if " art " in line]
    return ["".join(re.findall(r"\b[OWMB]\b", row)) + "".join(re.findall(r"\d+", row)) for row in rows]


def at_home(view: View, seat: int) -> str:
    """Given ones without their subject, revealed ones with a letter, the rest as backs."""
    player = view.players[seat]
    return PRETTY.mark * len(player.given) + letters_of(view, seat) + PRETTY.shade * player.face_down


def at_large(view: View, seat: int) -> str:
    face_down = view.players[seat].face_down
    return letters_of(view, seat) + (str(face_down) if face_down else "")


def letters_of(view: View, seat: int) -> str:
    return "".join(_(names.LANDSCAPE_LETTERS[painting]) for painting in view.players[seat].revealed)


@pytest.mark.parametrize(("size", "shown", "expected"), [
    (HOME, shown_at_home, at_home), (ROOMY, shown_at_large, at_large)
])  # fmt: skip
async def test_only_what_was_turned_has_a_letter(
    size: tuple[int, int], shown: Callable[[str], list[str]], expected: Callable[[View, int], str], tmp_path: Path
) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board, table, mind, seen = island_board(app), Table(plan(seed=3)), Random(3), set()
        for step in range(150):
            table.decide(table.decider, eager(table, mind))
            if step % 3:
                continue
            view = table.view(table.decider)
            board.show(view, deciding=False)
            assert shown(await look(pilot)) == [expected(view, 0), expected(view, 1)]
            seen.add(sum(player.face_down for player in view.players))
        assert len(seen) > 5


async def test_nothing_is_turned_at_the_start_on_any_screen(tmp_path: Path) -> None:
    """No landscape's letter is on the players' boards, and the sheet says only how many lie face down."""
    app = app_with(tmp_path, at("die"))
    async with app.run_test(size=ROOMY) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        assert shown_at_large(await look(pilot)) == ["10", "10"]
        await press(pilot, "s")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))
        text = await look(pilot)
        assert not re.search(r"(?i)revealed: *(moon|waterfall|mountain|bamboo)", text)
        assert "10" in text
