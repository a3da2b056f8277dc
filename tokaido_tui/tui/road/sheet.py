"""What the sheets of the road games have in common: points by source, lists, and the panoramas at the foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road import panorama_cells
from tokaido_tui.tui.widgets.bars import heading, length
from tokaido_tui.words.game_words import Source
from tokaido_tui.words.wrapping import in_lines

LEFT = 27
"""The width of the left part at 80 columns."""
LABEL = 12
INDENT = 14
"""Where the text of a list begins."""


@dataclass(frozen=True)
class Panorama:
    """A panorama as a player has it: the names of its picture and its colour, a title, and how many sections."""

    picture: str
    colour: str
    title: str
    have: int
    sections: int


class RoadSheet:
    """`cards_end` and `pictures_top` tell, once painted, whether the cards had rows enough."""

    cards_end = 0
    pictures_top = 0

    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs) -> None:
        self._canvas = canvas
        self._palette = palette
        self._glyphs = glyphs
        self._ascii = glyphs is ASCII
        self._plain = style(palette.paper)
        self._bold = style(palette.paper, bold=True)
        self._faint = style(palette.faint)
        self._gold = style(palette.gold)

    def _points(
        self, words: Mapping[str, Source], points: Mapping[str, int], y: int, width: int, now: Mapping[str, str]
    ) -> int:
        """The points so far, and their sum; where a source counts only at the end, what it would be `now`. Returns the
        row after it."""
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        heading(canvas, 0, y, width, _("Points so far") if now else _("Points"), palette, glyphs)
        most = max(12, *points.values())
        label = LABEL if width == LEFT else LABEL + 2
        room = width - label - 5
        for source, told in words.items():
            y += 1
            canvas.put(1, y, clip(_(told.word), label, glyphs), self._plain)
            if source in now:
                canvas.put_right(label + 5, y, f"({now[source]})", self._faint)
                canvas.put(label + 6, y, clip(_("now"), room - 1, glyphs), self._faint)
                continue
            value = points[source]
            ink = style(palette.loss, bold=True) if value < 0 else self._bold if value else self._faint
            canvas.put_right(label + 4, y, str(value), ink)
            length(canvas, label + 6, y, value * 2 * (room - 1) // most, palette.named(told.colour), glyphs)
        canvas.put(1, y + 1, clip(_("together"), label, glyphs), self._faint)
        canvas.put_right(label + 4, y + 1, str(sum(points.values())), self._gold)
        return y + 2

    def _list(self, title: str, pieces: Sequence[str], x: int, y: int, width: int) -> int:
        """Things in a row behind their name, in as many lines as they need; returns the row after them."""
        at, room = x + INDENT, width - INDENT - 1
        self._canvas.put(x + 1, y, clip(title, INDENT - 2, self._glyphs), self._gold)
        if not pieces:
            self._canvas.put(at, y, self._glyphs.dot, self._faint)
            return y + 1
        for line in in_lines([*(f"{piece}," for piece in pieces[:-1]), pieces[-1]], room):
            self._canvas.put(at, y, clip(line, room, self._glyphs), self._plain)
            y += 1
        return y

    def _at_foot(self, panoramas: Sequence[Panorama], spread: int, roomy: bool) -> None:
        """The pictures, large ones where there is room; their titles alone for a collection that needs their rows."""
        canvas = self._canvas
        names = [panorama.picture for panorama in panoramas]
        big = roomy and canvas.width >= panorama_cells.width_of_all("large", names) + 4
        size = "large" if big else "small"
        self.pictures_top = canvas.height - panorama_cells.rows_of(size) - 3 - spread
        if self.cards_end <= self.pictures_top:
            self._pictures(panoramas, self.pictures_top, size)
        else:
            self.pictures_top = canvas.height - 2
            titles = "   ".join(panorama.title for panorama in panoramas)
            canvas.put_centre(0, canvas.width, self.pictures_top, titles, self._bold)

    def _pictures(self, panoramas: Sequence[Panorama], y: int, size: str) -> None:
        """Under their names; section numbers stand below them."""
        canvas, palette = self._canvas, self._palette
        x = (canvas.width - panorama_cells.width_of_all(size, [panorama.picture for panorama in panoramas])) // 2
        below = y + 1 + panorama_cells.rows_of(size)
        for panorama in panoramas:
            width, sections = panorama_cells.width_of(size, panorama.picture), panorama.sections
            ink = palette.paper if palette.exact else palette.named(panorama.colour)
            canvas.put(x, y, clip(panorama.title, width, self._glyphs), style(ink, bold=True))
            panorama_cells.draw(
                canvas, x, y + 1, panorama.picture, size, panorama.have, palette, self._ascii, numbered=False,
                sections=sections,
            )  # fmt: skip
            for section in range(sections):
                start, end = section * width // sections, (section + 1) * width // sections
                ink_ = self._bold if section < panorama.have else self._faint
                canvas.put_centre(x + start, end - start, below, str(section + 1), ink_)
            x += width + panorama_cells.GAP
