"""Colours for terminals of 256: the entry of the fixed palette that looks most like the colour meant.

Rich rounds each channel by itself: the night's ground turns black, its panels navy and light paper pink.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import inf

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

Triplet = tuple[int, int, int]

LEVELS = (0, 95, 135, 175, 215, 255)
GREYS = tuple(range(8, 239, 10))
# In the dull corners of the palette a wrong brightness disturbs less than a lost hue.
HUE = 4.0


@cache
def _kept(colour: Triplet) -> bool:
    """Whether Rich, which has the last word, sends this very colour."""
    sent = RichColor.from_rgb(*colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
    return tuple(sent) == colour


@cache
def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=8192)
def _seen(colour: Triplet) -> tuple[float, float, float]:
    """The colour as the eye takes it (Oklab): brightness, green to red, blue to yellow."""
    red, green, blue = _linear(colour[0]), _linear(colour[1]), _linear(colour[2])
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


@cache
def _around(value: int, levels: tuple[int, ...]) -> tuple[int, ...]:
    """The levels on both sides of a value."""
    below = max((level for level in levels if level <= value), default=levels[0])
    above = min((level for level in levels if level >= value), default=levels[-1])
    return (below, above) if below != above else (below,)


@cache
def _entries(*channels: tuple[int, ...]) -> list[tuple[Triplet, float, float, float]]:
    """The palette's entries of these reds, greens and blues, each as it is seen."""
    return [(entry, *_seen(entry)) for entry in product(*channels) if _kept(entry)]  # type: ignore[misc]


@cache
def _greys(mean: int) -> list[tuple[Triplet, float, float, float]]:
    return [found for grey in _around(mean, GREYS) for found in _entries((grey,), (grey,), (grey,))]


@lru_cache(maxsize=8192)
def nearest(colour: Triplet) -> Triplet:
    """The palette's most similar entry, among the corners of the cube it lies in and the greys as bright."""
    # A title print asks for a thousand colours before it is first seen: hence the plain loop.
    light, red, yellow = _seen(colour)
    mean = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
    corners = _entries(_around(colour[0], LEVELS), _around(colour[1], LEVELS), _around(colour[2], LEVELS))
    best, least = colour, inf
    for entry, its_light, its_red, its_yellow in corners + _greys(mean):
        distance = (its_light - light) ** 2 + HUE * ((its_red - red) ** 2 + (its_yellow - yellow) ** 2)
        if distance < least:
            best, least = entry, distance
    return best


@lru_cache(maxsize=8192)
def _mapped(colour: RichColor | None) -> RichColor | None:
    if colour is None or colour.triplet is None:
        return colour
    red, green, blue = colour.triplet
    if red == green == blue:
        # By its number: Rich would send another of the bright greys, so `nearest` takes a dull colour for them.
        return RichColor.from_ansi(_grey_number(red))
    return RichColor.from_rgb(*nearest((red, green, blue))).downgrade(ColorSystem.EIGHT_BIT)


def _grey_number(value: int) -> int:
    """The number of the nearest grey in the palette: black, the ramp or white."""
    numbers = {0: 16, 255: 231, **{grey: 232 + step for step, grey in enumerate(GREYS)}}
    return numbers[min(numbers, key=lambda grey: abs(grey - value))]


@lru_cache(maxsize=8192)
def _styled(style: Style) -> Style:
    return style + Style.from_color(_mapped(style.color), _mapped(style.bgcolor))


class Colour256(LineFilter):
    """For terminals of 256 colours."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        return [Segment(text, None if style is None else _styled(style), control) for text, style, control in segments]
