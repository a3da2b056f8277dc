"""What is in the box: road, cards, travellers, as the rules use them. load_box.py makes a box from its files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tokaido_tui.engine.tables import Source
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.road import Road

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

# Kinds of station. The panoramas are together, so that kind - PADDY numbers them.
INN, VILLAGE, FARM, PADDY, MOUNTAIN, SEA, SPRING, TEMPLE, ENCOUNTER = range(9)
STATION_NAMES = ("inn", "village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter")
PANORAMA_NAMES = STATION_NAMES[PADDY : SEA + 1]

# What closes an action to a traveller: that its panorama is complete (bits 0 to 2), an empty purse.
ALL_PANORAMAS = 7
NEEDS_COIN = 8

FAMILY_NAMES = ("small", "food", "clothing", "art")
FAMILIES = len(FAMILY_NAMES)

ACHIEVEMENT_NAMES = ("Paddy", "Mountain", "Sea", "Gourmet", "Bather", "Chatterbox", "Collector")
GOURMET, BATHER, CHATTERBOX, COLLECTOR = range(PANORAMAS, PANORAMAS + 4)

# How souvenirs are paid: see Traveller.bargain.
FULL_PRICE, CHEAPEST_FREE, DEAREST_FOR_ONE = range(3)

MOST_TRAVELLERS = 5
MOST_DISHES = 40
RICH = 9
"""More coins than three souvenirs can cost, or any dish: purses above it have the same options."""

Effect = Callable[["Tokaido", int, int], bool]
"""What an effect does to a seat, with its number; False while it leaves something to decide."""
Effects = tuple[tuple[Effect, int], ...]


class Traveller(NamedTuple):
    """A traveller and the effects it declares (see travellers.toml): the numbers are what a rule adds or takes away,
    `at_inns` and `at_encounters` what happens there, in this order."""

    name: str
    title: str
    coins: int
    inn_section: int = 0
    inn_encounter: int = 0
    inn_gift: int = 0
    meal_discount: int = 0
    encounters_seen: int = 1
    encounter_points: int = 0
    encounter_coins: int = 0
    spring_points: int = 0
    achievement_points: int = 0
    temple_gift: int = 0
    bargain: int = FULL_PRICE
    at_inns: Effects = ()
    at_encounters: Effects = ()


class Souvenir(NamedTuple):
    name: str
    family: int
    price: int


class Dish(NamedTuple):
    name: str
    price: int
    copies: int


class Encounter(NamedTuple):
    """A person one meets and the effects it declares (see encounters.toml); `section` is the number of a panorama, -1
    for none. `effects` are what happens, in this order."""

    name: str
    copies: int
    souvenirs: int = 0
    points: int = 0
    coins: int = 0
    offerings: int = 0
    section: int = -1
    effects: Effects = ()


class PrintedPrices(dict[int, int]):
    """From a mask of dishes to what their cards say they cost together."""

    def __init__(self, prices: tuple[int, ...]) -> None:
        super().__init__()
        self._prices = prices

    def __missing__(self, meals: int) -> int:
        dish = meals.bit_length() - 1
        total = self[meals] = self[meals ^ 1 << dish] + self._prices[dish] if meals else 0
        return total


# Equal only to itself: a game, its copies and its views share one box.
@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False, repr=False)
class Box:
    """`actions` are what can be done at each kind of station. `novice` travels in the Initiation variant, without a
    name or an effect. `springs` are the values there are, `spring_pile` the cards. `whole` is how many sections each
    panorama has. `rank_points` are the temple's, for more ranks than there are travellers. `statuses` says of every
    table how sure it is; `source` are the files that differ from ours, from which the box can be made again.

    The fields from `souvenir_pile` on are worked out from the others, for look-ups.
    """

    road: Road
    ends: tuple[str, str]
    actions: tuple[tuple[str, ...], ...]
    travellers: tuple[Traveller, ...]
    novice: Traveller
    souvenirs: tuple[Souvenir, ...]
    dishes: tuple[Dish, ...]
    meal_points: int
    encounters: tuple[Encounter, ...]
    spring_pile: tuple[int, ...]
    whole: tuple[int, ...]
    achievement_points: int
    temple_ranks: tuple[int, ...]
    temple_others: int
    farm_coins: int
    preparations: Mapping[int, tuple[int, ...]]
    statuses: Mapping[str, str]
    source: Source
    souvenir_pile: tuple[int, ...] = field(init=False)
    meal_pile: tuple[int, ...] = field(init=False)
    encounter_pile: tuple[int, ...] = field(init=False)
    traveller_pile: tuple[int, ...] = field(init=False)
    springs: tuple[int, ...] = field(init=False)
    spring_slots: dict[int, int] = field(init=False)
    people: int = field(init=False)
    spring_kinds: int = field(init=False)
    prices: tuple[int, ...] = field(init=False)
    family_of: tuple[int, ...] = field(init=False)
    family_units: tuple[int, ...] = field(init=False)
    dish_prices: tuple[int, ...] = field(init=False)
    affordable: tuple[int, ...] = field(init=False)
    """By purse (at most RICH): a mask of the dishes it can pay for."""
    printed_prices: PrintedPrices = field(init=False)
    rank_points: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        springs = tuple(sorted(set(self.spring_pile)))
        dish_prices = tuple(dish.price for dish in self.dishes)
        made: dict[str, Any] = {
            "souvenir_pile": tuple(range(len(self.souvenirs))),
            "meal_pile": tuple(number for number, dish in enumerate(self.dishes) for _ in range(dish.copies)),
            "encounter_pile": tuple(card for card, person in enumerate(self.encounters) for _ in range(person.copies)),
            "traveller_pile": tuple(range(len(self.travellers))),
            "springs": springs,
            "spring_slots": {value: slot for slot, value in enumerate(springs)},
            "people": len(self.encounters),
            "spring_kinds": len(springs),
            "prices": tuple(souvenir.price for souvenir in self.souvenirs),
            "family_of": tuple(souvenir.family for souvenir in self.souvenirs),
            "family_units": tuple(1 << 3 * souvenir.family for souvenir in self.souvenirs),
            "dish_prices": dish_prices,
            "affordable": tuple(
                sum(1 << dish for dish, price in enumerate(dish_prices) if price <= purse) for purse in range(RICH + 1)
            ),
            "printed_prices": PrintedPrices(dish_prices),
            "rank_points": (*self.temple_ranks, *[self.temple_others] * MOST_TRAVELLERS),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    def offer_key(self, cards: tuple[int, ...]) -> int:
        """The prices on offer as one int, two bits each, the last card's lowest."""
        key = 0
        for card in cards:
            key = key << 2 | self.prices[card]
        return key

    def __reduce__(self) -> tuple[Any, ...]:
        # Made again from its files, and only once a process: a view that travels meets the box it belongs to.
        from tokaido_tui.games.tokaido.load_box import box_from

        return box_from, (self.source,)
