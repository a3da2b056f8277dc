"""The turn loop of a game on the screen: whose turn it is, whose eyes may look, and what is shown next.

It knows no keys: the screens that play a game are made from it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widgets import Static

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.table import Table
from tokaido_tui.tui.board import Board, Frame
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.save_record import card_of_table, save_record
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.thoughts import ThinkingScreen, trouble_line
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.log import Line, Log

if TYPE_CHECKING:
    from textual.worker import Worker

    from tokaido_tui.table.workers import Decided
    from tokaido_tui.tui.app import TokaidoApp

FRAME = 0.04
BOT_PAUSE = 0.5


class PlayScreen(ThinkingScreen):
    """Plays a table's game to its result."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.ui = ui(table.plan.game)
        self._log = self._new_log()
        self._frames: list[Frame] = []
        self._timer: Timer | None = None
        self._bot_timer: Timer | None = None
        self._unveiled: int | None = None
        """The person for whom the curtain was opened last, until somebody else decides."""
        self._ending: list[Event] = []
        self._held = False
        """Whether the game waits until nothing covers it."""
        self._thoughts: Worker[None] | None = None
        self._decided: tuple[int, Decided] | None = None
        """What a bot that thought has decided, and the number of that decision."""
        self._open = False
        """Keys can come before the board is there, and after it has gone."""
        self._trouble = ""
        """What was said last about the game not being kept."""

    def _new_log(self) -> Log:
        return Log(self.ui.words.log_writer(self.table.view(None)))

    def compose(self) -> ComposeResult:
        chosen = [seat.colour for seat in self.table.seats]
        yield self.ui.board(self.ui.seat_colours(self.table.view(None), chosen))
        yield LogPanel(id="log")
        yield Static(id="hints", markup=False)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    @property
    def _lines(self) -> list[Line]:
        return self._log.lines

    def on_mount(self) -> None:
        self._tell(self.table.story)
        self._say_trouble()
        self.call_after_refresh(self._go_on)

    def on_resize(self) -> None:
        if self._open:
            self.board.share_out(*self.size)

    def show_words(self) -> None:
        """What was told is told again, in the new language and colours."""
        if self._open:
            self._log = self._new_log()
            self._tell(self.table.story)
            self.board.note = self._note()
            self._hints()

    # --- whose turn, whose eyes ------------------------------------------------------------------------------------

    @property
    def _viewer(self) -> int | None:
        """Whose view the screen shows: the only person's, or, at a shared keyboard, of the person who decides."""
        persons = self.table.persons
        if len(persons) == 1:
            return persons[0]
        decider = self.table.decider
        return decider if decider in persons and not self.table.is_over else None

    @property
    def _shared(self) -> bool:
        return len(self.table.persons) > 1

    def on_screen_resume(self) -> None:
        if self._held:
            self._go_on()

    def _go_on(self) -> None:
        """Shows how things stand and waits for who is next."""
        self._open = True
        # Covered by a question, the rules or the plea for a larger terminal, the game waits: a curtain or the final
        # scoring would come to lie on top of them.
        self._held = not self.is_active
        if self._held:
            return
        table = self.table
        if table.is_over:
            self._show(deciding=False)
            self._finish()
            return
        decider = table.decider
        if not table.seats[decider].is_person:
            self._show(deciding=False)
            self._await_bot()
        elif self._needs_curtain(decider):
            self.board.show(table.view(None), deciding=False, note=self._note())
            self.app.push_screen(CurtainScreen(table.seats[decider].name), lambda _result: self._unveil(decider))
        else:
            self._show(deciding=True)

    def _await_bot(self) -> None:
        pause = BOT_PAUSE if self.game_app.animated else 0.01
        self._bot_timer = self.set_timer(pause, self._bot_acts)

    def _needs_curtain(self, decider: int) -> bool:
        secret = self.table.kind in self.ui.words.secret
        return self._shared and self.game_app.settings.curtain and secret and self._unveiled != decider

    def _unveil(self, decider: int) -> None:
        self._unveiled = decider
        self._show(deciding=True)

    def _show(self, deciding: bool) -> None:
        self.board.show(self.table.view(self._viewer), deciding, self._note(), open_hand=not self._shared)
        self._hints()

    def _note(self) -> str:
        return _("deal {seed}").format(seed=self.table.plan.seed)

    def _hints(self) -> None:
        """Says at the foot of the screen which keys there are."""
        keys = [f"{key} {text}" for key, text in self._keys()]
        text = "   ".join(keys)
        self.query_one("#hints", Static).update(text if cell_len(text) <= self.size.width - 2 else "  ".join(keys))

    def _keys(self) -> list[tuple[str, str]]:
        raise NotImplementedError

    # --- acting ----------------------------------------------------------------------------------------------------

    def on_board_decided(self, message: Board.Decided) -> None:
        table = self.table
        if not table.is_over and table.seats[table.decider].is_person and self.board.takes(message):
            self._act(message.action)

    def _bot_acts(self) -> None:
        self._bot_timer = None
        if not self.is_active:
            self._held = True
        elif self.table.is_over or self.table.seats[self.table.decider].is_person:
            return
        elif self.table.bot_thinks:
            self._thoughts = self.run_worker(self._think(), name="think", exclusive=True, group="think")
        else:
            self._act(self.table.bot_action())

    async def _think(self) -> None:
        """Lets the bot think in its own process; keys are answered meanwhile."""
        table = self.table
        decider, number = table.decider, table.decisions
        if self._decided is None or self._decided[0] != number:
            self._decided = number, await self.pool.decide(decider, table.question())
        decided = self._decided[1]
        if table.decisions != number or table.seats[decider].is_person:
            # Somebody has taken over the seat meanwhile.
            return
        if not self.is_active:
            self._held = True
            return
        if decided.trouble:
            self._log.note(trouble_line(decider, decided))
        self._act(decided.action)

    def _act(self, action: int) -> None:
        decider = self.table.decider
        events = self.table.decide(decider, action)
        self._say_trouble()
        if self.table.is_over:
            self._ending = events
        elif self.table.decider != decider or self.table.kind not in self.ui.words.secret:
            self._unveiled = None
        self.board.deciding = False
        self._tell(events)
        self._enact(self.board.frames(events))

    def _say_trouble(self) -> None:
        """Once when keeping the game fails, and once when it works again."""
        trouble = self.table.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble:
                self.notify(trouble, severity="warning", timeout=10)
            else:
                self.notify(_("The game is kept again."))

    def _enact(self, frames: list[Frame]) -> None:
        if not frames or not self.game_app.animated:
            self._go_on()
            return
        self._frames = frames
        self._timer = self.set_interval(FRAME, self._next_frame)

    def _next_frame(self) -> None:
        if self._frames:
            self._frames.pop(0)()
        else:
            self._stop_frames()
            self._go_on()

    def _stop_frames(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._frames = []

    def _hurry(self) -> bool:
        """Any key ends what is being shown; it does nothing else then."""
        if self._timer is None:
            return False
        self._stop_frames()
        self._go_on()
        return True

    def _tell(self, events: list[Event]) -> None:
        eyes = None if self._shared or not self.table.persons else self.table.persons[0]
        self._log.tell(seen_by(events, eyes))
        self._show_journal()

    def _show_journal(self) -> None:
        self.query_one(LogPanel).tell(self._log.pieces(), self.board.colours)

    # --- other screens -----------------------------------------------------------------------------------------------

    def open_sheet(self, seat: int, eyes: int | None = None) -> None:
        """As those eyes see it: None is what all at the screen may see."""
        from tokaido_tui.tui.screens.sheet import SheetScreen

        persons = self.table.persons
        if eyes is None and len(persons) == 1:
            eyes = persons[0]
        self.app.push_screen(SheetScreen(self.ui, self.table.view(eyes), seat, self.board.colours))

    def on_board_seat_picked(self, message: Board.SeatPicked) -> None:
        self.open_sheet(message.seat)

    # --- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        view = self.table.view(None)
        screen = ScoringScreen(self.ui, view, self._ending, self.board.colours)
        self.app.push_screen(screen, lambda _done: self._result())

    def _result(self) -> None:
        from tokaido_tui.tui.screens.result import ResultScreen

        table = self.table
        files = self.game_app.session.files
        saved, card = (lambda: save_record(table.record(), table.system, files)), (lambda: card_of_table(table))
        screen = ResultScreen(self.ui, table.view(None), self._about(), self.board.colours, saved, card)
        self.app.push_screen(screen, self._after_result)

    def _about(self) -> str:
        """The deal, and who was helped how often."""
        used = [f"{self.table.seats[seat].name} {count}" for seat, count in sorted(self.table.hints.items())]
        return f"{self._note()}   " + _("hints: {names}").format(names=", ".join(used)) if used else self._note()

    def _after_result(self, wish: str | None) -> None:
        if wish == "rematch":
            self._leave_for(lambda: self._play(replace(self.table.plan, seed=None)))
        elif wish == "same-deal":
            self._leave_for(lambda: self._play(self.table.plan))
        elif wish == "replay":
            self._replay()
        else:
            self._leave_for(self.game_app.show_title)

    def _replay(self) -> None:
        from tokaido_tui.table.replay import Replay
        from tokaido_tui.tui.screens.replay import ReplayScreen

        def after(played_on: Table | None) -> None:
            if played_on is None:
                self._result()
            else:
                self._leave_for(lambda: self.game_app.play_on(played_on))

        table = self.table
        self.app.push_screen(ReplayScreen(Replay(table.record(), table.seats, table.plan.data)), after)

    def _play(self, plan: Plan) -> None:
        self.game_app.play(plan)

    def _leave_for(self, then: Frame) -> None:
        self._open = False
        self.dismiss(None)
        self.app.call_later(then)

    def _stop(self) -> None:
        """Nothing happens by itself any more."""
        self._stop_frames()
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None
        if self._thoughts is not None:
            self._thoughts.cancel()
            self._thoughts = None
