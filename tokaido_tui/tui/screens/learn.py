"""The list of lessons, and what to do after one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.lessons.notes import Lesson, lessons
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import MARGIN, Clickable, hints, title_line, wrapped
from tokaido_tui.tui.screens.setup_draft import BOT_NAMES, person_name

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

WIDEST = 76
PLAYERS = 4


@dataclass(frozen=True)
class Way:
    """A line of the list: what it is, a word at its right, a sentence below it, and what it does."""

    label: str
    aside: str
    about: str
    go: Callable[[], None]


class Ways(Clickable):
    """A heading, a sentence, and ways to go on."""

    can_focus = True

    def __init__(self, title: str, intro: str, ways: Sequence[Way]) -> None:
        super().__init__(id="ways")
        self._title = title
        self._intro = intro
        self.ways = ways
        self.cursor = 0

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        title_line(canvas, palette, glyphs, self._title, _("Esc back   i rules"))
        width = min(canvas.width - 2 * MARGIN, WIDEST)
        left = max(MARGIN, (canvas.width - width) // 2)
        y = 3 + max(0, (canvas.height - 24) // 4)
        for line in wrapped(self._intro, width):
            canvas.put(left, y, line, style(palette.paper))
            y += 1
        y += 1
        for number, way in enumerate(self.ways):
            self._way(canvas, left, y, width, number, way)
            y += 3
        keys = [(f"1-{len(self.ways)}", _("open")), (glyphs.enter, _("open")), ("i", _("rules")), ("Esc", _("back"))]
        hints(canvas, palette, MARGIN, canvas.height - 1, keys, canvas.width - 2 * MARGIN)

    def _way(self, canvas: Canvas, left: int, y: int, width: int, number: int, way: Way) -> None:
        palette = self.palette
        here = number == self.cursor
        if here:
            canvas.fill(left, y, width, 1, style(palette.ink, palette.vermilion))
            canvas.put(left + 1, y, self.glyphs.right)
        ink = palette.ink if here else palette.paper
        canvas.put(left + 3, y, str(number + 1), style(palette.ink if here else palette.gold, bold=True))
        canvas.put(left + 6, y, clip(way.label, width - 24, self.glyphs), style(ink, bold=True))
        canvas.put_right(left + width - 1, y, way.aside, style(palette.ink if here else palette.gold))
        canvas.put(left + 6, y + 1, clip(way.about, width - 7, self.glyphs), style(palette.faint))
        self.spot(left, y, width, number)
        self.spot(left, y + 1, width, number)

    def move(self, to: int) -> None:
        self.cursor = to % len(self.ways)
        self.repaint()

    def clicked(self, target: Hashable) -> None:
        self.move(cast(int, target))
        cast("WaysScreen", self.screen).action_open()


class WaysScreen(Screen[None]):
    """Shared by the list of lessons and the page after one."""

    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Up"), mark("up in the list"), False),
        Command("down,j,tab", "move(1)", mark("Down"), mark("down in the list"), False),
        Command("home,pageup", "edge(0)", mark("First"), mark("to the first line"), False),
        Command("end,pagedown", "edge(-1)", mark("Last"), mark("to the last line"), False),
        Command("enter,space,right", "open", mark("Open"), mark("what is marked"), False),
        *(Command(str(n), f"pick({n})", str(n), mark("straight to that one"), False) for n in range(1, 6)),
        Command("i", "rules", mark("Rules"), mark("the rules of the game, page by page")),
        Command("escape,q,left", "close", mark("Back"), mark("back to where you came from")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def title_here(self) -> str:
        raise NotImplementedError

    def intro_here(self) -> str:
        raise NotImplementedError

    def ways_here(self) -> list[Way]:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield Ways(self.title_here(), self.intro_here(), self.ways_here())

    @property
    def list(self) -> Ways:
        return self.query_one(Ways)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    def lesson_way(self, lesson: Lesson) -> Way:
        label = _("Lesson {n}: {title}").format(n=lesson.number, title=_(lesson.title))
        minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes).format(n=lesson.minutes)
        return Way(label, minutes, _(lesson.about), lambda: self.open_lesson(lesson))

    def open_lesson(self, lesson: Lesson) -> None:
        from tokaido_tui.tui.screens.lesson import LessonScreen

        self.app.push_screen(LessonScreen(lesson))

    def action_move(self, step: int) -> None:
        self.list.move(self.list.cursor + step)

    def action_edge(self, number: int) -> None:
        self.list.move(number)

    def action_pick(self, number: int) -> None:
        if number <= len(self.list.ways):
            self.list.move(number - 1)
            self.action_open()

    def action_open(self) -> None:
        # A second key may come before this screen is left.
        if self.is_current:
            self.list.ways[self.list.cursor].go()

    def action_rules(self) -> None:
        self.game_app.show_rules()

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)


class LearnScreen(WaysScreen):
    """The lessons; the last one that was opened stays marked."""

    def title_here(self) -> str:
        return _("Learn")

    def intro_here(self) -> str:
        return _("You learn by playing: a lesson shows what to do, and you make the moves. Every step can be skipped.")

    def ways_here(self) -> list[Way]:
        return [self.lesson_way(lesson) for lesson in lessons()]


class NextScreen(WaysScreen):
    """After a lesson: a game, or another lesson."""

    def __init__(self, done: Lesson) -> None:
        super().__init__()
        self._done = done

    def title_here(self) -> str:
        return _("What next?")

    def intro_here(self) -> str:
        return _("That was lesson {n}. Now the road is yours: the best way to learn is to play.").format(
            n=self._done.number
        )

    def ways_here(self) -> list[Way]:
        about_wanderers = _("They stroll from space to space: a good first game.")
        about_merchants = _("They look for the best stop. Everybody is a traveller with an ability.")
        others = [lesson for lesson in lessons() if lesson.name != self._done.name]
        return [
            Way(_("Play against three wanderers"), _("easy"), about_wanderers, lambda: self._play("wanderer", True)),
            Way(_("Play against three merchants"), _("harder"), about_merchants, lambda: self._play("merchant", False)),
            *(self.lesson_way(lesson) for lesson in others),
        ]

    def _play(self, level: str, plain: bool) -> None:
        person = person_name()
        bots = [name for name in BOT_NAMES if name[0] != person[0]][: PLAYERS - 1]
        seats = (Seat(person), *(Seat(name, level, number) for number, name in enumerate(bots, 1)))
        self._leave_for(lambda: self.game_app.play(Plan(seats, variants=("initiation",) if plain else ()).with_seed()))

    def open_lesson(self, lesson: Lesson) -> None:
        self._leave_for(lambda: super(NextScreen, self).open_lesson(lesson))

    def _leave_for(self, then: Callable[[], None]) -> None:
        app = self.app
        self.dismiss(None)
        app.call_later(then)
