"""The tables of the statistics: their columns, and what they say of every line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events, getters
from textual.coordinate import Coordinate
from textual.widgets import DataTable

from tokaido_tui.i18n import _
from tokaido_tui.store.figures import BestGame, Line, Person, Statistics, day_of
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.canvas import ASCII, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.statistics.charts import percent, wins_text
from tokaido_tui.tui.screens.statistics.filter import level_word, variant_word
from tokaido_tui.words.any_game import game_title, role_words, roles_label
from tokaido_tui.words.charts import BLOCKS, PLAIN, columns, halves

FIGURE = 7
"""Cells of a column of figures."""
WIDE = 100
"""From this width on there is room for more than the figures."""


@dataclass(frozen=True)
class Column:
    """A heading, how wide it is, and whether its cells stand at the right."""

    title: str
    width: int
    right: bool = False


Rows = list[list[Text]]


class FigureTable(DataTable[Text], can_focus=False):
    """Lines of figures. The screen's keys move the cursor of a `marked` one; a click on a line chooses it."""

    app = getters.app(TokaidoApp)

    def __init__(self, *, id: str, marked: bool = False) -> None:
        super().__init__(
            id=id,
            cursor_type="row" if marked else "none",
            cell_padding=0,
            cursor_foreground_priority="css",
            cursor_background_priority="css",
        )
        self._marked = marked
        self.marked_row = 0
        self._contents: Callable[[int], tuple[list[Column], Rows]] | None = None

    def show(self, contents: Callable[[int], tuple[list[Column], Rows]]) -> None:
        """`contents` gives columns and rows for the width there is."""
        self._contents = contents
        self._fill()

    def on_resize(self) -> None:
        self._fill()

    def _fill(self) -> None:
        width = self.scrollable_content_region.width
        if self._contents is None or not width:
            return
        palette = self.app.palette
        self.clear(columns=True)
        shown, rows = self._contents(width - 2)
        self.add_column("", width=2)
        for number, column in enumerate(shown):
            look = style(palette.faint) if number else style(palette.gold, bold=True)
            self.add_column(self._cell(column, column.title, look), width=column.width)
        for row in rows:
            self.add_row(Text(), *row)
        self.mark(self.marked_row)
        self._sign(self.cursor_row)

    def mark(self, row: int) -> None:
        """Moves the cursor; where the table is still to be laid out, once it is."""
        self.marked_row = row
        self.move_cursor(row=row, animate=False)

    def _cell(self, column: Column, text: str, look: object) -> Text:
        shown = clip(text, column.width - 1 if column.right else column.width, self.app.glyphs)
        return Text(shown, look, justify="right" if column.right else "left", no_wrap=True)  # type: ignore[arg-type]

    def watch_cursor_coordinate(self, old_coordinate: Coordinate, new_coordinate: Coordinate) -> None:
        super().watch_cursor_coordinate(old_coordinate, new_coordinate)
        if old_coordinate.row < self.row_count:
            self._sign(old_coordinate.row, here=False)
        self._sign(new_coordinate.row)

    def _sign(self, row: int, *, here: bool = True) -> None:
        """An arrow at the marked line: colour alone is not enough."""
        if self._marked and row < self.row_count:
            self.update_cell_at(Coordinate(row, 0), Text(self.app.glyphs.right if here else ""))

    def on_click(self, event: events.Click) -> None:
        row = event.style.meta.get("row", -1)
        if self._marked and row >= 0:
            # The table takes a click on a line that is marked already for a choice.
            self.marked_row = row
            self.move_cursor(row=row, column=event.style.meta["column"], animate=False)


