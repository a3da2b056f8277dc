"""Look-up tables of what can be chosen, whatever is in the box: made once per question, shared by every game.

Actions are small ints. BUY: a mask over the souvenirs on offer. EAT: 0 or dish + 1. ADMIRE: 0 or panorama + 1.
DONATE: coins. MOVE: a station. KEEP, CHOOSE: the card. ACCEPT: 0 or 1. ACT: the action's number in stops.py.
"""

from __future__ import annotations

from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.box import CHEAPEST_FREE, DEAREST_FOR_ONE, FAMILIES, MOST_DISHES

CHOOSE, BUY, DONATE, EAT, ACCEPT, KEEP, ADMIRE, ACT, OVER = range(MOVE + 1, MOVE + 10)
KIND_NAMES = ("move", "choose", "buy", "donate", "eat", "accept", "keep", "admire", "act", "over")


def cost(prices: list[int], bargain: int) -> int:
    """What these souvenirs cost together."""
    total = sum(prices)
    if bargain == CHEAPEST_FREE and len(prices) > 1:
        return total - min(prices)
    if bargain == DEAREST_FOR_ONE and prices:
        return total - max(prices) + 1
    return total


def coins_needed(prices: list[int], bargain: int) -> int:
    """What the purse must hold to buy them: who gets one free must still be able to pay for all."""
    return sum(prices) if bargain == CHEAPEST_FREE else cost(prices, bargain)


def _prices(offer: int, choice: int) -> list[int]:
    prices = []
    while offer:
        prices.append(offer & 3)
        offer >>= 2
    prices.reverse()
    return [price for i, price in enumerate(prices) if choice >> i & 1]


class Purchases(dict[int, tuple[int, ...]]):
    """offer key << 6 | purse (at most RICH) << 2 | bargain: the choices that can be paid for."""

    def __missing__(self, key: int) -> tuple[int, ...]:
        offer, purse, bargain = key >> 6, key >> 2 & 15, key & 3
        size = (offer.bit_length() + 1) // 2
        choices = tuple(choice for choice in range(1 << size) if coins_needed(_prices(offer, choice), bargain) <= purse)
        self[key] = choices
        return choices


class Costs(dict[int, int]):
    """offer key << 5 | choice << 2 | bargain: what the choice costs."""

    def __missing__(self, key: int) -> int:
        price = self[key] = cost(_prices(key >> 5, key >> 2 & 7), key & 3)
        return price


class Numbers(dict[int, tuple[int, ...]]):
    """From a mask to 0 (nothing) and the numbers of its bits, counted from 1."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        highest = mask.bit_length()
        numbers = self[mask] = (*self[mask ^ 1 << highest - 1], highest) if mask else (0,)
        return numbers


class SouvenirPoints(dict[int, int]):
    """packed families << 2 | family: what the next card of the family scores, 1, 3, 5 or 7, by the set it joins.

    A collection's families are packed in one int, three bits for the cards of each.
    """

    def __missing__(self, key: int) -> int:
        families = unpack_families(key >> 2)
        points = self[key] = 1 + 2 * sum(count > families[key & 3] for count in families)
        return points


def unpack_families(packed: int) -> list[int]:
    return [packed >> 3 * family & 7 for family in range(FAMILIES)]


PURCHASES = Purchases()
COSTS = Costs()
CHOICES_OF = Numbers()
SOUVENIR_POINTS = SouvenirPoints()
DONATIONS = ((), (1,), (1, 2), (1, 2, 3))
YES_NO = (0, 1)
DISH_BITS = tuple(1 << number for number in range(MOST_DISHES))
