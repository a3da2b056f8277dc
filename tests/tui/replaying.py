"""Games to be shown again, and the screens of replays opened afresh."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.tui.driving import press, settle, until
from tokaido_tui.engine.record import parse
from tokaido_tui.games import system
from tokaido_tui.session import local
from tokaido_tui.settings import Settings, save
from tokaido_tui.table.plan import Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.replay.start import ReplayFirst
from tokaido_tui.tui.screens.card import CardScreen
from tokaido_tui.tui.screens.dialogs.ask import AskScreen
from tokaido_tui.tui.screens.lists.replays import ReplaysScreen
from tokaido_tui.tui.screens.replay import ReplayScreen

GOLDEN = Path(__file__).parents[1] / "golden"
MIDDLE = 40
ANSWERS: list[object] = []
"""What the question that was opened last was answered with."""


@cache
def golden_replay(name: str = "four", bots: str = "merchant") -> Replay:
    """A golden game; who sat first is a person, the others are bots."""
    record = parse((GOLDEN / f"{name}.record").read_text(encoding="utf-8"), system)[0]
    seats = [Seat(who, bots if number else "", number) for number, who in enumerate(record.setup.names)]
    return Replay(record, seats)


def text_of_record(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


def replay_app(folder: Path, name: str = "four", date: str = "", **settings: Any) -> ReplayFirst:
    assert not save(Settings(**{"animation": False, **settings}), folder)
    return ReplayFirst(local(folder), golden_replay(name), date)


async def opened(pilot: Pilot[None], at: int = 0) -> ReplayScreen:
    """The replay that the app opens with, once its board is there."""
    app = pilot.app
    await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.board.view is not None)
    assert isinstance(app.screen, ReplayScreen)
    app.screen.go(at)
    await settle(pilot)
    return app.screen


async def _clear(pilot: Pilot[None]) -> None:
    while len(pilot.app.screen_stack) > 1:
        pilot.app.pop_screen()
        await settle(pilot)


async def replay_screen(pilot: Pilot[None]) -> None:
    await _clear(pilot)
    pilot.app.push_screen(ReplayScreen(golden_replay()))
    await opened(pilot, MIDDLE)


def from_replay(*keys: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def come(pilot: Pilot[None]) -> None:
        await replay_screen(pilot)
        await press(pilot, *keys)

    return come


def keep_games(app: TokaidoApp, names: Sequence[str] = ("two", "three", "four")) -> None:
    """Brings golden games into the app's journal, unless they are there."""
    store = app.store
    assert store is not None
    for name in names[len(store.games()) :]:
        store.bring_in(text_of_record(name))


async def replays_screen(pilot: Pilot[None]) -> None:
    await _clear(pilot)
    keep_games(pilot.app)  # type: ignore[arg-type]
    pilot.app.push_screen(ReplaysScreen())
    await settle(pilot)
    await press(pilot, "down")


async def ask_screen(pilot: Pilot[None]) -> None:
    await _clear(pilot)
    ANSWERS.clear()
    pilot.app.push_screen(AskScreen("Where to?"), ANSWERS.append)
    await settle(pilot)
    await press(pilot, "a", "b", "left")


async def card_screen(pilot: Pilot[None]) -> None:
    await _clear(pilot)
    pilot.app.push_screen(CardScreen("A card.\n"))
    await settle(pilot)


OPENERS: dict[str, Callable[[Pilot[None]], Awaitable[None]]] = {
    "ReplayScreen": replay_screen,
    "ReplaysScreen": replays_screen,
    "GraphScreen": from_replay("g"),
    "PlayOnScreen": from_replay("o", "down"),
    "AskScreen": ask_screen,
    "CardScreen": card_screen,
}
