"""Pictures of every screen and theme, compared cell by cell.

Nothing in them depends on the machine or the moment: fixed deals and names, no animation, no blinking cursor, true
colours whatever the terminal. After a change that is meant: `pytest tests/tui/test_snapshots.py --snapshot-update`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, VAST, board_of, look, make_app, plan, press, settle, until
from tests.tui.keyboard import play_by_keys
from tokaido_tui.table.table import Plan
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.tokaido.board import TokaidoBoard

Snap = Callable[..., bool]
Way = Callable[[Pilot[None]], Awaitable[None]]
TRAVELLERS = ("Kinko", "Satsuki", "Umegae", "Yoshiyasu")


@pytest.fixture(autouse=True)
def one_terminal_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setattr("tokaido_tui.tui.screens.setup_draft.person_name", lambda: "Ana")


def four(**more: Any) -> Plan:
    return plan(4, roles=TRAVELLERS, seed=53, **more)


async def onwards(pilot: Pilot[None], kind: str, stage: int = 0) -> None:
    """Plays a fixed game until a decision of that kind comes up, past the keys."""
    mind = Random(4)
    app = pilot.app
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and board_of(app).deciding)
    while board_of(app).view.kind != kind or board_of(app).view.stage < stage:
        options = board_of(app).view.decision.options
        nearest = min(int(mind.expovariate(1.0)), len(options) - 1)
        action = options[nearest if board_of(app).moving else -1].action
        board_of(app).post_message(TokaidoBoard.Decided(action))
        await settle(pilot)
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and board_of(app).deciding)


def to(kind: str, *keys: str, stage: int = 0) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await onwards(pilot, kind, stage)
        await press(pilot, *keys)
        await look(pilot)

    return go


def pressing(*keys: str) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await settle(pilot)
        await press(pilot, *keys)
        await look(pilot)

    return go


async def curtain(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, CurtainScreen))
    await look(pilot)


def ending(*keys: str) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await settle(pilot)
        await play_by_keys(pilot, seed=2, haste=0.8)
        await press(pilot, *keys)
        await look(pilot)

    return go


MENUS: dict[str, Way] = {
    "title": pressing(),
    "setup": pressing("n"),
    "settings": pressing("s"),
    "rules": pressing("i", "right", "down", "down"),
    "help": pressing("question_mark"),
    "quit": pressing("q"),
}
GAME: dict[str, Way] = {
    "road": to("move", "right", stage=1),
    "looking": to("move", ",", stage=1),
    "jump": to("move", "g", stage=1),
    "village": to("buy", "space"),
    "temple": to("donate", "right"),
    "inn": to("eat"),
    "gift": to("accept"),
    "keep": to("keep"),
    "sheet": to("move", "s", "tab", stage=2),
    "leave": to("move", "q", stage=1),
}
ENDS: dict[str, Way] = {
    "scoring": ending("enter", "enter"),
    "scored": ending("escape"),
    "result": ending("escape", "escape"),
}


@pytest.mark.parametrize("name", MENUS)
def test_menus(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path), terminal_size=HOME, run_before=MENUS[name])


@pytest.mark.parametrize("name", GAME)
def test_game(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = make_app(tmp_path, four(variants=("preparations",)), curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=GAME[name])


@pytest.mark.parametrize("name", ENDS)
def test_end(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, roles=TRAVELLERS[:3], seed=53), curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=ENDS[name])


def test_dealt_travellers(snap_compare: Snap, tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 1, seed=53), curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=to("choose"))


def test_curtain(snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path, plan(2, 1, seed=53)), terminal_size=HOME, run_before=curtain)


def test_enlarge(snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path), terminal_size=(60, 16), run_before=pressing())


def test_two_people_and_the_neutral(snap_compare: Snap, tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, variants=("initiation",), seed=5), curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=to("move", stage=1))


@pytest.mark.parametrize("screen", ["title", "road"])
@pytest.mark.parametrize("theme", PALETTES)
def test_themes(theme: str, screen: str, snap_compare: Snap, tmp_path: Path) -> None:
    wanted = four() if screen == "road" else None
    way = MENUS.get(screen) or GAME[screen]
    assert snap_compare(make_app(tmp_path, wanted, theme=theme, curtain=False), terminal_size=HOME, run_before=way)


@pytest.mark.parametrize("name", ["road", "village", "sheet"])
@pytest.mark.parametrize("size", [ROOMY, VAST], ids=["120x36", "140x40"])
def test_larger_terminals(name: str, size: tuple[int, int], snap_compare: Snap, tmp_path: Path) -> None:
    assert snap_compare(make_app(tmp_path, four(), curtain=False), terminal_size=size, run_before=GAME[name])


@pytest.mark.parametrize("name", ["title", "setup", "road", "inn"])
def test_ascii(name: str, snap_compare: Snap, tmp_path: Path) -> None:
    wanted = None if name in MENUS else four()
    app = make_app(tmp_path, wanted, ascii=True, curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=MENUS.get(name) or GAME[name])


@pytest.mark.parametrize("name", ["title", "road", "village"])
def test_no_color(name: str, snap_compare: Snap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    wanted = None if name in MENUS else four()
    app = make_app(tmp_path, wanted, curtain=False)
    assert snap_compare(app, terminal_size=HOME, run_before=MENUS.get(name) or GAME[name])
