"""Pictures of Namiji's main moments, compared cell by cell.

After a change that is meant: `pytest tests/tui/namiji/test_board_snapshots.py --snapshot-update`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, VAST, app_with, board_of, look, press, until
from tests.tui.namiji.sailing import at
from tokaido_tui.bots.advice import Advice
from tokaido_tui.tui.palette import DEFAULT, PALETTES

Snap = Callable[..., bool]
# A decision, its leg, what the view is like, and what is pressed then.
MOMENTS: dict[str, tuple[str, int, dict[str, Any], tuple[str, ...]]] = {
    "route": ("move", 2, {}, ("right",)),
    "looking": ("move", 1, {}, (",",)),
    "home": ("move", 3, {"waiting": 2}, ("end",)),
    "bank": ("fish", 2, {}, ()),
    "bank-jump": ("fish", 2, {}, ("g",)),
    "shelf": ("place", 2, {"netted": False}, ()),
    "net": ("place", 1, {"netted": True}, ("space",)),
    "trap": ("draw", 1, {"haul_crabs": 1}, ("2",)),
    "rock": ("keep", 2, {}, ()),
    "dock": ("moor", 1, {}, ("2",)),
    "hand": ("take", 1, {}, ("2",)),
}


@pytest.fixture(autouse=True)
def one_terminal_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")


def compare(
    snap: Snap, folder: Path, name: str, size: tuple[int, int] = HOME, people: int = 4, **settings: Any
) -> bool:  # fmt: skip
    kind, leg, like, keys = MOMENTS[name]
    app = app_with(folder, at(kind, people, leg=leg, **like), curtain=False, **settings)

    async def go(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: board_of(app).deciding)
        await press(pilot, *keys)
        await look(pilot)

    return snap(app, terminal_size=size, run_before=go)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name)


@pytest.mark.parametrize("name", ["route", "bank", "net"])
def test_roomy(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, ROOMY)


@pytest.mark.parametrize("name", ["route", "hand"])
def test_vast(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, VAST, people=3)


@pytest.mark.parametrize("name", ["route", "shelf"])
@pytest.mark.parametrize("theme", [theme for theme in PALETTES if theme != DEFAULT])
def test_themes(theme: str, name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, theme=theme)


@pytest.mark.parametrize("name", ["route", "bank", "net", "trap"])
def test_ascii(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, ascii=True)


def test_who_plays_alone_with_two_boats_has_their_rocks_in_sight(snap_compare: Snap, tmp_path: Path) -> None:
    table = at("move", 1, bots=1, leg=2)
    assert table.view(0).players[0].rocks
    app = app_with(tmp_path, table)

    async def go(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: board_of(app).deciding)
        await look(pilot)

    assert snap_compare(app, terminal_size=HOME, run_before=go)


@pytest.mark.parametrize("size", [HOME, ROOMY], ids=["80x24", "120x36"])
def test_a_hint_on_the_shelf(size: tuple[int, int], snap_compare: Snap, tmp_path: Path) -> None:
    app = app_with(tmp_path, at("place", 4, leg=2, netted=False), curtain=False)

    async def go(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: board_of(app).deciding)
        board = board_of(app)
        options = board.view.decision.options
        values = {option.action: number / (len(options) - 1) for number, option in enumerate(options)}
        board.advise(Advice(options[-1].action, values, "sage"))
        await look(pilot)

    assert snap_compare(app, terminal_size=size, run_before=go)
