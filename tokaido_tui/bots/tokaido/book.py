"""What the pilgrim knows by heart: tables worked out from its weights, so that a decision is mostly looking up."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Any

from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.tokaido.options import (
    COSTS,
    FAMILY_OF,
    FAMILY_UNITS,
    PURCHASES,
    RICH,
    SOUVENIR_POINTS,
    offer_key,
)
from tokaido_tui.games.tokaido.tables import FAMILIES, SECTIONS, SOUVENIR_PILE, TRAVELLERS, Traveller

STAGES = 4
PURSE = 64
"""Purses are looked up to this size."""
WIDE = 32
"""Offerings more or fewer than a rival's, at most, in the tables."""
OFFERS = 16
"""How many offers of a village stand for all there could be."""

Numbers = tuple[float, ...]


@dataclass(frozen=True)
class Weights:
    """Beliefs, in points.

    share: how likely a free stop ahead is still mine to take later, by how many rivals stand behind it; double: how
    much likelier if both its slots are free. deny: what it is worth to take a stop from the next rival, for every
    point it is worth to them; neutral_own: how much the neutral's mover minds its taking a stop from themselves.

    meal_coins: the first coins of a purse; spare_coin: the next, by stage; spare_fades: how the worth falls coin by
    coin; gift_meals: the part of meal_coins' worth for who may eat for free.

    panorama_later: how much of the sections to come the next one is worth; panorama_rate: sections a stage; race:
    leading towards a panorama's achievement. set_later: what later souvenirs gain by this one; collector, gourmet:
    a card, a coin on a dish towards that achievement. count: one more towards bather or chatterbox, by how that
    compares to the best rival, from two fewer to two more.

    rank: how much of the temple's ranks to believe in, rank_spread: how many offerings are a safe lead; by stage.
    spring, encounter, village: the stop itself, beside what can be worked out; two_encounters: choosing from two.
    inn_early: for each rival still on the road; inn_scarce: more, with Gastronomy; inn_poor: more, with a thin purse.
    """

    share: Numbers
    double: float
    deny: float
    neutral_own: float
    meal_coins: Numbers
    spare_coin: Numbers
    spare_fades: float
    gift_meals: float
    panorama_later: float
    panorama_rate: Numbers
    race: float
    set_later: float
    collector: float
    gourmet: float
    count: Numbers
    rank: Numbers
    rank_spread: Numbers
    spring: float
    encounter: float
    two_encounters: float
    village: float
    inn_early: float
    inn_scarce: float
    inn_poor: float
    travellers: Numbers


def read_weights(text: str) -> Weights:
    data: dict[str, Any] = tomllib.loads(text)
    values: dict[str, Any] = {}
    for field in fields(Weights):
        if field.name not in data:
            raise DataError(f"the weights lack {field.name!r}")
        value = data[field.name]
        if isinstance(value, dict):
            value = [value[traveller.name] for traveller in TRAVELLERS]
        values[field.name] = tuple(map(float, value)) if isinstance(value, list) else float(value)
    return Weights(**values)


@cache
def own_weights() -> Weights:
    """Those that ship with the game."""
    return read_weights((files(__package__) / "weights.toml").read_text(encoding="utf-8"))


# How a traveller pays for meals.
_FULL, _DISCOUNT, _GIFT = range(3)


def purse_kind(who: Traveller) -> int:
    return _GIFT if who.inn_gift else _DISCOUNT if who.meal_discount else _FULL


def _offers() -> tuple[tuple[int, ...], ...]:
    random = Random(7)
    return tuple(tuple(sorted(random.sample(SOUVENIR_PILE, 3))) for _ in range(OFFERS))


_OFFERS = tuple((offer, offer_key(offer)) for offer in _offers())


class Book:
    """The tables of one set of weights.

    purse[kind][stage][coins] is what a purse is worth; stage STAGES is after the last inn. share[slots][rivals].
    later[panorama][stage][section] is what a section promises beyond itself. beat[stage][WIDE + lead] is the chance
    to end above a rival at the temple. potential[packed families] is what a collection lets later cards score.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.purse = tuple(
            tuple(tuple(self._purse(kind, stage)) for stage in range(STAGES + 1)) for kind in (_FULL, _DISCOUNT, _GIFT)
        )
        share = weights.share
        self.share = (share, tuple(min(1.0, weights.double * part) for part in share))
        self.later = tuple(
            tuple(
                tuple(
                    weights.panorama_later * max(0.0, min(size - section, rate * (STAGES - 0.5 - stage)))
                    for section in range(size + 2)
                )
                for stage in range(STAGES)
            )
            for size, rate in zip(SECTIONS, weights.panorama_rate, strict=True)
        )
        self.beat = tuple(
            tuple(1 / (1 + exp(-(lead - 0.01) / max(spread / 2, 0.05))) for lead in range(-WIDE, WIDE + 1))
            for spread in weights.rank_spread
        )
        self._villages: dict[int, float] = {}
        self.next_cards = NextCards()

    def _purse(self, kind: int, stage: int) -> list[float]:
        worth = [0.0]
        if stage == STAGES:
            return worth * PURSE
        meal = list(self.weights.meal_coins)
        if kind == _DISCOUNT:
            meal = [*meal[1:], 0.0]
        elif kind == _GIFT:
            meal = [self.weights.gift_meals * coin for coin in meal]
        spare = self.weights.spare_coin[stage]
        for coin in range(1, PURSE):
            worth.append(worth[-1] + max(spare, meal[coin - 1] if coin <= len(meal) else 0.0))
            spare *= self.weights.spare_fades
        return worth

    def bought(self, families: int, offer: tuple[int, ...], choice: int, stage: int) -> float:
        """What a choice of souvenirs scores and promises, its price aside."""
        weights = self.weights
        value = 0.0
        before = families
        for card in offer:
            if choice & 1:
                value += SOUVENIR_POINTS[families << 2 | FAMILY_OF[card]] + weights.collector
                families += FAMILY_UNITS[card]
            choice >>= 1
        left = STAGES - 0.5 - stage
        return value + weights.set_later * left * (self.next_cards[families] - self.next_cards[before])

    def best_purchase(
        self, families: int, offer: tuple[int, ...], key: int, coins: int, who: Traveller, stage: int
    ) -> tuple[float, int]:
        purse = self.purse[purse_kind(who)][stage]
        had = purse[coins]
        best, most = 0, 0.0
        for choice in PURCHASES[key << 6 | (coins if coins < RICH else RICH) << 2 | who.bargain]:
            if choice:
                cost = COSTS[key << 5 | choice << 2 | who.bargain]
                value = self.bought(families, offer, choice, stage) + purse[coins - cost] - had
                if value > most:
                    best, most = choice, value
        return most, best

    def village(self, families: int, coins: int, who: Traveller, stage: int) -> float:
        """What a village promises, over the offers there could be."""
        if coins > RICH:
            coins = RICH
        key = ((families << 4 | coins) << 3 | stage) << 4 | who.bargain << 2 | purse_kind(who)
        known = self._villages.get(key)
        if known is None:
            total = sum(self.best_purchase(families, offer, prices, coins, who, stage)[0] for offer, prices in _OFFERS)
            known = self._villages[key] = total / OFFERS + self.weights.village
        return known


class NextCards(dict[int, int]):
    """From packed families to what the next card scores, added up over the families."""

    def __missing__(self, families: int) -> int:
        points = self[families] = sum(SOUVENIR_POINTS[families << 2 | family] for family in range(FAMILIES))
        return points
