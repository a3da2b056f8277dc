"""The pages of the statistics, each painted below the filters."""

from __future__ import annotations

from rich.cells import cell_len

from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.store.figures import Line, Person, Statistics, day_of
from tokaido_tui.tui.canvas import clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.statistics_filter import level_word, variant_word
from tokaido_tui.tui.screens.statistics_parts import (
    FIGURE,
    Pen,
    percent,
    score_columns,
    usual_columns,
    wins_text,
)
from tokaido_tui.words.any_game import game_title, role_words, roles_label, source_words

PAGES = {
    "overview": mark("Overview"),
    "people": mark("People"),
    "bots": mark("Bots"),
    "travellers": mark("Travellers"),
    "tables": mark("Tables"),
    "best": mark("Best games"),
}
GAP = 4
WIDE = 100
"""From this width on there is room for more than the figures."""
ROWS_OF_FIGURES = 10
"""The overview's upper part, with its heading and a row below it."""
LOWEST, TALLEST = 4, 14
"""Rows of a chart."""


class PagePainter:
    """Paints one page between two rows; `rows` says afterwards which of the list's lines is where."""

    def __init__(
        self, pen: Pen, top: int, bottom: int, found: Statistics, name: str, cursor: int, game: str = ""
    ) -> None:
        self._pen = pen
        self._top = top
        self._bottom = bottom
        self._found = found
        self._name = name
        self._cursor = cursor
        self._roles = _(roles_label(game))
        self.rows: list[tuple[int, int]] = []

    def paint(self, page: str) -> None:
        if page in ("people", "bots"):
            {"people": self._people, "bots": self._bots}[page]()
        elif not self._found.total.seats:
            self._say(_("Only bots have played these games: their results are on the page Bots."))
        else:
            {
                "overview": self._overview,
                "travellers": self._travellers,
                "tables": self._tables,
                "best": self._best,
            }[page]()

    def _say(self, text: str) -> None:
        pen = self._pen
        line = clip(text, pen.width, pen.glyphs)
        pen.canvas.put_centre(pen.left, pen.width, (self._top + self._bottom) // 2 - 1, line, style(pen.palette.paper))

    # --- overview ----------------------------------------------------------------------------------------------------

    def _overview(self) -> None:
        pen, found = self._pen, self._found
        left = min(40, (pen.width - GAP) * 3 // 7)
        self._sums(pen.within(pen.left, left))
        self._sources(pen.within(pen.left + left + GAP, pen.width - left - GAP))
        y = self._top + ROWS_OF_FIGURES
        count = ngettext("{n} result", "{n} results", len(found.scores)).format(n=len(found.scores))
        pen.heading(y, _("Scores, the latest at the right"), count)
        pen.chart(y + 1, max(1, min(TALLEST, self._bottom - y - 1)), found.scores)

    def _sums(self, pen: Pen) -> None:
        found, total = self._found, self._found.total
        pen.heading(self._top, self._name or _("All people"))
        wins = wins_text(total.wins)
        rows = [(_("games"), str(total.games), "")]
        if total.seats != total.games:
            rows.append((_("results"), str(total.seats), ""))
        rows += [
            (_("wins"), wins, percent(total.share)),
            (_("by chance"), "", percent(total.fair)),
            (_("mean score"), f"{total.mean:.1f}", ""),
            (_("best score"), str(total.best), self._whose(found.best[0].name)),
        ]
        mine = [person for person in found.people if self._name in ("", person.line.key)]
        if mine:
            longest = max(mine, key=lambda person: person.longest)
            latest = max(mine, key=lambda person: person.streak)
            rows += [
                (_("wins in a row"), str(longest.longest), self._whose(longest.line.key) if longest.longest else ""),
                (_("just now"), str(latest.streak), self._whose(latest.line.key) if latest.streak else ""),
            ]
        figures = pen.left + pen.width - 11
        for number, (label, value, note) in enumerate(rows):
            y = self._top + 1 + number
            pen.canvas.put(pen.left, y, clip(label, figures - pen.left - 5, pen.glyphs), style(pen.palette.paper))
            pen.canvas.put_right(figures, y, value, style(pen.palette.gold, bold=True))
            pen.canvas.put(figures + 2, y, clip(note, 9, pen.glyphs), style(pen.palette.faint))

    def _whose(self, name: str) -> str:
        """Whose it is goes without saying where only one is asked about."""
        return "" if self._name else name

    def _sources(self, pen: Pen) -> None:
        pen.heading(self._top, _("Where the points come from"))
        means = self._found.sources[: ROWS_OF_FIGURES - 2]
        labels = max((cell_len(_(source_words(one.source).word)) for one in means), default=0) + 1
        cells = pen.width - labels - 6
        most = max((one.mean for one in means), default=0)
        for number, one in enumerate(means):
            y = self._top + 1 + number
            word = _(source_words(one.source).word)
            pen.canvas.put(pen.left, y, word, style(pen.palette.paper))
            pen.bar(pen.left + labels, y, cells, one.mean, most, pen.palette.named(source_words(one.source).colour))
            pen.canvas.put_right(pen.right, y, f"{one.mean:.1f}", style(pen.palette.gold, bold=True))

    # --- lists -------------------------------------------------------------------------------------------------------

    def _window(self, many: int) -> range:
        """Which lines of a list are seen, so that the marked one is."""
        room = self._bottom - self._top - 2
        first = max(0, min(self._cursor - room // 2, many - room))
        return range(first, min(many, first + room))

    def _people(self) -> None:
        people = self._found.people
        if not people:
            self._say(_("Only bots have played these games."))
            return
        pen, seen = self._pen, self._window(len(people))
        self._scores_of(people[self._cursor], self._top + 2 + len(seen))
        first, last = usual_columns([]), score_columns()
        begin, bars = pen.left + 2, 14 if pen.width >= WIDE else 0
        name = 14 if pen.width < WIDE else 22
        pen.canvas.put(begin, self._top, _("People").upper(), style(pen.palette.gold, bold=True))
        x = pen.head(begin + name, self._top, [column.title for column in first])
        x = pen.head(x + bars, self._top, [column.title for column in last])
        x = pen.head(x, self._top, [_("streak"), _("longest")], FIGURE + 1)
        spark = x + 2
        pen.canvas.put(spark, self._top, clip(_("scores"), pen.right - spark, pen.glyphs), style(pen.palette.faint))
        pen.canvas.put(pen.left, self._top + 1, pen.glyphs.line * pen.width, style(pen.palette.line))
        most = max(max(person.line.share, person.line.fair) for person in people)
        for row, number in enumerate(seen):
            y, here = self._top + 2 + row, number == self._cursor
            self.rows.append((y, number))
            if here:
                pen.marked(y)
            self._person(pen, y, people[number], here, (begin, name, bars, most, spark))

    def _scores_of(self, person: Person, below: int) -> None:
        """Where the list leaves room, the scores of who is marked."""
        y = below + 1
        rows = min(TALLEST, self._bottom - y - 1)
        if rows >= LOWEST:
            self._pen.heading(y, _("Scores of {name}").format(name=person.line.key), _("the latest at the right"))
            self._pen.chart(y + 1, rows, person.scores)

    def _person(self, pen: Pen, y: int, person: Person, here: bool, layout: tuple[int, int, int, float, int]) -> None:
        begin, name, bars, most, spark = layout
        palette = pen.palette
        ink = palette.ink if here else ""
        pen.name(begin, y, name, person.line.key, here=here, bold=True)
        x = pen.figures(begin + name, y, person.line, usual_columns([]), ink)
        if bars:
            pen.share_bar(x + 2, y, bars - 2, person.line, most, ink or palette.vermilion)
        x = pen.figures(x + bars, y, person.line, score_columns(), ink)
        for value in (person.streak, person.longest):
            x += FIGURE + 1
            pen.canvas.put_right(x, y, str(value), style(ink or (palette.gain if value else palette.faint)))
        pen.spark(spark, y, pen.right - spark, person.scores, ink or palette.gold)

    def _bots(self) -> None:
        bots = self._found.bots
        if not bots:
            self._say(_("No bots have played these games."))
            return
        pen, seen = self._pen, self._window(len(bots))
        shown = [bots[number] for number in seen]
        pen.table(self._top, _("Bots"), shown, _level, pen.palette.blue, self._cursor - seen.start)
        self.rows = [(self._top + 2 + row, number) for row, number in enumerate(seen)]

    def _travellers(self) -> None:
        roles = self._found.roles
        if not roles:
            self._say(_("These games were played without travellers."))
            return
        pen = self._pen
        shown = roles[: self._bottom - self._top - 2]
        wide = pen.width >= WIDE
        pen.table(self._top, self._roles, shown, lambda line: _titled(line.key, wide), pen.palette.violet)

    def _tables(self) -> None:
        pen, found = self._pen, self._found
        palette = pen.palette
        y = pen.table(self._top, _("Players"), found.players, lambda line: line.key, palette.teal)
        y = pen.table(y + 1, _("Variants"), found.variants, lambda line: variant_word(line.key), palette.orange)
        if len(found.kinds) > 1:
            pen.table(y + 1, _("Games"), found.kinds, lambda line: game_title(line.key), palette.blue)

    def _best(self) -> None:
        pen, best = self._pen, self._found.best
        palette, canvas, glyphs = pen.palette, pen.canvas, pen.glyphs
        wide = pen.width >= WIDE
        name, role = (22, 27) if wide else (18, 14)
        who, traveller = pen.left + 13, pen.left + 13 + name + 2
        place, date = traveller + role, pen.right - 8
        faint = style(palette.faint)
        canvas.put(pen.left + 2, self._top, _("Best games").upper(), style(palette.gold, bold=True))
        canvas.put(traveller, self._top, clip(self._roles.lower(), role - 1, glyphs), faint)
        canvas.put(place, self._top, _("place"), faint)
        canvas.put_right(date, self._top, _("date"), faint)
        canvas.put_right(pen.right, self._top, _("game"), faint)
        canvas.put(pen.left, self._top + 1, glyphs.line * pen.width, style(palette.line))
        for number, game in enumerate(best[: self._bottom - self._top - 2]):
            y = self._top + 2 + number
            first = number == 0
            canvas.put_right(pen.left + 5, y, f"{number + 1}.", faint)
            score = style(palette.vermilion if first else palette.gold, bold=True)
            canvas.put_right(pen.left + 10, y, str(game.points), score)
            pen.name(who, y, name, f"{game.name} ({level_word(game.bot)})" if game.bot else game.name, bold=first)
            canvas.put(traveller, y, clip(_titled(game.role, wide), role - 1, glyphs), style(palette.paper))
            told = _("{place} of {players}").format(place=game.place, players=game.players)
            canvas.put(place, y, told, style(palette.gain if game.place == 1 else palette.paper))
            if wide:
                variants = ", ".join(map(variant_word, game.variants))
                canvas.put(place + 8, y, clip(variants, date - 11 - place - 8, glyphs), faint)
            canvas.put_right(date, y, day_of(game.date), style(palette.paper))
            canvas.put_right(pen.right, y, str(game.number), faint)


def _level(line: Line) -> str:
    return level_word(line.key)


def _titled(role: str, wide: bool) -> str:
    words = role_words(role) if wide else None
    return f"{_(role)}, {_(words.title)}" if words is not None and words.title else _(role)
