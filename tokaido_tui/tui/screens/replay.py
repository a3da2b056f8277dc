"""A game shown again, step by step, from any seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.timer import Timer
from textual.widget import Widget

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _, pgettext
from tokaido_tui.table.plan import Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.tui.canvas import clip
from tokaido_tui.tui.keys import bindings
from tokaido_tui.tui.pace import changed
from tokaido_tui.tui.replay.commands import COMMANDS
from tokaido_tui.tui.replay.timeline import Timeline
from tokaido_tui.tui.replay.viewpoint import Viewpoint
from tokaido_tui.tui.screens.board_screen import BoardScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.log import Log

LOOK = 1.0
"""Seconds to look at a step, and for every letter of what is told about it."""
LETTER = 0.02


class ReplayScreen(BoardScreen[Table | None]):
    """Dismissed with a table if the game is to be played on. `date` is when it was played, if that is known."""

    COMMANDS_HERE = COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, replay: Replay, date: str = "") -> None:
        super().__init__(replay.record.game)
        self.replay = replay
        self.at = 0
        # Of a game that still goes on, nobody sees another one's cards without asking for it.
        self.viewpoint = Viewpoint() if replay.moments[-1].is_over else Viewpoint(False, None)
        self.speed = 1.0
        self.playing = False
        self._date = date
        self._log, self._told = self._new_log(), 0
        self._clock: Timer | None = None

    def public_view(self) -> Any:
        return self.replay.moments[self.at].view(None)

    def chosen_colours(self) -> Sequence[int]:
        return [seat.colour for seat in self.replay.seats]

    def below(self) -> Iterable[Widget]:
        yield LogPanel(id="log")
        yield Timeline(self.replay.last, [chapter.start for chapter in self.replay.chapters])

    def on_mount(self) -> None:
        self.call_after_refresh(self._show)

    def show_words(self) -> None:
        """What was told is told again, in the new language and colours."""
        self._told = self.replay.last + 2
        self._show()

    # --- showing -----------------------------------------------------------------------------------------------------

    def _new_log(self) -> Log:
        return Log(self.ui.words.log_writer(self.replay.moments[0].view(None)))

    def _show(self) -> None:
        self._open = True
        moment, board = self.replay.moments[self.at], self.board
        viewer = self.viewpoint.viewer(moment)
        deciding = viewer is not None and viewer == moment.decider
        board.show(moment.view(viewer), deciding, note=_("replay"), open_hand=True)
        after = self.replay.moments[self.at + 1] if self.at < self.replay.last else None
        if deciding and after is not None and after.act is not None:
            board.recall(after.act.action)
        self._show_journal()
        if not deciding:
            self._show_what_happened()
        self._show_foot()

    def _show_journal(self) -> None:
        if self._told > self.at + 1:
            self._log, self._told = self._new_log(), 0
        while self._told <= self.at:
            self._log.tell(self.viewpoint.events(list(self.replay.moments[self._told].events)))
            self._told += 1
        self.query_one(LogPanel).tell(self._log.pieces(), self.board.colours)

    def _show_what_happened(self) -> None:
        """Who looks on is asked nothing: in the place of the preview stands what led here."""
        self.board.tell_latest(self._log.latest())

    def _events(self) -> list[Event]:
        return self.viewpoint.events(list(self.replay.moments[self.at].events))

    def _show_foot(self) -> None:
        glyphs = self.app.glyphs
        pace = _("speed {n}").format(n=f"{self.speed:g}") if self.playing else _("paused")
        eyes = clip(self.viewpoint.words(self.replay), 24, glyphs)
        self.query_one(Timeline).show(self.at, f"{eyes} {glyphs.bullet} {pace}")
        self.show_keys()

    def play_word(self) -> str:
        return pgettext("footer", "pause") if self.playing else pgettext("footer", "play")

    # --- going -------------------------------------------------------------------------------------------------------

    def go(self, number: int, *, walk: bool = False) -> None:
        """To a moment; `walk` shows how it came about, if it is the next one."""
        self.stop_frames()
        self._stop_clock()
        number = self.replay.within(number)
        walk = walk and number == self.at + 1 and self.app.animated
        self.at = number
        frames = self.board.frames(self._visible()) if walk else []
        if frames:
            self.board.deciding = False
            self._show_foot()
        self.enact(frames, self.speed)

    def _visible(self) -> list[Event]:
        """What can be shown on the road: the next stage has one of its own."""
        events = self._events()
        end = next((n for n, event in enumerate(events) if event.kind == "set out"), len(events))
        return events[:end]

    def arrive(self) -> None:
        if self.at == self.replay.last:
            self.playing = False
        self._show()
        self._wait()

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def reading_time(self) -> float:
        told = self._log.lines[-3:]
        return (LOOK + LETTER * sum(len(line.text) for line in told)) / self.speed

    def _wait(self) -> None:
        self._stop_clock()
        if self.playing and self._timer is None:
            self._clock = self.set_timer(self.reading_time, self._play_next)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.stop()
            self._clock = None

    def _play_next(self) -> None:
        self._clock = None
        # Covered by help or a sheet it waits: see on_screen_resume.
        if self.is_active and self.playing:
            self.go(self.at + 1, walk=True)

    def on_screen_resume(self) -> None:
        if self.playing and self._clock is None:
            self._wait()

    def action_play(self) -> None:
        if not self.playing and self.at == self.replay.last:
            self.go(0)
        self.playing = not self.playing
        self._show_foot()
        self._wait()

    def action_speed(self, by: int) -> None:
        self.speed = changed(self.speed, by)
        self._show_foot()
        self._wait()

    def _pause_and_go(self, number: int, *, walk: bool = False) -> None:
        self.playing = False
        self.go(number, walk=walk)

    def action_step(self, by: int) -> None:
        self._pause_and_go(self.at + by, walk=True)

    def action_turn(self, by: int) -> None:
        self._pause_and_go(self.replay.next_turn(self.at, by))

    def action_stage(self, by: int) -> None:
        self._pause_and_go(self.replay.next_stage(self.at, by))

    def action_edge(self, last: bool) -> None:
        self._pause_and_go(self.replay.last if last else 0)

    def on_timeline_picked(self, message: Timeline.Picked) -> None:
        self._pause_and_go(message.number)

    def action_jump(self) -> None:
        from tokaido_tui.tui.screens.dialogs.ask import AskScreen

        ask = AskScreen(_("To which step? 0 to {n}").format(n=self.replay.last), digits=True, longest=5)
        self.app.push_screen(ask, lambda text: self._pause_and_go(int(text)) if text else None)

    def action_viewpoint(self) -> None:
        self.viewpoint = self.viewpoint.next(len(self.replay.seats))
        self._told = self.replay.last + 2
        self.go(self.at)

    # --- other screens -----------------------------------------------------------------------------------------------

    def action_graph(self) -> None:
        from tokaido_tui.tui.screens.graph import GraphScreen

        self.playing = False
        screen = GraphScreen(self.replay, self.at, self.board.colours)
        self.app.push_screen(screen, lambda number: self.go(self.at if number is None else number))

    def action_play_on(self) -> None:
        from tokaido_tui.tui.screens.forms.play_on import PlayOnScreen

        self.playing = False
        if not self.replay.can_play_on(self.at):
            self._show_foot()
            self.say(_("The game is over here: go back to a step before the end."))
            return
        self.app.push_screen(PlayOnScreen(self.replay, self.at, self.board.colours), self._play_on)

    def _play_on(self, seats: tuple[Seat, ...] | None) -> None:
        if seats is None:
            self._show_foot()
            return
        cut, plan = self.replay.cut(self.at), self.replay.plan(seats)
        self.dismiss(Table(plan, cut, len(cut.steps)))

    def action_card(self) -> None:
        from tokaido_tui.tui.screens.card import CardScreen
        from tokaido_tui.words.card import card_of

        self.app.push_screen(CardScreen(card_of(self.replay.summary(), self._date)))

    def action_save(self) -> None:
        from tokaido_tui.tui.save_record import save_record

        self.say(save_record(self.replay.record, self.replay.system, self.app.session.files))

    def action_sheet(self) -> None:
        decider = self.replay.moments[self.at].decider
        seat = self.viewpoint.seat if self.viewpoint.seat is not None else decider
        self.open_sheet(0 if seat is None else seat)

    def action_leave(self) -> None:
        if self.is_current:
            self.stop_frames()
            self._stop_clock()
            self.dismiss(None)
