"""Tables worked out from the pilgrim's weights, so that a decision is mostly looking up."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from statistics import mean

from tokaido_tui.bots.road.moves import shares
from tokaido_tui.bots.road.panoramas import Promises
from tokaido_tui.bots.tokaido.stations import stations_of
from tokaido_tui.bots.tokaido.travellers import traveller_worths
from tokaido_tui.bots.tokaido.weights import Weights, own_weights
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.box import FAMILIES, RICH, Box, Traveller
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.options import COSTS, PURCHASES, SOUVENIR_POINTS

STAGES = 4
PURSE = 64
"""Purses are looked up to this size."""
COUNTS = 128
"""Nobody bathes or meets more often."""
OFFERING_BITS = 10
"""Enough for any pile at the temple."""
OFFERINGS = 63
"""Leads there that are told apart."""
MOST_DONATED = 3
OFFERS = 16
"""How many offers of a village stand for all there could be."""


def _gained(purse: list[float], coins: int) -> list[float]:
    """By coins in the purse, what so many more are worth."""
    return [purse[min(had + coins, PURSE - 1)] - worth for had, worth in enumerate(purse)]


def _offers(pile: tuple[int, ...]) -> list[tuple[int, ...]]:
    random = Random(7)
    return [tuple(sorted(random.sample(pile, min(3, len(pile))))) for _ in range(OFFERS)]


class Tables:
    """The tables of one set of weights for one box.

    Travellers are by number, the last is the novice. `travellers[who]` is how many points one makes.
    `purse[who][stage][coins]` is what a purse is worth to one, with STAGES as the stage after the last inn;
    `farm[who][stage][coins]` what a farm adds to it, `meeting[who][stage][coins]` what an encounter does on the mean,
    beside what it is worth for souvenirs, sections and offerings: of all copies, `met_souvenirs` and
    `met_sections[panorama]` give these. `share[slots - 1][rivals]`; `promises` of panoramas are by stage; `spring` is
    the stop. `stations` are as stations.py says, `gives[kind]` whether one gives at the temple there. Towards an
    achievement one more card is worth `count[how many fewer than the best others, from COUNTS up]`.
    """

    def __init__(self, weights: Weights, box: Box) -> None:
        self.weights = weights
        self.box = box
        stages = range(STAGES)
        all_ = (*box.travellers, box.novice)
        self.purse = [[self._purse(who, stage) for stage in range(STAGES + 1)] for who in all_]
        self.farm = [[_gained(purse[stage], box.farm_coins) for stage in stages] for purse in self.purse]
        self.meeting = [
            [self._meeting(who, purse[stage]) for stage in stages] for who, purse in zip(all_, self.purse, strict=True)
        ]
        self.travellers = traveller_worths(weights, box, self._purse(box.novice, 0))
        self._bargains = [who.bargain for who in all_]
        # Travellers that buy and eat alike share what a village promises.
        self._buys_like = [who.bargain << 5 | bool(who.inn_gift) << 4 | who.meal_discount for who in all_]
        self._offers = [(offer, box.offer_key(offer)) for offer in _offers(box.souvenir_pile)]
        people = box.encounters
        self.met_cards = len(box.encounter_pile)
        self.met_souvenirs = sum(person.copies * person.souvenirs for person in people)
        self.met_sections = [sum(p.copies for p in people if p.section == panorama) for panorama in range(PANORAMAS)]
        # What springs score on the mean beyond those of our box is not in the weight.
        self.spring = weights.spring + mean(box.spring_pile) - mean(load_box().spring_pile)
        self.share = shares(weights)
        self.promises = Promises(weights, box.whole, [STAGES - 0.5 - stage for stage in stages])
        self.stations = stations_of(box)
        self.gives = ["give" in actions for actions in box.actions]
        self.count = [weights.count[min(max(2 - behind, 0), 4)] for behind in range(-COUNTS, COUNTS + 1)]
        self.next_cards = NextCards()
        self.ranks = [Ranks(weights, box, stage) for stage in stages]
        self._villages: dict[int, float] = {}

    def _meeting(self, who: Traveller, purse: list[float]) -> list[float]:
        """By coins, what an encounter is worth, beside what is worked out for every seat."""
        people = self.box.encounters
        fixed = sum(person.copies * person.points for person in people)
        found = [float(fixed)] * PURSE
        for person in people:
            if person.coins:
                gains = _gained(purse, person.coins)
                found = [worth + person.copies * gain for worth, gain in zip(found, gains, strict=True)]
        weights = self.weights
        extra = weights.encounter + who.encounter_points + (weights.two_encounters if who.encounters_seen > 1 else 0.0)
        gains = _gained(purse, who.encounter_coins)
        cards = len(self.box.encounter_pile)
        return [worth / cards + extra + gain for worth, gain in zip(found, gains, strict=True)]

    def _purse(self, who: Traveller, stage: int) -> list[float]:
        worth = [0.0]
        if stage == STAGES:
            return worth * PURSE
        meal = list(self.weights.meal_coins)
        if who.meal_discount:
            meal = meal[who.meal_discount :]
        elif who.inn_gift:
            meal = [self.weights.gift_meals * coin for coin in meal]
        spare = self.weights.spare_coin[stage]
        for coin in range(1, PURSE):
            worth.append(worth[-1] + max(spare, meal[coin - 1] if coin <= len(meal) else 0.0))
            spare *= self.weights.spare_fades
        return worth

    def bought(self, families: int, offer: tuple[int, ...], choice: int, stage: int) -> float:
        """What a choice of souvenirs scores and promises, its price aside."""
        weights, box = self.weights, self.box
        value = 0.0
        before = families
        for card in offer:
            if choice & 1:
                value += SOUVENIR_POINTS[families << 2 | box.family_of[card]] + weights.collector
                families += box.family_units[card]
            choice >>= 1
        left = STAGES - 0.5 - stage
        return value + weights.set_later * left * (self.next_cards[families] - self.next_cards[before])

    def best_purchase(
        self, families: int, offer: tuple[int, ...], key: int, coins: int, who: int, stage: int
    ) -> tuple[float, int]:
        """The best choice from an offer (by its prices: `key`) and what it is worth."""
        bargain = self._bargains[who]
        purse = self.purse[who][stage]
        had = purse[coins]
        best, most = 0, 0.0
        for choice in PURCHASES[key << 6 | (coins if coins < RICH else RICH) << 2 | bargain]:
            if choice:
                cost = COSTS[key << 5 | choice << 2 | bargain]
                value = self.bought(families, offer, choice, stage) + purse[coins - cost] - had
                if value > most:
                    best, most = choice, value
        return most, best

    def village(self, families: int, coins: int, who: int, stage: int) -> float:
        """What a village promises, over the offers there could be."""
        if coins > RICH:
            coins = RICH
        key = ((families << 4 | coins) << 3 | stage) << 7 | self._buys_like[who]
        known = self._villages.get(key)
        if known is None:
            total = sum(self.best_purchase(families, *offer, coins, who, stage)[0] for offer in self._offers)
            known = self._villages[key] = total / OFFERS + self.weights.village
        return known


class Ranks(dict[int, Numbers]):
    """What the temple's ranks promise, by the offerings of a seat and of the others (see evaluation.ranks): with what
    it has given, and with one offering more and so on; the last number is what encounters promise by offerings, all
    copies counted."""

    def __init__(self, weights: Weights, box: Box, stage: int) -> None:
        super().__init__()
        spread = max(weights.rank_spread[stage] / 2, 0.1)
        self._believed = weights.rank[stage]
        self._points = box.rank_points
        self._met = [(person.copies, person.offerings) for person in box.encounters if person.offerings]
        bank = max(who.temple_gift for who in box.travellers)
        self._most = max(MOST_DONATED + bank, *(person.offerings for person in box.encounters))
        self._below = [1 / (1 + exp((lead - 0.01) / spread)) for lead in range(-OFFERINGS, OFFERINGS + 1)]

    def __missing__(self, packed: int) -> Numbers:
        mine, packed_others = packed & (1 << OFFERING_BITS) - 1, packed >> OFFERING_BITS
        others = []
        while packed_others:
            others.append((packed_others & (1 << OFFERING_BITS) - 1) - 1)
            packed_others >>= OFFERING_BITS
        worths = [self._worth(mine + more, others) for more in range(self._most + 1)]
        met = sum(copies * (gift + worths[gift] - worths[0]) for copies, gift in self._met)
        found = self[packed] = (*worths, met)
        return found

    def _worth(self, mine: int, others: list[int]) -> float:
        if not mine:
            return 0.0
        above = sum(self._below[OFFERINGS + max(min(mine - theirs, OFFERINGS), -OFFERINGS)] for theirs in others)
        rank, points = int(above), self._points
        return self._believed * (points[rank] + (above - rank) * (points[rank + 1] - points[rank]))


class NextCards(dict[int, int]):
    """From packed families to what the next card scores, added up over the families."""

    def __missing__(self, families: int) -> int:
        points = self[families] = sum(SOUVENIR_POINTS[families << 2 | family] for family in range(FAMILIES))
        return points


# Bounded: a program that runs for long may meet many boxes.
@lru_cache(maxsize=8)
def own_tables(box: Box) -> Tables:
    """Those of the weights that ship."""
    return Tables(own_weights(), box)


def tables_of(weights: Weights | None, box: Box) -> Tables:
    return own_tables(box) if weights is None else Tables(weights, box)
