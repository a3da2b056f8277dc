"""A box that somebody plays with is one, however many others a program has read since."""

from __future__ import annotations

import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from tokaido_tui.engine.tables import RECENT
from tokaido_tui.games import GAMES
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table

TABLES = {"tokaido": "coins", "namiji": "offerings", "duo": "goods"}


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_travels_meets_its_box(game: str, tmp_path: Path) -> None:
    ours = Table(Plan((Seat("Ana"), Seat("Bo")), game, seed=1)).view(0)
    text = (files(f"tokaido_tui.games.{game}") / "data" / f"{TABLES[game]}.toml").read_text(encoding="utf-8")
    for number in range(RECENT + 1):
        (tmp_path / f"{TABLES[game]}.toml").write_text(f"# {number}\n{text}", encoding="utf-8")
        theirs = Table(Plan((Seat("Ana"), Seat("Bo")), game, seed=1, data=tmp_path)).view(0)
    for view in (ours, theirs):
        assert pickle.loads(pickle.dumps(view)).box is view.box
    assert theirs.box is not ours.box
