"""A client of a host on the screen: whose eyes may look, and what is shown next. Who decides what, the host knows.

It knows no keys: the screens that play a game are made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual.timer import Timer
from textual.widget import Widget

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.told import Happened, SeatsChanged, Story, ThoughtLost
from tokaido_tui.tui.board import Board, Frame
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.host_screen import HostScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.errors import in_words
from tokaido_tui.words.log import Log, thought_lost

BOT_PAUSE = 0.5


class PlayScreen(HostScreen):
    """Plays a host's game to its result, for some of its seats; for none it only looks on."""

    def __init__(self, host: Host, seats: Iterable[int] = ()) -> None:
        super().__init__(host, seats)
        self._log = self._new_log()
        self._steps: list[Sequence[Event]] = []
        """Everything it has been told to have happened."""
        self._waiting: list[Happened] = []
        """What is still to be shown."""
        self._number = 0
        """Of the decision that is due."""
        self._bot_timer: Timer | None = None
        self._unveiled: int | None = None
        """The person for whom the curtain was opened last, until somebody else decides."""
        self._ending: Sequence[Event] = ()
        self._held = False
        """Whether the game waits until nothing covers it."""

    def below(self) -> Iterable[Widget]:
        yield LogPanel(id="log")

    def show_words(self) -> None:
        """What was told is told again, in the new language and colours."""
        if self._open:
            self._log = self._new_log()
            self._show_log(self._steps)
            self.board.note = self.note()
            self.show_keys()

    # --- what the host tells -----------------------------------------------------------------------------------------

    def hear_happened(self, told: Happened) -> None:
        self._waiting.append(told)
        if self._timer is None:
            self._hear_next()

    def seats_changed(self, told: SeatsChanged) -> None:
        self._number = told.number
        if self._open:
            self._go_on()

    def thought_lost(self, told: ThoughtLost) -> None:
        self._log.note(thought_lost(told.seat, told.decided.level))

    def hear_story(self, told: Story) -> None:
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
        self._go_on()

    def keeping_changed(self) -> None:
        """Once when keeping the game fails, and once when it works again."""
        trouble = self.host.trouble
        if trouble:
            self.notify(in_words(trouble), severity="warning", timeout=10)
        else:
            self.notify(_("The game is kept again."))

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
        self.board.show(self.public_view(), deciding=False, note=self.note())

        def unveil(_result: None) -> None:
            self._unveiled = decider
            self.show(deciding=True)

        self.app.push_screen(CurtainScreen(self.host.seats[decider].name), unveil)

    def show(self, deciding: bool) -> None:
        self.board.show(self.client.view(self.viewer), deciding, self.note(), open_hand=not self.shared)
        self.show_keys()

    def note(self) -> str:
        return _("deal {seed}").format(seed=self.host.plan.seed)

    # --- deciding ----------------------------------------------------------------------------------------------------

    async def on_board_decided(self, message: Board.Decided) -> None:
        if self.board.takes(message):
            self.board.deciding = False
            await self.decide(self._number, message.action)

    def refused(self, sentence: str) -> None:
        if self._awaited is not None:
            # What was decided here is to be decided again; else the cursor stays where it is.
            self._go_on()
        self.say(sentence)

    # --- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.after_game import AfterGame

        AfterGame(self, self._ending).show()

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
