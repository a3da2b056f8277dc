"""The title: the print of the road, and the menu on it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, cast

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.art.title import title_screen, wordmark
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.keys import ENDS, RULES, Command, bindings
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.screens.backdrop import put_picture, veiled
from tokaido_tui.tui.widgets.clickable import Clickable
from tokaido_tui.words.errors import in_words

NOTICE = mark("An unofficial fan project. The games belong to their author and publishers.")
VEIL = 0.8
PANEL = 22
"""The menu's width in cells."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu, and a sentence about it; `empty` is said instead while there is nothing behind it."""

    name: str
    key: str
    label: str
    about: str
    empty: str = ""


ENTRIES = (
    Entry("new", "n", mark("New game"), mark("Choose who travels, and by which rules.")),
    Entry(
        "continue", "c", mark("Continue"), mark("Go on with a game where you left it."), mark("No game is in progress.")
    ),
    Entry("demo", "d", mark("Demo"), mark("Watch bots play a game, and learn from them.")),
    Entry("learn", "l", mark("Learn"), mark("Lessons for every game: you learn it by playing.")),
    Entry("replays", "r", mark("Replays"), mark("Watch a game again, step by step.")),
    Entry("statistics", "e", mark("Statistics"), mark("Wins, scores and streaks of the games you finished.")),
    Entry("settings", "s", mark("Settings"), mark("Theme, language, animation and more.")),
    Entry("quit", "q", mark("Quit"), mark("Leave the program.")),
)