class TableWriter:
    """Columns and rows for one width."""

    def __init__(self, app: TokaidoApp, width: int) -> None:
        self.palette = app.palette
        self.glyphs = app.glyphs
        self.width = width

    def text(self, text: str, colour: str, width: int, *, bold: bool = False, right: bool = False) -> Text:
        shown = clip(text, width, self.glyphs)
        return Text(shown, style(colour, bold=bold), justify="right" if right else "left", no_wrap=True)

    def figure(self, text: str, *, strong: bool = False, colour: str = "") -> Text:
        colour = colour or (self.palette.gold if strong else self.palette.paper)
        return self.text(text, colour, FIGURE, bold=strong, right=True)

    def share_bar(self, cells: int, line: Line, most: float, colour: str) -> Text:
        """The part of the games that was won, with a mark where chance alone would be."""
        full = halves(line.share, most, cells)
        bar = self.glyphs.bar * (full // 2) + self.glyphs.half * (full % 2)
        at = min(cells - 1, round(line.fair / most * cells)) if most else 0
        on_bar = at < full // 2
        bar = bar.ljust(cells)
        rule = style(self.palette.ink_on(colour), colour) if on_bar else style(self.palette.faint)
        look = style(colour)
        return Text.assemble((bar[:at], look), (self.glyphs.rule, rule), (bar[at + 1 :], look), no_wrap=True)

    def lines(
        self, title: str, lines: Sequence[Line], label: Callable[[Line], str], colour: str
    ) -> tuple[list[Column], Rows]:
        """Games, wins and scores, with bars of what was won. Where several sat at one table, wins are parts of the
        seats: then both are told."""
        tint = self.palette.named(colour)
        several = any(line.seats != line.games for line in lines)
        room = self.width - FIGURE * (6 if several else 5) - 3
        widest = max((cell_len(label(line)) for line in lines), default=0) + 2
        name = min(max(14, min(widest, 30)), room - 8)
        cells = room - name
        shown = [Column(title.upper(), name), Column(_("games"), FIGURE, True)]
        shown += [Column(_("seats"), FIGURE, True)] if several else []
        shown += [
            Column(_("wins"), FIGURE, True),
            Column(_("won"), FIGURE, True),
            Column("", 2),
            Column(f"{self.glyphs.rule} {_('by chance')}", cells),
            Column(_("mean"), FIGURE, True),
            Column(_("best"), FIGURE, True),
        ]
        most = max((max(line.share, line.fair) for line in lines), default=0)
        rows = [
            [
                self.text(label(line), self.palette.paper, name - 1),
                self.figure(str(line.games)),
                *([self.figure(str(line.seats))] if several else []),
                self.figure(wins_text(line.wins)),
                self.figure(percent(line.share), strong=True),
                Text(),
                self.share_bar(cells, line, most, tint),
                self.figure(f"{line.mean:.1f}", strong=True),
                self.figure(str(line.best)),
            ]
            for line in lines
        ]
        return shown, rows

    def people(self, people: Sequence[Person]) -> tuple[list[Column], Rows]:
        wide = self.width >= WIDE
        name, bars = (22, 12) if wide else (14, 0)
        scores = self.width - name - bars - 2 * wide - FIGURE * 5 - (FIGURE + 1) * 2 - 2
        figures = [_("games"), _("wins"), _("won")]
        shown = [Column(_("People").upper(), name), *(Column(title, FIGURE, True) for title in figures)]
        shown += [Column("", 2), Column("", bars)] if wide else []
        shown += [
            Column(_("mean"), FIGURE, True),
            Column(_("best"), FIGURE, True),
            Column(_("streak"), FIGURE + 1, True),
            Column(_("longest"), FIGURE + 1, True),
            Column("", 2),
            Column(_("scores"), scores),
        ]
        most = max((max(person.line.share, person.line.fair) for person in people), default=0)
        return shown, [self._person(person, name, bars, scores, most) for person in people]

    def _person(self, person: Person, name: int, bars: int, scores: int, most: float) -> list[Text]:
        line, palette = person.line, self.palette
        signs = PLAIN if self.glyphs is ASCII else BLOCKS
        runs = [
            self.figure(str(value), colour=palette.gain if value else palette.faint)
            for value in (person.streak, person.longest)
        ]
        return [
            self.text(line.key, palette.paper, name - 1, bold=True),
            self.figure(str(line.games)),
            self.figure(wins_text(line.wins)),
            self.figure(percent(line.share), strong=True),
            *([Text(), self.share_bar(bars, line, most, palette.vermilion)] if bars else []),
            self.figure(f"{line.mean:.1f}", strong=True),
            self.figure(str(line.best)),
            *runs,
            Text(),
            Text(columns(person.scores, scores, signs=signs)[0], style(palette.gold), no_wrap=True),
        ]

    def best(self, games: Sequence[BestGame], roles: str) -> tuple[list[Column], Rows]:
        wide = self.width >= WIDE
        name, role = (22, 27) if wide else (20, 14)
        variants = self.width - 9 - 2 - name - role - 8 - 11 - 8
        shown = [
            Column(_("Best games").upper(), 11),
            Column("", name),
            Column(roles.lower(), role),
            Column(_("place"), 8),
            Column("", max(0, variants)),
            Column(_("date"), 11, True),
            Column(_("game"), 8, True),
        ]
        return shown, [self._game(number, game, name, role, variants) for number, game in enumerate(games)]

    def _game(self, number: int, game: BestGame, name: int, role: int, variants: int) -> list[Text]:
        palette, first = self.palette, number == 0
        score = style(palette.vermilion if first else palette.gold, bold=True)
        who = f"{game.name} ({level_word(game.bot)})" if game.bot else game.name
        place = _("{place} of {players}").format(place=game.place, players=game.players)
        played = ", ".join(map(variant_word, game.variants)) if self.width >= WIDE else ""
        return [
            Text.assemble((f"{number + 1}.".rjust(3), style(palette.faint)), (str(game.points).rjust(5), score)),
            self.text(who, palette.paper, name - 1, bold=first),
            self.text(titled(game.role, self.width), palette.paper, role - 1),
            self.text(place, palette.gain if game.place == 1 else palette.paper, 8),
            self.text(played, palette.faint, max(0, variants - 1)),
            self.text(day_of(game.date), palette.paper, 11, right=True),
            self.text(str(game.number), palette.faint, 8, right=True),
        ]


def titled(role: str, width: int) -> str:
    """A traveller, with the title where there is room for it."""
    words = role_words(role) if width >= WIDE else None
    return f"{_(role)}, {_(words.title)}" if words is not None and words.title else _(role)


Contents = Callable[[TableWriter], tuple[list[Column], Rows]]


def tables_of(page: str, found: Statistics, game: str) -> dict[str, Contents]:
    """What a page's tables say, by their ids; `game` is the only one that counts, or "" for all."""
    roles = _(roles_label(game))
    pages: dict[str, dict[str, Contents]] = {
        "people": {"people-table": lambda w: w.people(found.people)},
        "bots": {"page-bots": lambda w: w.lines(_("Bots"), found.bots, lambda line: level_word(line.key), "blue")},
        "travellers": {
            "page-travellers": lambda w: w.lines(roles, found.roles, lambda line: titled(line.key, w.width), "violet"),
        },
        "tables": {
            "players-table": lambda w: w.lines(_("Players"), found.players, lambda line: line.key, "teal"),
            "variants-table": lambda w: w.lines(
                _("Variants"), found.variants, lambda line: variant_word(line.key), "orange"
            ),
            "games-table": lambda w: w.lines(_("Games"), found.kinds, lambda line: game_title(line.key), "blue"),
        },
        "best": {"page-best": lambda w: w.best(found.best, roles)},
    }
    return pages[page]
