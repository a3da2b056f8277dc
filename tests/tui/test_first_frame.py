"""The first frame of a game shows the game, and no empty board before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tokaido_tui.session import local
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.game import GameScreen


class Watched(TokaidoApp):
    """Remembers of every frame whether the board in it shows a game."""

    CSS_PATH = TokaidoApp.CSS_PATH

    def __init__(self, *args: Any) -> None:
        self.frames: list[bool] = []
        super().__init__(*args)

    def _display(self, screen: Any, renderable: Any) -> None:
        if isinstance(screen, GameScreen):
            self.frames.append(screen.board.view is not None)
        super()._display(screen, renderable)


@pytest.mark.parametrize("game", ["tokaido", "namiji", "duo"])
async def test_no_empty_board_is_painted(tmp_path: Path, game: str) -> None:
    app = Watched(local(tmp_path), Plan((Seat("Ana", "", 0), Seat("Bo", "wanderer", 1)), game, seed=7))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.frames
        assert all(app.frames)
