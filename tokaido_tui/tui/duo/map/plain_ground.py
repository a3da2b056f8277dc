"""The ground of the map where there are no pictures: the landscapes in signs, the routes as lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from tokaido_tui.games.duo.box import MOON, Box
from tokaido_tui.tui.art.canvas import grain
from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.duo.map.ground import Pixel, Rows, cell_of
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.duo.map.terrain import BEACH, line, terrain_of
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.words.duo import names

# A sign for each landscape where there are no pictures, and how densely it stands.
_SIGNS = ((".", 0.12), (":", 0.3), ("^", 0.22), ("|", 0.26))


def paint_signs(canvas: Canvas, box: Box, palette: Palette, glyphs: Glyphs, way: Sequence[int]) -> None:
    """The island with a way over it."""
    columns, rows = canvas.width, canvas.height
    for y, row in enumerate(signs_of(box, palette, glyphs, columns, rows)):
        canvas.row(y)[:] = row
    places = places_of(box)
    for here, there in pairwise(way):
        for x, y in line(cell_of(places[here], columns, rows), cell_of(places[there], columns, rows)):
            canvas.put(x, y, "*", style(palette.vermilion, palette.ground, bold=True))


@lru_cache(maxsize=16)
def signs_of(box: Box, palette: Palette, glyphs: Glyphs, columns: int, rows: int) -> Rows:
    """The island as cells: every map of this size begins with them."""
    canvas = Canvas(columns, rows, style(palette.paper, palette.ground))
    places = places_of(box)
    for y, row in enumerate(terrain_of(box, columns, rows)):
        for x, lies in enumerate(row):
            if lies >= 0:
                landscape = box.kinds[lies] - MOON
                sign, density = _SIGNS[landscape]
                if grain(x, y, 1) < density:
                    canvas.put(x, y, sign, style(palette.named(names.LANDSCAPE_COLOURS[landscape])))
            elif lies == BEACH:
                canvas.put(x, y, glyphs.dot, style(palette.gold))
            elif grain(x // 2, y, 2) > 0.9:
                canvas.put(x, y, "~", style(palette.blue))
    for route in box.routes:
        one, two = (cell_of(places[town], columns, rows) for town in route.towns)
        for x, y in line(one, two):
            canvas.put(x, y, _slant(one, two), style(palette.faint, palette.ground))
    return tuple(tuple(canvas.row(y)) for y in range(rows))


def _slant(one: Pixel, two: Pixel) -> str:
    """The sign that a line between two cells is made of."""
    across, down = two[0] - one[0], two[1] - one[1]
    if abs(across) > 3 * abs(down):
        return "-"
    if abs(down) > abs(across):
        return "|"
    return "\\" if across * down > 0 else "/"
