"""A grid of cells to draw on, and the glyphs to draw with."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

Cell = tuple[str, Style]


class Glyphs(NamedTuple):
    """What lines and marks are drawn with."""

    line: str = "─"
    road: str = "━"
    tick: str = "┴"
    up: str = "▲"
    dot: str = "·"
    bar: str = "█"
    half: str = "▌"
    shade: str = "░"
    bullet: str = "·"
    left: str = "←"
    right: str = "→"
    mark: str = "■"
    unmarked: str = "□"
    rule: str = "│"
    times: str = "×"
    ellipsis: str = "…"
    to: str = "→"


PRETTY = Glyphs()
ASCII = Glyphs(
    line="-", road="=", tick="+", up="^", dot=".", bar="#", half="#", shade=".", bullet="-", left="<", right=">",
    mark="x", unmarked=".", rule="|", times="x", ellipsis="~", to=">",
)  # fmt: skip


def clip(text: str, width: int, glyphs: Glyphs = PRETTY) -> str:
    """The text in at most this many cells; a mark shows where it was cut."""
    if cell_len(text) <= width:
        return text
    if width <= 0:
        return ""
    cut = ""
    for char in text:
        if cell_len(cut + char) > width - 1:
            break
        cut += char
    return cut + glyphs.ellipsis


class Canvas:
    """Draw with `put`; what does not fit is cut off. Wide characters take their second cell too."""

    def __init__(self, width: int, height: int, base: Style) -> None:
        self.width = width
        self.height = height
        self.base = base
        self._rows: list[list[Cell]] = [[(" ", base)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style | None = None) -> int:
        """Writes a text and returns the column after it. A style without background keeps what is there."""
        if not 0 <= y < self.height:
            return x + cell_len(text)
        row = self._rows[y]
        for char in text:
            size = cell_len(char)
            if size == 0:
                continue
            if x >= 0 and x + size <= self.width:
                under = row[x][1]
                row[x] = (char, under if style is None else under + style)
                if size == 2:
                    row[x + 1] = ("", row[x][1])
            x += size
        return x

    def put_right(self, x: int, y: int, text: str, style: Style | None = None) -> int:
        """Writes a text that ends before column x; returns where it begins."""
        start = x - cell_len(text)
        self.put(start, y, text, style)
        return start

    def put_centre(self, x: int, width: int, y: int, text: str, style: Style | None = None) -> None:
        self.put(x + max(0, (width - cell_len(text)) // 2), y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        for row in range(y, y + height):
            self.put(x, row, char * width, style)

    def row(self, y: int) -> list[Cell]:
        return self._rows[y]

    def strip(self, y: int) -> Strip:
        segments: list[Segment] = []
        text, current = "", None
        for char, cell_style in self._rows[y]:
            if cell_style is not current and cell_style != current:
                if text:
                    segments.append(Segment(text, current))
                text, current = "", cell_style
            text += char
        if text:
            segments.append(Segment(text, current))
        return Strip(segments, self.width)
