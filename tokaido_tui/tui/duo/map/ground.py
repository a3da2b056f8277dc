"""The ground of the map: sea, coast and landscapes in half blocks, two pixels a cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from tokaido_tui.games.duo.box import MOON, Box
from tokaido_tui.tui.art.canvas import grain
from tokaido_tui.tui.art.picture import UPPER_HALF
from tokaido_tui.tui.canvas import Canvas, Cell
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.duo.map.terrain import BEACH, DEEP, OPEN, SHALLOW, line, terrain_of
from tokaido_tui.tui.palette import Palette, style

Pixels = tuple[tuple[str, ...], ...]
Pixel = tuple[int, int]
Rows = tuple[tuple[Cell, ...], ...]
RECEDING = 0.38
"""How far the landscapes fade into the ground, so that what stands on them is seen first."""

FULL_WIDTH = 72
"""From this width on pictures are as large as they get."""
_SEA = {DEEP: "#1d4f86", OPEN: "#2a669f", SHALLOW: "#4f97bf"}
_FOAM, _SAND, _ROUTE = "#a9d3df", "#dcc28d", "#f0d79c"
_NIGHT, _STAR, _MOONLIGHT = "#3f4d8f", "#b9bfe6", "#f6e6a6"
_ROCK, _STREAM, _POOL = "#567884", "#dff1f6", "#8cc0d0"
_SLOPE, _RIDGE, _SHADE, _SNOW = "#a68a70", "#8a705c", "#655146", "#fbf6ea"
_GROVE, _STALK, _NODE = "#3c6b3c", "#93c566", "#5f934b"


def _moon(x: int, y: int, right: float, down: float) -> str:
    if (right - 6.5) ** 2 + (down + 2) ** 2 <= 5.5:
        return _MOONLIGHT
    return _STAR if grain(x, y, 3) > 0.965 else _NIGHT


def _waterfall(x: int, y: int, right: float, down: float) -> str:
    if abs(right + 6) <= 1.5 or (abs(right - 7) < 1 and down > -3):
        return _STREAM if (y + x) % 3 else _POOL
    return _POOL if grain(x, y // 2, 8) > 0.93 else _ROCK


def _mountain(x: int, y: int, _right: float, _down: float) -> str:
    """Range behind range, each with its snow."""
    across, down = (x + 6 * (y // 7)) % 13 - 6, y % 7
    if down < 0.8 * abs(across) - 0.3:
        return _SHADE
    return _SNOW if down < 3 else _SLOPE if across <= 0 else _RIDGE


def _bamboo(x: int, y: int, _right: float, _down: float) -> str:
    if x % 3 == 0:
        return _NODE if (y + x) % 5 == 0 else _STALK
    return _NODE if grain(x, y, 6) > 0.9 else _GROVE


_BRIGHT = (_MOONLIGHT, _SNOW, _STREAM)
"""What catches the light."""
LANDSCAPES: tuple[Callable[[int, int, float, float], str], ...] = (_moon, _waterfall, _mountain, _bamboo)


def pixel_of(place: tuple[float, float], columns: int, rows: int) -> Pixel:
    """The pixel of a cell's middle, two pixels a row."""
    x, y = cell_of(place, columns, rows)
    return x, 2 * y + 1


def cell_of(place: tuple[float, float], columns: int, rows: int) -> Pixel:
    return round(place[0] * (columns - 1)), round(place[1] * (rows - 1))


@lru_cache(maxsize=16)
def pixels_of(box: Box, palette: Palette, columns: int, rows: int) -> Pixels:
    """The island with its routes, nobody on it."""
    terrain = terrain_of(box, columns, 2 * rows)
    places = places_of(box)
    # On a small map what is beside an area's name comes nearer to it.
    scale = max(1.0, FULL_WIDTH / columns)
    grid: list[list[str]] = []
    for y, row in enumerate(terrain):
        grid.append([])
        for x, lies in enumerate(row):
            if lies >= 0:
                middle = pixel_of(places[lies], columns, rows)
                ink = LANDSCAPES[box.kinds[lies] - MOON](x, y, (x - middle[0]) * scale, (y - middle[1]) * scale)
                grid[-1].append(palette.faded(ink, 0.2 if ink in _BRIGHT else RECEDING))
            else:
                grid[-1].append(palette.faded(_coast(lies, x, y), 0.5))
    for route in box.routes:
        one, two = (pixel_of(places[town], columns, rows) for town in route.towns)
        for x, y in line(one, two):
            grid[y][x] = palette.faded(_ROUTE, 0.15)
    return tuple(tuple(row) for row in grid)


def _coast(lies: int, x: int, y: int) -> str:
    if lies == BEACH:
        return _SAND
    ripple = y % 3 == 0 and grain(x // 3, y, 2) > 0.8
    return _FOAM if ripple and lies == SHALLOW else _SEA[SHALLOW] if ripple else _SEA[lies]


def _half_blocks(upper: str, lower: str) -> Cell:
    return (" ", style(bg=lower)) if upper == lower else (UPPER_HALF, style(upper, lower))


@lru_cache(maxsize=16)
def picture_of(box: Box, palette: Palette, columns: int, rows: int) -> Rows:
    """The island as cells: every map of this size begins with them."""
    pixels = pixels_of(box, palette, columns, rows)
    pairs = zip(pixels[::2], pixels[1::2], strict=True)
    return tuple(tuple(_half_blocks(*pair) for pair in zip(*two, strict=True)) for two in pairs)


def paint_picture(canvas: Canvas, box: Box, palette: Palette, way: Sequence[int]) -> None:
    """The island, with a way over it."""
    columns, rows = canvas.width, canvas.height
    for y, row in enumerate(picture_of(box, palette, columns, rows)):
        canvas.row(y)[:] = row
    pixels = pixels_of(box, palette, columns, rows)
    on_way = set(way_pixels(box, way, columns, rows))
    for x, y in {(x, y // 2) for x, y in on_way}:
        upper, lower = (
            palette.vermilion if (x, 2 * y + half) in on_way else pixels[2 * y + half][x] for half in (0, 1)
        )
        canvas.row(y)[x] = _half_blocks(upper, lower)


def way_pixels(box: Box, way: Sequence[int], columns: int, rows: int) -> list[Pixel]:
    """The pixels on the way over these spaces."""
    places = places_of(box)
    found: list[Pixel] = []
    for here, there in pairwise(way):
        found += line(pixel_of(places[here], columns, rows), pixel_of(places[there], columns, rows))
    return found
