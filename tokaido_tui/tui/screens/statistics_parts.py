"""What the pages of the statistics are drawn with: tables of figures, bars and columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from tokaido_tui.i18n import _
from tokaido_tui.store.figures import Line
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.screens.chrome import heading
from tokaido_tui.tui.widgets.bars import length
from tokaido_tui.words.charts import BLOCKS, PLAIN, columns, halves

FIGURE = 7
"""Cells of a column of figures."""
WIDEST_COLUMN = 8


def wins_text(wins: float) -> str:
    """Whole wins plainly, shared ones with what they count."""
    return f"{wins:.2f}".rstrip("0").rstrip(".")


def percent(part: float) -> str:
    return f"{part:.0%}"


@dataclass(frozen=True)
class Column:
    """A heading and what it shows of a row; `strong` for the figure that matters most."""

    title: str
    text: Callable[[Line], str]
    strong: bool = False


def usual_columns(lines: Sequence[Line]) -> list[Column]:
    """Where several sat at one table, wins are parts of the seats: then both are told."""
    result = [Column(_("games"), lambda line: str(line.games))]
    if any(line.seats != line.games for line in lines):
        result.append(Column(_("seats"), lambda line: str(line.seats)))
    return [
        *result,
        Column(_("wins"), lambda line: wins_text(line.wins)),
        Column(_("won"), lambda line: percent(line.share), True),
    ]


def score_columns() -> list[Column]:
    return [
        Column(_("mean"), lambda line: f"{line.mean:.1f}", True),
        Column(_("best"), lambda line: str(line.best)),
    ]


class Pen:
    """Draws on a canvas within a part of its width."""

    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, left: int, width: int) -> None:
        self.canvas = canvas
        self.palette = palette
        self.glyphs = glyphs
        self.left = left
        self.width = width
        self.signs = PLAIN if glyphs is ASCII else BLOCKS

    @property
    def right(self) -> int:
        return self.left + self.width

    def within(self, left: int, width: int) -> Pen:
        return Pen(self.canvas, self.palette, self.glyphs, left, width)

    def heading(self, y: int, text: str, note: str = "") -> None:
        heading(self.canvas, self.palette, self.glyphs, self.left, y, self.width, text)
        if note:
            self.canvas.put_right(self.right, y, f" {note}", style(self.palette.faint))

    def head(self, x: int, y: int, titles: Sequence[str], width: int = FIGURE) -> int:
        """Headings of columns of figures; returns where they end."""
        for title in titles:
            x += width
            self.canvas.put_right(x, y, clip(title, width - 1, self.glyphs), style(self.palette.faint))
        return x

    def figures(self, x: int, y: int, line: Line, shown: Sequence[Column], ink: str = "") -> int:
        palette = self.palette
        for column in shown:
            x += FIGURE
            look = style(ink or (palette.gold if column.strong else palette.paper), bold=column.strong)
            self.canvas.put_right(x, y, column.text(line), look)
        return x

    def share_bar(self, x: int, y: int, cells: int, line: Line, most: float, colour: str) -> None:
        """The part of the games that was won, with a mark where chance alone would be."""
        full = halves(line.share, most, cells)
        length(self.canvas, x, y, full, colour, self.glyphs)
        at = min(cells - 1, round(line.fair / most * cells)) if most else 0
        palette = self.palette
        on_bar = palette.gold if colour == palette.ink else palette.ink_on(colour)
        beside = palette.ink if colour == palette.ink else palette.faint
        look = style(on_bar, colour) if at < full // 2 else style(beside)
        self.canvas.put(x + at, y, self.glyphs.rule, look)

    def bar(self, x: int, y: int, cells: int, value: float, most: float, colour: str) -> None:
        length(self.canvas, x, y, halves(value, most, cells), colour, self.glyphs)

    def spark(self, x: int, y: int, cells: int, scores: Sequence[int], colour: str) -> None:
        self.canvas.put(x, y, columns(scores, cells, signs=self.signs)[0], style(colour))

    def chart(self, y: int, rows: int, scores: Sequence[int]) -> None:
        """Scores as columns, with the highest and the lowest at the left; the highest column stands out."""
        labels = 5
        cells = self.width - labels
        shown = scores[-cells:]
        each = max(1, min(WIDEST_COLUMN, cells // len(shown)))
        wide = max(1, each - 1)
        drawn = columns(shown, len(shown), rows, self.signs)
        best = len(shown) - 1 - list(reversed(shown)).index(max(shown))
        for number, row in enumerate(drawn):
            x = self.left + labels
            for column, sign in enumerate(row):
                colour = self.palette.vermilion if column == best else self.palette.gold
                self.canvas.put(x, y + number, sign * wide, style(colour))
                x += each
        faint = style(self.palette.faint)
        self.canvas.put_right(self.left + labels - 1, y, str(max(shown)), style(self.palette.vermilion, bold=True))
        if rows > 1 and min(shown) != max(shown):
            self.canvas.put_right(self.left + labels - 1, y + rows - 1, str(min(shown)), faint)

    def name(self, x: int, y: int, width: int, text: str, *, here: bool = False, bold: bool = False) -> None:
        ink = self.palette.ink if here else self.palette.paper
        self.canvas.put(x, y, clip(text, width, self.glyphs), style(ink, bold=bold))

    def table(
        self, y: int, title: str, lines: Sequence[Line], label: Callable[[Line], str], colour: str, cursor: int = -1
    ) -> int:
        """Lines of figures with bars of what was won, below their headings; returns the row after them."""
        first, last = usual_columns(lines), score_columns()
        room = self.width - FIGURE * (len(first) + len(last)) - 4
        widest = max((cell_len(label(line)) for line in lines), default=0) + 2
        name = min(max(14, min(widest, 30)), room - 8)
        cells = room - name
        begin = self.left + 2
        self.canvas.put(begin, y, title.upper(), style(self.palette.gold, bold=True))
        x = self.head(begin + name, y, [column.title for column in first])
        chance = f"{self.glyphs.rule} {_('by chance')}"
        self.canvas.put(x + 2, y, clip(chance, cells, self.glyphs), style(self.palette.faint))
        self.head(self.right - FIGURE * len(last), y, [column.title for column in last])
        self.canvas.put(self.left, y + 1, self.glyphs.line * self.width, style(self.palette.line))
        most = max((max(line.share, line.fair) for line in lines), default=0)
        for number, line in enumerate(lines):
            row, here = y + 2 + number, number == cursor
            if here:
                self.marked(row)
            self.name(begin, row, name, label(line), here=here, bold=here)
            ink = self.palette.ink if here else ""
            x = self.figures(begin + name, row, line, first, ink)
            self.share_bar(x + 2, row, cells, line, most, self.palette.ink if here else colour)
            self.figures(self.right - FIGURE * len(last), row, line, last, ink)
        return y + 2 + len(lines)

    def marked(self, y: int) -> None:
        """The row the cursor is on."""
        self.canvas.fill(self.left, y, self.width, 1, style(self.palette.ink, self.palette.gold))
        self.canvas.put(self.left, y, self.glyphs.right)
