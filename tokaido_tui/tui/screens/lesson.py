"""A lesson: the board of a recorded game, where the learner makes the moves that the notes ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from tokaido_tui.i18n import _
from tokaido_tui.table.playback import DO, SCORE, Playback
from tokaido_tui.tui.board import Board, Frame
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.keys import bindings
from tokaido_tui.tui.lessons.commands import COMMANDS, hint_line
from tokaido_tui.tui.lessons.helping import about_choice, way_to
from tokaido_tui.tui.lessons.panel import LessonPanel
from tokaido_tui.tui.lessons.telling import events_to_show, log_of
from tokaido_tui.words.lessons.notes import LEARNER, Lesson

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

FRAME = 0.04
SMALLEST_HEIGHT = 24
MORE_TEXT = 4
"""Rows that the text has beyond the journal's, in a larger terminal."""


class LessonScreen(Screen[None]):
    COMMANDS_HERE = COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(command for command in COMMANDS if command.action != "digit")

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self.lesson = lesson
        self.ui = ui(lesson.record.game)
        self.playback = Playback(lesson)
        self._frames: list[Frame] = []
        self._timer: Timer | None = None
        self._help = ""

    def compose(self) -> ComposeResult:
        chosen = range(len(self.lesson.record.setup.names))
        yield self.ui.board(self.ui.seat_colours(self.playback.view(None), chosen))
        yield LessonPanel(id="lesson")
        yield Static(id="hints", markup=False)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    @property
    def _asking(self) -> bool:
        return self.playback.now.kind == DO

    def on_mount(self) -> None:
        self.call_after_refresh(self._show)

    def on_resize(self) -> None:
        self._share_out()

    def show_words(self) -> None:
        self._show()

    # --- showing -------------------------------------------------------------------------------------------------

    def _share_out(self) -> None:
        """As in the game, but where there is room the text has more of it than the journal would."""
        self.board.share_out(self.size.width, max(SMALLEST_HEIGHT, self.size.height - MORE_TEXT))

    def _show(self) -> None:
        self.board.show(self.playback.view(), self._asking, note=_("lesson {n}").format(n=self.lesson.number))
        self._share_out()
        if not self._asking:
            self._show_what_happened()
        self._help = ""
        self._show_note()
        self._show_hints()

    def _show_what_happened(self) -> None:
        """Nobody moves while the learner reads: in the place of the preview stands what led here."""
        shown = log_of(self.playback, self.ui.words).pieces()
        self.board.tell_latest(shown)

    def _show_note(self) -> None:
        now, playback = self.playback.now, self.playback
        count = _("step {n} of {all}").format(n=max(1, now.step), all=playback.steps)
        aside = _("your turn") if self._asking else _("{enter} goes on").format(enter=self.game_app.glyphs.enter)
        self.query_one(LessonPanel).tell(f"{_(now.title).upper()}  {count}", aside, _(now.text), self._help)

    def _show_hints(self) -> None:
        self.query_one("#hints", Static).update(hint_line(self.board, self.game_app.glyphs))

    def _say(self, help: str) -> None:
        self._help = help
        self._show_note()

    # --- going on ------------------------------------------------------------------------------------------------

    def on_board_decided(self, message: Board.Decided) -> None:
        if not self._asking or not self.board.takes(message):
            return
        playback = self.playback
        if message.action == playback.expected.action:
            self._go_on()
        else:
            self._correct(message.action)

    def _correct(self, action: int | None) -> None:
        """Something else was chosen (or nothing that can be): help, and nothing changes."""
        playback = self.playback
        note = playback.now.note
        assert note is not None
        self.board.ask_again()
        about = "" if action is None else about_choice(note, playback.name_of(action))
        self._say(" ".join(filter(None, (about, way_to(self.board, playback.expected.action)))))

    def _go_on(self) -> None:
        playback = self.playback
        if playback.is_last:
            self._finish()
            return
        before = playback.now.played
        playback.go_on()
        self.board.deciding = False
        self._enact(self.board.frames(events_to_show(playback, before)))

    def _arrive(self) -> None:
        """After what moved has come to rest."""
        self._show()
        if self.playback.now.kind == SCORE:
            self._count()

    def _enact(self, frames: list[Frame]) -> None:
        if not frames or not self.game_app.animated:
            self._arrive()
            return
        self._frames = frames
        self._timer = self.set_interval(FRAME, self._next_frame)

    def _next_frame(self) -> None:
        if self._frames:
            self._frames.pop(0)()
        else:
            self._hurry()

    def _hurry(self) -> bool:
        """Any key ends what is being shown; it does nothing else then."""
        if self._timer is None:
            return False
        self._stop_frames()
        self._arrive()
        return True

    def _stop_frames(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self._frames = None, []

    def _count(self) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        playback = self.playback
        screen = ScoringScreen(self.ui, playback.view(None), playback.told[-1], self.board.colours)
        self.app.push_screen(screen, lambda _done: self._go_on())

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.learn import NextScreen

        # A second key may come before this screen is gone.
        if self.is_current:
            self.dismiss(None)
            self.app.call_later(self.app.push_screen, NextScreen(self.lesson))

    # --- keys ----------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if self._hurry():
            event.stop()
            event.prevent_default()
            return
        character = event.character or ""
        if self.board.jumping:
            if len(character) == 1 and character.isalpha():
                event.stop()
                event.prevent_default()
                self.board.jump_to(character)
            return
        if character.isdigit() and character != "0" and self._asking:
            event.stop()
            self.board.digit(int(character))
            self._say("")
        elif not self._is_bound(event.key):
            event.stop()
            self._unknown_key()

    def _is_bound(self, key: str) -> bool:
        declared = (*self.COMMANDS_HERE, *self.game_app.COMMANDS_HERE)
        return any(key in command.keys.split(",") for command in declared if command.action != "digit")

    def _unknown_key(self) -> None:
        if self._asking:
            self._correct(None)
        else:
            self._say(_("Press *Enter* to go on, *b* to go back, *?* for all keys."))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In jump mode letters are targets, not commands; while something is shown a key only hurries it."""
        if self.is_mounted and action != "leave" and self.board.is_mounted:
            if self._timer is not None:
                return False
            if self.board.jumping and action in ("jump", "rules", "sheet", "step", "skip", "back"):
                return action == "jump"
        return True

    def action_step(self, dx: int, dy: int) -> None:
        self.board.step(dx, dy)
        self._moved()

    def action_end(self, last: bool) -> None:
        self.board.end(last)
        self._moved()

    def action_look(self, by: int) -> None:
        self.board.look(by)
        self._moved()

    def _moved(self) -> None:
        """The cursor moved: what was said before is out of date."""
        if not self._asking:
            self._unknown_key()
        elif self._help:
            self._say("")

    def action_confirm(self) -> None:
        if not self._asking:
            self._go_on()
            return
        if self.board.ready() is None:
            self._correct(None)
        else:
            self.board.confirm()

    def action_mark(self) -> None:
        if not self._asking:
            self._go_on()
        elif self.board.marks:
            self.board.mark()
            self._moved()
        else:
            self._correct(None)

    def action_jump(self) -> None:
        self.board.jump()

    def action_skip(self) -> None:
        if self.playback.skip():
            self._arrive()
        else:
            self._go_on()

    def action_back(self) -> None:
        self.playback.back()
        self._show()

    def action_rules(self) -> None:
        self.game_app.show_rules(self.ui, self.board.topic())

    def action_sheet(self) -> None:
        self._open_sheet(LEARNER)

    def _open_sheet(self, seat: int) -> None:
        from tokaido_tui.tui.screens.sheet import SheetScreen

        self.app.push_screen(SheetScreen(self.ui, self.playback.view(None), seat, self.board.colours))

    def on_board_seat_picked(self, message: Board.SeatPicked) -> None:
        self._open_sheet(message.seat)

    def action_leave(self) -> None:
        if self.board.jumping:
            self.board.jump()
        elif self.is_current:
            self._stop_frames()
            self.dismiss(None)
