"""Tables worked out from the pilgrim's weights, so that a decision is mostly looking up."""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random

from tokaido_tui.bots.tokaido.weights import Weights, own_weights
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.box import FAMILIES, RICH, Box, Traveller
from tokaido_tui.games.tokaido.options import COSTS, PURCHASES, SOUVENIR_POINTS

STAGES = 4
PURSE = 64
"""Purses are looked up to this size."""
COUNTS = 16
OFFERING_BITS = 6
OFFERINGS = 63
MOST_DONATED = 3
OFFERS = 16
"""How many offers of a village stand for all there could be."""


def _offers(pile: tuple[int, ...]) -> list[tuple[int, ...]]:
    random = Random(7)
    return [tuple(sorted(random.sample(pile, min(3, len(pile))))) for _ in range(OFFERS)]


class Tables:
    """The tables of one set of weights for one box.

    travellers[who] is how many points a traveller makes. purse[who][stage][coins] is what a purse is worth to one (by
    number; the last is the novice); stage STAGES is after the last inn. share[slots - 1][rivals].
    later[stage][panorama][section] is what a section promises beyond itself, level and lead the same while it draws
    level in the race for its achievement or takes the lead. Towards an achievement one more card is worth
    count[how many fewer than the best others, from COUNTS up].

    Of the cards one meets, `met_points` score, `met_souvenirs` give a souvenir and `met_sections[panorama]` a section,
    all copies counted; `met_coins` and `met_offerings` are how many give how much. Purses over
    `purse_seen` are taken for that.
    """

    def __init__(self, weights: Weights, box: Box) -> None:
        self.weights = weights
        self.box = box
        all_ = (*box.travellers, box.novice)
        self.purse = tuple(tuple(tuple(self._purse(who, stage)) for stage in range(STAGES + 1)) for who in all_)
        # Whom nobody has measured is like the others.
        usual = sum(weights.travellers.values()) / len(weights.travellers)
        self.travellers = [weights.travellers.get(who.name, usual) for who in box.travellers]
        self._bargains = [who.bargain for who in all_]
        # Travellers that buy and eat alike share what a village promises.
        self._buys_like = [who.bargain << 2 | bool(who.inn_gift) << 1 | bool(who.meal_discount) for who in all_]
        self._offers = [(offer, box.offer_key(offer)) for offer in _offers(box.souvenir_pile)]
        people = box.encounters
        self.met_points = sum(person.copies * person.points for person in people)
        self.met_souvenirs = sum(person.copies * person.souvenirs for person in people)
        self.met_coins = [(person.copies, person.coins) for person in people if person.coins]
        self.met_offerings = [(person.copies, person.offerings) for person in people if person.offerings]
        self.met_sections = [sum(p.copies for p in people if p.section == panorama) for panorama in range(PANORAMAS)]
        gains = (box.farm_coins, *(p.coins for p in people), *(who.encounter_coins for who in box.travellers))
        self.purse_seen = PURSE - 1 - max(gains)
        self.met_cards = len(box.encounter_pile)
        share = weights.share
        self.share = (share, tuple(min(1.0, weights.double * part) for part in share))
        self.later = tuple(self._later(stage, 0.0) for stage in range(STAGES))
        self.level = tuple(self._later(stage, weights.race[0]) for stage in range(STAGES))
        self.lead = tuple(self._later(stage, weights.race[1]) for stage in range(STAGES))
        self.count = tuple(weights.count[min(max(2 - behind, 0), 4)] for behind in range(-COUNTS, COUNTS + 1))
        self.next_cards = NextCards()
        bank = max(who.temple_gift for who in box.travellers)
        most = max(MOST_DONATED + bank, *(person.offerings for person in box.encounters))
        self.ranks = tuple(Ranks(weights, stage, box.rank_points, most) for stage in range(STAGES))
        self._villages: dict[int, float] = {}

    def _later(self, stage: int, race: float) -> tuple[Numbers, ...]:
        weights = self.weights
        left = STAGES - 0.5 - stage
        return tuple(
            tuple(
                weights.panorama_later * max(0.0, min(size - section, rate * left))
                + (race * section / size if section < size else 0.0)
                for section in range(size + 2)
            )
            for size, rate in zip(self.box.whole, weights.panorama_rate, strict=True)
        )

    def _purse(self, who: Traveller, stage: int) -> list[float]:
        worth = [0.0]
        if stage == STAGES:
            return worth * PURSE
        meal = list(self.weights.meal_coins)
        if who.meal_discount:
            meal = [*meal[1:], 0.0]
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
        key = ((families << 4 | coins) << 3 | stage) << 5 | self._buys_like[who]
        known = self._villages.get(key)
        if known is None:
            total = sum(self.best_purchase(families, *offer, coins, who, stage)[0] for offer in self._offers)
            known = self._villages[key] = total / OFFERS + self.weights.village
        return known


class Ranks(dict[int, Numbers]):
    """What the temple's ranks promise, by the offerings of a seat and of the others (see packed_offerings): with
    what it has given, and with up to `most` more."""

    def __init__(self, weights: Weights, stage: int, rank_points: tuple[int, ...], most: int) -> None:
        super().__init__()
        spread = max(weights.rank_spread[stage] / 2, 0.1)
        self._believed = weights.rank[stage]
        self._points = rank_points
        self._most = most
        self._below = [1 / (1 + exp((lead - 0.01) / spread)) for lead in range(-OFFERINGS, OFFERINGS + 1)]

    def __missing__(self, packed: int) -> Numbers:
        mine, packed_others = packed & OFFERINGS, packed >> OFFERING_BITS
        others = []
        while packed_others:
            others.append((packed_others & OFFERINGS) - 1)
            packed_others >>= OFFERING_BITS
        found = self[packed] = tuple(self._worth(mine + more, others) for more in range(self._most + 1))
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


@cache
def own_tables(box: Box) -> Tables:
    return Tables(own_weights(), box)
