"""What the pilgrim believes about Namiji, as numbers that can be tuned."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from tokaido_tui.bots.weights_file import ByName, Numbers, by_name, read, row
from tokaido_tui.games.namiji.box import EFFECT_NAMES
from tokaido_tui.games.namiji.load_box import MEASURES

COLOUR = "colour"
COUNTED = (*MEASURES, COLOUR)
"""What rocks count, all colours as one."""


@dataclass(frozen=True, kw_only=True)
class Weights:
    """Beliefs, in points.

    share: how likely a free stop ahead is still mine to take later, by how many rivals stand behind it; double: how
    much likelier if both its slots are free; step: what a station of distance costs besides. deny: what it is worth
    to take a stop from the next rival, for every point it is worth to them; neutral_own: how much the neutral's
    mover dislikes its taking a stop from themselves.

    tokens: how many fish and nets come to a shelf on the whole voyage; fits: the chance that one fits a line that can
    be filled in one way, and in two; hope: how much to believe in a line that lacks one cell, two, three, four.
    line, net, trap, whirlpool: the stop itself, beside what can be worked out; rock: that stop, by leg. lantern,
    hook, chart: what a fish turned up, a second catch and a rock more to choose from add to a stop.

    panorama_later: how much of the sections to come the next one is worth; panorama_rate: sections a leg; race:
    drawing level towards a panorama's bonus, and ahead. offering_later: how much of what a later offering would save
    this one takes away, by leg. steer: how much sooner what a rock asks for comes to whoever wants it.

    dock_early: for each rival still under way; home_early: the part of the early-bird points that others would take
    first. pick_early: how much of a better choice of dock cards to believe in; sail_first: for each place farther
    from the route. upgrades: each effect of a dock card, a leg.

    rates: what a seat collects on the whole voyage of all that rocks count; not tuned, but measured.
    """

    share: Numbers = field(metadata=row(5))
    double: float
    step: float
    deny: float
    neutral_own: float
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
    panorama_later: float
    panorama_rate: Numbers = field(metadata=row(3))
    race: Numbers = field(metadata=row(2))
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
    return read_weights((files(__package__) / "weights.toml").read_text(encoding="utf-8"))
