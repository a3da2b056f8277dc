"""A client of a host on the screen: it hears what is told, one thing after the other, and keeps the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any

from textual.message import Message
from textual.widget import Widget

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _
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
from tokaido_tui.table.workers import Decided
from tokaido_tui.tui.board import Frame
from tokaido_tui.tui.screens.board_screen import BoardScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.log import Line, Log


def trouble_line(seat: int, decided: Decided) -> Line:
    """What the log says about a thought that was lost."""
    if decided.trouble == "restarted":
        return Line(seat, _("lost the thread, and thought again"))
    return Line(seat, _("lost the thread twice, and decides like a {level} this time").format(level=decided.level))


class ClientScreen(BoardScreen[None]):
    """Sits at a host's table for some of its seats; for none it only looks on."""

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
        self._log = self._new_log()
        self._events: list[Event] = []
        """Everything it has been told to have happened."""
        self._waiting: list[Happened] = []
        """What is still to be shown."""
        self._awaited: list[Told] | None = None
        """What is told while it waits for an answer of the host."""
        self._number = 0
        """Of the decision that is due."""

    # --- what a screen does with it ----------------------------------------------------------------------------------

    def happened(self, told: Happened) -> None:
        """Shows what has just happened."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """Shows how things stand and waits for who is next."""
        raise NotImplementedError

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        raise NotImplementedError

    def ask_undo(self, asked: UndoAsked) -> None:
        """Somebody asks whether a step may be taken back: not who only looks on."""

    def undo_answered(self, answered: UndoAnswered) -> None:
        """Whether all have agreed."""

    # --- the screen --------------------------------------------------------------------------------------------------

    def public_view(self) -> Any:
        return self.client.view(None)

    def chosen_colours(self) -> Sequence[int]:
        return [seat.colour for seat in self.host.seats]

    def below(self) -> Iterable[Widget]:
        yield LogPanel(id="log")

    async def on_mount(self) -> None:
        # Nothing is painted before there is something to show: an empty board would be a frame too many.
        await self._await_told(self.client.join())

    async def on_unmount(self) -> None:
        await self.client.leave()

    def show_words(self) -> None:
        """What was told is told again, in the new language and colours."""
        if self._open:
            self._log = self._new_log()
            self._show_log(self._events)
            self.board.note = self.note()
            self.show_keys()

    def note(self) -> str:
        return _("deal {seed}").format(seed=self.host.plan.seed)

    # --- what the host tells -----------------------------------------------------------------------------------------

    def _listen(self, told: Told) -> None:
        if self._awaited is not None:
            self._awaited.append(told)
        else:
            # The host may belong to another app: only messages get from there to here.
            self.post_message(self.Heard(told))

    def on_client_screen_heard(self, message: Heard) -> None:
        self._hear(message.told)

    def _hear(self, told: Told) -> None:
        if isinstance(told, Story):
            self._hear_story(told)
        elif isinstance(told, Happened):
            self._waiting.append(told)
            if self._timer is None:
                self._hear_next()
        elif isinstance(told, SeatsChanged):
            self._number = told.number
            if self._open:
                self._go_on()
        elif isinstance(told, ThoughtLost):
            self._log.note(trouble_line(told.seat, told.decided))
        elif isinstance(told, KeepingChanged):
            self._say_trouble()
        elif isinstance(told, UndoAsked):
            self.ask_undo(told)
        elif isinstance(told, UndoAnswered):
            self.undo_answered(told)
        elif isinstance(told, Failed):
            raise told.error

    def _hear_story(self, told: Story) -> None:
        self.stop()
        self._waiting.clear()
        self._number, self._events = told.number, []
        self._log = self._new_log()
        self._rearranged(told.events)

    def _hear_next(self) -> None:
        told = self._waiting.pop(0)
        self._number = told.number
        if told.again:
            self._rearranged(told.events)
        else:
            self.happened(told)

    def _rearranged(self, events: Sequence[Event]) -> None:
        # Until it is shown how things stand now, nothing is decided about how they stood.
        self.board.deciding = False
        self.tell(events)
        self._go_on()

    def _say_trouble(self) -> None:
        """Once when keeping the game fails, and once when it works again."""
        trouble = self.host.trouble
        if trouble:
            self.notify(trouble, severity="warning", timeout=10)
        else:
            self.notify(_("The game is kept again."))

    def arrive(self) -> None:
        if self._waiting:
            self._hear_next()
        else:
            self._go_on()

    # --- the log -----------------------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> None:
        self._events += events
        self._show_log(events)

    def _new_log(self) -> Log:
        return Log(self.ui.words.log_writer(self.public_view()))

    def _show_log(self, events: Sequence[Event]) -> None:
        seats = self.client.seats
        self._log.tell(seen_by(events, seats[0] if len(seats) == 1 else None))
        self.query_one(LogPanel).tell(self._log.pieces(), self.board.colours)

    # --- asking the host ---------------------------------------------------------------------------------------------

    async def _await_told(self, asking: Awaitable[None]) -> None:
        """Until the host has answered; what it has told meanwhile comes before everything else that waits here."""
        self._awaited = []
        await asking
        awaited, self._awaited = self._awaited, None
        for told in awaited:
            self._hear(told)

    def ask_host(self, asking: Coroutine[Any, Any, None]) -> None:
        """Waits for the host elsewhere; keys are answered meanwhile."""
        self.run_worker(self._asked(asking), name="host")

    async def _asked(self, asking: Coroutine[Any, Any, None]) -> None:
        """What the host does not allow is said."""
        try:
            await asking
        except RefusedError as refused:
            if self._open:
                self._go_on()
                self.say(str(refused))

    # --- leaving -----------------------------------------------------------------------------------------------------

    def leave_for(self, then: Frame) -> None:
        """Leaves the table first: what comes next may go on with its game."""
        self.stop()
        self._open = False
        self.call_later(self._leave, then)

    async def _leave(self, then: Callable[[], None]) -> None:
        await self.client.leave()
        self.dismiss(None)
        self.app.call_later(then)
