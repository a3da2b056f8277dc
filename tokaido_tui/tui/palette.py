"""Colours by what they mean. A theme is one palette; widgets name meanings, never colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style
from textual.color import Color
from textual.theme import Theme

STATION_COLOURS = ("inn", "village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter")


@dataclass(frozen=True)
class Palette:
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
    stations: tuple[str, ...]
    seats: tuple[str, ...]
    cursor: str
    exact: bool = False
    """Whether colours may not be mixed: a theme of sixteen colours has no others."""

    def station(self, kind: int) -> str:
        return self.stations[kind]

    def named(self, name: str) -> str:
        """A colour by what it is called: a station of Tokaido's ("sea"), or one of the palette's own ("gold")."""
        if name in STATION_COLOURS:
            return self.stations[STATION_COLOURS.index(name)]
        found: str = getattr(self, name)
        return found

    def seat(self, number: int) -> str:
        return self.seats[number]

    def ink_on(self, colour: str) -> str:
        """What is legible on a tile of this colour: of sixteen colours some are too dark for ink."""
        return self.paper if self.exact and Color.parse(colour).brightness < 0.4 else self.ink

    def faded(self, colour: str, part: float = 0.62) -> str:
        """A colour that recedes into the ground."""
        if self.exact:
            return self.faint
        return _blend(colour, self.ground, part)


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
    stations=("#b5342c", "#a9744f", "#e3bf55", "#8fb76f", "#54a59b", "#4488c4", "#9fd3ea", "#e58a3c", "#a584bd"),
    seats=("#e2593b", "#54b5a9", "#e0a83f", "#c08ad8", "#f2ead6", "#8a949c"),
)  # fmt: skip
PAPER = Palette(
    name="paper", dark=False, ground="#f3e9d2", panel="#eadfc4", line="#c3b698", paper="#22303c", faint="#8b8069",
    ink="#fffaf0", vermilion="#b93a1f", gold="#8f6410", gain="#2f6d35", loss="#a63a20", cursor="#0d151c",
    stations=("#9c2a23", "#7f5233", "#a07a10", "#55803a", "#2b7169", "#2a6096", "#3f86a5", "#b85f14", "#74518f"),
    seats=("#b93a1f", "#1f7a70", "#96690c", "#7e46a0", "#33404c", "#857f73"),
)  # fmt: skip
# Nothing but the sixteen colours every terminal has.
SIXTEEN = Palette(
    name="sixteen", dark=True, ground="#000000", panel="#000000", line="#808080", paper="#ffffff", faint="#808080",
    ink="#000000", vermilion="#ff0000", gold="#ffff00", gain="#00ff00", loss="#ff00ff", cursor="#ffffff",
    stations=("#ff0000", "#808000", "#ffff00", "#008000", "#008080", "#0000ff", "#00ffff", "#800000", "#800080"),
    seats=("#ff0000", "#00ffff", "#ffff00", "#ff00ff", "#ffffff", "#c0c0c0"), exact=True,
)  # fmt: skip
# Blues, oranges and greys that differ in brightness too (after Okabe and Ito).
SAFE = Palette(
    name="safe", dark=True, ground="#141a21", panel="#1b232c", line="#46525e", paper="#f4f1e8", faint="#828c96",
    ink="#0b0f14", vermilion="#d55e00", gold="#f0e442", gain="#56b4e9", loss="#e69f00", cursor="#ffffff",
    stations=("#d55e00", "#8d6a4f", "#f0e442", "#009e73", "#5fc9b0", "#0072b2", "#a6daf5", "#e69f00", "#cc79a7"),
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
