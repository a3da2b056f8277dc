"""TOKAIDO in letters of our own: broad upright strokes, thin cross strokes, like a cut seal."""

from __future__ import annotations

from functools import cache

from tokaido_tui.tui.art.picture import Picture, hexed, mixed, rgb

_LETTERS = {
    "T": (
        "########",
        "########",
        "#  ##  #",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "  ####  ",
    ),
    "O": (
        "  ####  ",
        " ##  ## ",
        "##    ##",
        "##    ##",
        "##    ##",
        "##    ##",
        "##    ##",
        "##    ##",
        " ##  ## ",
        "  ####  ",
    ),
    "K": (
        "##    ##",
        "##   ## ",
        "##  ##  ",
        "## ##   ",
        "####    ",
        "####    ",
        "## ##   ",
        "##  ##  ",
        "##   ## ",
        "##    ##",
    ),
    "A": (
        "   ##   ",
        "   ##   ",
        "  ####  ",
        "  #  #  ",
        " ##  ## ",
        " ##  ## ",
        " ###### ",
        "##    ##",
        "##    ##",
        "##    ##",
    ),
    "I": (
        "####",
        " ## ",
        " ## ",
        " ## ",
        " ## ",
        " ## ",
        " ## ",
        " ## ",
        " ## ",
        "####",
    ),
    "D": (
        "#####   ",
        "##  ##  ",
        "##   ## ",
        "##    ##",
        "##    ##",
        "##    ##",
        "##    ##",
        "##   ## ",
        "##  ##  ",
        "#####   ",
    ),
}

_COMPACT = {
    "T": ("######", "# ## #", "  ##  ", "  ##  ", "  ##  ", "  ##  "),
    "O": (" #### ", "##  ##", "##  ##", "##  ##", "##  ##", " #### "),
    "K": ("##  ##", "## ## ", "####  ", "####  ", "## ## ", "##  ##"),
    "A": ("  ##  ", " #### ", "##  ##", "######", "##  ##", "##  ##"),
    "I": ("##", "##", "##", "##", "##", "##"),
    "D": ("####  ", "## ## ", "##  ##", "##  ##", "## ## ", "####  "),
}


@cache
def rows(word: str = "TOKAIDO", compact: bool = False) -> tuple[str, ...]:
    """The word as rows of pixels, '#' for ink; compact letters are six pixels high instead of ten."""
    shapes = _COMPACT if compact else _LETTERS
    return tuple("  ".join(shapes[letter][y] for letter in word) for y in range(len(shapes[word[0]])))


def inscribed(picture: Picture, mask: tuple[str, ...], left: int, top: int, ink: str, cover: float = 1.0) -> Picture:
    """The picture with a mask printed on it in one ink."""
    pixels = [list(row) for row in picture.pixels]

    for y in range(max(0, top), min(picture.height, top + len(mask))):
        for x in range(max(0, left), min(picture.width, left + len(mask[0]))):
            if mask[y - top][x - left] == "#":
                pixels[y][x] = hexed(mixed(rgb(pixels[y][x]), rgb(ink), cover))
    return Picture.of(pixels)
