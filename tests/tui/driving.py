"""Drives the app in the tests: games, keys without Pilot's pauses, and what the screen says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.keys import _character_to_key
from textual.pilot import Pilot

from tokaido_tui.engine.event import Event
from tokaido_tui.engine.record import Act, parse
from tokaido_tui.games import system
from tokaido_tui.session import local
from tokaido_tui.settings import Settings, save
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.play import PlayScreen
from tokaido_tui.tui.tokaido.board import TokaidoBoard

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
HOME, ROOMY, VAST = (80, 24), (120, 36), (140, 40)


def plan(
    people: int,
    bots: int = 0,
    *,
    variants: Sequence[str] = (),
    roles: Sequence[str] = (),
    seed: int = 7,
    names: Sequence[str] = NAMES,
    bot: str = "random",
) -> Plan:
    """People first, then bots."""
    seats = [Seat(names[i], "" if i < people else bot, i) for i in range(people + bots)]
    return Plan(tuple(seats), variants=tuple(variants), roles=tuple(roles), seed=seed)


def make_app(folder: Path, wanted: Plan | None = None, **settings: Any) -> TokaidoApp:
    """The app with its settings in that folder; animation is off unless asked for."""
    assert not save(Settings(**{"animation": False, **settings}), folder)
    return TokaidoApp(local(folder), wanted)


def walked(wanted: Plan, reached: Callable[[Table], bool], seed: int = 4) -> tuple[Table, list[Event]]:
    """A game that strolled on, off the screen, until something is reached; and the events of its last decision."""
    table, mind = Table(wanted), Random(seed)
    last: list[Event] = []
    while not reached(table):
        assert table.decision is not None, "the game ended before"
        actions = [option.action for option in table.decision.options]
        nearest = min(int(mind.expovariate(1.0)), len(actions) - 1)
        last = table.decide(table.decider, actions[nearest if table.kind == "move" else -1])
    return table, last


def show(app: TokaidoApp, table: Table, ending: Sequence[Event] = ()) -> GameScreen:
    """Puts a game in progress, or at its end, on the screen."""
    screen = GameScreen(app.host_unkept(table))
    screen._ending = list(ending)
    app.push_screen(screen)
    return screen


def app_with(folder: Path, table: Table, ending: Sequence[Event] = (), **settings: Any) -> TokaidoApp:
    """The app, opened at a game in progress or at its end."""
    app = make_app(folder, table.plan, **settings)
    app.play = lambda _plan: show(app, table, ending)  # type: ignore[method-assign, assignment]
    return app


def game_of(app: TokaidoApp) -> GameScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))


def table_of(app: TokaidoApp) -> Table:
    """The game on the screen, with everything that nobody there may know."""
    return game_of(app).host.table


def board_of(app: TokaidoApp) -> TokaidoBoard:
    return game_of(app).board


def acts_of(app: TokaidoApp) -> int:
    """How many decisions have been made in the game."""
    return sum(isinstance(step, Act) for step in table_of(app)._recorder.steps)


async def settle(pilot: Pilot[None]) -> None:
    """Until what was posted, and what that posted in turn, has been done: a key that a field has no use for goes up
    from widget to widget."""
    for turn in range(12):
        await pilot._wait_for_screen()
        pumps = (pilot.app, pilot.app.screen, *pilot.app.screen.query("*"))
        if turn >= 2 and not any(pump.message_queue_size for pump in pumps) and not is_busy(pilot.app):
            break
        for _ in range(2000):
            if not is_busy(pilot.app):
                break
            await asyncio.sleep(0.001)
        else:
            raise AssertionError("a host never tells what it has begun")


def is_busy(app: App[None]) -> bool:
    """Whether a host on the screen is about to tell something; what a bot thinks about for long is not waited for."""
    screens = [screen for screen in app.screen_stack if isinstance(screen, PlayScreen)]
    if any(screen is app.screen and not screen._open for screen in screens):
        return True
    hosts = [screen.host for screen in screens]
    quick = [host for host in hosts if host.clients and host.bots_turn and host._bots._thought is None]
    return any(host._changes for host in hosts) or any(not host.is_held for host in quick)


def send(app: TokaidoApp, key: str) -> None:
    """A key as the terminal's driver would send it, without any waiting."""
    if len(key) == 1:
        event = events.Key(key if key.isalnum() else _character_to_key(key), key)
    else:
        event = events.Key(key, {"space": " ", "enter": "\r", "tab": "\t", "escape": "\x1b"}.get(key))
    event.set_sender(app)
    assert app._driver is not None
    app._driver.send_message(event)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Like Pilot.press, without its pauses of 65 ms a key."""
    for key in keys:
        send(pilot.app, key)
        await settle(pilot)


async def until(pilot: Pilot[None], reached: Callable[[], object], seconds: float = 5.0) -> None:
    """Waits for bots and timers: until something is true, or the test fails."""
    for _ in range(int(seconds / 0.005)):
        await settle(pilot)
        if reached():
            return
        await pilot.pause(0.005)
    raise AssertionError(f"still not so after {seconds} s; the screen is {pilot.app.screen}\n{text_of(pilot.app)}")


def stop_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What moves from now on does not move on by itself, however slow the machine is: only a key ends it."""
    monkeypatch.setattr("tokaido_tui.tui.screens.board_screen.FRAME", 3600.0)


def text_of(app: TokaidoApp) -> str:
    """Everything that the screen shows now."""
    # As that app: another one may have been opened in the same test since.
    with app._context():
        rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row) for row in rows)


async def look(pilot: Pilot[None]) -> str:
    """Everything that the screen shows once it has been laid out and painted."""
    for _ in range(400):
        await settle(pilot)
        screen = pilot.app.screen
        if not (screen._layout_required or screen._dirty_widgets or screen._repaint_required):
            return text_of(pilot.app)
        await asyncio.sleep(0.005)
    raise AssertionError("the screen is never done")


async def decide(pilot: Pilot[None], choose: Callable[[Any], int]) -> None:
    """Answers the decision that is on the board, past its keys."""
    board = board_of(pilot.app)
    assert board.deciding
    board.post_message(Board.Decided(choose(board.view)))
    await settle(pilot)


def verified(app: TokaidoApp) -> int:
    """The record of the game so far is one that replays; returns how many acts it has."""
    table = table_of(app)
    record, game = parse(table.record_text(), system)
    assert game.view(None) == table.view(None)
    return len(record.acts)
