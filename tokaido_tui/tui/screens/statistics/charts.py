"""The overview and the chart of scores: what the statistics draw."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.store.figures import Statistics
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import length
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.any_game import source_words
from tokaido_tui.words.charts import BLOCKS, PLAIN, columns, halves

GAP = 4
SOURCES = 8
LOWEST, TALLEST = 4, 14
"""Rows of a chart."""
WIDEST_COLUMN = 8


def wins_text(wins: float) -> str:
    """Whole wins plainly, shared ones with what they count."""
    return f"{wins:.2f}".rstrip("0").rstrip(".")


def percent(part: float) -> str:
    return f"{part:.0%}"


def heading(canvas: Canvas, palette: Palette, line: str, x: int, y: int, width: int, text: str) -> None:
    """A title on a line across."""
    after = canvas.put(x, y, text.upper(), style(palette.gold, bold=True)) + 1
    canvas.put(after, y, line * max(0, x + width - after), style(palette.line))


class Chart(Painted):
    """Scores as columns below a heading, with the highest and the lowest at the left; the highest stands out."""

    LABELS = 5

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._scores: Sequence[int] = ()
        self._title = ""
        self._note = ""

    def show(self, scores: Sequence[int], title: str, note: str) -> None:
        self._scores, self._title, self._note = scores, title, note
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        rows = min(TALLEST, canvas.height - 1)
        if not self._scores or rows < LOWEST:
            return
        palette = self.palette
        heading(canvas, palette, self.glyphs.line, 0, 0, canvas.width, self._title)
        canvas.put_right(canvas.width, 0, f" {self._note}", style(palette.faint))
        cells = canvas.width - self.LABELS
        shown = self._scores[-cells:]
        each = max(1, min(WIDEST_COLUMN, cells // len(shown)))
        low, high = min(shown), max(shown)
        best = len(shown) - 1 - list(reversed(shown)).index(high)
        for y, row in enumerate(columns(shown, len(shown), rows, PLAIN if self.glyphs is ASCII else BLOCKS), 1):
            for number, sign in enumerate(row):
                colour = palette.vermilion if number == best else palette.gold
                canvas.put(self.LABELS + number * each, y, sign * max(1, each - 1), style(colour))
        canvas.put_right(self.LABELS - 1, 1, str(high), style(palette.vermilion, bold=True))
        if low != high:
            canvas.put_right(self.LABELS - 1, rows, str(low), style(palette.faint))


class Sums(Painted):
    """What all results come to, and where the points come from."""

    found: Statistics | None = None
    whose = ""

    def show(self, found: Statistics, name: str) -> None:
        """`name` is whose results these are; "" for everybody's."""
        self.found, self.whose = found, name
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        if self.found is not None:
            left = min(40, (canvas.width - GAP) * 3 // 7)
            self._sums(canvas, self.found, left)
            self._sources(canvas, self.found, left + GAP)

    def _sums(self, canvas: Canvas, found: Statistics, width: int) -> None:
        palette, total = self.palette, found.total
        heading(canvas, palette, self.glyphs.line, 0, 0, width, self.whose or _("All people"))
        rows = [(_("games"), str(total.games), "")]
        if total.seats != total.games:
            rows.append((_("results"), str(total.seats), ""))
        rows += [
            (_("wins"), wins_text(total.wins), percent(total.share)),
            (_("by chance"), "", percent(total.fair)),
            (_("mean score"), f"{total.mean:.1f}", ""),
            (_("best score"), str(total.best), self._owner(found.best[0].name)),
        ]
        mine = [person for person in found.people if self.whose in ("", person.line.key)]
        if mine:
            longest = max(mine, key=lambda person: person.longest)
            latest = max(mine, key=lambda person: person.streak)
            rows += [
                (_("wins in a row"), str(longest.longest), self._owner(longest.line.key) if longest.longest else ""),
                (_("just now"), str(latest.streak), self._owner(latest.line.key) if latest.streak else ""),
            ]
        figures = width - 11
        for y, (label, value, note) in enumerate(rows, 1):
            canvas.put(0, y, clip(label, figures - 5, self.glyphs), style(palette.paper))
            canvas.put_right(figures, y, value, style(palette.gold, bold=True))
            canvas.put(figures + 2, y, clip(note, 9, self.glyphs), style(palette.faint))

    def _owner(self, name: str) -> str:
        """Whose it is goes without saying where only one is asked about."""
        return "" if self.whose else name

    def _sources(self, canvas: Canvas, found: Statistics, left: int) -> None:
        palette, right = self.palette, canvas.width
        heading(canvas, palette, self.glyphs.line, left, 0, right - left, _("Where the points come from"))
        means = found.sources[:SOURCES]
        words = [source_words(one.source) for one in means]
        labels = max((cell_len(_(one.word)) for one in words), default=0) + 1
        cells = right - left - labels - 6
        most = max((one.mean for one in means), default=0)
        for y, (one, word) in enumerate(zip(means, words, strict=True), 1):
            canvas.put(left, y, _(word.word), style(palette.paper))
            colour = palette.named(word.colour)
            length(canvas, left + labels, y, halves(one.mean, most, cells), colour, self.glyphs)
            canvas.put_right(right, y, f"{one.mean:.1f}", style(palette.gold, bold=True))


def results(count: int) -> str:
    return ngettext("{n} result", "{n} results", count).format(n=count)
