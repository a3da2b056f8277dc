"""The ground of the map: sea, coast and landscapes in half blocks, two pixels a cell; in a plain terminal in signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from tokaido_tui.games.duo.tables import MOON, Tables
from tokaido_tui.tui.art.canvas import grain
from tokaido_tui.tui.art.picture import UPPER_HALF
from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.duo import words
from tokaido_tui.tui.duo.places import places_of
from tokaido_tui.tui.duo.terrain import BEACH, DEEP, OPEN, SHALLOW, line, terrain_of
from tokaido_tui.tui.palette import Palette, style

Pixels = tuple[tuple[str, ...], ...]
Pixel = tuple[int, int]
RECEDING = 0.38
"""How far the landscapes fade into the ground, so that what stands on them is seen first."""

_SEA = {DEEP: "#1d4f86", OPEN: "#2a669f", SHALLOW: "#4f97bf"}
_FOAM, _SAND, _ROUTE = "#a9d3df", "#dcc28d", "#f0d79c"
_NIGHT, _STAR, _MOONLIGHT = "#3f4d8f", "#b9bfe6", "#f6e6a6"
_ROCK, _STREAM, _POOL = "#567884", "#dff1f6", "#8cc0d0"
_SLOPE, _RIDGE, _SHADE, _SNOW = "#a68a70", "#8a705c", "#655146", "#fbf6ea"
_GROVE, _STALK, _NODE = "#3c6b3c", "#93c566", "#5f934b"


def _moon(x: int, y: int, right: int, down: int) -> str:
    if (right - 6) ** 2 + (down + 1) ** 2 <= 5:
        return _MOONLIGHT
    return _STAR if grain(x, y, 3) > 0.965 else _NIGHT


def _waterfall(x: int, y: int, right: int, down: int) -> str:
    if abs(right + 5) <= 1 or (abs(right - 6) < 1 and down > -3):
        return _STREAM if (y + x) % 3 else _POOL
    return _POOL if grain(x, y // 2, 8) > 0.93 else _ROCK


def _mountain(x: int, y: int, _right: int, _down: int) -> str:
    """Range behind range, each with its snow."""
    across, down = (x + 6 * (y // 7)) % 13 - 6, y % 7
    if down < 0.8 * abs(across) - 0.3:
        return _SHADE
    return _SNOW if down < 3 else _SLOPE if across <= 0 else _RIDGE


def _bamboo(x: int, y: int, _right: int, _down: int) -> str:
    if x % 3 == 0:
        return _NODE if (y + x) % 5 == 0 else _STALK
    return _NODE if grain(x, y, 6) > 0.9 else _GROVE


_BRIGHT = (_MOONLIGHT, _SNOW, _STREAM)
"""What catches the light."""
LANDSCAPES: tuple[Callable[[int, int, int, int], str], ...] = (_moon, _waterfall, _mountain, _bamboo)
# A sign for each landscape where there are no pictures, and how densely it stands.
_SIGNS = ((".", 0.12), (":", 0.3), ("^", 0.22), ("|", 0.26))


def pixel_of(place: tuple[float, float], columns: int, rows: int) -> Pixel:
    """The pixel of a cell's middle, two pixels a row."""
    x, y = cell_of(place, columns, rows)
    return x, 2 * y + 1


def cell_of(place: tuple[float, float], columns: int, rows: int) -> Pixel:
    return round(place[0] * (columns - 1)), round(place[1] * (rows - 1))


@lru_cache(maxsize=16)
def pixels_of(tables: Tables, palette: Palette, columns: int, rows: int) -> Pixels:
    """The island with its routes, nobody on it."""
    terrain = terrain_of(tables, columns, 2 * rows)
    places = places_of(tables)
    grid: list[list[str]] = []
    for y, row in enumerate(terrain):
        grid.append([])
        for x, lies in enumerate(row):
            if lies >= 0:
                middle = pixel_of(places[lies], columns, rows)
                ink = LANDSCAPES[tables.kinds[lies] - MOON](x, y, x - middle[0], y - middle[1])
                grid[-1].append(palette.faded(ink, 0.2 if ink in _BRIGHT else RECEDING))
            else:
                grid[-1].append(palette.faded(_coast(lies, x, y), 0.5))
    for route in tables.routes:
        one, two = (pixel_of(places[town], columns, rows) for town in route.towns)
        for x, y in line(one, two):
            grid[y][x] = palette.faded(_ROUTE, 0.15)
    return tuple(tuple(row) for row in grid)


def _coast(lies: int, x: int, y: int) -> str:
    if lies == BEACH:
        return _SAND
    ripple = y % 3 == 0 and grain(x // 3, y, 2) > 0.8
    return _FOAM if ripple and lies == SHALLOW else _SEA[SHALLOW] if ripple else _SEA[lies]


def paint_pixels(canvas: Canvas, pixels: Pixels, over: dict[Pixel, str]) -> None:
    """The picture, with some of its pixels in other colours."""
    for y in range(min(canvas.height, len(pixels) // 2)):
        upper, lower = pixels[2 * y], pixels[2 * y + 1]
        for x in range(min(canvas.width, len(upper))):
            above, below = over.get((x, 2 * y), upper[x]), over.get((x, 2 * y + 1), lower[x])
            if above == below:
                canvas.put(x, y, " ", style(bg=below))
            else:
                canvas.put(x, y, UPPER_HALF, style(above, below))


def paint_signs(canvas: Canvas, tables: Tables, palette: Palette, glyphs: Glyphs, way: Sequence[int]) -> None:
    """The island without pictures: the landscapes in signs, the routes and a way as lines."""
    columns, rows = canvas.width, canvas.height
    places = places_of(tables)
    for y, row in enumerate(terrain_of(tables, columns, rows)):
        for x, lies in enumerate(row):
            if lies >= 0:
                landscape = tables.kinds[lies] - MOON
                sign, density = _SIGNS[landscape]
                if grain(x, y, 1) < density:
                    canvas.put(x, y, sign, style(palette.named(words.LANDSCAPE_COLOURS[landscape])))
            elif lies == BEACH:
                canvas.put(x, y, glyphs.dot, style(palette.gold))
            elif grain(x // 2, y, 2) > 0.9:
                canvas.put(x, y, "~", style(palette.named("sea")))
    for route in tables.routes:
        one, two = (cell_of(places[town], columns, rows) for town in route.towns)
        for x, y in line(one, two):
            canvas.put(x, y, _slant(one, two), style(palette.faint, palette.ground))
    for here, there in pairwise(way):
        for x, y in line(cell_of(places[here], columns, rows), cell_of(places[there], columns, rows)):
            canvas.put(x, y, "*", style(palette.vermilion, palette.ground, bold=True))


def _slant(one: Pixel, two: Pixel) -> str:
    """The sign that a line between two cells is made of."""
    across, down = two[0] - one[0], two[1] - one[1]
    if abs(across) > 3 * abs(down):
        return "-"
    if abs(down) > abs(across):
        return "|"
    return "\\" if across * down > 0 else "/"


def way_pixels(tables: Tables, way: Sequence[int], columns: int, rows: int) -> list[Pixel]:
    """The pixels on the way over these spaces."""
    places = places_of(tables)
    found: list[Pixel] = []
    for here, there in pairwise(way):
        found += line(pixel_of(places[here], columns, rows), pixel_of(places[there], columns, rows))
    return found
