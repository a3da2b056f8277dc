"""Statistics: what the finished games say about people, bots, travellers and tables."""

from __future__ import annotations

from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import ContentSwitcher, Select, Static, Tab, Tabs

from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.figures import Statistics
from tokaido_tui.store.statistics import choices, statistics
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.keys import ENDS, Command, bindings
from tokaido_tui.tui.screens.dialogs.forget_person import ask_to_forget
from tokaido_tui.tui.screens.statistics.charts import Chart, Sums, results
from tokaido_tui.tui.screens.statistics.filter import FIELDS, Filter, FilterField, nothing_here
from tokaido_tui.tui.screens.statistics.tables import Contents, FigureTable, TableWriter, tables_of
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words.errors import in_words

PAGES = {
    "overview": mark("Overview"),
    "people": mark("People"),
    "bots": mark("Bots"),
    "travellers": mark("Travellers"),
    "tables": mark("Tables"),
    "best": mark("Best games"),
}


class PageTabs(Tabs, can_focus=False):
    """The pages; the screen's keys turn them, and a click."""


class StatisticsScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("left,h,shift+tab", "page(-1)", mark("Previous page"), mark("the page before"), False,
                hint=pmark("footer", "page")),
        Command("right,l,tab", "page(1)", mark("Next page"), mark("the next page"), False,
                hint=pmark("footer", "page")),
        *(
            Command(str(number), f"open('{name}')", label, mark("straight to that page"))
            for number, (name, label) in enumerate(PAGES.items(), 1)
        ),
        Command("up,k", "move(-1)", mark("Up"), mark("the line above"), False, hint=pmark("footer", "line"),
                when="marked"),
        Command("down,j", "move(1)", mark("Down"), mark("the line below"), False, hint=pmark("footer", "line"),
                when="marked"),
        *ENDS,
        Command("enter,space", "choose", mark("Only theirs"), mark("only the results of who is marked"),
                hint=pmark("footer", "only theirs"), when="marked"),
        Command("n", "turn('name')", mark("Whose"), mark("whose results: the next person or bot")),
        Command("g", "turn('game')", mark("Which game"), mark("results of one game only")),
        Command("p", "turn('players')", mark("How many players"), mark("games of so many players only")),
        Command("v", "turn('variant')", mark("Which variant"), mark("games with a variant only, or without any")),
        Command("d", "turn('since')", mark("Since when"), mark("games of the last days only")),
        Command("x", "forget", mark("Forget a person"), mark("delete the data of who is marked; asks first"),
                hint=pmark("footer", "forget"), when="can_forget"),
        Command("0,backspace", "all", mark("All games"), mark("every filter back to any"),
                hint=pmark("footer", "all games"), when="is_filtered"),
        Command("escape,q", "back", mark("Back"), mark("back to the title"), hint=pmark("footer", "back"),
                leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    AUTO_FOCUS = ""
    app = getters.app(TokaidoApp)
    tabs = getters.query_one(PageTabs)

    def __init__(self) -> None:
        super().__init__()
        self.page = 0
        self.filter = Filter()
        self.found: Statistics | None = None
        self.trouble: GameError | None = None

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Container(id="middle"), Vertical(id="statistics"):
            yield PageTabs(*(Tab(_(label), id=name) for name, label in PAGES.items()), active="overview")
            with Horizontal(id="filters"):
                for field in FIELDS:
                    yield FilterField(field)
            with ContentSwitcher(id="pages", initial="nothing"):
                yield Static(id="nothing")
                with Vertical(id="page-overview"):
                    yield Sums(id="sums")
                    yield Chart(id="all-scores")
                with Vertical(id="page-people"):
                    yield FigureTable(id="people-table", marked=True)
                    yield Chart(id="their-scores")
                yield FigureTable(id="page-bots", marked=True)
                yield FigureTable(id="page-travellers")
                with VerticalScroll(id="page-tables"):
                    yield FigureTable(id="players-table")
                    yield FigureTable(id="variants-table")
                    yield FigureTable(id="games-table")
                yield FigureTable(id="page-best")
            yield Static(id="note", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        """The texts, in the language there is now."""
        self.query_one(TitleBar).show(_("Statistics"))
        for number, (name, label) in enumerate(PAGES.items(), 1):
            self.tabs.query_one(f"#{name}", Tab).label = Content(f"{number} {_(label)}")
        self.load()

    # --- what is found -----------------------------------------------------------------------------------------------

    def load(self) -> None:
        """Counts anew: after another filter, or when somebody was forgotten."""
        store = self.app.store
        try:
            if store is None:
                raise self.app.journal.trouble or StoreError("No games are kept here.")
            known = self.filter.choices = choices(store)
            if self.filter.filters.name not in ("", *known.people, *known.bots):
                self.filter.only("")
            self.found, self.trouble = statistics(store, self.filter.filters), None
        except GameError as error:
            self.found, self.trouble = None, error
        for field in self.query(FilterField):
            field.show(self.filter)
        self.show_page()

    @property
    def page_name(self) -> str:
        return tuple(PAGES)[self.page]

    @property
    def keys(self) -> list[str]:
        """Who can be marked on this page."""
        if self.found is None:
            return []
        if self.page_name == "people":
            return [person.line.key for person in self.found.people]
        return [line.key for line in self.found.bots] if self.page_name == "bots" else []

    @property
    def cursor(self) -> int:
        return max(0, min(self._table().marked_row, len(self.keys) - 1)) if self.keys else 0

    @property
    def marked(self) -> str:
        return self.keys[self.cursor] if self.keys else ""

    @property
    def is_filtered(self) -> bool:
        return not self.filter.is_open

    @property
    def can_forget(self) -> bool:
        return self.page_name == "people" and bool(self.keys)

    def _table(self) -> FigureTable:
        """The one that can be marked on this page."""
        return self.query_one("#people-table" if self.page_name == "people" else "#page-bots", FigureTable)

    # --- pages -------------------------------------------------------------------------------------------------------

    def show_page(self) -> None:
        """The page that is open, with what was found."""
        self.tabs.active = self.page_name
        nothing = (
            Content.styled(in_words(self.trouble), "$error")
            if self.trouble
            else nothing_here(self.page_name, self.found, self.filter)
        )
        self.query_one("#nothing", Static).update(nothing)
        self.query_one(ContentSwitcher).current = "nothing" if nothing.plain else f"page-{self.page_name}"
        if self.found is not None and not nothing.plain:
            if self.page_name == "overview":
                self._show_overview(self.found)
            else:
                self._show_tables(self.found)
        self.say("")
        self.query_one(KeyLine).show()

    def _show_overview(self, found: Statistics) -> None:
        self.query_one(Sums).show(found, self.filter.filters.name)
        title = _("Scores, the latest at the right")
        self.query_one("#all-scores", Chart).show(found.scores, title, results(len(found.scores)))

    def _show_tables(self, found: Statistics) -> None:
        self.query_one("#games-table").display = len(found.kinds) > 1
        for name, contents in tables_of(self.page_name, found, self.filter.filters.game).items():
            self._fill(self.query_one(f"#{name}", FigureTable), contents)
        self._show_scores()

    def _fill(self, table: FigureTable, contents: Contents) -> None:
        table.show(lambda width: contents(TableWriter(self.app, width)))

    def _show_scores(self) -> None:
        """Below the people, the scores of who is marked."""
        if self.page_name == "people" and self.marked and self.found is not None:
            person = self.found.people[self.cursor]
            title = _("Scores of {name}").format(name=person.line.key)
            self.query_one("#their-scores", Chart).show(person.scores, title, _("the latest at the right"))

    def say(self, note: str) -> None:
        self.query_one("#note", Static).update(note)

    @on(Tabs.TabActivated)
    def _tab_clicked(self, event: Tabs.TabActivated) -> None:
        if event.tab.id is not None and event.tab.id != self.page_name:
            self.action_open(event.tab.id)

    @on(FigureTable.RowHighlighted)
    def _line_marked(self) -> None:
        self._show_scores()

    @on(FigureTable.RowSelected)
    def _line_chosen(self) -> None:
        self.action_choose()

    @on(Select.Changed)
    def _filter_chosen(self, event: Select.Changed) -> None:
        field = event.select.parent
        if isinstance(field, FilterField) and event.value != self.filter.value(field.field):
            self.filter.set(field.field, event.value)  # type: ignore[arg-type]
            self.load()

    def action_page(self, step: int) -> None:
        self.action_open(tuple(PAGES)[(self.page + step) % len(PAGES)])

    def action_open(self, name: str) -> None:
        self.page = tuple(PAGES).index(name)
        if self.keys:
            self._table().mark(0)
        self.show_page()

    def action_move(self, step: int) -> None:
        self._mark(self.cursor + step)

    def action_edge(self, number: int) -> None:
        self._mark(number)

    def _mark(self, number: int) -> None:
        if self.keys:
            self._table().mark(number % len(self.keys))
            self._show_scores()

    def action_choose(self) -> None:
        """The results of who is marked, on the first page."""
        if self.marked:
            self.filter.only(self.marked)
            self.page = 0
            self.load()

    def action_turn(self, field: str) -> None:
        self.filter.turn(field)
        self.load()

    def action_all(self) -> None:
        self.filter.open()
        self.load()

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()

    def _person(self) -> str:
        """Who would be forgotten: who is marked among people, or whose results are shown."""
        name = self.marked if self.page_name == "people" else self.filter.filters.name
        return name if name in self.filter.choices.people else ""

    def action_forget(self) -> None:
        name, store = self._person(), self.app.store
        if not name or store is None or not self.is_current:
            self.say(_("Mark a person on the page People first."))
            return

        def forgotten(note: str) -> None:
            self.load()
            self.say(note)

        try:
            ask_to_forget(self.app, store, name, forgotten)
        except StoreError as error:
            self.say(in_words(error))
