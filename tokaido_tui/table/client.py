"""A place at a table: what one who sits there, at one seat or several, or who only looks on, may see and do.

Everything a client learns of the game passes through here, and is what its own seats may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.event import Event
from tokaido_tui.table.refusal import NotYourSeatError
from tokaido_tui.table.told import Told

if TYPE_CHECKING:
    from asyncio import Future

    from tokaido_tui.bots.advice import Advice
    from tokaido_tui.table.host import Host

Listener = Callable[[Told], None]


class Client:
    """`seats` decide here: several at a shared keyboard, none for who looks on.

    One that `paces` shows what happens in its own time: bots wait from everything it is told until it says `go_on`.
    """

    def __init__(self, host: Host, seats: Iterable[int], listener: Listener, paces: bool) -> None:
        self.host = host
        self.seats = tuple(sorted(seats))
        self.listener = listener
        self.paces = paces
        self.holds = paces
        """Whether bots wait for it."""

    def join(self) -> Future[None]:
        """Sits down; done when it has been told the story. Raises NotYourSeatError if somebody else sits there."""
        return self.host.seat_client(self)

    # --- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """As one of its seats sees the game, or as everybody does. Raises NotYourSeatError."""
        if seat is not None:
            self.check(seat)
        return self.host.game.view(seat)

    def redacted(self, steps: Iterable[Iterable[Event]]) -> tuple[tuple[Event, ...], ...]:
        """As its seats, all of them together, may know what every decision brought."""
        return tuple(
            tuple(event if event.seat in self.seats else event.seen_by(None) for event in events) for events in steps
        )

    def check(self, seat: int) -> None:
        """Raises NotYourSeatError."""
        if seat not in self.seats or self not in self.host.clients:
            raise NotYourSeatError("That is somebody else's seat.")

    def tell(self, told: Told) -> None:
        self.holds = self.paces
        self.listener(told)

    # --- doing -------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """It has shown what it was told: bots may decide."""
        self.holds = False
        self.host.wake()

    def wait(self) -> None:
        """It can't show anything now: bots wait."""
        self.holds = self.paces

    async def submit(self, seat: int, number: int, action: int) -> None:
        """Decides for a seat; `number` is that of the decision which is meant. Raises RefusedError."""
        await self.host.submit(self, seat, number, action)

    async def hint(self, seat: int, number: int) -> Advice:
        """What the strongest bot would do for a seat. Raises RefusedError, also if it comes too late."""
        return await self.host.hint(self, seat, number)

    async def undo(self) -> None:
        """Takes back a step, or asks those who have to agree. Raises RefusedError."""
        await self.host.undo(self)

    async def answer(self, request: int, agreed: bool) -> None:
        """Whether a step may be taken back; nothing happens if that is no longer asked."""
        await self.host.answer_undo(self, request, agreed)

    async def redo(self) -> None:
        """Takes again what was taken back. Raises RefusedError."""
        await self.host.redo(self)

    async def take_over(self, seat: int) -> None:
        """From now on it decides for a bot's seat. Raises RefusedError."""
        await self.host.take_over(self, seat)

    async def hand_over(self, seat: int, bot: str) -> None:
        """From now on a bot decides for one of its seats. Raises RefusedError."""
        await self.host.hand_over(self, seat, bot)

    async def leave(self) -> None:
        """Hears no more. Its seats wait for whoever joins for them; after the last client the table closes."""
        await self.host.leave(self)
