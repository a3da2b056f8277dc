"""What the roles of texts look like in a palette: see words/pieces.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.style import Style

from tokaido_tui.tui.canvas import ASCII, Glyphs
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured

COLOURS = {"": "paper", "coins": "gold", "urgent": "vermilion"}
"""Roles whose colour has another name in the palette."""
PLAIN_LETTERS = str.maketrans({"×": ASCII.times, "·": ASCII.dot, "→": ASCII.to})


@lru_cache(maxsize=512)
def _parts(role: str) -> tuple[bool, str, str]:
    """Whether it is strong, how it is shown ("tile", "colour" or ""), and the name of its colour."""
    strong, rest = role.startswith("strong"), role.removeprefix("strong").strip()
    for shown in ("tile", "colour"):
        if rest.startswith(shown + " "):
            return strong, shown, rest.removeprefix(shown + " ")
    return strong, "", COLOURS.get(rest, rest)


def style_of(role: str, palette: Palette, colours: Sequence[int] = ()) -> Style:
    """`colours` are the seats', as places in the palette's colours; without them every seat has its own number's."""
    strong, shown, name = _parts(role)
    if name.startswith("seat "):
        seat = int(name.removeprefix("seat "))
        colour = palette.seat(colours[seat] if colours else seat)
        return style(palette.ink, colour, bold=strong) if shown == "tile" else style(colour, bold=strong)
    if shown == "tile":
        return coloured(palette.named(name), palette, bold=strong)
    if shown == "colour" and palette.exact:
        return style(palette.paper, bold=strong)
    return style(palette.named(name), bold=strong)


def spelled(text: str, glyphs: Glyphs) -> str:
    """The text with letters only, where there are no other signs."""
    return text.translate(PLAIN_LETTERS) if glyphs is ASCII else text
