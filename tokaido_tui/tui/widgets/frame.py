"""A frame around a canvas."""

from __future__ import annotations

from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.palette import style


def frame(canvas: Canvas, colour: str, glyphs: Glyphs) -> None:
    width, height = canvas.width, canvas.height
    corners = "++++-|" if glyphs is ASCII else "┌┐└┘─│"
    look = style(colour)
    canvas.put(0, 0, corners[0] + corners[4] * (width - 2) + corners[1], look)
    canvas.put(0, height - 1, corners[2] + corners[4] * (width - 2) + corners[3], look)
    for y in range(1, height - 1):
        canvas.put(0, y, corners[5], look)
        canvas.put(width - 1, y, corners[5], look)