class Menu(Clickable):
    """The print over the whole screen, with the menu on a veil."""

    can_focus = True

    def __init__(self) -> None:
        super().__init__(id="menu")
        self.cursor = 0
        self.empty: set[str] = {entry.name for entry in ENTRIES if entry.empty}
        """The lines with nothing behind them."""
        self._print: tuple[Hashable, Picture] | None = None

    @property
    def panel(self) -> tuple[int, int, int, int]:
        """The veil's place: left, top, width, height."""
        width, height = self.size
        rows = len(ENTRIES) + 2
        # Below the wordmark, above the wave; the sun looks out from behind.
        return max(2, width // 24), min(8 + (height - 24) // 3, height - rows - 2), PANEL, rows

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        put_picture(canvas, 0, 0, self._veiled_print(palette), palette, glyphs is ASCII)
        if glyphs is ASCII:
            self._plain_wordmark(canvas)
        left, top, width, height = self.panel
        if glyphs is ASCII or palette.exact:
            canvas.fill(left, top, width, height, style(palette.paper, palette.ground))
            canvas.fill(0, canvas.height - 1, canvas.width, 1, style(palette.paper, palette.ground))
        for number, entry in enumerate(ENTRIES):
            self._entry(canvas, left, top + 1 + number, number, entry)
        notice = clip(_(NOTICE), canvas.width - 4, glyphs)
        canvas.put_centre(0, canvas.width, canvas.height - 1, notice, style(palette.paper))

    def _entry(self, canvas: Canvas, left: int, y: int, number: int, entry: Entry) -> None:
        palette = self.palette
        here, empty = number == self.cursor, entry.name in self.empty
        if here:
            canvas.fill(left, y, PANEL, 1, style(palette.ink, palette.faint if empty else palette.vermilion))
            canvas.put(left + 1, y, self.glyphs.right)
            about = f"  {_(entry.empty if empty else entry.about)}  "
            colour = palette.gold if empty else palette.paper
            canvas.put(left + PANEL, y, clip(about, canvas.width - left - PANEL - 1), style(colour, palette.panel))
        text = palette.ink if here else palette.faint if empty else palette.paper
        canvas.put(left + 3, y, clip(_(entry.label), PANEL - 8, self.glyphs), style(text, bold=not empty))
        canvas.put_right(left + PANEL - 2, y, entry.key, style(palette.ink if here else palette.gold))
        self.spot(left, y, PANEL, number)

    def _veiled_print(self, palette: Palette) -> Picture:
        key = (self.size, palette.name)
        if self._print is None or self._print[0] != key:
            width, height = self.size
            left, top, across, down = self.panel
            picture = title_screen(width, height, not palette.dark)
            picture = veiled(picture, left, top * 2, across, down * 2, palette.ground, VEIL)
            picture = veiled(picture, 0, height * 2 - 2, width, 2, palette.ground, VEIL)
            self._print = key, picture
        return self._print[1]

    def _plain_wordmark(self, canvas: Canvas) -> None:
        """Shades of one character hide the letters of the title: they are written over it."""
        rows = wordmark()
        left, top = (canvas.width - len(rows[0])) // 2, 1
        canvas.fill(left - 2, top, len(rows[0]) + 4, 7, style(self.palette.paper, self.palette.ground))
        for number in range(0, len(rows), 2):
            for x, (upper, lower) in enumerate(zip(rows[number], rows[number + 1], strict=True)):
                sign = {"##": "#", "# ": "'", " #": "."}.get(upper + lower, " ")
                canvas.put(left + x, top + 1 + number // 2, sign, style(self.palette.vermilion, bold=True))

    def clicked(self, target: Hashable) -> None:
        self.cursor = cast(int, target)
        self.repaint()
        cast("TitleScreen", self.screen).action_open()


class TitleScreen(Screen[None]):
    early = True
    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Up"), mark("up in the menu"), False),
        Command("down,j,tab", "move(1)", mark("Down"), mark("down in the menu"), False),
        *ENDS,
        Command("enter,space,right", "open", mark("Open"), mark("what is marked"), False),
        *(
            Command(
                f"{entry.key},{number}" + (",escape" if entry.name == "quit" else ""),
                f"pick('{entry.name}')",
                entry.label,
                entry.about,
            )
            for number, entry in enumerate(ENTRIES, 1)
        ),
        RULES._replace(hint=""),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    app = getters.app(TokaidoApp)

    def compose(self) -> ComposeResult:
        yield Menu()

    @property
    def menu(self) -> Menu:
        return self.query_one(Menu)

    def on_mount(self) -> None:
        # The first frame does not wait for the journal.
        self.call_after_refresh(self.run_worker, self._look_into_journal, name="journal")

    def on_screen_resume(self) -> None:
        if self.menu.size:
            self.count_games()

    async def _look_into_journal(self) -> None:
        # It may be long: keys are answered meanwhile.
        await self.app.wait_for_store()
        # The title may have been left meanwhile.
        if self.query(Menu):
            self.count_games()

    def count_games(self) -> None:
        """Finds out whether there is anything to go on with."""
        from tokaido_tui.store.database import StoreError

        running = 0
        if self.app.store is not None:
            try:
                running, _over = self.app.store.count()
            except StoreError as error:
                self.notify(in_words(error), severity="warning")
        self.menu.empty = set() if running else {"continue"}
        self.menu.repaint()

    def _mark(self, number: int) -> None:
        self.menu.cursor = number % len(ENTRIES)
        self.menu.repaint()

    def action_move(self, step: int) -> None:
        self._mark(self.menu.cursor + step)

    def action_edge(self, number: int) -> None:
        self._mark(number)

    def action_open(self) -> None:
        self.action_pick(ENTRIES[self.menu.cursor].name)

    def action_pick(self, name: str) -> None:
        """Marks a line and does what it says; one with nothing behind it is only marked, and says so."""
        number = next(i for i, entry in enumerate(ENTRIES) if entry.name == name)
        self._mark(number)
        if ENTRIES[number].empty:
            # A key may be quicker than the first look into the journal.
            self.count_games()
        if name in self.menu.empty:
            return
        {
            "new": self._new,
            "continue": self._continue,
            "replays": self._replays,
            "demo": self._demo,
            "learn": self._learn,
            "statistics": self._statistics,
            "settings": self._settings,
            "quit": self._quit,
        }[name]()

    def action_rules(self) -> None:
        self.app.show_rules()

    def _continue(self) -> None:
        from tokaido_tui.tui.screens.lists.continue_list import ContinueScreen

        self.app.push_screen(ContinueScreen())

    def _replays(self) -> None:
        from tokaido_tui.tui.screens.lists.replays import ReplaysScreen

        self.app.push_screen(ReplaysScreen())

    def _statistics(self) -> None:
        from tokaido_tui.tui.screens.statistics.screen import StatisticsScreen

        self.app.push_screen(StatisticsScreen())

    def _new(self) -> None:
        from tokaido_tui.tui.screens.forms.setup import SetupScreen

        self.app.push_screen(SetupScreen())

    def _demo(self) -> None:
        from tokaido_tui.tui.screens.lists.demo_list import DemoListScreen

        self.app.push_screen(DemoListScreen())

    def _learn(self) -> None:
        from tokaido_tui.tui.screens.lists.learn import LearnScreen

        self.app.push_screen(LearnScreen())

    def _settings(self) -> None:
        from tokaido_tui.tui.screens.forms.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def _quit(self) -> None:
        from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen

        def answered(yes: bool | None) -> None:
            if yes:
                self.app.exit()

        self.app.push_screen(ConfirmScreen(_("Leave Tokaido?"), _("Leave"), _("Stay")), answered)
