"""A client of a host on the screen: whose eyes may look, and what is shown next. Who decides what, the host knows.

It knows no keys: the screens that play a game are made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Any

from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _
from tokaido_tui.table.client import Client
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan
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
from tokaido_tui.tui.board import Board, Frame
from tokaido_tui.tui.save_record import save_record
from tokaido_tui.tui.screens.board_screen import BoardScreen
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.log import Line, Log

if TYPE_CHECKING:
    from tokaido_tui.table.table import Table

BOT_PAUSE = 0.5


def trouble_line(seat: int, decided: Decided) -> Line:
    """What the log says about a thought that was lost."""
    if decided.trouble == "restarted":
        return Line(seat, _("lost the thread, and thought again"))
    return Line(seat, _("lost the thread twice, and decides like a {level} this time").format(level=decided.level))


class PlayScreen(BoardScreen[None]):
    """Plays a host's game to its result, for some of its seats; for none it only looks on."""

    @dataclass
    class Heard(Message):
        """The host has told something."""

        told: Told

    def __init__(self, host: Host, seats: Iterable[int] = ()) -> None:
        super().__init__(host.plan.game)
        self.host = host
        # It listens once its board is there.
        self.client = Client(host, seats, self._listen, paces=True)
        self._log = self._new_log()
        self._steps: list[Sequence[Event]] = []
        """Everything it has been told to have happened."""
        self._waiting: list[Happened] = []
        """What is still to be shown."""
        self._awaited: list[Told] | None = None
        """What is told while it waits for what comes of its own decision."""
        self._number = 0
        """Of the decision that is due."""
        self._bot_timer: Timer | None = None
        self._unveiled: int | None = None
        """The person for whom the curtain was opened last, until somebody else decides."""
        self._ending: Sequence[Event] = ()
        self._held = False
        """Whether the game waits until nothing covers it."""

    def public_view(self) -> Any:
        return self.client.view(None)

    def chosen_colours(self) -> Sequence[int]:
        return [seat.colour for seat in self.host.seats]

    def below(self) -> Iterable[Widget]:
        yield LogPanel(id="log")

    def on_mount(self) -> None:
        self.client.join()

    async def on_unmount(self) -> None:
        await self.client.leave()

    def show_words(self) -> None:
        """What was told is told again, in the new language and colours."""
        if self._open:
            self._log = self._new_log()
            self._show_log(self._steps)
            self.board.note = self._note()
            self.show_keys()

    # --- what the host tells -----------------------------------------------------------------------------------------

    def _listen(self, told: Told) -> None:
        if self._awaited is not None:
            self._awaited.append(told)
        else:
            # The host may belong to another app: only messages get from there to here.
            self.post_message(self.Heard(told))

    def on_play_screen_heard(self, message: Heard) -> None:
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
        self._number, self._steps = told.number, []
        self._log = self._new_log()
        self._rearranged(told.steps)

    def _hear_next(self) -> None:
        told = self._waiting.pop(0)
        self._number = told.number
        if told.again:
            self._rearranged(told.steps)
            return
        if self.host.is_over:
            self._ending = told.events
        elif self.host.decider != told.seat or self.host.kind not in self.ui.words.secret:
            self._unveiled = None
        self.board.deciding = False
        self.tell(told.steps)
        self.enact(self.board.frames(told.events))

    def _rearranged(self, steps: Sequence[Sequence[Event]]) -> None:
        # Until it is shown how things stand now, nothing is decided about how they stood.
        self.board.deciding = False
        self._unveiled = None
        self.tell(steps)
        if self._open:
            self._go_on()
        else:
            self.call_after_refresh(self._go_on)

    def _say_trouble(self) -> None:
        """Once when keeping the game fails, and once when it works again."""
        trouble = self.host.trouble
        if trouble:
            self.notify(trouble, severity="warning", timeout=10)
        else:
            self.notify(_("The game is kept again."))

    def ask_undo(self, asked: UndoAsked) -> None:
        """Somebody asks whether a step may be taken back: not who only looks on."""

    def undo_answered(self, answered: UndoAnswered) -> None:
        """Whether all have agreed."""

    def tell(self, steps: Sequence[Sequence[Event]]) -> None:
        """What every one of some decisions brought."""
        self._steps += steps
        self._show_log(steps)

    def _new_log(self) -> Log:
        return Log(self.ui.words.log_writer(self.public_view()))

    def _show_log(self, steps: Sequence[Sequence[Event]]) -> None:
        seats = self.client.seats
        for events in steps:
            self._log.tell(seen_by(events, seats[0] if len(seats) == 1 else None))
        self.query_one(LogPanel).tell(self._log.pieces(), self.board.colours)

    # --- whose turn, whose eyes --------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose view the screen shows: the only person's, or, at a shared keyboard, of the person who decides."""
        seats = self.client.seats
        if len(seats) == 1:
            return seats[0]
        decider = self.host.decider
        return decider if decider in seats and not self.host.is_over else None

    @property
    def shared(self) -> bool:
        return len(self.client.seats) > 1

    def on_screen_suspend(self) -> None:
        """Covered by a question, the rules or the plea for a larger terminal, the game waits: a curtain or the final
        scoring would come to lie on top of them."""
        if self._open and self._timer is None and self.host.bots_turn:
            self._stop_waiting()
            self.client.wait()
            self._held = True

    def on_screen_resume(self) -> None:
        if self._held:
            self._go_on()

    def arrive(self) -> None:
        if self._waiting:
            self._hear_next()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Shows how things stand and waits for who is next."""
        self._open = True
        self._held = not self.is_active
        if self._held:
            return
        host = self.host
        if host.is_over:
            self.show(deciding=False)
            self._finish()
        elif host.decider not in self.client.seats:
            self.show(deciding=False)
            self.await_bot()
        elif self._needs_curtain(host.decider):
            self._draw_curtain(host.decider)
        else:
            self.show(deciding=True)

    def await_bot(self) -> None:
        self._bot_timer = self.set_timer(BOT_PAUSE if self.app.animated else 0.01, self.let_bot_act)

    def let_bot_act(self) -> None:
        self._bot_timer = None
        self._held = not self.is_active
        if not self._held:
            self.client.go_on()

    def _needs_curtain(self, decider: int) -> bool:
        secret = self.host.kind in self.ui.words.secret
        return self.shared and self.app.settings.curtain and secret and self._unveiled != decider

    def _draw_curtain(self, decider: int) -> None:
        self.board.show(self.public_view(), deciding=False, note=self._note())

        def unveil(_result: None) -> None:
            self._unveiled = decider
            self.show(deciding=True)

        self.app.push_screen(CurtainScreen(self.host.seats[decider].name), unveil)

    def show(self, deciding: bool) -> None:
        self.board.show(self.client.view(self.viewer), deciding, self._note(), open_hand=not self.shared)
        self.show_keys()

    def _note(self) -> str:
        return _("deal {seed}").format(seed=self.host.plan.seed)

    def sheet_view(self) -> Any:
        seats = self.client.seats
        return self.client.view(seats[0] if len(seats) == 1 else None)

    # --- deciding ----------------------------------------------------------------------------------------------------

    async def on_board_decided(self, message: Board.Decided) -> None:
        if not self.board.takes(message):
            return
        self.board.deciding = False
        # Keys that were typed ahead come after what this brings, and mean what is asked then.
        self._awaited = []
        await self._asked(self.client.submit(self.host.decider, self._number, message.action))
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

    # --- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        screen = ScoringScreen(self.ui, self.public_view(), list(self._ending), self.board.colours)
        self.app.push_screen(screen, lambda _done: self._result())

    def _result(self) -> None:
        from tokaido_tui.tui.screens.result import ResultScreen
        from tokaido_tui.words.card import card_of

        host, files = self.host, self.app.session.files
        screen = ResultScreen(
            self.ui,
            self.public_view(),
            self._about(),
            self.board.colours,
            lambda: save_record(host.record(), host.plan.system(), files),
            lambda: card_of(host.summary(), date.today().isoformat()),
        )
        self.app.push_screen(screen, self._after_result)

    def _about(self) -> str:
        """The deal, and who was helped how often."""
        used = [f"{self.host.seats[seat].name} {count}" for seat, count in sorted(self.host.hints.items())]
        return f"{self._note()}   " + _("hints: {names}").format(names=", ".join(used)) if used else self._note()

    def _after_result(self, wish: str | None) -> None:
        plan = self.host.plan
        if wish == "rematch":
            self.leave_for(lambda: self.play_again(replace(plan, seed=None)))
        elif wish == "same-deal":
            self.leave_for(lambda: self.play_again(plan))
        elif wish == "replay":
            self._replay()
        else:
            self.leave_for(self.app.show_title)

    def _replay(self) -> None:
        from tokaido_tui.table.replay import Replay
        from tokaido_tui.tui.screens.replay import ReplayScreen

        def after(played_on: Table | None) -> None:
            if played_on is None:
                self._result()
            else:
                self.leave_for(lambda: self.app.play_on(played_on))

        host = self.host
        self.app.push_screen(ReplayScreen(Replay(host.record(), host.seats, host.plan.data)), after)

    def play_again(self, plan: Plan) -> None:
        self.app.play(plan)

    def leave_for(self, then: Frame) -> None:
        """Leaves the table first: what comes next may go on with its game."""
        self.stop()
        self._open = False
        self.call_later(self._leave, then)

    async def _leave(self, then: Callable[[], None]) -> None:
        await self.client.leave()
        self.dismiss(None)
        self.app.call_later(then)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.stop_frames()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None
