"""Lets bots decide: they think at once, in a worker if it takes time, and act when everybody has seen what was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido_tui.table.told import Failed, ThoughtLost
from tokaido_tui.table.workers import Decided

if TYPE_CHECKING:
    from tokaido_tui.table.host import Host


class BotDriver:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[Decided] | None = None

    def start(self) -> None:
        if self._running is None:
            self._running = asyncio.create_task(self._run())
            self._running.add_done_callback(self._report)

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    def wake(self) -> None:
        self._woken.set()

    def forget(self) -> None:
        """What is thought about is no longer so."""
        if self._thought is not None:
            self._thought.cancel()

    def _report(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._host.tell(lambda _client: Failed(error))

    async def _until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self._woken.clear()
            await self._woken.wait()

    async def _run(self) -> None:
        host = self._host
        while True:
            await self._until(lambda: host.bots_turn and not host.is_changing)
            number = host.number
            decided = await self._think() if host.table.bot_thinks else None
            await self._until(lambda at=number: not host.is_held or host.number != at)  # type: ignore[misc]
            await host.finish(self._act(number, decided))

    async def _think(self) -> Decided | None:
        """What a bot decides that takes its time; None if nobody wants to know any more."""
        thought = self._thought = asyncio.create_task(self._host.pool.decide(self._host, self._host.table.question()))
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            if thought.cancelled():
                return None
            thought.cancel()
            raise
        finally:
            self._thought = None

    async def _act(self, number: int, decided: Decided | None) -> None:
        host = self._host
        async with host.turn:
            if number != host.number or not host.bots_turn:
                return
            seat = host.decider
            action = host.table.bot_action() if decided is None else decided.action
            if decided is not None and decided.trouble:
                host.tell(lambda _client: ThoughtLost(seat, decided))
            await host.change(lambda: host.decide(seat, action))
