"""The parts of the result, drawn on a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured, stacked, tile
from tokaido_tui.words.final import verdict
from tokaido_tui.words.game_words import Source

PLACE = 1
TILE = 4
NAME = 8
TOTAL = 7
"""Cells for the points at the right."""
WIDEST_STEP = 12
"""Cells for a number, where there are few sources."""


class ResultPainter:
    def __init__(self, ui: GameUI, canvas: Canvas, palette: Palette, glyphs: Glyphs) -> None:
        self._ui = ui
        self._canvas = canvas
        self._palette = palette
        self._glyphs = glyphs
        self._faint = style(palette.faint)
        self._sources = list(ui.words.sources.items())
        width = canvas.width
        self._name = min(26, max(15, width // 5))
        self._left = NAME + self._name + 1
        """Where the numbers and the bars begin."""
        self._step = min(WIDEST_STEP, (width - self._left - TOTAL) // len(self._sources))

    def paint(self, view: Any, about: str, initials: Sequence[str], colours: Sequence[int]) -> None:
        canvas, palette = self._canvas, self._palette
        outcome = view.outcome
        width, height, players = canvas.width, canvas.height, len(view.players)
        y = self._trophy(view, outcome.winners[0])
        canvas.put_centre(0, width, y + 1, self._fitting(verdict(view)), style(palette.vermilion, bold=True))
        canvas.put_centre(0, width, y + 2, self._fitting(self._ui.words.reason(view)), style(palette.paper))
        canvas.put_centre(0, width, y + 3, self._fitting(about), self._faint)
        y += 5
        self._header(y)
        pace = min(4, max(2, (height - y - 5) // players))
        order = sorted(range(players), key=lambda seat: (outcome.places[seat], seat))
        won = [sum(max(0, points[seat]) for points in outcome.sources.values()) for seat in range(players)]
        best = max(1, *won)
        y += 1
        for seat in order:
            points = [outcome.sources[name][seat] for name, _source in self._sources]
            self._player(view, seat, y, outcome.places[seat], initials[seat], colours[seat], points)
            cells = (canvas.width - self._left - 1) * won[seat] // best
            for row in range(y + 1, y + max(2, pace - 1)):
                self._bar(row, cells, points, lettered=row == y + 1)
            y += pace
        self._legend()

    def _bar(self, y: int, cells: int, points: Sequence[int], lettered: bool) -> None:
        palette = self._palette
        parts = [
            (amount, _(source.letter) if lettered else "", palette.named(source.colour))
            for amount, (_name, source) in zip(points, self._sources, strict=True)
        ]
        stacked(self._canvas, self._left, y, cells, parts, palette)

    def _source_tile(self, source: Source) -> Style:
        return coloured(self._palette.named(source.colour), self._palette, bold=True)

    def _fitting(self, text: str) -> str:
        return clip(text, self._canvas.width - 2, self._glyphs)

    def _trophy(self, view: Any, seat: int) -> int:
        """What the winner saw on the way, where there is room for it; returns the row after it."""
        canvas, trophy = self._canvas, self._ui.trophy(view, seat)
        if trophy is None or canvas.height < 16 + 3 * len(view.players) or canvas.width < trophy.width + 4:
            return 0
        trophy.paint(canvas, (canvas.width - trophy.width) // 2, 1, self._palette, self._glyphs)
        return 1 + trophy.rows

    def _header(self, y: int) -> None:
        """The letter of every source over its numbers, as a tile."""
        canvas, palette = self._canvas, self._palette
        canvas.put(0, y, self._glyphs.line * canvas.width, style(palette.line))
        for number, (_name, source) in enumerate(self._sources):
            end = self._left + (number + 1) * self._step - 1
            canvas.put_right(end, y, f" {_(source.letter)} ", self._source_tile(source))
        text = clip(_("points"), TOTAL - 1, self._glyphs)
        canvas.put_right(canvas.width - 1, y, f" {text}", style(palette.gold, bold=True))

    def _player(
        self, view: Any, seat: int, y: int, place: int, initial: str, colour: int, points: Sequence[int]
    ) -> None:
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        player = view.players[seat]
        first = place == 1
        canvas.put(PLACE, y, f"{place}.", style(palette.vermilion if first else palette.faint, bold=first))
        tile(canvas, TILE, y, initial, palette, colour)
        canvas.put(NAME, y, clip(player.name, self._name, glyphs), style(palette.paper, bold=first))
        longer, shorter = self._ui.words.role_of(view, seat)
        who = longer if cell_len(longer) <= self._name else shorter
        canvas.put(NAME, y + 1, clip(who, self._name, glyphs), self._faint)
        for number, value in enumerate(points):
            shown = style(palette.paper) if value else self._faint
            canvas.put_right(self._left + (number + 1) * self._step - 2, y, str(value), shown)
        canvas.put_right(canvas.width - 1, y, str(player.points), style(palette.gold, bold=True))

    def _legend(self) -> None:
        """What the letters stand for, in one row or two, above the note."""
        canvas = self._canvas
        entries = [(source, _(source.letter), _(source.word)) for _name, source in self._sources]
        rows = [entries]
        if self._legend_width(entries) > canvas.width - 2:
            half = (len(entries) + 1) // 2
            rows = [entries[:half], entries[half:]]
        y = canvas.height - 2 - len(rows)
        for row in rows:
            x = max(0, (canvas.width - self._legend_width(row)) // 2)
            for source, letter, word in row:
                x = canvas.put(x, y, f" {letter} ", self._source_tile(source))
                x = canvas.put(x + 1, y, word, self._faint) + 2
            y += 1

    def _legend_width(self, entries: Sequence[tuple[Source, str, str]]) -> int:
        return sum(cell_len(letter) + cell_len(word) + 5 for _source, letter, word in entries) - 2

    def note(self, text: str) -> None:
        canvas = self._canvas
        if text:
            canvas.put_centre(
                0, canvas.width, canvas.height - 2, self._fitting(text), style(self._palette.gain, bold=True)
            )
