"""Pictures of Tokaido Duo's main moments, compared cell by cell (see tests/tui/test_snapshots.py)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, VAST, app_with, look, press, until
from tests.tui.duo.playing import at, island_board, reached
from tests.tui.test_snapshots import Snap, Way
from tokaido_tui.bots.advice import Advice
from tokaido_tui.table.table import Table
from tokaido_tui.tui.palette import DEFAULT, PALETTES


@pytest.fixture(autouse=True)
def one_terminal_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")


def pressing(*keys: str) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: island_board(pilot.app).deciding)
        await press(pilot, *keys)
        await look(pilot)

    return go


async def advised(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: island_board(pilot.app).deciding)
    board = island_board(pilot.app)
    actions = [option.action for option in board.view.decision.options]
    worth = {action: number / (len(actions) - 1) for number, action in enumerate(actions)}
    board.advise(Advice(actions[-1], worth, "sage"))
    await look(pilot)


def far(table: Table) -> bool:
    """A merchant in the middle of the game, with somewhere to sell."""
    view = table.view(None)
    return table.kind == "move" and view.pawn == 1 and len(table.decision.options) > 3 and table.decisions > 60  # type: ignore[union-attr]


MOMENTS: dict[str, tuple[Callable[[], Table], Way]] = {
    "first-roll": (lambda: at("die"), pressing()),
    "dice": (lambda: at("die", after=60), pressing("right")),
    "looking-ahead": (lambda: at("die", after=60), pressing("right", ".")),
    "merchant": (lambda: reached(far), pressing("right")),
    "artist": (lambda: reached(lambda t: t.kind == "move" and t.view(None).pawn == 2 and t.decisions > 90), pressing()),
    "jump": (lambda: reached(far), pressing("g")),
    "closed": (lambda: reached(far), pressing("home", ",")),
    "hint": (lambda: reached(far), advised),
    "hint-dice": (lambda: at("die", after=60), advised),
    "visit": (lambda: at("visit", after=40), pressing()),
    "wave": (lambda: at("take"), pressing("down")),
    "sale": (lambda: at("sell", after=40), pressing()),
    "goods-back": (lambda: at("keep"), pressing("2")),
    "painting": (lambda: at("paint", after=40), pressing()),
    "springs": (lambda: at("repeat"), pressing()),
    "last-round": (
        lambda: reached(lambda t: t.view(None).ending and t.kind == "die", seed=7), pressing()
    ),
}  # fmt: skip


def compare(snap: Snap, folder: Path, name: str, size: tuple[int, int] = HOME, **settings: Any) -> bool:
    make, way = MOMENTS[name]
    return snap(app_with(folder, make(), **settings), terminal_size=size, run_before=way)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name)


@pytest.mark.parametrize("name", ["dice", "merchant", "sale", "goods-back"])
@pytest.mark.parametrize("size", [ROOMY, VAST], ids=["120x36", "140x40"])
def test_larger_terminals(name: str, size: tuple[int, int], snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, size)


@pytest.mark.parametrize("name", ["dice", "merchant", "painting"])
def test_ascii(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, ascii=True)


@pytest.mark.parametrize("name", ["dice", "merchant"])
@pytest.mark.parametrize("theme", [theme for theme in PALETTES if theme != DEFAULT])
def test_themes(theme: str, name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, theme=theme)


def test_no_color(snap_compare: Snap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert compare(snap_compare, tmp_path, "merchant")
