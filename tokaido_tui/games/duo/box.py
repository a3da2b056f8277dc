"""The data of Tokaido Duo: what is printed on the board, the dice and the tokens (load_box.py reads it).

All spaces are numbered together: the stops of the rim clockwise, then the mountain towns, then the areas. Where a
pawn stands is then one int whoever it is, and sets of spaces are bit masks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tokaido_tui.engine.tables import Source

# The pawns of a player, each with a die, a board and a wave token.
PILGRIM, MERCHANT, ARTIST = range(3)
PAWNS = ("pilgrim", "merchant", "artist")
# Kinds of space: the stops of the rim, the mountain towns, and the areas by their landscape.
TOWN, TEMPLE, GARDEN, COAST, SPRINGS, UPLAND, MOON = range(7)
LANDSCAPES = ("moon", "waterfall", "mountain", "bamboo")
STOPS = ("coastal-town", "temple", "garden", "coast", "springs")
SPACE_NAMES = (*STOPS, "mountain-town", *LANDSCAPES)
GOODS = ("kimono", "ceramics", "doll", "fan")
COLOURS = ("purple", "green")

COASTAL_TOWNS, MOUNTAIN_TOWNS, AREAS, ROUTES = 8, 4, 8, 11
TOKENS, BAG, PAINTINGS, FACES = 8, 26, 10, 6
HIGHEST_FACE = (4, 3, 3)
LONGEST_RIM = 60


class Token(NamedTuple):
    """A trade token: which good a coastal town buys, and for how many coins."""

    good: int
    price: int


class Route(NamedTuple):
    """A trade route between two towns, and the two areas it separates, all by space."""

    towns: tuple[int, int]
    areas: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Wave:
    """One side of a wave token and its effects (see waves.toml)."""

    name: str
    steps: int = 0
    reveals: int = 0
    crossed: bool = False
    coins: int = 0
    draws: int = 0
    holds: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """A colour: where its pawns begin, and its paintings, sorted."""

    name: str
    place: str
    starts: tuple[int, int, int]
    paintings: tuple[int, ...]


# Equal only to itself: a game, its copies and its views share one box.
@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Box:
    """Everything that is printed on the board, the dice and the tokens.

    `kinds` and `names` are by space; `stretch` is the area of each stop of the rim, for a town that of the stops
    after it. `values` are the goods each mountain town gives. `statuses` says of every table how sure it is;
    `source` are the files that differ from ours, from which the box can be made again.
    """

    statuses: Mapping[str, str]
    source: Source
    rim: int
    kinds: tuple[int, ...]
    names: tuple[str, ...]
    stretch: tuple[int, ...]
    values: dict[int, int]
    routes: tuple[Route, ...]
    sides: tuple[Side, Side]
    dice: tuple[tuple[int, ...], ...]
    tokens: tuple[Token, ...]
    bag: tuple[int, ...]
    hold: int
    coins_an_ingot: int
    waves: tuple[tuple[Wave, Wave], ...]
    temple: tuple[int, ...]
    garden: tuple[int, ...]
    ingots: tuple[int, ...]
    paintings: tuple[int, ...]

    def reconstructed(self) -> tuple[str, ...]:
        """The tables that were chosen to fit what is known, not read off the game."""
        return tuple(name for name, status in self.statuses.items() if status == "reconstructed")

    def __reduce__(self) -> tuple[Any, ...]:
        # Made again from its files, and only once a process: a view that travels meets the box it belongs to.
        from tokaido_tui.games.duo.load_box import box_from

        return box_from, (self.source,)
