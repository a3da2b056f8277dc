"""A screen that is a client of a host: it hears what the host tells, and asks it for what its person wants."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import Any

from textual.message import Message

from tokaido_tui.table.client import Client
from tokaido_tui.table.host import Host
from tokaido_tui.table.refusal import RefusedError
from tokaido_tui.table.told import (
    Failed,
    Happened,
    KeepingChanged,
    SeatsChanged,
    Story,
    ThoughtLost,
    Told,
    UndoAnswered,
    UndoAsked,
)
from tokaido_tui.tui.screens.board_screen import BoardScreen
from tokaido_tui.words.errors import in_words


class HostScreen(BoardScreen[None]):
    """For some of the host's seats; for none it only looks on."""

    class Heard(Message):
        """The host has told something."""

        def __init__(self, told: Told) -> None:
            super().__init__()
            self.told = told

    def __init__(self, host: Host, seats: Iterable[int] = ()) -> None:
        super().__init__(host.plan.game)
        self.host = host
        # It listens once its board is there.
        self.client = Client(host, seats, self._listen, paces=True)
        self._awaited: list[Told] | None = None
        """What is told while it waits for an answer of the host."""

    def public_view(self) -> Any:
        return self.client.view(None)

    def sheet_view(self) -> Any:
        seats = self.client.seats
        return self.client.view(seats[0] if len(seats) == 1 else None)

    def chosen_colours(self) -> Sequence[int]:
        return [seat.colour for seat in self.host.seats]

    async def on_mount(self) -> None:
        # Nothing is painted before there is something to show: an empty board would be a frame too many.
        await self._await_told(self.client.join())

    async def on_unmount(self) -> None:
        await self.client.leave()

    # --- what the host tells -----------------------------------------------------------------------------------------

    def _listen(self, told: Told) -> None:
        if self._awaited is not None:
            self._awaited.append(told)
        else:
            # The host may belong to another app: only messages get from there to here.
            self.post_message(self.Heard(told))

    def on_host_screen_heard(self, message: Heard) -> None:
        self._hear(message.told)

    def _hear(self, told: Told) -> None:
        if isinstance(told, Story):
            self.hear_story(told)
        elif isinstance(told, Happened):
            self.hear_happened(told)
        elif isinstance(told, SeatsChanged):
            self.seats_changed(told)
        elif isinstance(told, ThoughtLost):
            self.thought_lost(told)
        elif isinstance(told, KeepingChanged):
            self.keeping_changed()
        elif isinstance(told, UndoAsked):
            self.ask_undo(told)
        elif isinstance(told, UndoAnswered):
            self.undo_answered(told)
        elif isinstance(told, Failed):
            raise told.error

    def hear_story(self, told: Story) -> None:
        raise NotImplementedError

    def hear_happened(self, told: Happened) -> None:
        raise NotImplementedError

    def seats_changed(self, told: SeatsChanged) -> None:
        raise NotImplementedError

    def thought_lost(self, told: ThoughtLost) -> None:
        raise NotImplementedError

    def keeping_changed(self) -> None:
        raise NotImplementedError

    def ask_undo(self, asked: UndoAsked) -> None:
        """Somebody asks whether a step may be taken back: not who only looks on."""

    def undo_answered(self, answered: UndoAnswered) -> None:
        """Whether all have agreed."""

    # --- what is asked of the host -----------------------------------------------------------------------------------

    def refused(self, sentence: str) -> None:
        """The host does not do what was asked."""
        raise NotImplementedError

    async def decide(self, number: int, action: int) -> None:
        """Waits for what comes of it: keys that were typed ahead come afterwards, and mean what is asked then."""
        await self._await_told(self._asked(self.client.submit(self.host.decider, number, action)))

    async def _await_told(self, asking: Awaitable[None]) -> None:
        """Waits for an answer of the host; what it has told meanwhile is heard before anything else that waits here."""
        self._awaited = []
        await asking
        awaited, self._awaited = self._awaited, None
        for told in awaited:
            self._hear(told)

    def ask_host(self, asking: Coroutine[Any, Any, None]) -> None:
        """Waits for the host elsewhere; keys are answered meanwhile."""
        self.run_worker(self._asked(asking), name="host")

    async def _asked(self, asking: Coroutine[Any, Any, None]) -> None:
        try:
            await asking
        except RefusedError as refused:
            if self._open:
                self.refused(in_words(refused))
