"""The app opened at the lessons: the title lies below, for who goes back."""

from __future__ import annotations

from tokaido_tui.session import Session
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.words.lessons.notes import load


class LessonsFirst(TokaidoApp):
    """`lesson` is the name of the one to open; without, their list is shown, with those of `game` marked."""

    def __init__(self, session: Session, lesson: str | None = None, game: str = ON_SCREEN[0]) -> None:
        super().__init__(session)
        self._lesson = lesson
        self._game = game
        self._opened = False

    def show_title(self) -> None:
        super().show_title()
        if self._opened:
            return
        self._opened = True
        from tokaido_tui.tui.screens.lesson import LessonScreen
        from tokaido_tui.tui.screens.lists.learn import LearnScreen

        self.push_screen(LearnScreen(self._game))
        if self._lesson is not None:
            self.push_screen(LessonScreen(load(self._lesson)))
