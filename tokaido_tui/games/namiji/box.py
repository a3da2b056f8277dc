"""What is in the box: route, fish, cards and numbers, as the rules use them. load_box.py makes a box from its files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tokaido_tui.engine.tables import Source
from tokaido_tui.games.namiji.shelf import LINES
from tokaido_tui.games.road.road import Road

# Kinds of station. The panoramas are together, so that kind - DOLPHIN numbers them.
DOCK, DOLPHIN, OCTOPUS, WHALE, LINE, NET, TRAP, WHIRLPOOL, ROCK = range(9)
STATION_NAMES = ("dock", "dolphin", "octopus", "whale", "line", "net", "trap", "whirlpool", "rock")
PANORAMA_NAMES = STATION_NAMES[DOLPHIN : WHALE + 1]
CLOSED_BY = tuple((1 << kind - DOLPHIN,) if DOLPHIN <= kind <= WHALE else () for kind in range(len(STATION_NAMES)))
"""Only a panorama is closed, to who has completed it."""
HOME = "harbour"
"""What the last station is called, the only one that is no dock although everybody stops there."""

SHRIMP, CRAB = range(2)
CRUSTACEAN_NAMES = ("shrimp", "crab")

# What upgrades do, see docks.toml. A seat's effects are the sums over its cards.
TURNED, CATCHES, NETS, SAFE_CRABS, OFFERING_POINTS, SECTION_POINTS, ROCKS, ROCK_POINTS = range(8)
EFFECT_NAMES = (
    "turned", "catches", "nets", "safe_crabs", "offering_points", "section_points", "rocks", "rock_points",
)  # fmt: skip
EFFECTS = len(EFFECT_NAMES)

COLOURS = KINDS = 3
FISH = COLOURS * KINDS
OFFERINGS = 4
MOST_TRAVELLERS = 5


@dataclass(frozen=True, slots=True)
class DockCard:
    """A meal, which has points, or an upgrade, which has effects (by number, as EFFECT_NAMES)."""

    name: str
    copies: int
    points: int
    effects: tuple[int, ...]

    @property
    def is_meal(self) -> bool:
        return self.points > 0


@dataclass(frozen=True, slots=True)
class RockCard:
    """Met at the end by who has at least so many of what it counts (see scoring.measure)."""

    name: str
    counts: str
    at_least: int
    points: int


# Equal only to itself: a game, its copies and its views share one box.
@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Box:
    """`fish` and `nets` are piles of fish numbered colour * 3 + kind. `statuses` says of every table how sure it is;
    `source` are the files that differ from ours, from which the box can be made again."""

    route: Road
    colours: tuple[str, ...]
    kinds: tuple[str, ...]
    fish: tuple[int, ...]
    nets: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    bag: tuple[int, ...]
    crustacean_points: int
    draws: int
    whole: tuple[int, ...]
    bonus: int
    early_bird: tuple[int, ...]
    penalty: tuple[int, ...]
    docks: tuple[DockCard, ...]
    rocks: tuple[RockCard, ...]
    statuses: Mapping[str, str]
    source: Source
    dock_pile: tuple[int, ...] = field(init=False)
    rock_pile: tuple[int, ...] = field(init=False)
    fish_names: tuple[str, ...] = field(init=False)
    line_points: tuple[int, ...] = field(init=False)
    """By mask of lines: what they score together."""

    def __post_init__(self) -> None:
        lines = (*self.rows, *self.columns)
        worth = [sum(points for i, points in enumerate(lines) if mask >> i & 1) for mask in range(1 << LINES)]
        made: dict[str, Any] = {
            "dock_pile": tuple(number for number, card in enumerate(self.docks) for _ in range(card.copies)),
            "rock_pile": tuple(range(len(self.rocks))),
            "fish_names": tuple(f"{colour} {kind}" for colour in self.colours for kind in self.kinds),
            "line_points": tuple(worth),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        # Made again from its files, and only once a process: a view that travels meets the box it belongs to.
        from tokaido_tui.games.namiji.load_box import box_from

        return box_from, (self.source,)
