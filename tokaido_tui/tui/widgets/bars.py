"""Bars, tiles and rules that several widgets draw."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.words.pieces import shares

POINTER = "►"


def coloured(colour: str, palette: Palette, bold: bool = False) -> Style:
    """A tile of that colour, and what is legible on it."""
    return style(palette.ink_on(colour), colour, bold=bold)


def tile(canvas: Canvas, x: int, y: int, initial: str, palette: Palette, colour: int) -> int:
    """A traveller's tile, three cells."""
    text = f" {initial}".ljust(3)[: 3 if cell_len(initial) < 2 else 2]
    return canvas.put(x, y, text, style(palette.ink, palette.seat(colour), bold=True))


def heading(
    canvas: Canvas, x: int, y: int, width: int, text: str, palette: Palette, glyphs: Glyphs, note: str = ""
) -> None:
    """A title on a line across; a note at its right end."""
    canvas.put(x, y, glyphs.line * width, style(palette.line))
    if text:
        canvas.put(x + 1, y, f" {clip(text, width - 4, glyphs)} ", style(palette.gold, bold=True))
    if note:
        canvas.put_right(x + width - 1, y, f" {note} ", style(palette.faint))


def section_bar(
    canvas: Canvas, x: int, y: int, collected: int, sections: int, colour: str, palette: Palette, glyphs: Glyphs
) -> int:
    """A panorama as a bar of one cell a section."""
    x = canvas.put(x, y, glyphs.bar * collected, style(colour))
    return canvas.put(x, y, glyphs.shade * (sections - collected), style(palette.faded(colour, 0.45)))


def length(canvas: Canvas, x: int, y: int, halves: int, colour: str, glyphs: Glyphs) -> int:
    """A bar measured in half cells; none for less than nothing."""
    halves = max(0, halves)
    x = canvas.put(x, y, glyphs.bar * (halves // 2), style(colour))
    return canvas.put(x, y, glyphs.half, style(colour)) if halves % 2 else x


def stacked(canvas: Canvas, x: int, y: int, cells: int, parts: Sequence[tuple[int, str, str]], palette: Palette) -> int:
    """Amounts end to end, each with a text on its colour; what is less than nothing is left out."""
    widths = shares([amount for amount, _text, _colour in parts], cells)
    for (_amount, text, colour), width in zip(parts, widths, strict=True):
        if width:
            x = canvas.put(x, y, text.center(width)[:width], coloured(colour, palette))
    return x
