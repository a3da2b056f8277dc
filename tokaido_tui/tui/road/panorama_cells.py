"""A panorama as a player has it: collected sections in colour, the missing ones as a shadow with their number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tokaido_tui.tui.art.panoramas import SECTION_CELLS, SECTION_ROWS, SECTIONS, panorama
from tokaido_tui.tui.art.picture import CellRow, cells, shadow
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import Palette, style

GAP = 2
"""Columns between two panoramas."""
SIXTEEN_COLOURS = (
    "#000000", "#800000", "#008000", "#808000", "#000080", "#800080", "#008080", "#c0c0c0", "#808080", "#ff0000",
    "#00ff00", "#ffff00", "#0000ff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip


def width_of(size: str, name: str) -> int:
    return SECTION_CELLS[size] * SECTIONS[name]


def width_of_all(size: str, names: Sequence[str]) -> int:
    return sum(width_of(size, name) for name in names) + GAP * (len(names) - 1)


def rows_of(size: str) -> int:
    return SECTION_ROWS[size]


@lru_cache(maxsize=512)
def panorama_cells(
    name: str, size: str, collected: int, palette: Palette, ascii_only: bool, sections: int = 0
) -> tuple[CellRow, ...]:
    """The cells of a panorama, the shadow of what is missing included. `sections`: where a table of the player's own
    divides it into another number."""
    whole = panorama(name, size)
    seen = whole.width * collected // (sections or SECTIONS[name])
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
    canvas: Canvas, x: int, y: int, name: str, size: str, collected: int, palette: Palette, ascii_only: bool,
    numbered: bool = True, sections: int = 0,
) -> int:  # fmt: skip
    """Draws a panorama and returns the column after it. A missing section shows its number: what it would score."""
    rows = panorama_cells(name, size, collected, palette, ascii_only, sections)
    for down, row in enumerate(rows):
        for along, (char, fg, bg) in enumerate(row):
            canvas.put(x + along, y + down, char, style(fg, bg))
    sections = sections or SECTIONS[name]
    width = len(rows[0])
    if numbered:
        for section in range(collected, sections):
            place = x + (section * width // sections + (section + 1) * width // sections - 1) // 2
            ink = palette.paper if section == collected else palette.faint
            canvas.put(place, y + len(rows) // 2, str(section + 1), style(ink, bold=section == collected))
    return x + width
