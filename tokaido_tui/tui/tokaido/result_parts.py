"""The parts of the result, drawn on a canvas."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.tables import SECTIONS
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.tokaido import panorama_cells, words
from tokaido_tui.tui.tokaido.bars import SOURCE_LETTERS, source_tile, stacked, tile
from tokaido_tui.tui.tokaido.final import reason, verdict

PLACE = 1
TILE = 4
NAME = 8
TOTAL = 7
"""Cells for the points at the right."""
NO_LETTERS = dict.fromkeys(SOURCES, "")


class ResultPainter:
    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, ascii_only: bool) -> None:
        self._canvas = canvas
        self._palette = palette
        self._glyphs = glyphs
        self._ascii = ascii_only
        self._faint = style(palette.faint)
        self._letters = {source: _(letter) for source, letter in SOURCE_LETTERS.items()}
        width = canvas.width
        self._name = min(26, max(15, width // 5))
        self._left = NAME + self._name + 1
        """Where the numbers and the bars begin."""
        self._step = (width - self._left - TOTAL) // len(SOURCES)

    def paint(self, view: View, about: str, initials: Sequence[str], colours: Sequence[int]) -> None:
        canvas, palette = self._canvas, self._palette
        outcome = view.outcome
        assert outcome is not None
        width, height, players = canvas.width, canvas.height, len(view.players)
        pictures = height >= 17 + 3 * players and width >= panorama_cells.width_of_all("large") + 4
        y = self._triptych(view, outcome.winners[0]) if pictures else 0
        canvas.put_centre(0, width, y + 1, self._fitting(verdict(view)), style(palette.vermilion, bold=True))
        canvas.put_centre(0, width, y + 2, self._fitting(reason(view)), style(palette.paper))
        canvas.put_centre(0, width, y + 3, self._fitting(about), self._faint)
        y += 5
        self._header(y)
        pace = min(4, max(2, (height - y - 6) // players))
        order = sorted(range(players), key=lambda seat: (outcome.places[seat], seat))
        best = max(1, *outcome.points)
        y += 1
        for seat in order:
            points = {source: outcome.sources[source][seat] for source in SOURCES}
            self._player(view, seat, y, outcome.places[seat], initials[seat], colours[seat], points)
            room = canvas.width - self._left - 1
            cells = room * outcome.points[seat] // best
            for row in range(y + 1, y + max(2, pace - 1)):
                stacked(canvas, self._left, row, cells, points, self._letters if row == y + 1 else NO_LETTERS, palette)
            y += pace
        self._legend()

    def _fitting(self, text: str) -> str:
        return clip(text, self._canvas.width - 2, self._glyphs)

    def _triptych(self, view: View, seat: int) -> int:
        """What the winner saw on the way."""
        canvas, size = self._canvas, "large"
        x = (canvas.width - panorama_cells.width_of_all(size)) // 2
        for number in range(len(SECTIONS)):
            have = view.players[seat].sections[number]
            panorama_cells.draw(canvas, x, 1, number, size, have, self._palette, self._ascii, numbered=False)
            x += panorama_cells.width_of(size, number) + panorama_cells.GAP
        return 1 + panorama_cells.rows_of(size)

    def _header(self, y: int) -> None:
        """The letter of every source over its numbers, as a tile."""
        canvas, palette = self._canvas, self._palette
        canvas.put(0, y, self._glyphs.line * canvas.width, style(palette.line))
        for number, source in enumerate(SOURCES):
            end = self._left + (number + 1) * self._step - 1
            canvas.put_right(end, y, f" {self._letters[source]} ", source_tile(source, palette, bold=True))
        text = clip(_("points"), TOTAL - 1, self._glyphs)
        canvas.put_right(canvas.width - 1, y, f" {text}", style(palette.gold, bold=True))

    def _player(
        self, view: View, seat: int, y: int, place: int, initial: str, colour: int, points: dict[str, int]
    ) -> None:
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        player = view.players[seat]
        first = place == 1
        canvas.put(PLACE, y, f"{place}.", style(palette.vermilion if first else palette.faint, bold=first))
        tile(canvas, TILE, y, initial, palette, colour)
        canvas.put(NAME, y, clip(player.name, self._name, glyphs), style(palette.paper, bold=first))
        who = words.traveller(player.traveller)
        if player.who is not None and cell_len(who) > self._name:
            who = player.who.name
        canvas.put(NAME, y + 1, clip(who, self._name, glyphs), self._faint)
        for number, source in enumerate(SOURCES):
            value = points[source]
            shown = style(palette.paper) if value else self._faint
            canvas.put_right(self._left + (number + 1) * self._step - 2, y, str(value), shown)
        canvas.put_right(canvas.width - 1, y, str(player.points), style(palette.gold, bold=True))

    def _legend(self) -> None:
        """What the letters stand for, in one row or two, above the note."""
        canvas, palette = self._canvas, self._palette
        entries = [(source, self._letters[source], _(words.SOURCES[source])) for source in SOURCES]
        rows = [entries]
        if self._legend_width(entries) > canvas.width - 2:
            half = (len(entries) + 1) // 2
            rows = [entries[:half], entries[half:]]
        y = canvas.height - 3 - len(rows)
        for row in rows:
            x = max(0, (canvas.width - self._legend_width(row)) // 2)
            for source, letter, word in row:
                x = canvas.put(x, y, f" {letter} ", source_tile(source, palette, bold=True))
                x = canvas.put(x + 1, y, word, self._faint) + 2
            y += 1

    def _legend_width(self, entries: Sequence[tuple[str, str, str]]) -> int:
        return sum(cell_len(letter) + cell_len(word) + 5 for _source, letter, word in entries) - 2

    def note(self, text: str) -> None:
        canvas = self._canvas
        if text:
            canvas.put_centre(
                0, canvas.width, canvas.height - 3, self._fitting(text), style(self._palette.gain, bold=True)
            )

    def foot(self, keys: Sequence[tuple[str, str, str]]) -> list[tuple[int, int, str]]:
        """The keys; where each begins and ends, and its action."""
        canvas, palette = self._canvas, self._palette
        texts = [(key, _(word), action) for key, word, action in keys]
        total = sum(len(key) + 1 + cell_len(word) for key, word, _action in texts) + 4 * (len(texts) - 1)
        x = max(0, (canvas.width - total) // 2)
        places = []
        for key, word, action in texts:
            end = canvas.put(x, canvas.height - 1, key, style(palette.gold, bold=True)) + 1
            end = canvas.put(end, canvas.height - 1, word, style(palette.paper))
            places.append((x, end, action))
            x = end + 4
        return places
