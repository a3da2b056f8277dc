"""Paintings that are face down are never on any screen: how many they are is all that is shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.tui.driving import HOME, ROOMY, app_with, look, make_app, press, until
from tests.tui.duo.playing import at, eager, island_board, plan
from tokaido_tui.games.duo.view import View
from tokaido_tui.table.table import Table
from tokaido_tui.tui.canvas import PRETTY
from tokaido_tui.tui.duo import words
from tokaido_tui.tui.duo.players import Players
from tokaido_tui.tui.screens.sheet import SheetScreen


def painting_rows(board_text: str) -> list[str]:
    return [line.split("art", 1)[1].split()[0] for line in board_text.splitlines() if " art " in line]


def expected(view: View, seat: int) -> str:
    """Given ones without their subject, revealed ones with a letter, the rest as backs."""
    player = view.players[seat]
    letters = "".join(words.LANDSCAPE_LETTERS[painting] for painting in player.revealed)
    return PRETTY.mark * len(player.given) + letters + PRETTY.shade * player.face_down


async def test_only_what_was_turned_has_a_letter(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board, table, mind, seen = island_board(app), Table(plan(seed=3)), Random(3), set()
        for _step in range(150):
            table.decide(table.decider, eager(table, mind))
            view = table.view(table.decider)
            board.show(view, deciding=False)
            text = await look(pilot)
            assert painting_rows(text) == [expected(view, 0), expected(view, 1)]
            seen.add(sum(player.face_down for player in view.players))
        assert len(seen) > 5


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_the_players_boards_know_only_how_many_there_are(size: tuple[int, int], tmp_path: Path) -> None:
    """Two players with the same boards but for their piles look the same."""
    app = app_with(tmp_path, at("die", after=30))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        view = island_board(app).view
        for player in view.players:
            assert not hasattr(player, "hidden")
            assert player.face_down + len(player.revealed) + len(player.given) == len(player.who.paintings)
        canvas = island_board(app).query_one(Players)._canvas
        assert canvas is not None


async def test_the_sheet_shows_backs_too(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("die"))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        await press(pilot, "s")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))
        text = (await look(pilot)).lower()
        # Nothing has been turned yet; which ten there are is known, in which order they come is not.
        assert "10" in text
