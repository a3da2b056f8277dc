"""A panorama as a player has it: collected sections in colour, the missing ones as a shadow with their number."""

from __future__ import annotations

from functools import cache

from tokaido_tui.games.tokaido.tables import PANORAMA_NAMES, SECTIONS
from tokaido_tui.tui.art.panoramas import SECTION_CELLS, SECTION_ROWS, panorama
from tokaido_tui.tui.art.picture import CellRow, cells, shadow
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import Palette, style

GAP = 2
"""Columns between two panoramas."""
SIXTEEN_COLOURS = (
    "#000000", "#800000", "#008000", "#808000", "#000080", "#800080", "#008080", "#c0c0c0", "#808080", "#ff0000",
    "#00ff00", "#ffff00", "#0000ff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip


def width_of(size: str, number: int) -> int:
    return SECTION_CELLS[size] * SECTIONS[number]


def width_of_all(size: str) -> int:
    return SECTION_CELLS[size] * sum(SECTIONS) + GAP * (len(SECTIONS) - 1)


def section_width(size: str) -> int:
    return SECTION_CELLS[size]


def rows_of(size: str) -> int:
    return SECTION_ROWS[size]


@cache
def panorama_cells(number: int, size: str, collected: int, palette: Palette, ascii_only: bool) -> tuple[CellRow, ...]:
    """The cells of a panorama, the shadow of what is missing included."""
    whole = panorama(PANORAMA_NAMES[number], size)
    seen = SECTION_CELLS[size] * collected
    shades = SIXTEEN_COLOURS if palette.exact else None
    ours = cells(whole, shades, ascii_only, not palette.dark)
    if ascii_only or palette.exact:
        # No colour lies between the ground and the picture: an even pattern instead.
        char = "." if ascii_only else "░"
        blank = (char, palette.line if palette.exact else palette.faded(palette.faint, 0.4), None)
        theirs: tuple[CellRow, ...] = tuple((blank,) * whole.width for _ in range(whole.rows))
    else:
        theirs = cells(shadow(whole, palette.ground))
    return tuple(one[:seen] + two[seen:] for one, two in zip(ours, theirs, strict=True))


def draw(
    canvas: Canvas, x: int, y: int, number: int, size: str, collected: int, palette: Palette, ascii_only: bool,
    numbered: bool = True,
) -> int:  # fmt: skip
    """Draws a panorama and returns the column after it. A missing section shows its number: what it would score."""
    rows = panorama_cells(number, size, collected, palette, ascii_only)
    for down, row in enumerate(rows):
        for along, (char, fg, bg) in enumerate(row):
            canvas.put(x + along, y + down, char, style(fg, bg))
    step = SECTION_CELLS[size]
    if numbered:
        for section in range(collected, SECTIONS[number]):
            place = x + section * step + (step - 1) // 2
            ink = palette.paper if section == collected else palette.faint
            canvas.put(place, y + len(rows) // 2, str(section + 1), style(ink, bold=section == collected))
    return x + len(rows[0])
