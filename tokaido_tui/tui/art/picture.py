"""A picture is a grid of coloured pixels; a terminal cell shows two of them, one above the other.

Pictures are immutable and hashable, so what is made from a small one is computed once and kept. Prints of the window's
size are not kept here: one resize after another would fill the memory. Every cache has a limit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

Rgb = tuple[float, float, float]
Cell = tuple[str, str | None, str | None]
"""A character, its foreground and its background; None is the terminal's own colour."""
CellRow = tuple[Cell, ...]

COLOURS, SMALL_PICTURES = 16384, 256
"""How many colours, and how many things made from small pictures, are kept."""
UPPER_HALF = "▀"
ASCII_SHADES = " .:-=+*#%@"


@lru_cache(maxsize=COLOURS)
def rgb(colour: str) -> Rgb:
    """The three channels of '#rrggbb', 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=COLOURS)
def hexed(colour: Rgb) -> str:
    # Spelled out: a title print asks it for every pixel before it is first seen.
    red, green, blue = round(colour[0]), round(colour[1]), round(colour[2])
    if not (0 <= red <= 255 and 0 <= green <= 255 and 0 <= blue <= 255):
        red, green, blue = (min(255, max(0, channel)) for channel in (red, green, blue))
    return f"#{red << 16 | green << 8 | blue:06x}"


def mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The first colour with a share (0 to 1) of the second in it."""
    keep = 1 - share
    return (
        first[0] * keep + second[0] * share,
        first[1] * keep + second[1] * share,
        first[2] * keep + second[2] * share,
    )


def brightness(colour: Rgb) -> float:
    """How bright a colour looks, 0 to 1."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


@dataclass(frozen=True)
class Picture:
    width: int
    height: int
    pixels: tuple[tuple[str, ...], ...]
    # A title print has twenty thousand pixels: hash them once, not at every look-up in a cache.
    _hash: int = field(init=False, repr=False, compare=False, default=0)

    def __post_init__(self) -> None:
        if self.height % 2:
            raise ValueError(f"a picture's height is even, not {self.height}: a cell shows two pixels")
        if len(self.pixels) != self.height or any(len(row) != self.width for row in self.pixels):
            raise ValueError(f"the pixels are not a grid of {self.width} by {self.height}")
        object.__setattr__(self, "_hash", hash((self.width, self.height, self.pixels)))

    def __hash__(self) -> int:
        return self._hash

    @property
    def rows(self) -> int:
        """The height in terminal rows."""
        return self.height // 2

    @classmethod
    def of(cls, rows: Iterable[Iterable[str]]) -> Picture:
        """A picture from rows of '#rrggbb'."""
        pixels = tuple(tuple(row) for row in rows)
        return cls(len(pixels[0]) if pixels else 0, len(pixels), pixels)

    def crop(self, left: int, width: int) -> Picture:
        """The columns from left on."""
        return Picture.of(row[left : left + width] for row in self.pixels)

    def beside(self, other: Picture) -> Picture:
        """This picture with another of the same height to its right."""
        return Picture.of(one + two for one, two in zip(self.pixels, other.pixels, strict=True))


@lru_cache(maxsize=SMALL_PICTURES)
def shadow(picture: Picture, ground: str, strength: float = 0.3) -> Picture:
    """The picture as a faint shadow on a ground colour: the shapes remain, the colours are gone.

    On a dark ground bright parts glimmer; on a light ground dark parts do, like ink seen through paper.
    """
    base = rgb(ground)
    dark_ground = brightness(base) < 0.5
    ink: Rgb = (170, 192, 214) if dark_ground else (64, 66, 88)
    lights = {colour: brightness(rgb(colour)) for row in picture.pixels for colour in row}
    darkest = min(lights.values())
    span = (max(lights.values()) - darkest) or 1.0

    def faint(light: float) -> str:
        # Stretched to the picture's own range: a faint picture needs all the contrast it can get.
        share = (light - darkest) / span
        return hexed(mixed(base, ink, 0.03 + strength * (share if dark_ground else 1 - share) ** 1.3))

    faints = {colour: faint(light) for colour, light in lights.items()}
    return Picture.of((faints[colour] for colour in row) for row in picture.pixels)


@lru_cache(maxsize=COLOURS)
def nearest(colour: str, colours: tuple[str, ...]) -> str:
    """The colour of a list that comes closest in brightness and above all in hue.

    A print's inks are soft and a terminal's sixteen colours are loud: by plain distance every ink would
    become a grey. So the ink's tint is made as loud as theirs before they are compared.
    """
    light, blueness, redness = _tinted(colour)

    def distance(other: str) -> float:
        its_light, its_blueness, its_redness = _tinted(other)
        return (
            1.2 * (light - its_light) ** 2 + (2.0 * blueness - its_blueness) ** 2 + (2.0 * redness - its_redness) ** 2
        )

    return min(colours, key=distance)


@lru_cache(maxsize=COLOURS)
def _tinted(colour: str) -> Rgb:
    """Brightness, and how far a colour leans to blue and to red."""
    channels = rgb(colour)
    light = brightness(channels) * 255
    return light, 0.564 * (channels[2] - light), 0.713 * (channels[0] - light)


def quantised(picture: Picture, colours: tuple[str, ...]) -> Picture:
    """The picture in the given colours only, for a theme of 16 colours."""
    return Picture.of((nearest(colour, colours) for colour in row) for row in picture.pixels)


@lru_cache(maxsize=SMALL_PICTURES)
def cells(
    picture: Picture, shades: tuple[str, ...] | None = None, ascii: bool = False, light: bool = False
) -> tuple[CellRow, ...]:
    """A small picture as rows of terminal cells, kept; see `drawn`."""
    return drawn(picture, shades, ascii, light)


def drawn(
    picture: Picture, shades: tuple[str, ...] | None = None, ascii: bool = False, light: bool = False
) -> tuple[CellRow, ...]:
    """The picture as rows of terminal cells.

    shades: use only these colours. ascii: characters by brightness and no background; light then says that
    the terminal's ground is light, so that the dark parts get the ink.
    """
    if shades is not None:
        picture = quantised(picture, shades)
    pairs = zip(picture.pixels[::2], picture.pixels[1::2], strict=True)
    if ascii:
        return tuple(tuple(_ascii_cell(*pair, light) for pair in zip(*rows, strict=True)) for rows in pairs)
    return tuple(tuple(_half_block(*pair) for pair in zip(*rows, strict=True)) for rows in pairs)


@lru_cache(maxsize=COLOURS)
def _half_block(upper: str, lower: str) -> Cell:
    if upper == lower:
        return " ", None, lower
    return UPPER_HALF, upper, lower


@lru_cache(maxsize=COLOURS)
def _ascii_cell(upper: str, lower: str, light: bool) -> Cell:
    colour = mixed(rgb(upper), rgb(lower), 0.5)
    share = 1 - brightness(colour) if light else brightness(colour)
    return ASCII_SHADES[min(len(ASCII_SHADES) - 1, int(share * len(ASCII_SHADES)))], hexed(colour), None
