"""Statistics: what the finished games say about people, bots, travellers and tables."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar, cast

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.figures import Statistics
from tokaido_tui.store.forget import Traces, delete_person, traces_of
from tokaido_tui.store.statistics import choices, statistics
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import MARGIN, Clickable, hints, title_line
from tokaido_tui.tui.screens.confirm import ConfirmScreen
from tokaido_tui.tui.screens.statistics_filter import FIELDS, Filter
from tokaido_tui.tui.screens.statistics_pages import PAGES, PagePainter
from tokaido_tui.tui.screens.statistics_parts import Pen
from tokaido_tui.words.errors import in_words

if TYPE_CHECKING:
    from tokaido_tui.words.wrapping import wrapped_text
from tokaido_tui.tui.app import TokaidoApp

WIDEST = 116
TOP = 6
"""The row where the pages begin."""


class Figures(Clickable):
    """Tabs, filters, and the page below them."""

    can_focus = True

    def __init__(self) -> None:
        super().__init__(id="figures")
        self.page = 0
        self.cursor = 0
        self.filter = Filter()
        self.found: Statistics | None = None
        self.trouble = ""
        self.note = ""

    def load(self) -> None:
        """Counts anew: after another filter, or when somebody was forgotten."""
        store = self.game_app.store
        try:
            if store is None:
                raise StoreError(self.game_app.store_trouble or _("No games are kept here."))
            self.filter.choices = choices(store)
            known = self.filter.choices
            if self.filter.filters.name not in ("", *known.people, *known.bots):
                self.filter.only("")
            self.found, self.trouble = statistics(store, self.filter.filters), ""
        except StoreError as error:
            self.found, self.trouble = None, in_words(error)
        self.cursor = max(0, min(self.cursor, len(self.keys) - 1))
        self.repaint()

    @property
    def page_name(self) -> str:
        return tuple(PAGES)[self.page]

    @property
    def keys(self) -> list[str]:
        """Who can be marked on this page."""
        if self.found is None or self.page_name not in ("people", "bots"):
            return []
        if self.page_name == "people":
            return [person.line.key for person in self.found.people]
        return [line.key for line in self.found.bots]

    @property
    def marked(self) -> str:
        return self.keys[self.cursor] if self.keys else ""

    def turn_to(self, page: int) -> None:
        self.page, self.cursor, self.note = page % len(PAGES), 0, ""
        self.repaint()

    def mark_line(self, number: int) -> None:
        if self.keys:
            self.cursor = number % len(self.keys)
            self.repaint()

    def say(self, note: str) -> None:
        self.note = note
        self.repaint()

    # --- painting ----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        title_line(canvas, palette, glyphs, _("Statistics"), _("Esc back   ? keys"))
        width = min(canvas.width - 2 * MARGIN, WIDEST)
        pen = Pen(canvas, palette, glyphs, (canvas.width - width) // 2, width)
        self._tabs(pen)
        self._filters(pen)
        bottom = canvas.height - 2
        if self.found is None or not self.found.games:
            self._say_nothing(pen, bottom)
        else:
            filters = self.filter.filters
            painter = PagePainter(pen, TOP, bottom, self.found, filters.name, self.cursor, filters.game)
            painter.paint(self.page_name)
            for y, number in painter.rows:
                self.spot(pen.left, y, pen.width, ("line", number))
        note = clip(self.note, pen.width, glyphs)
        canvas.put_centre(pen.left, pen.width, canvas.height - 2, note, style(palette.gain, bold=True))
        hints(canvas, palette, pen.left, canvas.height - 1, self._hints(), pen.width)

    def _tabs(self, pen: Pen) -> None:
        palette, x = self.palette, pen.left
        for number, label in enumerate(PAGES.values()):
            text = f" {number + 1} {_(label)} "
            here = number == self.page
            look = style(palette.ink, palette.vermilion, bold=True) if here else style(palette.paper, palette.panel)
            self.spot(x, 2, cell_len(text), ("page", number))
            x = pen.canvas.put(x, 2, text, look) + 1

    def _filters(self, pen: Pen) -> None:
        palette, each = self.palette, pen.width // len(FIELDS)
        for number, (field, (key, label)) in enumerate(FIELDS.items()):
            x = pen.left + number * each
            on = self.filter.is_set(field)
            pen.canvas.put(pen.canvas.put(x, 3, key, style(palette.gold)) + 1, 3, _(label), style(palette.faint))
            value = clip(self.filter.said(field), each - 2, self.glyphs)
            pen.canvas.put(x, 4, value, style(palette.gold if on else palette.paper, bold=on))
            for y in (3, 4):
                self.spot(x, y, each - 1, ("filter", field))
        pen.canvas.put(0, 5, self.glyphs.line * pen.canvas.width, style(palette.line))

    def _say_nothing(self, pen: Pen, bottom: int) -> None:
        palette = self.palette
        if self.trouble:
            lines = [(line, palette.loss) for line in wrapped_text(self.trouble, pen.width - 4)]
        elif self.filter.is_open:
            lines = [
                (_("No game has been finished here yet."), palette.gold),
                ("", palette.paper),
                (_("Walk the road to its end once: who won, by how much and with what is kept here."), palette.paper),
            ]
        else:
            lines = [
                (_("No finished game is like that."), palette.gold),
                ("", palette.paper),
                (_("Press 0 to see all of them again."), palette.paper),
            ]
        y = (TOP + bottom - len(lines)) // 2
        for number, (text, colour) in enumerate(lines):
            shown = clip(text, pen.width, self.glyphs)
            pen.canvas.put_centre(pen.left, pen.width, y + number, shown, style(colour, bold=number == 0))

    def _hints(self) -> list[tuple[str, str]]:
        sides, ways = ("Left Right", "Up Down") if self.glyphs is ASCII else ("← →", "↑ ↓")
        pairs = [(sides, _("page"))]
        if self.keys:
            pairs += [(ways, _("line")), (self.glyphs.enter, _("only theirs"))]
        if self.page_name == "people" and self.keys:
            pairs.append(("x", _("forget")))
        if not self.filter.is_open:
            pairs.append(("0", _("all games")))
        return [*pairs, ("Esc", _("back"))]

    def clicked(self, target: Hashable) -> None:
        screen = cast("StatisticsScreen", self.screen)
        kind, value = cast("tuple[str, str | int]", target)
        if kind == "page":
            self.turn_to(int(value))
        elif kind == "filter":
            screen.action_turn(str(value))
        else:
            self.mark_line(int(value))
            screen.action_choose()


class StatisticsScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("right,l,tab", "page(1)", mark("Next page"), mark("the next page"), False),
        Command("left,h,shift+tab", "page(-1)", mark("Previous page"), mark("the page before"), False),
        *(
            Command(str(number), f"open('{name}')", label, mark("straight to that page"))
            for number, (name, label) in enumerate(PAGES.items(), 1)
        ),
        Command("up,k", "move(-1)", mark("Up"), mark("the line above"), False),
        Command("down,j", "move(1)", mark("Down"), mark("the line below"), False),
        Command("home,pageup", "edge(0)", mark("First"), mark("to the first line"), False),
        Command("end,pagedown", "edge(-1)", mark("Last"), mark("to the last line"), False),
        Command("enter,space", "choose", mark("Only theirs"), mark("only the results of who is marked")),
        Command("n", "turn('name')", mark("Whose"), mark("whose results: the next person or bot")),
        Command("g", "turn('game')", mark("Which game"), mark("results of one game only")),
        Command("p", "turn('players')", mark("How many players"), mark("games of so many players only")),
        Command("v", "turn('variant')", mark("Which variant"), mark("games with a variant only, or without any")),
        Command("d", "turn('since')", mark("Since when"), mark("games of the last days only")),
        Command("0,backspace", "all", mark("All games"), mark("every filter back to any")),
        Command("x", "forget", mark("Forget a person"), mark("delete the data of who is marked; asks first")),
        Command("escape,q", "back", mark("Back"), mark("back to the title")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    figures = getters.query_one(Figures)

    def compose(self) -> ComposeResult:
        yield Figures()

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    def on_mount(self) -> None:
        self.figures.load()

    def action_page(self, step: int) -> None:
        self.figures.turn_to(self.figures.page + step)

    def action_open(self, name: str) -> None:
        self.figures.turn_to(tuple(PAGES).index(name))

    def action_move(self, step: int) -> None:
        self.figures.mark_line(self.figures.cursor + step)

    def action_edge(self, number: int) -> None:
        self.figures.mark_line(number)

    def action_choose(self) -> None:
        """The results of who is marked, on the first page."""
        figures = self.figures
        if figures.marked:
            figures.filter.only(figures.marked)
            figures.turn_to(0)
            figures.load()

    def action_turn(self, field: str) -> None:
        self.figures.filter.turn(field)
        self.figures.note = ""
        self.figures.load()

    def action_all(self) -> None:
        self.figures.filter.open()
        self.figures.load()

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()

    # --- forgetting --------------------------------------------------------------------------------------------------

    def _person(self) -> str:
        """Who would be forgotten: who is marked among people, or whose results are shown."""
        figures = self.figures
        name = figures.marked if figures.page_name == "people" else figures.filter.filters.name
        return name if name in figures.filter.choices.people else ""

    def action_forget(self) -> None:
        name, store = self._person(), self.game_app.store
        if not name or store is None or not self.is_current:
            self.figures.say(_("Mark a person on the page People first."))
            return
        try:
            question = _question(name, traces_of(store, name))
        except StoreError as error:
            self.figures.say(in_words(error))
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self._forget(name)

        self.app.push_screen(ConfirmScreen(question, _("Forget"), _("Keep"), careful=True), answered)

    def _forget(self, name: str) -> None:
        assert self.game_app.store is not None
        try:
            delete_person(self.game_app.store, name)
            note = _("{name} is forgotten.").format(name=name)
        except StoreError as error:
            note = in_words(error)
        self.figures.load()
        self.figures.say(note)


def _question(name: str, traces: Traces) -> str:
    parts = [_("Forget {name}?").format(name=name)]
    if traces.shared:
        many = len(traces.shared)
        text = ngettext(
            "The name is taken out of {n} game with others.", "The name is taken out of {n} games with others.", many
        )
        parts.append(text.format(n=many))
    if traces.alone:
        many = len(traces.alone)
        text = ngettext("{n} game without others is deleted.", "{n} games without others are deleted.", many)
        parts.append(text.format(n=many))
    return " ".join([*parts, _("This can't be taken back.")])
