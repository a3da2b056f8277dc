"""Everybody's collection in a road game: how its rows lie, and what all layouts draw alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from textual.events import Click

from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road import panorama_cells
from tokaido_tui.tui.widgets.bars import POINTER, section_bar, tile
from tokaido_tui.tui.widgets.panel import Panel

NAME = 5
"""The column where names begin, after the pointer and the tile."""
LONGEST_NAME = 24


@dataclass(frozen=True, kw_only=True)
class RoadLayout:
    """`rows` are a player's; `size` is that of the pictures, "" for bars; `name` is the width of the names; columns
    are of the first row."""

    rows: int
    size: str
    name: int
    panoramas: int
    gap: int = 0

    def top(self, number: int) -> int:
        return 1 + number * (self.rows + self.gap)


class RoadRows:
    """Draws one traveller after the other; `begin` says who and where."""

    pictures: tuple[str, ...]
    """The names of the panoramas' pictures."""
    bar_widths: tuple[int, ...]

    def __init__(self, canvas: Canvas, layout: Any, palette: Palette, glyphs: Glyphs, box: Any) -> None:
        self._canvas, self._layout, self._palette, self._glyphs, self._box = canvas, layout, palette, glyphs, box
        self._faint = style(palette.faint)
        self._y = 0

    def begin(self, number: int, initial: str, colour: int, edged: bool) -> None:
        self._y = y = self._layout.top(number)
        tile(self._canvas, 1, y, initial, self._palette, colour)
        if edged:
            for down in range(1, self._layout.rows):
                self._canvas.put(1, y + down, self._glyphs.half, style(self._palette.seat(colour)))

    def named(self, name: str, decides: bool, room: int) -> None:
        canvas, palette, y = self._canvas, self._palette, self._y
        if decides:
            pointer = ">" if self._glyphs is ASCII else POINTER
            canvas.put(0, y, pointer, style(palette.vermilion, bold=True))
        shown = style(palette.cursor if decides else palette.paper, bold=decides)
        canvas.put(NAME, y, clip(name, room, self._glyphs), shown)

    def panorama_columns(self) -> list[int]:
        columns, x = [], self._layout.panoramas
        for number in range(len(self.pictures)):
            columns.append(x)
            x += self.panorama_width(number) + (panorama_cells.GAP if self._layout.size else 1)
        return columns

    def panorama_width(self, number: int) -> int:
        size = self._layout.size
        return panorama_cells.width_of(size, self.pictures[number]) if size else self.bar_widths[number]

    def picture(self, x: int, number: int, have: int) -> None:
        panorama_cells.draw(
            self._canvas, x, self._y, self.pictures[number], self._layout.size, have, self._palette,
            self._glyphs is ASCII, sections=self._box.whole[number],
        )  # fmt: skip

    def bar(self, x: int, y: int, number: int, have: int, colour: str) -> int:
        whole, ink = self._box.whole[number], self._palette.named(colour)
        return section_bar(self._canvas, x, y, have, whole, ink, self._palette, self._glyphs)


class RoadCollections(Panel):
    """Shows every player of a view; a click on one posts Board.SeatPicked."""

    view: Any = None
    _colours: Sequence[int] = ()

    @property
    def layout_now(self) -> Any:
        raise NotImplementedError

    def decides(self, seat: int) -> bool:
        return not self.view.is_over and bool(self.view.decider == seat)

    def seat_at(self, y: int) -> int | None:
        """The player whose rows hold row y."""
        if self.view is None:
            return None
        layout = self.layout_now
        for seat in range(len(self.view.players)):
            top = layout.top(seat)
            if top <= y < top + layout.rows:
                return seat
        return None

    def on_click(self, event: Click) -> None:
        seat = self.seat_at(event.y)
        if seat is not None:
            event.stop()
            self.post_message(Board.SeatPicked(seat))
