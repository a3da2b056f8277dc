"""Taking back with the consent of those who sit at the table, and taking again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.table.refusal import NotYourSeatError, RefusedError
from tokaido_tui.table.table import Retreat
from tokaido_tui.table.told import Happened, Story, UndoAnswered, UndoAsked

if TYPE_CHECKING:
    from tokaido_tui.table.client import Client
    from tokaido_tui.table.host import Host, Tell


@dataclass
class _Request:
    """What others have to agree to; `open` are those who have not answered yet."""

    id: int
    retreat: Retreat
    asker: Client
    open: set[Client]


class Undo:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._request: _Request | None = None
        self._asked = 0

    async def ask(self, client: Client) -> None:
        host = self._host
        async with host.turn:
            retreat = host.table.retreat()
            if retreat is None or not client.seats:
                raise RefusedError("There is nothing to take back.")
            if retreat.free and retreat.seat in client.seats:
                await host.change(lambda: self._retreat(retreat))
            else:
                self._ask_others(client, retreat)

    def _retreat(self, retreat: Retreat) -> Tell:
        host = self._host
        host.table.undo(retreat)
        return lambda client: Story(host.number, client.redacted(host.table.told))

    def _ask_others(self, client: Client, retreat: Retreat) -> None:
        """Who else sits here has to agree; at a shared keyboard the one client answers for all."""
        asked = {other for other in self._host.clients if other.seats and other is not client}
        if len(client.seats) > 1:
            asked.add(client)
        if not asked:
            raise RefusedError("This can't be taken back: a card was seen since.")
        if self._request is not None:
            raise RefusedError("It is being asked already whether a step may be taken back.")
        self._asked += 1
        self._request = _Request(self._asked, retreat, client, asked)
        for other in tuple(asked):
            other.listener(UndoAsked(self._asked, retreat.seat))

    async def answer(self, client: Client, request: int, agreed: bool) -> None:
        async with self._host.turn:
            asked = self._request
            if asked is None or asked.id != request or client not in asked.open:
                return
            asked.open.discard(client)
            if not agreed:
                self.end(agreed=False)
            elif not asked.open:
                self.end(agreed=True)
                await self._host.change(lambda: self._retreat(asked.retreat))

    def left(self, client: Client) -> None:
        if self._request is not None and (self._request.asker is client or client in self._request.open):
            self.end(agreed=False)

    def end(self, *, agreed: bool) -> None:
        """If something is being asked, it no longer is."""
        request, self._request = self._request, None
        if request is not None:
            for client in tuple(self._host.clients):
                client.listener(UndoAnswered(request.id, agreed))

    async def redo(self, client: Client) -> None:
        host = self._host
        async with host.turn:
            seat = host.table.redo_seat
            if seat is None or not client.seats:
                raise RefusedError("Nothing was taken back.")
            if seat not in client.seats:
                raise NotYourSeatError("What was taken back is somebody else's to take again.")

            def again() -> Tell:
                steps = host.table.redo()
                return lambda client: Happened(host.number, seat, client.redacted(steps), again=True)

            await host.change(again)
