"""People who play at a host, for its tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable
from random import Random
from time import perf_counter, sleep
from typing import Any

from tokaido_tui.engine.errors import GameError
from tokaido_tui.engine.event import Event
from tokaido_tui.table.client import Client
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.summary import Summary
from tokaido_tui.table.told import (
    Happened,
    SeatsChanged,
    Story,
    Told,
)

GAMES = ("tokaido", "namiji", "duo")
SLOW = "sage:playout=wanderer,iterations=1500"


class Person:
    """A client that remembers what it is told, and decides at random, taking small steps."""

    def __init__(self, host: Host, *seats: int, paces: bool = False, seed: int = 1) -> None:
        self.told: list[Told] = []
        self.mind = Random(f"{seed}/{seats}")
        self.client: Client = host.join(seats, self.told.append, paces)

    @property
    def number(self) -> int:
        return next(told.number for told in reversed(self.told) if isinstance(told, (Story, Happened, SeatsChanged)))

    @property
    def events(self) -> list[Event]:
        """Everything it knows to have happened."""
        known: list[Event] = []
        for told in self.told:
            if isinstance(told, Story):
                known = []
            if isinstance(told, (Story, Happened)):
                known += told.events
        return known

    def heard(self, *kinds: type) -> list[Any]:
        return [told for told in self.told if isinstance(told, kinds)]

    async def decide(self, choose: int | None = None) -> None:
        seat = self.client.host.decider
        options = self.client.view(seat).decision.options
        place = min(int(self.mind.expovariate(1.0)), len(options) - 1) if choose is None else choose
        await self.client.submit(seat, self.number, options[place].action)


def plan(people: int, bots: int = 0, *, game: str = "tokaido", bot: str = "wanderer", seed: int = 7) -> Plan:
    seats = [Seat(f"P{n}", "" if n < people else bot, n) for n in range(people + bots)]
    return Plan(tuple(seats), game, seed=seed)


async def until(reached: Any, seconds: float = 10.0) -> None:
    end = perf_counter() + seconds
    while not reached():
        assert perf_counter() < end, "still not so"
        await asyncio.sleep(0.002)


async def sat_down(host: Host, people: Iterable[Person]) -> None:
    await until(lambda: all(person.told for person in people))
    assert host.number == 0


async def play(host: Host, people: list[Person], decisions: int = 10_000) -> None:
    """Everybody decides when it is their turn."""
    for _ in range(decisions):
        await until(lambda: host.is_over or not host.bots_turn)
        await host.settled()
        if host.is_over:
            return
        (who,) = [person for person in people if host.decider in person.client.seats]
        await who.decide()


async def moved(host: Host, people: list[Person], free: bool) -> None:
    """Plays until a step could be taken back, freely or only if others agree."""
    for _ in range(200):
        await play(host, people, 1)
        await until(lambda: host.is_over or not host.bots_turn)
        await host.settled()
        retreat = host.table.retreat()
        if retreat is not None and retreat.free == free:
            return
    raise AssertionError("never")


class SlowWriter:
    """A disk that takes its time."""

    trouble: GameError | None = None

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.writing = False
        self.closed = False
        self.door = threading.Event()
        self.door.set()

    def write(self, at: int, lines: Any, summary: Summary) -> None:  # noqa: ARG002
        self.writing = True
        sleep(0.1)
        # Closed by a test that looks about meanwhile; not for ever, if it is waited for.
        self.door.wait(10)
        self.lines[at:] = lines
        self.writing = False

    def close(self) -> None:
        self.closed = True
