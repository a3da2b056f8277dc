"""Colours by what they are for. A theme is one palette; a game says which of its tiles has which."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.style import Style
from textual.color import Color
from textual.theme import Theme


class Palette(NamedTuple):
    """`seats` are the players' colours, then the neutral's. `ink` is text on a coloured tile."""

    name: str
    dark: bool
    ground: str
    panel: str
    line: str
    paper: str
    faint: str
    ink: str
    vermilion: str
    gold: str
    gain: str
    loss: str
    red: str
    brown: str
    yellow: str
    green: str
    teal: str
    blue: str
    sky: str
    orange: str
    violet: str
    seats: tuple[str, ...]
    cursor: str
    exact: bool = False
    """Whether colours may not be mixed: a theme of sixteen colours has no others."""

    def named(self, name: str) -> str:
        """A colour by what it is called: one of the games' tiles ("sky"), or one with a meaning of its own ("gold")."""
        found: str = getattr(self, name)
        return found

    def seat(self, number: int) -> str:
        return self.seats[number]

    def ink_on(self, colour: str) -> str:
        """What is legible on a tile of this colour: of sixteen colours some are too dark for ink."""
        return _more_legible(colour, self.ink, self.paper) if self.exact else self.ink

    def faded(self, colour: str, part: float = 0.62) -> str:
        """A colour that recedes into the ground."""
        if self.exact:
            return self.faint
        return _blend(colour, self.ground, part)


@lru_cache(maxsize=256)
def _more_legible(ground: str, one: str, other: str) -> str:
    return max((one, other), key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """From 1 to 21, as the guidelines for the web (WCAG) have it."""
    dark, light = sorted(_luminance(Color.parse(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in colour.normalized
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=32768)
def _blend(colour: str, ground: str, part: float) -> str:
    return Color.parse(colour).blend(Color.parse(ground), part).hex6.lower()


@lru_cache(maxsize=32768)
def style(
    fg: str | None = None, bg: str | None = None, bold: bool = False, underline: bool = False, reverse: bool = False
) -> Style:
    return Style(color=fg, bgcolor=bg, bold=bold or None, underline=underline or None, reverse=reverse or None)


NIGHT = Palette(
    name="night", dark=True, ground="#17212b", panel="#1d2935", line="#3a4855", paper="#efe3c8", faint="#77828c",
    ink="#101820", vermilion="#e2593b", gold="#e0b04a", gain="#9fe0a0", loss="#f09a7f", cursor="#fff6df",
    red="#b5342c", brown="#a9744f", yellow="#e3bf55", green="#8fb76f", teal="#54a59b",
    blue="#4488c4", sky="#9fd3ea", orange="#e58a3c", violet="#a584bd",
    seats=("#e2593b", "#54b5a9", "#e0a83f", "#c08ad8", "#f2ead6", "#8a949c"),
)  # fmt: skip
PAPER = Palette(
    name="paper", dark=False, ground="#f3e9d2", panel="#eadfc4", line="#c3b698", paper="#22303c", faint="#8b8069",
    ink="#fffaf0", vermilion="#b93a1f", gold="#8f6410", gain="#2f6d35", loss="#a63a20", cursor="#0d151c",
    red="#9c2a23", brown="#7f5233", yellow="#a07a10", green="#55803a", teal="#2b7169",
    blue="#2a6096", sky="#3f86a5", orange="#b85f14", violet="#74518f",
    seats=("#b93a1f", "#1f7a70", "#96690c", "#7e46a0", "#33404c", "#857f73"),
)  # fmt: skip
# Nothing but the sixteen colours every terminal has.
SIXTEEN = Palette(
    name="sixteen", dark=True, ground="#000000", panel="#000000", line="#808080", paper="#ffffff", faint="#808080",
    ink="#000000", vermilion="#ff0000", gold="#ffff00", gain="#00ff00", loss="#ff00ff", cursor="#ffffff",
    red="#ff0000", brown="#808000", yellow="#ffff00", green="#008000", teal="#008080",
    blue="#0000ff", sky="#00ffff", orange="#800000", violet="#800080",
    seats=("#ff0000", "#00ffff", "#ffff00", "#ff00ff", "#ffffff", "#c0c0c0"), exact=True,
)  # fmt: skip
# Blues, oranges and greys that differ in brightness too (after Okabe and Ito).
SAFE = Palette(
    name="safe", dark=True, ground="#141a21", panel="#1b232c", line="#46525e", paper="#f4f1e8", faint="#828c96",
    ink="#0b0f14", vermilion="#d55e00", gold="#f0e442", gain="#56b4e9", loss="#e69f00", cursor="#ffffff",
    red="#d55e00", brown="#8d6a4f", yellow="#f0e442", green="#009e73", teal="#5fc9b0",
    blue="#0072b2", sky="#a6daf5", orange="#e69f00", violet="#cc79a7",
    seats=("#d55e00", "#56b4e9", "#f0e442", "#cc79a7", "#f4f1e8", "#828c96"),
)  # fmt: skip

PALETTES = {palette.name: palette for palette in (NIGHT, PAPER, SIXTEEN, SAFE)}
DEFAULT = NIGHT.name


def textual_theme(palette: Palette) -> Theme:
    """The palette as Textual's own widgets (inputs, lists, the command palette) use it."""
    return Theme(
        name=f"tokaido-{palette.name}",
        primary=palette.vermilion,
        secondary=palette.gold,
        accent=palette.gold,
        warning=palette.gold,
        error=palette.loss,
        success=palette.gain,
        foreground=palette.paper,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        dark=palette.dark,
        variables={
            "ground": palette.ground,
            "paper": palette.paper,
            "faint": palette.faint,
            "line": palette.line,
            "vermilion": palette.vermilion,
            "gold": palette.gold,
            "gain": palette.gain,
            "ink": palette.ink,
            "border": palette.line,
            "block-cursor-background": palette.gold,
            "block-cursor-foreground": palette.ink,
            "input-cursor-background": palette.paper,
            # What lies over another screen lets it shine through: but of sixteen colours there are no mixtures.
            "veil": palette.ground if palette.exact else f"{palette.ground} 70%",
        },
    )
