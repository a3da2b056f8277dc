"""What a road game's stations are called and look like, and what the banner says about its journey."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tokaido_tui.tui.palette import Palette
from tokaido_tui.words.game_words import VariantWords
from tokaido_tui.words.pieces import Pieces

Standing = list[tuple[int, int]]
"""Who stands at a station: (slot, traveller), nearest the road first."""


def in_line(_view: Any, _station: int, those: Standing) -> list[int | str]:
    """Where all wait: first come, first shown; the last of them sets out first."""
    return [number for _slot, number in those]


class Signs(NamedTuple):
    """Texts are marked, not translated. `stations`, `who` (with its article), `for_it` and
    `for_other` ('for the inn', 'for the other inn'), `short` (at most seven characters), `tiny` (four), `letters` and
    `colours` (see Palette.named) are by kind of station; all wait at kind `wait`. `ends(view)` are the first and the
    last station. `way` is what the road is drawn with, "" for a line, `way_colour` its colour and `water` the ground's,
    "" for none. `queue(view, station, those)` is what is drawn above a station where all wait: travellers, or texts
    for places that are free. `legend(view)` is a line that stands where the road leaves room for it."""

    title: str
    journey: str
    """Where the journey is, of {n} and {all}."""
    over: str
    neutral: str
    """That {name} moves the neutral."""
    stations: Sequence[str]
    who: Sequence[str]
    for_it: Sequence[str]
    for_other: Sequence[str]
    short: Sequence[str]
    tiny: Sequence[str]
    letters: str
    colours: Sequence[str]
    wait: int
    ends: Callable[[Any], tuple[str, str]]
    variants: Mapping[str, VariantWords]
    way: str = ""
    way_colour: str = "gold"
    water: str = ""
    queue: Callable[[Any, int, Standing], list[int | str]] = in_line
    legend: Callable[[Any], Pieces] | None = None

    def colour(self, palette: Palette, kind: int) -> str:
        return palette.named(self.colours[kind])
