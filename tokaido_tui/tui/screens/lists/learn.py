"""The list of lessons, game by game, and what to do after one."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.games import system
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.screens.forms.setup_draft import person_name
from tokaido_tui.tui.screens.lists.menu_screen import MenuEntry, MenuScreen
from tokaido_tui.words.lessons.notes import Lesson, lessons
from tokaido_tui.words.setup import BOT_NAMES

PLAYERS = 4
"""At the table of a first game; fewer where the game is for fewer."""
FOR_BEGINNERS = {"tokaido": ("initiation",)}
"""The variants of a first game."""


class LessonsScreen(MenuScreen):
    """A page with lessons on it."""

    def lesson_entry(self, lesson: Lesson) -> MenuEntry:
        label = _("Lesson {n}: {title}").format(n=lesson.number, title=_(lesson.title))
        minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes).format(n=lesson.minutes)
        group = ui(lesson.game).words.title
        return MenuEntry(label, minutes, _(lesson.about), lambda: self.open_lesson(lesson), group)

    def open_lesson(self, lesson: Lesson) -> None:
        from tokaido_tui.tui.screens.lesson import LessonScreen

        self.app.push_screen(LessonScreen(lesson))


class LearnScreen(LessonsScreen):
    """The lessons; the last one that was opened stays marked, at first the first one of a game."""

    def __init__(self, game: str = ON_SCREEN[0]) -> None:
        super().__init__()
        self._game = game
        self._lessons = lessons(ON_SCREEN)

    def title_here(self) -> str:
        return _("Learn")

    def intro_here(self) -> str:
        return _("You learn by playing: a lesson shows what to do, and you make the moves. Every step can be skipped.")

    def entries_here(self) -> list[MenuEntry]:
        return [self.lesson_entry(lesson) for lesson in self._lessons]

    def first_here(self) -> int:
        return [lesson.game for lesson in self._lessons].index(self._game)

    def action_rules(self) -> None:
        self.app.show_rules(ui(self._lessons[self.list.cursor].game))


class NextScreen(LessonsScreen):
    """After a lesson: a game of the same, or another lesson."""

    def __init__(self, done: Lesson) -> None:
        super().__init__()
        self._done = done
        self.ui = ui(done.game)

    def title_here(self) -> str:
        return _("What next?")

    def intro_here(self) -> str:
        return _("That was lesson {n} of {game}. The best way to learn the rest is to play.").format(
            n=self._done.number, game=self.ui.words.title
        )

    def entries_here(self) -> list[MenuEntry]:
        game = self._done.game
        bots = min(PLAYERS, system(game).players.stop - 1) - 1
        beginners = FOR_BEGINNERS.get(game, ())
        wanderers = ngettext("Play against a wanderer", "Play against {n} wanderers", bots).format(n=bots)
        merchants = ngettext("Play against a merchant", "Play against {n} merchants", bots).format(n=bots)
        about_wanderers = _("They stroll about: a good first game.")
        about_merchants = _("They take what is best at hand.")
        if beginners:
            about_merchants = _("They go for the best stop. Everybody is a traveller with an ability.")
        # The lessons of the same game first.
        others = sorted(lessons(ON_SCREEN), key=lambda lesson: lesson.game != game)
        return [
            MenuEntry(wanderers, _("easy"), about_wanderers, lambda: self._play("wanderer", bots, beginners)),
            MenuEntry(merchants, _("harder"), about_merchants, lambda: self._play("merchant", bots, ())),
            *(self.lesson_entry(lesson) for lesson in others if lesson.name != self._done.name),
        ]

    def _play(self, level: str, bots: int, variants: tuple[str, ...]) -> None:
        person = person_name(self.app.session.name)
        names = [name for name in BOT_NAMES if name[0] != person[0]][:bots]
        seats = (Seat(person), *(Seat(name, level, number) for number, name in enumerate(names, 1)))
        plan = Plan(seats, game=self._done.game, variants=variants)
        self._leave_for(lambda: self.app.play(plan.with_seed()))

    def open_lesson(self, lesson: Lesson) -> None:
        self._leave_for(lambda: super(NextScreen, self).open_lesson(lesson))

    def _leave_for(self, then: Callable[[], None]) -> None:
        app = self.app
        self.dismiss(None)
        app.call_later(then)
