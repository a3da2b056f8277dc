"""A page of ways to go on: a heading, a sentence, and a list in groups that is as airy as the screen allows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import MARGIN, Clickable, heading, hints, title_line, wrapped

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

WIDEST = 76
BY_DIGIT = 9
GAP, HEAD, LABEL, ABOUT = "gap", "head", "label", "about"
AIRY, CLOSE, DENSE, LINES = range(4)
"""A gap after every way; only between the groups; none; and only the marked way with its sentence."""


@dataclass(frozen=True)
class Way:
    """A line of the list: what it is, a word at its right, a sentence below it, what it does, and under which heading
    it stands."""

    label: str
    aside: str
    about: str
    go: Callable[[], None]
    group: str = ""


Row = tuple[str, int]
"""What a row shows, and of which way; a heading is that of the first way below it."""


def rows_of(ways: Sequence[Way], cursor: int, density: int) -> list[Row]:
    rows: list[Row] = []
    for number, way in enumerate(ways):
        begins = number == 0 or way.group != ways[number - 1].group
        if number and (density == AIRY or (density == CLOSE and begins)):
            rows.append((GAP, number))
        if begins and way.group:
            rows.append((HEAD, number))
        rows.append((LABEL, number))
        if density != LINES or number == cursor:
            rows.append((ABOUT, number))
    return rows


class Ways(Clickable):
    can_focus = True

    def __init__(self, title: str, intro: str, ways: Sequence[Way], cursor: int = 0) -> None:
        super().__init__(id="ways")
        self._title = title
        self._intro = intro
        self.ways = ways
        self.cursor = cursor
        self._top = 0

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
        # The keys stand on the last row, below an empty one.
        for row, (what, number) in enumerate(self._rows(max(2, canvas.height - 2 - y)), y):
            self._row(canvas, left, row, width, what, number)
        keys = [
            (f"1-{min(len(self.ways), BY_DIGIT)}", _("open")), (glyphs.enter, _("open")), ("i", _("rules")),
            ("Esc", _("back")),
        ]  # fmt: skip
        hints(canvas, palette, MARGIN, canvas.height - 1, keys, canvas.width - 2 * MARGIN)

    def _rows(self, room: int) -> list[Row]:
        """As many rows as there is room for: with air if all fit, else close together, else those about the cursor."""
        rows: list[Row] = []
        for density in (AIRY, CLOSE, DENSE, LINES):
            rows = rows_of(self.ways, self.cursor, density)
            if len(rows) <= room:
                break
        shown = [row for row, (_what, number) in enumerate(rows) if number == self.cursor]
        self._top = max(shown[-1] - room + 1, min(self._top, shown[0], max(0, len(rows) - room)))
        return rows[self._top : self._top + room]

    def _row(self, canvas: Canvas, left: int, y: int, width: int, what: str, number: int) -> None:
        palette, way = self.palette, self.ways[number]
        if what == HEAD:
            heading(canvas, palette, self.glyphs, left, y, width, way.group)
        elif what == LABEL:
            self._label(canvas, left, y, width, number, way)
        elif what == ABOUT:
            canvas.put(left + 6, y, clip(way.about, width - 7, self.glyphs), style(palette.faint))
            self.spot(left, y, width, number)

    def _label(self, canvas: Canvas, left: int, y: int, width: int, number: int, way: Way) -> None:
        palette = self.palette
        here = number == self.cursor
        if here:
            canvas.fill(left, y, width, 1, style(palette.ink, palette.vermilion))
            canvas.put(left + 1, y, self.glyphs.right)
        ink = palette.ink if here else palette.paper
        if number < BY_DIGIT:
            canvas.put(left + 3, y, str(number + 1), style(palette.ink if here else palette.gold, bold=True))
        canvas.put(left + 6, y, clip(way.label, width - 24, self.glyphs), style(ink, bold=True))
        canvas.put_right(left + width - 1, y, way.aside, style(palette.ink if here else palette.gold))
        self.spot(left, y, width, number)

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
        *(
            Command(str(n), f"pick({n})", str(n), mark("straight to that one"), False)
            for n in range(1, BY_DIGIT + 1)
        ),
        Command("i", "rules", mark("Rules"), mark("the rules of the game, page by page")),
        Command("escape,q,left", "close", mark("Back"), mark("back to where you came from")),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def title_here(self) -> str:
        raise NotImplementedError

    def intro_here(self) -> str:
        raise NotImplementedError

    def ways_here(self) -> list[Way]:
        raise NotImplementedError

    def first_here(self) -> int:
        """Which way is marked at first."""
        return 0

    def compose(self) -> ComposeResult:
        yield Ways(self.title_here(), self.intro_here(), self.ways_here(), self.first_here())

    @property
    def list(self) -> Ways:
        return self.query_one(Ways)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

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
