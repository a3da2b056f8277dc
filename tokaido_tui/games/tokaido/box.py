"""The data of Tokaido, read from the files beside it and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.road.panoramas import PANORAMAS as PANORAMAS
from tokaido_tui.games.road.reading import read_road

# Kinds of station. The panoramas are together, so that kind - PADDY numbers them.
INN, VILLAGE, FARM, PADDY, MOUNTAIN, SEA, SPRING, TEMPLE, ENCOUNTER = range(9)
STATION_NAMES = ("inn", "village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter")
PANORAMA_NAMES = STATION_NAMES[PADDY : SEA + 1]

# What can be closed to a traveller: a panorama that is complete (bits 0 to 2), and what needs a coin (NEEDS_COIN).
CLOSABLE = ((PADDY,), (MOUNTAIN,), (SEA,), (VILLAGE, TEMPLE))
ALL_PANORAMAS = 7
NEEDS_COIN = 8

# How souvenirs are paid: see Traveller.bargain.
FULL_PRICE, CHEAPEST_FREE, DEAREST_FOR_ONE = range(3)
BARGAINS = {"": FULL_PRICE, "cheapest free": CHEAPEST_FREE, "dearest for one": DEAREST_FOR_ONE}


@dataclass(frozen=True, slots=True)
class Traveller:
    """A traveller and the effects it declares (see travellers.toml)."""

    name: str
    title: str
    coins: int
    inn_section: bool = False
    inn_encounter: bool = False
    inn_gift: bool = False
    meal_discount: int = 0
    encounters_seen: int = 1
    encounter_points: int = 0
    encounter_coins: int = 0
    spring_points: int = 0
    achievement_points: int = 0
    temple_gift: int = 0
    bargain: int = FULL_PRICE
    inn_ability: bool = field(init=False)
    """Whether anything but the meal happens when this traveller reaches an inn."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "inn_ability", self.inn_section or self.inn_encounter or self.inn_gift)


@dataclass(frozen=True, slots=True)
class Souvenir:
    name: str
    family: int
    price: int


@dataclass(frozen=True, slots=True)
class Dish:
    name: str
    price: int
    copies: int


@dataclass(frozen=True, slots=True)
class Encounter:
    """A person one meets; `section` is the number of a panorama, -1 for none."""

    name: str
    copies: int
    souvenirs: int = 0
    points: int = 0
    coins: int = 0
    offerings: int = 0
    section: int = -1


def _load(name: str) -> dict[str, Any]:
    # A plain path: importlib.resources takes longer to load than all the tables.
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


def _read_traveller(entry: dict[str, Any]) -> Traveller:
    try:
        return Traveller(**{**entry, "bargain": BARGAINS[entry.get("bargain", "")]})
    except (TypeError, KeyError) as error:
        raise DataError(f"traveller {entry.get('name')!r} has an unknown effect: {error}") from None


def _read_encounter(entry: dict[str, Any]) -> Encounter:
    section = entry.get("section")
    return Encounter(**{**entry, "section": -1 if section is None else PANORAMA_NAMES.index(section)})


def _copies(cards: list[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(card for card, copies in cards for _ in range(copies))


_ROAD = _load("road.toml")
_CARDS = _load("cards.toml")

KYOTO_TO_EDO = read_road(_ROAD["stages"], _ROAD["letters"], STATION_NAMES, CLOSABLE)
ENDS: tuple[str, str] = (_ROAD["ends"][0], _ROAD["ends"][1])

FAMILY_NAMES: tuple[str, ...] = tuple(_CARDS["souvenirs"])
FAMILIES = len(FAMILY_NAMES)
SOUVENIRS = tuple(
    Souvenir(name, number, price)
    for number, family in enumerate(FAMILY_NAMES)
    for name, price in _CARDS["souvenirs"][family].items()
)
DISHES = tuple(
    Dish(name, group["coins"], group["copies"]) for group in _CARDS["meals"]["price"] for name in group["dishes"]
)
ENCOUNTERS = tuple(_read_encounter(entry) for entry in _CARDS["encounters"])
TRAVELLERS = tuple(_read_traveller(entry) for entry in _load("travellers.toml")["traveller"])
NOVICE = Traveller("", "", coins=_CARDS["coins"]["initiation"])
"""Who travels in the Initiation variant: no traveller, no ability."""

SPRING_VALUES: tuple[int, ...] = tuple(int(value) for value in _CARDS["springs"])
SPRING_KINDS = len(SPRING_VALUES)
PEOPLE = len(ENCOUNTERS)
SECTIONS: tuple[int, ...] = tuple(_CARDS["panoramas"][name] for name in PANORAMA_NAMES)
ACHIEVEMENT_NAMES: tuple[str, ...] = (*_CARDS["achievements"]["panorama"], *_CARDS["achievements"]["final"])
GOURMET, BATHER, CHATTERBOX, COLLECTOR = range(PANORAMAS, PANORAMAS + 4)

MEAL_POINTS: int = _CARDS["meals"]["points"]
ACHIEVEMENT_POINTS: int = _CARDS["achievements"]["points"]
FARM_COINS: int = _CARDS["coins"]["farm"]
TEMPLE_RANKS: tuple[int, ...] = tuple(_CARDS["temple"]["ranks"])
TEMPLE_OTHERS: int = _CARDS["temple"]["others"]
PREPARATIONS: dict[int, tuple[int, ...]] = {int(n): tuple(c) for n, c in _CARDS["preparations"].items()}

SOUVENIR_PILE = tuple(range(len(SOUVENIRS)))
MEAL_PILE = _copies([(number, dish.copies) for number, dish in enumerate(DISHES)])
ENCOUNTER_PILE = _copies([(number, encounter.copies) for number, encounter in enumerate(ENCOUNTERS)])
SPRING_PILE = _copies([(int(value), copies) for value, copies in _CARDS["springs"].items()])
TRAVELLER_PILE = tuple(range(len(TRAVELLERS)))
