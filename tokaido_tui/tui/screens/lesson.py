"""A lesson: the board of a recorded game, where the learner makes the moves that the notes ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.events import Key
from textual.widget import Widget

from tokaido_tui.i18n import _
from tokaido_tui.table.playback import DO, SCORE, Playback
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.lessons.commands import COMMANDS
from tokaido_tui.tui.lessons.helping import about_choice, way_to
from tokaido_tui.tui.lessons.panel import LessonPanel
from tokaido_tui.tui.lessons.telling import events_to_show, log_of
from tokaido_tui.tui.screens.board_screen import CursorScreen, board_bindings
from tokaido_tui.words.lessons.notes import LEARNER, Lesson

SMALLEST_HEIGHT = 24
MORE_TEXT = 4
"""Rows that the text has beyond the journal's, in a larger terminal."""


class LessonScreen(CursorScreen[None]):
    COMMANDS_HERE = COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = board_bindings(COMMANDS)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.record.game)
        self.lesson = lesson
        self.playback = Playback(lesson)
        self._help = ""

    def public_view(self) -> Any:
        return self.playback.view(None)

    def chosen_colours(self) -> Sequence[int]:
        return range(len(self.lesson.record.setup.names))

    def below(self) -> Iterable[Widget]:
        yield LessonPanel(id="lesson")

    @property
    def _asking(self) -> bool:
        return self.playback.now.kind == DO

    def on_mount(self) -> None:
        self.call_after_refresh(self._show)

    def show_words(self) -> None:
        self._show()

    # --- showing -------------------------------------------------------------------------------------------------

    def lay_out_rows(self) -> None:
        """As in the game, but where there is room the text has more of it than the log would."""
        self.board.layout_rows(self.size.width, max(SMALLEST_HEIGHT, self.size.height - MORE_TEXT))

    def _show(self) -> None:
        self._open = True
        self.board.show(self.playback.view(), self._asking, note=_("lesson {n}").format(n=self.lesson.number))
        self.lay_out_rows()
        if not self._asking:
            self._show_what_happened()
        self._help = ""
        self._show_note()
        self.show_keys()

    def _show_what_happened(self) -> None:
        """Nobody moves while the learner reads: in the place of the preview stands what led here."""
        shown = log_of(self.playback, self.ui.words).pieces()
        self.board.tell_latest(shown)

    def _show_note(self) -> None:
        now, playback = self.playback.now, self.playback
        count = _("step {n} of {all}").format(n=max(1, now.step), all=playback.steps)
        aside = _("your turn") if self._asking else _("{enter} goes on").format(enter=key_name("enter"))
        self.query_one(LessonPanel).tell(f"{_(now.title).upper()}  {count}", aside, _(now.text), self._help)

    def board_keys(self) -> Sequence[tuple[str, str]]:
        return self.board.keys()[:2] if self.board.deciding else [(key_name("enter"), _("go on"))]

    def _help_with(self, help: str) -> None:
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
        self._help_with(" ".join(filter(None, (about, way_to(self.board, playback.expected.action)))))

    def _go_on(self) -> None:
        playback = self.playback
        if playback.is_last:
            self._finish()
            return
        before = playback.now.played
        playback.go_on()
        self.board.deciding = False
        self.enact(self.board.frames(events_to_show(playback, before)))

    def arrive(self) -> None:
        self._show()
        if self.playback.now.kind == SCORE:
            self._count()

    def _count(self) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        playback = self.playback
        screen = ScoringScreen(self.ui, playback.view(None), playback.told[-1], self.board.colours)
        self.app.push_screen(screen, lambda _done: self._go_on())

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.lists.learn import NextScreen

        # A second key may come before this screen is gone.
        if self.is_current:
            self.dismiss(None)
            self.app.call_later(self.app.push_screen, NextScreen(self.lesson))

    # --- keys ----------------------------------------------------------------------------------------------------

    @property
    def takes_digits(self) -> bool:
        return self._asking

    def other_key(self, event: Key) -> None:
        if not self._is_bound(event.key):
            event.stop()
            self._unknown_key()

    def _is_bound(self, key: str) -> bool:
        declared = (*self.COMMANDS_HERE, *self.app.COMMANDS_HERE)
        return any(key in command.key_list for command in declared if command.action != "digit")

    def _unknown_key(self) -> None:
        if self._asking:
            self._correct(None)
        else:
            self._help_with(_("Press *Enter* to go on, *b* to go back, *?* for all keys."))

    def moved(self) -> None:
        """What was said before is out of date."""
        if not self._asking:
            self._unknown_key()
        elif self._help:
            self._help_with("")

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
            self.moved()
        else:
            self._correct(None)

    def action_skip(self) -> None:
        if self.playback.skip():
            self.arrive()
        else:
            self._go_on()

    def action_back(self) -> None:
        self.playback.back()
        self._show()

    def action_sheet(self) -> None:
        self.open_sheet(LEARNER)

    def action_leave(self) -> None:
        if self.board.jumping:
            self.board.jump()
        elif self.is_current:
            self.stop_frames()
            self.dismiss(None)
