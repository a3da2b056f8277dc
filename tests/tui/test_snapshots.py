"""Pictures of every screen and theme, compared cell by cell.

Nothing in them depends on the machine or the moment: fixed deals and names, no animation, no blinking cursor, true
colours whatever the terminal. After a change that is meant: `pytest tests/tui/test_snapshots.py --snapshot-update`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, VAST, app_with, look, make_app, plan, press, until, walked
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.palette import DEFAULT, PALETTES
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.game import GameScreen

Snap = Callable[..., bool]
Way = Callable[[Pilot[None]], Awaitable[None]]
TRAVELLERS = ("Kinko", "Satsuki", "Umegae", "Yoshiyasu")


@pytest.fixture(autouse=True)
def one_terminal_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setattr("tokaido_tui.tui.screens.forms.setup_draft.person_name", lambda _login: "Ana")


def four(kind: str, stage: int = 0, variants: tuple[str, ...] = ()) -> Table:
    """Four people, where a decision of that kind comes up."""
    wanted = plan(4, roles=TRAVELLERS, seed=53, variants=variants)
    return walked(wanted, lambda table: table.kind == kind and table.view(None).stage >= stage)[0]


def settled(app: TokaidoApp) -> bool:
    """A game has come to its decision, or to its end."""
    return not isinstance(app.screen, GameScreen) or app.screen.board.deciding


def pressing(*keys: str) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: settled(pilot.app))
        await press(pilot, *keys)
        await look(pilot)

    return go


async def curtain(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, CurtainScreen))
    await look(pilot)


MENUS: dict[str, Way] = {
    "title": pressing(),
    "setup": pressing("n"),
    "settings": pressing("s"),
    "rules": pressing("i", "right", "down", "down"),
    "help": pressing("question_mark"),
    "quit": pressing("q"),
}
# A decision, its stage, and what is pressed then.
GAME: dict[str, tuple[str, int, Way]] = {
    "road": ("move", 1, pressing("right")),
    "looking": ("move", 1, pressing(",")),
    "jump": ("move", 1, pressing("g")),
    "village": ("buy", 0, pressing("space")),
    "temple": ("donate", 0, pressing("right")),
    "inn": ("eat", 0, pressing()),
    "gift": ("accept", 0, pressing()),
    "keep": ("keep", 0, pressing()),
    "sheet": ("move", 2, pressing("s", "tab")),
    "leave": ("move", 1, pressing("q")),
}
ENDS: dict[str, Way] = {
    "scoring": pressing("enter", "enter"),
    "scored": pressing("escape"),
    "result": pressing("escape", "escape"),
}


def compare(snap: Snap, folder: Path, name: str, size: tuple[int, int] = HOME, **settings: Any) -> bool:
    if name in MENUS:
        return snap(make_app(folder, **settings), terminal_size=size, run_before=MENUS[name])
    kind, stage, way = GAME[name]
    app = app_with(folder, four(kind, stage), curtain=False, **settings)
    return snap(app, terminal_size=size, run_before=way)


@pytest.mark.parametrize("name", [*MENUS, *GAME])
def test_every_screen(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name)


@pytest.mark.parametrize("name", ENDS)
def test_end(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    table, ending = walked(plan(3, roles=TRAVELLERS[:3], seed=53), lambda table: table.is_over)
    app = app_with(tmp_path, table, ending)
    assert snap_compare(app, terminal_size=HOME, run_before=ENDS[name])


def test_dealt_travellers(snap_compare: Snap, tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 1, seed=53), curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=pressing())


def test_curtain(snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path, plan(2, 1, seed=53)), terminal_size=HOME, run_before=curtain)


def test_enlarge(snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path), terminal_size=(60, 16), run_before=pressing())


def test_two_people_and_the_neutral(snap_compare: Snap, tmp_path: Path) -> None:
    wanted = plan(2, variants=("gastronomy", "initiation", "return-trip"), seed=5)
    table, _ending = walked(wanted, lambda table: table.kind == "move" and table.view(None).stage == 1)
    assert snap_compare(app_with(tmp_path, table), terminal_size=HOME, run_before=pressing())


@pytest.mark.parametrize("screen", ["title", "road", "inn"])
@pytest.mark.parametrize("theme", [theme for theme in PALETTES if theme != DEFAULT])
def test_themes(theme: str, screen: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, screen, theme=theme)


@pytest.mark.parametrize("name", ["road", "village", "sheet"])
@pytest.mark.parametrize("size", [ROOMY, VAST], ids=["120x36", "140x40"])
def test_larger_terminals(name: str, size: tuple[int, int], snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, size)


@pytest.mark.parametrize("name", ["title", "setup", "road", "inn"])
def test_ascii(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert compare(snap_compare, tmp_path, name, ascii=True)


@pytest.mark.parametrize("name", ["title", "road", "village"])
def test_no_color(name: str, snap_compare: Snap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert compare(snap_compare, tmp_path, name)
