"""A box from its files: ours, or those in a folder of a player's own, each checked with a sentence for every fault.

A folder needs only the tables that differ; the others stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.errors import sentence
from tokaido_tui.engine.tables import Library, Source, Table, once, statuses
from tokaido_tui.games.road.reading import read_legs
from tokaido_tui.games.tokaido.box import (
    FAMILY_NAMES,
    INN,
    MOST_DISHES,
    PANORAMA_NAMES,
    STATION_NAMES,
    Box,
    Dish,
    Encounter,
    Souvenir,
    Traveller,
)
from tokaido_tui.games.tokaido.effects import AT_ENCOUNTERS, AT_INNS, BARGAINS, NUMBERS, OF_PEOPLE
from tokaido_tui.games.tokaido.stops import ACTIONS, REST, closed_by

TABLES = (
    "road", "stations", "travellers", "souvenirs", "meals", "encounters", "springs", "panoramas", "achievements",
    "temple", "coins",
)  # fmt: skip
OURS = Path(__file__).parent / "data"
LIBRARY = Library("Tokaido", OURS, TABLES)

LETTERS = {"I": "inn", "V": "village", "F": "farm", "P": "paddy", "M": "mountain", "S": "sea",
           "H": "spring", "T": "temple", "E": "encounter"}  # fmt: skip
FEWEST_TRAVELLERS, MOST_TRAVELLERS = 10, 40
MOST_POINTS, MOST_COINS = 30, 20
MOST_OF_A_FAMILY, DEAREST_SOUVENIR, DEAREST_DISH = 7, 3, 9
MOST_COPIES = 20
RANKS = 5
"""As many piles of offerings as there can be at the temple."""


def _ends(table: Table) -> tuple[str, str]:
    first, last = (table.proper("an end", name) for name in table.items("ends", 2))
    return first, last


def _actions(table: Table) -> tuple[tuple[str, ...], ...]:
    """What can be done at each kind of station: one thing, a choice of several, or none."""
    table.keys(*STATION_NAMES)
    found = tuple(tuple(table.known(action, ACTIONS) for action in table.texts(name)) for name in STATION_NAMES)
    for name, actions in zip(STATION_NAMES, found, strict=True):
        for action in actions:
            text = sentence("{name} says {action!r} twice")
            table.need(actions.count(action) == 1, text, name=name, action=action)
        inn = name == STATION_NAMES[INN]
        text = sentence("{name} should be [{rest!r}]: all wait at an inn until everybody has eaten")
        table.need(not inn or actions == (REST,), text, name=name, rest=REST)
        text = sentence("{name} says {rest!r}, which can only be done at an inn")
        table.need(inn or REST not in actions, text, name=name, rest=REST)
    return found


def _travellers(table: Table) -> tuple[Traveller, ...]:
    effects = {**AT_INNS, **AT_ENCOUNTERS}
    found = []
    for entry in table.cards():
        entry.only("name", "title", "coins", "bargain", *effects, *NUMBERS)
        declared = {name: entry.number(name, 1, 9) for name in (*effects, *NUMBERS) if name in entry.data}
        found.append(
            Traveller(
                entry.name("name"),
                entry.text("title"),
                entry.number("coins", 0, MOST_COINS),
                **declared,
                bargain=BARGAINS[entry.one_of("bargain", BARGAINS)] if "bargain" in entry.data else 0,
                at_inns=tuple((AT_INNS[n], declared[n]) for n in AT_INNS if n in declared),
                at_encounters=tuple(
                    (AT_ENCOUNTERS[name], declared[name]) for name in AT_ENCOUNTERS if name in declared
                ),
            )
        )
    text = sentence("there should be {fewest} to {most} travellers, not {count}")
    fits = FEWEST_TRAVELLERS <= len(found) <= MOST_TRAVELLERS
    table.need(fits, text, fewest=FEWEST_TRAVELLERS, most=MOST_TRAVELLERS, count=len(found))
    return tuple(found)


def _souvenirs(table: Table) -> tuple[Souvenir, ...]:
    table.keys(*FAMILY_NAMES)
    found: list[Souvenir] = []
    for number, family in enumerate(FAMILY_NAMES):
        cards = table.part(family)
        count = len(cards.data)
        text = sentence("there should be 1 to {most} souvenirs, not {count}")
        cards.need(1 <= count <= MOST_OF_A_FAMILY, text, most=MOST_OF_A_FAMILY, count=count)
        for name in cards.data:
            cards.proper("a souvenir", name)
            found.append(Souvenir(name, number, cards.number(name, 1, DEAREST_SOUVENIR)))
    _unlike(table, [souvenir.name for souvenir in found])
    return tuple(found)


def _unlike(table: Table, names: list[str]) -> None:
    for name in names:
        table.need(names.count(name) == 1, "two cards are called {name}", name=name)


def _dishes(table: Table) -> tuple[Dish, ...]:
    found: list[Dish] = []
    for entry in table.parts("price", "price"):
        entry.keys("coins", "copies", "dishes")
        coins, copies = entry.number("coins", 1, DEAREST_DISH), entry.number("copies", 1, MOST_COPIES)
        found += [Dish(entry.proper("a dish", name), coins, copies) for name in entry.items("dishes")]
    text = sentence("there should be 1 to {most} dishes, not {count}")
    table.need(1 <= len(found) <= MOST_DISHES, text, most=MOST_DISHES, count=len(found))
    _unlike(table, [dish.name for dish in found])
    return tuple(found)


def _encounters(table: Table) -> tuple[Encounter, ...]:
    found = []
    for entry in table.cards():
        entry.only("name", "copies", *OF_PEOPLE)
        declared = {
            name: PANORAMA_NAMES.index(entry.one_of(name, PANORAMA_NAMES))
            if name == "section"
            else entry.number(name, 1, 9)
            for name in OF_PEOPLE
            if name in entry.data
        }
        entry.need(bool(declared), "there should be an effect: {names}", names=", ".join(OF_PEOPLE))
        effects = tuple((OF_PEOPLE[name], number) for name, number in declared.items())
        found.append(Encounter(entry.name("name"), entry.number("copies", 1, MOST_COPIES), **declared, effects=effects))
    table.need(bool(found), "there should be a card")
    return tuple(found)


def _springs(table: Table) -> tuple[int, ...]:
    values = [str(value) for value in range(1, 10)]
    table.only(*values)
    table.need(bool(table.data), "there should be a hot spring")
    return tuple(int(value) for value in sorted(table.data) for _ in range(table.number(value, 1, MOST_COPIES)))


def _ranks(table: Table) -> tuple[tuple[int, ...], int]:
    table.keys("ranks", "others")
    ranks = table.numbers("ranks", 0, MOST_POINTS)
    others = table.number("others", 0, MOST_POINTS)
    text = sentence("the points should fall from rank to rank: {found}")
    falling = sorted((*ranks, others), reverse=True)
    table.need([*ranks, others] == falling, text, found=", ".join(map(str, (*ranks, others))))
    table.need(1 <= len(ranks) <= RANKS, "there should be 1 to {most} ranks, not {count}", most=RANKS, count=len(ranks))
    return ranks, others


def _preparations(table: Table) -> dict[int, tuple[int, ...]]:
    """By players: the coins of each traveller in the order of departure, the neutral one counted."""
    table.keys(*map(str, range(2, 6)))
    return {players: table.numbers(str(players), -MOST_COINS, MOST_COINS, max(players, 3)) for players in range(2, 6)}


@once
def box_from(source: Source) -> Box:
    """The box whose named tables have these texts, the others being ours."""
    tables = LIBRARY.tables(source)
    sure = statuses(tables)
    road = tables["road"]
    road.keys("ends", "legs")
    meals, panoramas, coins = tables["meals"], tables["panoramas"], tables["coins"]
    meals.keys("points", "price")
    panoramas.keys(*PANORAMA_NAMES)
    tables["achievements"].keys("points")
    coins.keys("farm", "initiation", "preparations")
    ranks, others = _ranks(tables["temple"])
    actions = _actions(tables["stations"])
    return Box(
        road=read_legs(road, LETTERS, STATION_NAMES, closed_by(actions)),
        ends=_ends(road),
        actions=actions,
        travellers=_travellers(tables["travellers"]),
        novice=Traveller("", "", coins.number("initiation", 0, MOST_COINS)),
        souvenirs=_souvenirs(tables["souvenirs"]),
        dishes=_dishes(meals),
        meal_points=meals.number("points", 1, MOST_POINTS),
        encounters=_encounters(tables["encounters"]),
        spring_pile=_springs(tables["springs"]),
        whole=tuple(panoramas.number(name, 1, 9) for name in PANORAMA_NAMES),
        achievement_points=tables["achievements"].number("points", 0, MOST_POINTS),
        temple_ranks=ranks,
        temple_others=others,
        farm_coins=coins.number("farm", 1, MOST_COINS),
        preparations=_preparations(coins.part("preparations")),
        statuses=sure,
        source=source,
    )


def load_box(folder: Path | None = None) -> Box:
    """Our box, or the one whose tables lie in a folder. Raises DataError."""
    return box_from(LIBRARY.source(folder))
