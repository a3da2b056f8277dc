"""Pictures as cells to paint on: in the theme's colours, in sixteen, or in ASCII."""

from __future__ import annotations

from functools import lru_cache

from tokaido_tui.tui.art.picture import Picture, Rgb, drawn, hexed, mixed, rgb
from tokaido_tui.tui.art.title import title_picture
from tokaido_tui.tui.canvas import ASCII, Canvas
from tokaido_tui.tui.canvas import Cell as PaintedCell
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.painted import Painted

SIXTEEN_COLOURS = (
    "#000000", "#800000", "#008000", "#808000", "#000080", "#800080", "#008080", "#c0c0c0",
    "#808080", "#ff0000", "#00ff00", "#ffff00", "#0000ff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip


@lru_cache(maxsize=8)
def painted_rows(picture: Picture, palette: Palette, ascii_only: bool) -> tuple[list[PaintedCell], ...]:
    """Rows of cells for a canvas."""
    shades = SIXTEEN_COLOURS if palette.exact else None
    rows = drawn(picture, shades, ascii_only, light=not palette.dark)
    return tuple([(char, style(fg or palette.paper, bg or palette.ground)) for char, fg, bg in row] for row in rows)


def put_picture(canvas: Canvas, x: int, y: int, picture: Picture, palette: Palette, ascii_only: bool) -> None:
    """The picture with its upper left corner at x, y; what does not fit is cut off."""
    for dy, cells_of_row in enumerate(painted_rows(picture, palette, ascii_only)):
        if 0 <= y + dy < canvas.height:
            room = canvas.width - x
            canvas.row(y + dy)[x : x + min(room, len(cells_of_row))] = cells_of_row[:room]


def veiled(picture: Picture, left: int, top: int, width: int, height: int, ink: str, cover: float) -> Picture:
    """The picture with a veil over a part of it, in pixels: text can be read there and the print still seen."""
    veil: Rgb = rgb(ink)
    pixels = [list(row) for row in picture.pixels]
    for y in range(max(0, top), min(picture.height, top + height)):
        row = pixels[y]
        for x in range(max(0, left), min(picture.width, left + width)):
            row[x] = hexed(mixed(rgb(row[x]), veil, cover))
    return Picture.of(pixels)


class Print(Painted):
    """The title's print, over a form."""

    def __init__(self) -> None:
        super().__init__(id="print")

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        picture = title_picture(canvas.width, canvas.height, not palette.dark)
        put_picture(canvas, 0, 0, picture, palette, self.glyphs is ASCII)
