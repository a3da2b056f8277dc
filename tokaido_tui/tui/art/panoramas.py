"""The panoramas: folding screens whose sections join into one picture. Three of the road, three of the sea route."""

from __future__ import annotations

from functools import cache

from tokaido_tui.tui.art import dolphin, mountain, octopus, paddy, sea, whale
from tokaido_tui.tui.art.picture import Picture, hexed, mixed, rgb, shadow

SECTIONS = {"paddy": 3, "mountain": 4, "sea": 5, "dolphin": 3, "octopus": 4, "whale": 5}
SECTION_CELLS = {"small": 4, "large": 8, "huge": 12}
SECTION_ROWS = {"small": 2, "large": 5, "huge": 7}

_PRINTS = {
    "paddy": paddy, "mountain": mountain, "sea": sea, "dolphin": dolphin, "octopus": octopus, "whale": whale,
}  # fmt: skip


@cache
def panorama(name: str, size: str) -> Picture:
    """The whole screen by its name; small, large or huge."""
    print_ = _PRINTS[name]
    drawing = print_.DRAWINGS[size]
    washes = print_.SMALL_WASHES if size == "small" else print_.WASHES
    skies = {letter: _washed(stops, len(drawing)) for letter, stops in washes.items()}
    return Picture.of(
        [skies[letter][y] if letter in skies else print_.PALETTE[letter] for letter in row]
        for y, row in enumerate(drawing)
    )


def large(name: str) -> Picture:
    return panorama(name, "large")


@cache
def section(name: str, size: str, number: int) -> Picture:
    """One section alone; the first is number 1."""
    width = SECTION_CELLS[size]
    return panorama(name, size).crop((number - 1) * width, width)


@cache
def unfolded(name: str, size: str, collected: int, ground: str) -> Picture:
    """The first sections as collected, the missing ones as a shadow on the ground."""
    whole = panorama(name, size)
    seen = SECTION_CELLS[size] * collected
    faint = shadow(whole, ground)
    return Picture.of(ours[:seen] + theirs[seen:] for ours, theirs in zip(whole.pixels, faint.pixels, strict=True))


def _washed(stops: tuple[str, ...], height: int) -> list[str]:
    """A colour for every row, as a printer wipes ink across the wet block (bokashi)."""
    colours = []
    for y in range(height):
        place = y / max(1, height - 1) * (len(stops) - 1)
        index = min(int(place), len(stops) - 2)
        colours.append(hexed(mixed(rgb(stops[index]), rgb(stops[index + 1]), place - index)))
    return colours
