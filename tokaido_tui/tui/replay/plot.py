"""Lines of points over the journey, in half cells: drawn so that each can be told from the others without colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.palette import Palette, style

LEFT = 6
"""Cells for the numbers at the left."""
RIGHT = 4
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
HIGHEST_STEP = 5
"""The scale ends at a multiple of this."""
LETTER_EVERY = 14
"""Cells between two letters on a line."""


@dataclass(frozen=True)
class Line:
    seat: int
    initial: str
    colour: str


def tick_step(highest: int, ticks: int) -> int:
    """Round numbers for the axis, at most so many."""
    return next((step for step in STEPS if highest / step <= ticks), STEPS[-1])


class Plot:
    """Draws on a part of a canvas: `height` rows from `top`, the axis in the last of them."""

    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, top: int, height: int) -> None:
        self._canvas, self._palette, self._glyphs = canvas, palette, glyphs
        self._top, self._rows = top, height - 1
        self._width = canvas.width - LEFT - RIGHT

    def column(self, number: int, last: int) -> int:
        return number * (self._width - 1) // max(1, last)

    def draw(self, replay: Replay, at: int, lines: Sequence[Line]) -> None:
        step = tick_step(max(1, replay.highest), max(2, self._rows // 2))
        self._high = max(HIGHEST_STEP, -(-replay.highest // HIGHEST_STEP) * HIGHEST_STEP)
        self._axes(replay, step)
        self._cursor(replay, at)
        if self._glyphs is ASCII:
            self._letters(replay, lines)
        else:
            self._halves(replay, lines)
        self._ends(replay, lines)

    def _half_row(self, points: int) -> int:
        """Counted in half cells from the bottom."""
        return points * (2 * self._rows - 1) // self._high

    def _row(self, points: int) -> int:
        return self._top + self._rows - 1 - self._half_row(points) // 2

    def _axes(self, replay: Replay, step: int) -> None:
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        faint, line = style(palette.faint), style(palette.line)
        for value in range(0, self._high + 1, step):
            y = self._row(value)
            canvas.put_right(LEFT - 1, y, str(value), faint)
            for x in range(0, self._width, 4):
                canvas.put(LEFT + x, y, glyphs.dot, line)
        bottom = self._top + self._rows
        canvas.put(LEFT, bottom, glyphs.line * self._width, style(palette.faint))
        for chapter in replay.chapters[1:]:
            x = LEFT + self.column(chapter.start, replay.last)
            for y in range(self._top, bottom):
                canvas.put(x, y, ":" if glyphs is ASCII else "┊", line)
            canvas.put(x, bottom, glyphs.tick, style(palette.vermilion, bold=True))

    def _cursor(self, replay: Replay, at: int) -> None:
        x = LEFT + self.column(at, replay.last)
        gold = style(self._palette.gold, bold=True)
        for y in range(self._top, self._top + self._rows):
            self._canvas.put(x, y, self._glyphs.rule, gold)
        self._canvas.put(x, self._top + self._rows, self._glyphs.up, gold)

    def _columns(self, replay: Replay, seat: int) -> list[int]:
        """The points of a seat at every column: the last moment that falls on it."""
        values = [0] * self._width
        number = 0
        for x in range(self._width):
            while number < replay.last and self.column(number + 1, replay.last) <= x:
                number += 1
            values[x] = replay.moments[number].points[seat]
        return values

    def _halves(self, replay: Replay, lines: Sequence[Line]) -> None:
        """Upper and lower half of a cell have a colour each; a rise is drawn all the way up."""
        canvas, ground = self._canvas, self._palette.ground
        halves: dict[tuple[int, int], str] = {}
        for line in reversed(lines):
            before = None
            for x, points in enumerate(self._columns(replay, line.seat)):
                now = self._half_row(points)
                for half in range(now if before is None else min(before + 1, now), now + 1):
                    halves[x, half] = line.colour
                before = now
        for x, row in {(x, half // 2) for x, half in halves}:
            lower, upper = halves.get((x, 2 * row)), halves.get((x, 2 * row + 1))
            y = self._top + self._rows - 1 - row
            if upper is None:
                canvas.put(LEFT + x, y, "▄", style(lower))
            else:
                canvas.put(LEFT + x, y, "▀", style(upper, lower or ground))
        self._letters(replay, lines, LETTER_EVERY)

    def _letters(self, replay: Replay, lines: Sequence[Line], every: int = 1) -> None:
        """The initial on the line: everywhere in plain text, else here and there, each line at other places."""
        for number, line in enumerate(reversed(lines)):
            values = self._columns(replay, line.seat)
            for x in range((number * every // len(lines) + every // 2) if every > 1 else 0, self._width, every):
                look = style(line.colour) if every == 1 else style(self._palette.ink, line.colour, bold=True)
                self._canvas.put(LEFT + x, self._row(values[x]), line.initial, look)

    def _ends(self, replay: Replay, lines: Sequence[Line]) -> None:
        """Whose line it is, at its end: those that end together stand beside one another."""
        taken: dict[int, int] = {}
        for line in lines:
            y = self._row(replay.moments[-1].points[line.seat])
            x = LEFT + self._width + taken.get(y, 0)
            taken[y] = taken.get(y, 0) + 1
            self._canvas.put(x, y, line.initial, style(self._palette.ink, line.colour, bold=True))
