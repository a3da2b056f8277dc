"""What the pilgrim believes about Namiji, as numbers that can be tuned."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tokaido_tui.bots.road.weights import RoadWeights
from tokaido_tui.bots.weights_file import ByName, Numbers, by_name, read, row, shipped
from tokaido_tui.games.namiji.box import EFFECT_NAMES
from tokaido_tui.games.namiji.load_box import MEASURES

COLOUR = "colour"
COUNTED = (*MEASURES, COLOUR)
"""What rocks count, all colours as one."""


@dataclass(frozen=True, kw_only=True)
class Weights(RoadWeights):
    """Beliefs about the game's own things, in points.

    tokens: how many fish and nets come to a shelf on the whole voyage; fits: the chance that one fits a line that can
    be filled in one way, and in two; hope: how much to believe in a line that lacks one cell, two, three, four.
    line, net, trap, whirlpool: the stop itself, beside what can be worked out; rock: that stop, by leg. lantern,
    hook, chart: what a fish turned up, a second catch and a rock more to choose from add to a stop.

    offering_later: how much of what a later offering would save
    this one takes away, by leg. steer: how much sooner what a rock asks for comes to whoever wants it.

    dock_early: for each rival still under way; home_early: the part of the early-bird points that others would take
    first. pick_early: how much of a better choice of dock cards to believe in; sail_first: for each place farther
    from the route. upgrades: each effect of a dock card, a leg.

    rates: what a seat collects on the whole voyage of all that rocks count; not tuned, but measured.
    """

    tokens: float
    fits: Numbers = field(metadata=row(2))
    hope: Numbers = field(metadata=row(4))
    line: float
    net: float
    trap: float
    whirlpool: float
    rock: Numbers = field(metadata=row(4))
    lantern: float
    hook: float
    chart: float
    offering_later: Numbers = field(metadata=row(4))
    steer: float
    dock_early: float
    home_early: float
    pick_early: float
    sail_first: float
    upgrades: ByName = field(metadata=by_name(EFFECT_NAMES))
    rates: ByName = field(metadata=by_name(COUNTED, measured=True))


def read_weights(text: str) -> Weights:
    return read(Weights, text)


@cache
def own_weights() -> Weights:
    """Those that ship with the game."""
    return read_weights(shipped(__package__))
