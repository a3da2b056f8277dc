"""The merchant: greedy. Goes where the stop is worth most, less what advancing costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import mean
from typing import NamedTuple

from tokaido_tui.bots.tokaido.stations import Stations, by_station, stations_of
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.box import Box, Encounter
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.options import (
    ACCEPT,
    ACT,
    ADMIRE,
    BUY,
    COSTS,
    DONATE,
    EAT,
    KEEP,
    SOUVENIR_POINTS,
)

STEP = 1.1
"""What a station of distance costs: about what a road's points come to, spread over its stations."""
COIN = 0.8
"""What a coin is worth beyond those the next meal needs."""
MEAL_COINS = 3
FIRST = 3
"""The achievement for completing a panorama first."""

# By coins in the purse: what a farm, a temple and a village promise. Farm, spring and encounter are those of our box.
_FARM = tuple(3.6 if coins < 2 else 3.2 if coins < 5 else 2.2 if coins < 9 else 1.0 for coins in range(64))
_TEMPLE = tuple(0.0 if not coins else 1.6 if coins < 4 else 2.6 for coins in range(64))
_VILLAGE = tuple(0.0 if coins < 2 else 1.0 if coins < 4 else 2.6 if coins < 6 else 3.4 for coins in range(64))
_SPRING = 2.5
_ENCOUNTER = 2.4


class Stops(NamedTuple):
    """What stops promise in a box: a farm by coins in the purse."""

    farm: tuple[float, ...]
    spring: float
    encounter: float
    stations: Stations | None


def _meeting(box: Box) -> float:
    """What an encounter gives on the mean, a section being half of its panorama."""
    gains = [
        person.copies * (_gain(person) + (box.whole[person.section] / 2 if person.section >= 0 else 0.0))
        for person in box.encounters
    ]
    return sum(gains) / len(box.encounter_pile)


# Bounded: a program that runs for long may meet many boxes.
@lru_cache(maxsize=8)
def stops_of(box: Box) -> Stops:
    ours = load_box()
    farm, spring = box.farm_coins / ours.farm_coins, mean(box.spring_pile) / mean(ours.spring_pile)
    meeting = _meeting(box) / _meeting(ours)
    return Stops(tuple(farm * worth for worth in _FARM), spring * _SPRING, meeting * _ENCOUNTER, stations_of(box))


def _gain(person: Encounter) -> float:
    """What somebody gives, sections aside."""
    return person.points + COIN * person.coins + 1.5 * person.offerings + 2.0 * person.souvenirs


def _section(game: Tokaido, seat: int, panorama: int) -> float:
    """What the next section of a panorama gives; 0 when it is complete."""
    section = game.sections[PANORAMAS * seat + panorama] + 1
    size = game.whole[panorama]
    if section > size:
        return 0.0
    return section + FIRST if section == size and not game.awarded >> panorama & 1 else section + 0.5


class Merchant:
    """Plays for the next stop only."""

    __slots__ = ()

    def pick(self, game: Tokaido) -> int:
        kind = game.kind
        if kind == MOVE:
            return self._move(game)
        seat = game.seat
        if kind == BUY:
            return self._buy(game, seat)
        if kind == EAT:
            # The cheapest that can be had.
            actions = game.legal_actions()
            return 0 if len(actions) == 1 else min(actions[1:], key=lambda action: game.box.dish_prices[action - 1])
        if kind == DONATE:
            return max(1, min(3, game.coins[seat] - MEAL_COINS))
        if kind == ACCEPT:
            return 1
        actions = game.legal_actions()
        if kind == ADMIRE:
            return max(actions[1:], key=lambda action: _section(game, seat, action - 1))
        if kind == ACT:
            worths = self._worths(game, seat, stops_of(game.box))
            return max(actions, key=worths.__getitem__)
        if kind == KEEP:
            return max(actions, key=lambda card: self._met(game, seat, card))
        # The richest; of equals the first.
        return max(actions, key=lambda number: (game.box.travellers[number].coins, -number))

    def _move(self, game: Tokaido) -> int:
        actions = game.legal_actions()
        seat = game.walker
        if len(actions) == 1 or seat >= game.players:
            # The neutral gets out of the way of its mover as little as it can.
            return actions[0]
        stops = stops_of(game.box)
        worth = self._worths(game, seat, stops)
        if stops.stations is not None:
            worth = by_station(worth, stops.stations)
        kinds = game.road.kinds
        best = actions[-1]
        most = worth[0] - STEP * best
        for station in actions:
            value = worth[kinds[station]] - STEP * station
            if value > most:
                most = value
                best = station
        return best

    @staticmethod
    def _worths(game: Tokaido, seat: int, stops: Stops) -> Sequence[float]:
        """By action, as stops.py in games/tokaido numbers them."""
        coins = game.coins[seat]
        if coins > 63:
            coins = 63
        who = game.who[seat]
        return (
            0.0,
            _VILLAGE[coins],
            stops.farm[coins],
            _section(game, seat, 0),
            _section(game, seat, 1),
            _section(game, seat, 2),
            stops.spring + who.spring_points if game.spring_deck.top else 0.0,
            _TEMPLE[coins] + who.temple_gift,
            stops.encounter + who.encounter_points,
        )

    def _buy(self, game: Tokaido, seat: int) -> int:
        bargain = game.who[seat].bargain
        coins = game.coins[seat]
        best, most = 0, 0.0
        for choice in game.legal_actions():
            cost = COSTS[game.offer_key << 5 | choice << 2 | bargain]
            if cost and coins - cost < 1:
                continue
            families = game.families[seat]
            value = -COIN * cost
            for i, card in enumerate(game.offer):
                if choice >> i & 1:
                    # Half a point for what the card will let later ones score.
                    value += SOUVENIR_POINTS[families << 2 | game.box.family_of[card]] + 0.5
                    families += game.box.family_units[card]
            if value > most:
                best, most = choice, value
        return best

    def _met(self, game: Tokaido, seat: int, card: int) -> float:
        person = game.box.encounters[card]
        if person.section >= 0:
            return max(_section(game, seat, person.section), 1.0) + _gain(person)
        return _gain(person)
