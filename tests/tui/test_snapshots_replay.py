"""Pictures of the replay's screens: see test_snapshots.py. `--snapshot-update` after a change that is meant."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, look, press
from tests.tui.replaying import keep_games, opened, replay_app

Snap = Callable[..., bool]
DATE = "2026-03-14"


@pytest.fixture(autouse=True)
def one_terminal_and_one_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setattr("tokaido_tui.store.journal.now", lambda: f"{DATE}T15:09:26+00:00")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def at(number: int, *keys: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def go(pilot: Pilot[None]) -> None:
        await opened(pilot, number)
        await press(pilot, *keys)
        await look(pilot)

    return go


async def the_list(pilot: Pilot[None]) -> None:
    await opened(pilot)
    keep_games(pilot.app, ("two", "three-initiation", "five-variants"))  # type: ignore[arg-type]
    await press(pilot, "q", "r", "down")
    await look(pilot)


SCENES = {
    "road": at(40),
    "spectator": at(41, *["v"] * 6),
    "choice": at(0),
    "end": at(10_000),
    "jump": at(40, "j", "5", "7"),
    "graph": at(60, "g"),
    "play-on": at(40, "o", "down", "right"),
    "card": at(40, "y"),
    "list": the_list,
}


@pytest.mark.parametrize("scene", SCENES)
def test_every_screen(scene: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = replay_app(tmp_path, "five-variants", DATE)
    assert snap_compare(app, terminal_size=HOME, run_before=SCENES[scene])


@pytest.mark.parametrize("scene", ["road", "graph"])
def test_larger(scene: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = replay_app(tmp_path, "four", DATE)
    assert snap_compare(app, terminal_size=ROOMY, run_before=SCENES[scene])


@pytest.mark.parametrize("scene", ["road", "graph", "list"])
def test_ascii(scene: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = replay_app(tmp_path, "five-variants", DATE, ascii=True)
    assert snap_compare(app, terminal_size=HOME, run_before=SCENES[scene])


@pytest.mark.parametrize("theme", ["paper", "sixteen"])
def test_themes(theme: str, snap_compare: Snap, tmp_path: Path) -> None:
    app = replay_app(tmp_path, "four", DATE, theme=theme)
    assert snap_compare(app, terminal_size=HOME, run_before=SCENES["graph"])
