"""Runs a game in progress: who sits where, whose turn it is, bots that think, and who is told what happened.

Whatever changes the game is written down first, and told afterwards; until then everybody sees the game as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import GameError
from tokaido_tui.engine.game import Game
from tokaido_tui.engine.record import Record
from tokaido_tui.table.background import BackgroundWriter
from tokaido_tui.table.bot_driver import BotDriver
from tokaido_tui.table.client import Client, Listener
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.refusal import NoSuchActionError, NotYourSeatError, NotYourTurnError, RefusedError, TooLateError
from tokaido_tui.table.summary import StepWriter, Summary
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import Happened, KeepingChanged, SeatsChanged, Story, Told
from tokaido_tui.table.undo import Undo
from tokaido_tui.table.worker import ThoughtLostError
from tokaido_tui.table.workers import WorkerPool

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice

Tell = Callable[[Client], Told]
"""What to tell whom."""


class Host:
    """A table and its clients, in one event loop. `writer` keeps a game that is not kept yet, from its beginning on.

    It runs from the first client that joins until the last one has left.
    """

    def __init__(self, table: Table, pool: WorkerPool, writer: StepWriter | None = None) -> None:
        self.table = table
        self.pool = pool
        self._new_writer = writer
        self._writer: BackgroundWriter | None = None
        self.clients: list[Client] = []
        self.number = 0
        """Of the decision that is due; never used twice, for a step that was taken back is another one then."""
        self._shown: Game | None = None
        """The game as everybody knows it, while what has just changed is written down."""
        self.turn = asyncio.Lock()
        """Who changes the game has it."""
        self._changes: set[asyncio.Task[None]] = set()
        self._bots = BotDriver(self)
        self._undo = Undo(self)
        self._trouble = ""
        """As it was told last, in English: only to see whether it has changed."""

    # --- what everybody may know -------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.game if self._shown is None else self._shown

    @property
    def plan(self) -> Plan:
        return self.table.plan

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def persons(self) -> list[int]:
        return self.table.persons

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def decider(self) -> int:
        return self.game.seat

    @property
    def kind(self) -> str:
        return self.game.decision_kind()

    @property
    def bots_turn(self) -> bool:
        return not self.is_over and not self.seats[self.decider].is_person

    @property
    def is_changing(self) -> bool:
        """Whether something has changed that is not told yet."""
        return self._shown is not None

    @property
    def is_held(self) -> bool:
        """Whether somebody is still being shown what has happened: bots wait."""
        return any(client.holds for client in self.clients)

    @property
    def hints(self) -> dict[int, int]:
        """By seat, how many were given."""
        return dict(self.table.hints)

    @property
    def is_kept(self) -> bool:
        return self.table.is_kept

    @property
    def trouble(self) -> GameError | None:
        """Why the game is not kept, if it should be."""
        return self.table.trouble

    def summary(self) -> Summary:
        """How the game stands."""
        return self.table.summary()

    def record(self) -> Record:
        """The whole game; it tells everything, so only once it is over. Raises RefusedError."""
        if not self.is_over:
            raise RefusedError("The game is not over yet.")
        return self.table.record()

    # --- joining and leaving -----------------------------------------------------------------------------------------

    def join(self, seats: Iterable[int], listener: Listener, paces: bool = False) -> Client:
        """Sits down for some persons' seats, or to look on. Raises NotYourSeatError if somebody else sits there."""
        client = Client(self, seats, listener, paces)
        client.join()
        return client

    def seat_client(self, client: Client) -> asyncio.Future[None]:
        taken = {seat for other in self.clients for seat in other.seats}
        if any(seat not in self.persons or seat in taken for seat in client.seats):
            raise NotYourSeatError("That is somebody else's seat.")
        self.clients.append(client)
        return self.finish(self._welcome(client))

    async def _welcome(self, client: Client) -> None:
        async with self.turn:
            if self._writer is None:
                self._begin_writing()
            await self._written()
            if client in self.clients:
                client.tell(Story(self.number, client.redacted(self.table.told)))
                if self._trouble:
                    client.tell(KeepingChanged())
        if self.clients:
            self._bots.start()

    def _begin_writing(self) -> None:
        writer = self._new_writer or self.table.writer
        if writer is not None:
            self._writer = BackgroundWriter(writer)
            if self._new_writer is None:
                self.table.go_on_with(self._writer)
            else:
                self.table.keep_with(self._writer)

    async def leave(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.clients.remove(client)
        self._undo.left(client)
        self.wake()
        if not self.clients:
            await self.close()

    async def close(self) -> None:
        """Nothing happens any more; what has happened is kept."""
        self.clients.clear()
        await self._bots.stop()
        await self.settled()
        self.table.leave()

    async def settled(self) -> None:
        """Once nothing is being changed or written."""
        while self._changes:
            await asyncio.wait(self._changes)

    def finish(self, change: Awaitable[None]) -> asyncio.Future[None]:
        """Does something to its end, even if who asked for it no longer waits."""
        task: asyncio.Task[None] = asyncio.ensure_future(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return asyncio.shield(task)

    # --- changing the game -------------------------------------------------------------------------------------------

    async def change(self, change: Callable[[], Tell]) -> None:
        """Changes the game, writes it down, and only then tells about it. `change` returns what to tell whom."""
        if self._writer is not None:
            self._shown = self.table.game.copy()
        try:
            tell = change()
            await self._written()
        finally:
            self._shown = None
        self.number += 1
        self._bots.forget()
        self._undo.end(agreed=False)
        self._say_trouble()
        self.tell(tell)
        self.wake()

    async def _written(self) -> None:
        if self._writer is not None:
            await self._writer.written()

    def _say_trouble(self) -> None:
        trouble = str(self.table.trouble or "")
        if trouble != self._trouble:
            self._trouble = trouble
            self.tell(lambda _client: KeepingChanged())

    def tell(self, told: Tell) -> None:
        for client in tuple(self.clients):
            client.tell(told(client))

    def decide(self, seat: int, action: int) -> Tell:
        events = self.table.decide(seat, action)
        return lambda client: Happened(self.number, seat, client.redacted([events]))

    async def submit(self, client: Client, seat: int, number: int, action: int) -> None:
        async def decided() -> None:
            async with self.turn:
                self._check(client, seat, number)
                if action not in self.game.legal_actions():
                    raise NoSuchActionError("The rules don't allow that now.")
                await self.change(lambda: self.decide(seat, action))

        await self.finish(decided())

    def _check(self, client: Client, seat: int, number: int) -> None:
        client.check(seat)
        if number != self.number or self.is_over:
            raise TooLateError("That decision is over: the game has gone on.")
        if seat != self.decider:
            raise NotYourTurnError("It is not your turn.")

    def wake(self) -> None:
        """Something has changed that bots may have waited for."""
        self._bots.wake()

    async def undo(self, client: Client) -> None:
        await self.finish(self._undo.ask(client))

    async def answer_undo(self, client: Client, request: int, agreed: bool) -> None:
        await self.finish(self._undo.answer(client, request, agreed))

    async def redo(self, client: Client) -> None:
        await self.finish(self._undo.redo(client))

    # --- hints -------------------------------------------------------------------------------------------------------

    async def hint(self, client: Client, seat: int, number: int) -> Advice:
        self._check(client, seat, number)
        question = self.table.advice_question()
        try:
            advice: Advice = await self.pool.ask(self, question)
        except ThoughtLostError:
            advice = replace(question, level="pilgrim").answer()
        async with self.turn:
            self._check(client, seat, number)
            self.table.count_hint(seat)
            await self._written()
            self._say_trouble()
        return advice

    # --- seats -------------------------------------------------------------------------------------------------------

    async def take_over(self, client: Client, seat: int) -> None:
        await self._seat(client, seat, "")

    async def hand_over(self, client: Client, seat: int, bot: str) -> None:
        client.check(seat)
        await self._seat(client, seat, bot)

    async def _seat(self, client: Client, seat: int, bot: str) -> None:
        async def seated() -> None:
            async with self.turn:
                if bot == "" and self.seats[seat].is_person:
                    raise NotYourSeatError("That is somebody else's seat.")

                def changed() -> Tell:
                    self.table.seat_somebody(seat, bot)
                    others = {*client.seats} - {seat}
                    client.seats = tuple(sorted(others if bot else {*others, seat}))
                    return lambda _client: SeatsChanged(self.number, seat)

                await self.change(changed)

        await self.finish(seated())
