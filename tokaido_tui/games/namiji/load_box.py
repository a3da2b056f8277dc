"""A box from its files: ours, or those in a folder of a player's own, each checked with a sentence for every fault.

A folder needs only the tables that differ; the others stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.errors import sentence
from tokaido_tui.engine.tables import Library, Source, Table, once, statuses
from tokaido_tui.games.namiji.box import (
    CLOSED_BY,
    COLOURS,
    CRAB,
    EFFECT_NAMES,
    KINDS,
    MOST_TRAVELLERS,
    OFFERINGS,
    PANORAMA_NAMES,
    SHRIMP,
    STATION_NAMES,
    Box,
    DockCard,
    RockCard,
)
from tokaido_tui.games.namiji.shelf import COLUMNS, ROWS
from tokaido_tui.games.road.reading import read_legs

TABLES = (
    "route", "fish", "rows", "columns", "crustaceans", "panoramas", "early-bird", "offerings", "docks", "rocks",
)  # fmt: skip
OURS = Path(__file__).parent / "data"
LIBRARY = Library("Namiji", OURS, TABLES)

FISH_TOTAL, NET_TOTAL, BAG_TOTAL, DOCK_TOTAL, ROCK_TOTAL = 48, 12, 50, 20, 20
MOST_POINTS = 30
LETTERS = {"H": "dock", "L": "line", "N": "net", "T": "trap", "W": "whirlpool", "R": "rock",
           "D": "dolphin", "O": "octopus", "B": "whale"}  # fmt: skip
MEASURES = (
    "lines", "cells", "single fish", "nets", "variety", "shrimp", "crabs", "crustaceans", *PANORAMA_NAMES, "panoramas",
    "offerings", "meals", "upgrades", "rocks",
)  # fmt: skip
"""What a rock can count, and besides them every colour of fish."""
BAD_COLOUR = sentence("{name!r} is no name for one of the colours: a word of letters is")
BAD_KIND = sentence("{name!r} is no name for one of the kinds of fish: a word of letters is")


def _fish(table: Table) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
    colours = table.names("colours", BAD_COLOUR, COLOURS)
    for colour in colours:
        if colour in MEASURES:
            table.fail("a colour can't be called {colour}: rocks count something else by that name", colour=colour)
    kinds: tuple[str, ...] = ()
    fish: list[int] = []
    nets: list[int] = []
    for colour in colours:
        entry = table.part(colour)
        kinds = kinds or entry.names("kinds of fish", BAD_KIND, KINDS)
        if set(entry.names("kinds of fish", BAD_KIND, KINDS)) != set(kinds):
            table.fail("{colour} has other kinds of fish than {first}", colour=colour, first=colours[0])
        for kind in kinds:
            counts = entry.numbers(kind, 0, FISH_TOTAL, 2)
            # Numbered as they come: colour * 3 + kind.
            number = colours.index(colour) * KINDS + kinds.index(kind)
            fish += [number] * counts[0]
            nets += [number] * counts[1]
    table.total("fish", len(fish), FISH_TOTAL)
    table.total("nets", len(nets), NET_TOTAL)
    return colours, kinds, tuple(fish), tuple(nets)


def _falling(table: Table, key: str, count: int) -> tuple[int, ...]:
    numbers = table.numbers(key, 0, MOST_POINTS, count)
    table.only(key)
    if list(numbers) != sorted(numbers, reverse=True):
        table.fail("{key} should not rise from one to the next: {found}", key=key, found=", ".join(map(str, numbers)))
    return numbers


def _penalty(table: Table) -> tuple[int, ...]:
    numbers = table.numbers("penalty", 0, MOST_POINTS, OFFERINGS + 1)
    table.only("penalty")
    if numbers[0] or list(numbers) != sorted(numbers):
        table.fail("penalty should be 0 first and then never fall: {found}", found=", ".join(map(str, numbers)))
    return numbers


def _points(table: Table, count: int) -> tuple[int, ...]:
    numbers = table.numbers("points", 1, MOST_POINTS, count)
    table.only("points")
    return numbers


def _docks(table: Table) -> tuple[DockCard, ...]:
    cards = []
    for entry in table.cards():
        entry.only("name", "copies", "points", *EFFECT_NAMES)
        effects = tuple(entry.number(effect, 1, 9) if effect in entry.data else 0 for effect in EFFECT_NAMES)
        points = entry.number("points", 1, MOST_POINTS) if "points" in entry.data else 0
        if bool(points) == any(effects):
            entry.fail("a card is either a meal with points or an upgrade with an effect")
        cards.append(DockCard(entry.name("name"), entry.number("copies", 1, DOCK_TOTAL), points, effects))
    table.total("cards", sum(card.copies for card in cards), DOCK_TOTAL)
    return tuple(cards)


def _rocks(table: Table, colours: tuple[str, ...]) -> tuple[RockCard, ...]:
    cards = []
    for entry in table.cards():
        entry.only("name", "counts", "at_least", "points")
        counts = entry.name("counts")
        measures = (*MEASURES, *colours)
        text = sentence("counts {what!r}; it can count {measures}")
        entry.need(counts in measures, text, what=counts, measures=", ".join(measures))
        points = entry.number("points", 1, MOST_POINTS)
        cards.append(RockCard(entry.name("name"), counts, entry.number("at_least", 1, 60), points))
    table.total("cards", len(cards), ROCK_TOTAL)
    return tuple(cards)


@once
def box_from(source: Source) -> Box:
    """The box whose named tables have these texts, the others being ours."""
    tables = LIBRARY.tables(source)
    sure = statuses(tables)
    colours, kinds, fish, nets = _fish(tables["fish"])
    bag = tables["crustaceans"]
    shrimp, crabs = bag.number("shrimp", 1, BAG_TOTAL), bag.number("crabs", 1, BAG_TOTAL)
    bag.only("shrimp", "crabs", "points", "draws")
    bag.total("crustaceans", shrimp + crabs, BAG_TOTAL)
    panoramas = tables["panoramas"]
    panoramas.only(*PANORAMA_NAMES, "bonus")
    tables["route"].only("legs")
    return Box(
        route=read_legs(tables["route"], LETTERS, STATION_NAMES, CLOSED_BY),
        colours=colours,
        kinds=kinds,
        fish=fish,
        nets=nets,
        rows=_points(tables["rows"], ROWS),
        columns=_points(tables["columns"], COLUMNS),
        bag=(*[SHRIMP] * shrimp, *[CRAB] * crabs),
        crustacean_points=bag.number("points", 1, MOST_POINTS),
        draws=bag.number("draws", 1, BAG_TOTAL),
        whole=tuple(panoramas.number(name, 1, 9) for name in PANORAMA_NAMES),
        bonus=panoramas.number("bonus", 0, MOST_POINTS),
        early_bird=_falling(tables["early-bird"], "points", MOST_TRAVELLERS),
        penalty=_penalty(tables["offerings"]),
        docks=_docks(tables["docks"]),
        rocks=_rocks(tables["rocks"], colours),
        statuses=sure,
        source=source,
    )


def load_box(folder: Path | None = None) -> Box:
    """Our box, or the one whose tables lie in a folder. Raises DataError."""
    return box_from(LIBRARY.source(folder))
