"""A canvas to draw a picture on: washes, ridges with soft edges, discs, bands of mist and stamps."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from tokaido_tui.tui.art.picture import Picture, Rgb, hexed, mixed, rgb

Ink = str | Callable[[int, int], str]
"""A colour, or a function of the place that gives one."""


@lru_cache(maxsize=16384)
def graded(stops: Sequence[str], share: float) -> str:
    """The colour at a share (0 to 1) of a wash through all the stops."""
    place = min(1.0, max(0.0, share)) * (len(stops) - 1)
    index = min(int(place), len(stops) - 2)
    return hexed(mixed(rgb(stops[index]), rgb(stops[index + 1]), place - index))


@lru_cache(maxsize=16384)
def grain(x: int, y: int = 0, seed: int = 0) -> float:
    """A number from 0 to 1 that looks random and is always the same for the same place."""
    bits = (x * 374761393 + y * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((bits ^ (bits >> 16)) & 0xFFFF) / 0xFFFF


def rolling(x: float, seed: int = 0) -> float:
    """A smooth line between 0 and 1 through the grain."""
    left = math.floor(x)
    share = (x - left) ** 2 * (3 - 2 * (x - left))
    return grain(left, 0, seed) * (1 - share) + grain(left + 1, 0, seed) * share


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._pixels: list[list[Rgb]] = [[(0.0, 0.0, 0.0)] * width for _ in range(height)]

    def picture(self) -> Picture:
        return Picture.of([hexed(colour) for colour in row] for row in self._pixels)

    def dab(self, x: int, y: int, ink: Ink, cover: float = 1.0) -> None:
        """One pixel; outside the canvas nothing happens."""
        if cover > 0 and 0 <= x < self.width and 0 <= y < self.height:
            colour = rgb(ink if isinstance(ink, str) else ink(x, y))
            self._pixels[y][x] = colour if cover >= 1 else mixed(self._pixels[y][x], colour, cover)

    def wash(self, stops: Sequence[str], top: int, bottom: int) -> None:
        """A gradient over the full width, from the row top to before the row bottom."""
        for y in range(max(0, top), min(self.height, bottom)):
            self._pixels[y] = [rgb(graded(stops, (y - top) / max(1, bottom - top - 1)))] * self.width

    def ridge(self, line: Callable[[int], float], ink: Ink, bottom: int | None = None) -> None:
        """Everything below a line; the pixel that the line crosses is covered in part."""
        end = self.height if bottom is None else min(bottom, self.height)
        for x in range(self.width):
            top = line(x)
            first = math.floor(top)
            if first < end:
                self.dab(x, first, ink, first + 1 - top)
            for y in range(max(0, first + 1), end):
                self.dab(x, y, ink)

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        for row in range(math.floor(y - radius) - 1, math.ceil(y + radius) + 2):
            for column in range(math.floor(x - radius) - 1, math.ceil(x + radius) + 2):
                distance = math.hypot(column + 0.5 - x, row + 0.5 - y)
                self.dab(column, row, ink, min(1.0, max(0.0, radius + 0.5 - distance)))

    def mist(self, left: float, right: float, y: int, ink: Ink, cover: float) -> None:
        """One band of mist with soft ends, one pixel high."""
        soft = max(2.0, (right - left) * 0.18)
        for x in range(math.floor(left), math.ceil(right)):
            self.dab(x, y, ink, cover * min(1.0, (x - left + 1) / soft, (right - x) / soft))

    def stamp(self, rows: Sequence[str], palette: Mapping[str, str], x: int, y: int) -> None:
        """Rows of palette letters with their upper left corner at x, y; other letters are transparent."""
        for dy, row in enumerate(rows):
            for dx, letter in enumerate(row):
                if letter in palette:
                    self.dab(x + dx, y + dy, palette[letter])
