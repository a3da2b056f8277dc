"""Tables worked out from the pilgrim's weights for a box, so that a decision is mostly looking up."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp
from operator import mul
from typing import Any

from tokaido_tui.bots.namiji.shelves import Shelves
from tokaido_tui.bots.namiji.trap import FINE, Haul, Worth
from tokaido_tui.bots.namiji.weights import COLOUR, Weights, own_weights
from tokaido_tui.bots.road.moves import shares
from tokaido_tui.bots.road.panoramas import Promises
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.namiji.box import DOLPHIN, EFFECT_NAMES, LINE, NET, OFFERINGS, ROCK, WHIRLPOOL, Box
from tokaido_tui.games.namiji.shelf import COLUMNS, ROWS
from tokaido_tui.games.namiji.stops import SAFE
from tokaido_tui.games.road.reading import LEGS

TIMES = 8
"""The voyage is told in so many parts."""
MOST_KNOWN = 5_000
"""Hauls remembered at a time."""

# Rocks that count these are served by a stop, which brings so many.
_SERVED: dict[str, tuple[tuple[int, int], ...]] = {
    "dolphin": ((DOLPHIN, 1),),
    "octopus": ((DOLPHIN + 1, 1),),
    "whale": ((DOLPHIN + 2, 1),),
    "offerings": ((WHIRLPOOL, 1),),
    "rocks": ((ROCK, 1),),
}
# And these by a token on the shelf, a fish and a net.
_SHELVED = {"cells": (1, 2), "single fish": (1, 0), "nets": (0, 1)}
TRAPPED = ("shrimp", "crabs", "crustaceans")

# What a rock asks for, as far as a decision has to know.
(BY_STOP, BY_TOKEN, BY_COLOUR, BY_VARIETY, BY_LINES, BY_TRAP, BY_PANORAMAS, BY_DOCK) = range(8)


def at_least(mean: float, count: int) -> float:
    """The chance of so many or more, where so many come on the mean (Poisson)."""
    term = fewer = exp(-mean)
    if count <= 0:
        return 1.0
    for i in range(1, count):
        term *= mean / i
        fewer += term
    return max(0.0, 1.0 - fewer)


@cache
def _odds(count: int, drawn: int) -> Numbers:
    """By rank from the worst: the chance to be the best of so many drawn."""
    ways = comb(count, drawn)
    return tuple(comb(rank, drawn - 1) / ways for rank in range(count))


def best_of(worths: list[float], drawn: int) -> float:
    """What the best of so many is worth on the mean, drawn from these, the worst of which comes first."""
    count = len(worths)
    if not count or drawn <= 0:
        return 0.0
    mean: float = sum(map(mul, _odds(count, min(count, drawn)), worths))
    return mean


class Tables:
    """The tables of one set of weights for one box. What depends on how far the voyage has come is by time, from 0 to
    TIMES - 1 (`time_of[station]`).

    `shelves[time]`; `promises` of panoramas are by time; `offering[time][left]` is what setting one afloat saves.
    `rocks[card][time][have]` is what a rock is worth to whoever has so many of what it counts, `dock_rocks` a mask of
    those that count dock cards; `cards[time]` are what these are worth. `rock_needs` is where rocks.py remembers its
    answers.
    """

    def __init__(self, weights: Weights, box: Box) -> None:
        self.weights = weights
        self.box = box
        last = box.route.last
        self.time_of = tuple(min(TIMES - 1, TIMES * station // last) for station in range(last + 1))
        self.left = tuple(1 - (time + 0.5) / TIMES for time in range(TIMES))
        self.leg_of = tuple(LEGS * time // TIMES for time in range(TIMES))
        self.share = shares(weights)
        self.shelves = [self._shelves(time) for time in range(TIMES)]
        times = range(TIMES)
        self.promises = Promises(weights, box.whole, [LEGS * left for left in self.left])
        self.offering = [self._offerings(time) for time in times]
        self.rock_stop = [weights.rock[self.leg_of[time]] for time in times]
        self.rocks = [[self._rock(card, time) for time in times] for card in range(len(box.rocks))]
        self.asks = [_ask(box, card.counts) for card in box.rocks]
        self.dock_rocks = sum(1 << card for card, (way, _) in enumerate(self.asks) if way == BY_DOCK)
        self.cards = [self._cards(time) for time in times]
        self.rock_needs: dict[tuple[object, ...], Any] = {}
        self._hauls: dict[tuple[object, ...], Haul] = {}

    def _shelves(self, time: int) -> Shelves:
        weights = self.weights
        mean = weights.tokens * self.left[time]
        table = [
            [belief * at_least(mean * fits, missing + 1) for fits in weights.fits]
            for missing, belief in enumerate(weights.hope)
        ]
        return Shelves(self.box, lambda missing, ways: table[missing - 1][ways - 1])

    def _offerings(self, time: int) -> list[float]:
        """By offerings left. The last ones save less than the first, and who sets one afloat now meets those sooner."""
        penalty = self.box.penalty
        saved = [0.0, *[float(penalty[left] - penalty[left - 1]) for left in range(1, OFFERINGS + 1)]]
        sooner = self.weights.offering_later[self.leg_of[time]]
        found = [0.0]
        for left in range(1, OFFERINGS + 1):
            found.append(saved[left] - sooner * (saved[left] - saved[left - 1] if left > 1 else 0.0))
        return [0.0, *[worth + self.weights.whirlpool for worth in found[1:]]]

    def _rock(self, card: int, time: int) -> Numbers:
        rock = self.box.rocks[card]
        counts = COLOUR if rock.counts in self.box.colours else rock.counts
        mean = self.weights.rates[counts] * self.weights.steer * self.left[time]
        return tuple(rock.points * at_least(mean, rock.at_least - have) for have in range(rock.at_least + 1))

    def _cards(self, time: int) -> list[float]:
        legs = LEGS * self.left[time]
        worths = [self.weights.upgrades[effect] for effect in EFFECT_NAMES]
        return [card.points + legs * sum(map(mul, card.effects, worths)) for card in self.box.docks]

    def rock_worth(self, card: int, time: int, have: int) -> float:
        row = self.rocks[card][time]
        return row[have] if have < len(row) else row[-1]

    def haul(self, shrimp: int, crabs: int, more_safe: int, wanted: tuple[tuple[int, int], ...], time: int) -> Haul:
        """A visit to the trap with so many in the bag; `wanted` are rocks that count what is in it, and how many their
        owner has."""
        share = FINE * crabs // max(1, shrimp + crabs)
        key = (share, more_safe, wanted, time if wanted else 0)
        known = self._hauls.get(key)
        if known is None:
            if len(self._hauls) >= MOST_KNOWN:
                self._hauls.clear()
            worth = self._kept(wanted, time)
            known = self._hauls[key] = Haul(share / FINE, SAFE + more_safe, self.box.draws, worth)
        return known

    def _kept(self, wanted: tuple[tuple[int, int], ...], time: int) -> Worth:
        box = self.box
        points = box.crustacean_points

        def worth(shrimp: int, crabs: int) -> float:
            total = float(points * (shrimp + crabs))
            for card, have in wanted:
                more = {"shrimp": shrimp, "crabs": crabs}.get(box.rocks[card].counts, shrimp + crabs)
                total += self.rock_worth(card, time, have + more) - self.rock_worth(card, time, have)
            return total

        return worth


def _ask(box: Box, counts: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    """What a rock asks for, and what serves it: (station, how many), (token, how many) or (colour, 1)."""
    if counts in box.colours:
        return BY_COLOUR, ((box.colours.index(counts), 1),)
    if counts in _SERVED:
        return BY_STOP, _SERVED[counts]
    if counts in _SHELVED:
        fish, net = _SHELVED[counts]
        return BY_TOKEN, ((LINE, fish), (NET, net))
    special = {"variety": BY_VARIETY, "lines": BY_LINES, "panoramas": BY_PANORAMAS}
    if counts in special:
        return special[counts], ()
    return (BY_TRAP if counts in TRAPPED else BY_DOCK), ()


# Bounded: a program that runs for long may meet many boxes.
@lru_cache(maxsize=8)
def own_tables(box: Box) -> Tables:
    """Those of the weights that ship."""
    return Tables(own_weights(), box)


def tables_of(weights: Weights | None, box: Box) -> Tables:
    return own_tables(box) if weights is None else Tables(weights, box)


assert max(ROWS, COLUMNS) == 4, "lines lack at most four cells here, as many as `hope` has"
