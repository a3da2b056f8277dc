"""What the pilgrim believes about Tokaido, as numbers that can be tuned."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tokaido_tui.bots.road.weights import RoadWeights
from tokaido_tui.bots.weights_file import ByName, Numbers, by_name, read, row, shipped
from tokaido_tui.games.tokaido.load_box import load_box


@dataclass(frozen=True, kw_only=True)
class Weights(RoadWeights):
    """Beliefs about the game's own things, in points.

    meal_coins: the first coins of a purse; spare_coin: the next, by stage; spare_fades: how the worth falls coin by
    coin; gift_meals: the part of meal_coins' worth for whoever may eat for free.

    set_later: what later souvenirs gain by this one;
    collector, gourmet: a card, a coin on a dish towards that achievement. count: one more towards bather or
    chatterbox, by how that compares to the best rival, from two fewer to two more.

    rank: how much of the temple's ranks to believe in, rank_spread: how many offerings are a safe lead; by stage.
    spring, encounter, village: the stop itself, beside what can be worked out; two_encounters: choosing from two.
    inn_early: for each rival still on the road; inn_scarce: more, with Gastronomy; inn_poor: more, with a thin purse.
    travellers: whom to choose; not tuned, but measured.
    """

    meal_coins: Numbers = field(metadata=row(3))
    spare_coin: Numbers = field(metadata=row(4))
    spare_fades: float
    gift_meals: float
    set_later: float
    collector: float
    gourmet: float
    count: Numbers = field(metadata=row(5))
    rank: Numbers = field(metadata=row(4))
    rank_spread: Numbers = field(metadata=row(4))
    spring: float
    encounter: float
    two_encounters: float
    village: float
    inn_early: float
    inn_scarce: float
    inn_poor: float
    travellers: ByName = field(metadata=by_name([who.name for who in load_box().travellers], measured=True))


def read_weights(text: str) -> Weights:
    return read(Weights, text)


@cache
def own_weights() -> Weights:
    """Those that ship with the game."""
    return read_weights(shipped(__package__))
