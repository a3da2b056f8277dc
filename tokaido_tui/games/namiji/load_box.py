"""A box from its files: ours, or those in a folder of a player's own, each checked with a sentence for every fault.

A folder needs only the tables that differ; the others stay as they are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.namiji.box import (
    CLOSABLE,
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
from tokaido_tui.games.namiji.sheet import Sheet
from tokaido_tui.games.namiji.shelf import COLUMNS, ROWS
from tokaido_tui.games.road.reading import read_road
from tokaido_tui.games.road.road import Road

OURS = Path(__file__).parent / "data"
TABLES = (
    "route", "fish", "rows", "columns", "crustaceans", "panoramas", "early-bird", "offerings", "docks", "rocks",
)  # fmt: skip

LEGS, FEWEST_SPACES, MOST_SPACES = 4, 5, 20
FISH_TOTAL, NET_TOTAL, BAG_TOTAL, DOCK_TOTAL, ROCK_TOTAL = 48, 12, 50, 20, 20
MOST_POINTS = 30
LETTERS = {"H": "dock", "L": "line", "N": "net", "T": "trap", "W": "whirlpool", "R": "rock",
           "D": "dolphin", "O": "octopus", "B": "whale"}  # fmt: skip
MEASURES = (
    "lines", "cells", "single fish", "nets", "variety", "shrimp", "crabs", "crustaceans", *PANORAMA_NAMES, "panoramas",
    "offerings", "meals", "upgrades", "rocks",
)  # fmt: skip
"""What a rock can count, and besides them every colour of fish."""


def _route(sheet: Sheet) -> Road:
    legs = sheet.words("legs", LEGS)
    sheet.only("legs")
    for number, leg in enumerate(legs, start=1):
        spaces = leg.split()
        if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
            sheet.fail(f"leg {number} has {len(spaces)} spaces; {FEWEST_SPACES} to {MOST_SPACES} are possible")
        for space in spaces:
            if space[0] not in LETTERS or space[0] == "H" or space[1:] not in ("", "2"):
                letters = ", ".join(letter for letter in LETTERS if letter != "H")
                sheet.fail(f"leg {number} has {space!r}; a space is one of {letters}, with a 2 if it is double")
    missing = [name for letter, name in LETTERS.items() if letter != "H" and letter not in " ".join(legs)]
    if missing:
        sheet.fail(f"the route has no {missing[0]}")
    return read_road([*[f"H {leg}" for leg in legs], "H"], LETTERS, STATION_NAMES, CLOSABLE)


def _fish(sheet: Sheet) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
    colours = sheet.names(COLOURS, "colours")
    for colour in colours:
        if colour in MEASURES:
            sheet.fail(f"a colour can't be called {colour}: rocks count something else by that name")
    kinds: tuple[str, ...] = ()
    fish: list[int] = []
    nets: list[int] = []
    for colour in colours:
        entry = sheet.part(colour)
        kinds = kinds or entry.names(KINDS, "kinds of fish")
        if set(entry.names(KINDS, "kinds of fish")) != set(kinds):
            sheet.fail(f"{colour} has other kinds of fish than {colours[0]}")
        for kind in kinds:
            counts = entry.numbers(kind, 2, 0, FISH_TOTAL)
            # Numbered as they come: colour * 3 + kind.
            number = colours.index(colour) * KINDS + kinds.index(kind)
            fish += [number] * counts[0]
            nets += [number] * counts[1]
    sheet.total("fish", len(fish), FISH_TOTAL)
    sheet.total("nets", len(nets), NET_TOTAL)
    return colours, kinds, tuple(fish), tuple(nets)


def _falling(sheet: Sheet, key: str, count: int) -> tuple[int, ...]:
    numbers = sheet.numbers(key, count, 0, MOST_POINTS)
    sheet.only(key)
    if list(numbers) != sorted(numbers, reverse=True):
        sheet.fail(f"{key} should not rise from one to the next: {', '.join(map(str, numbers))}")
    return numbers


def _penalty(sheet: Sheet) -> tuple[int, ...]:
    numbers = sheet.numbers("penalty", OFFERINGS + 1, 0, MOST_POINTS)
    sheet.only("penalty")
    if numbers[0] or list(numbers) != sorted(numbers):
        sheet.fail(f"penalty should be 0 first and then never fall: {', '.join(map(str, numbers))}")
    return numbers


def _points(sheet: Sheet, count: int) -> tuple[int, ...]:
    numbers = sheet.numbers("points", count, 1, MOST_POINTS)
    sheet.only("points")
    return numbers


def _docks(sheet: Sheet) -> tuple[DockCard, ...]:
    cards = []
    for entry in sheet.cards():
        entry.only("name", "copies", "points", *EFFECT_NAMES)
        effects = tuple(entry.number(effect, 1, 9) if effect in entry.data else 0 for effect in EFFECT_NAMES)
        points = entry.number("points", 1, MOST_POINTS) if "points" in entry.data else 0
        if bool(points) == any(effects):
            entry.fail("is either a meal with points or an upgrade with an effect")
        cards.append(DockCard(entry.word("name"), entry.number("copies", 1, DOCK_TOTAL), points, effects))
    sheet.total("cards", sum(card.copies for card in cards), DOCK_TOTAL)
    return tuple(cards)


def _rocks(sheet: Sheet, colours: tuple[str, ...]) -> tuple[RockCard, ...]:
    cards = []
    for entry in sheet.cards():
        entry.only("name", "counts", "at_least", "points")
        counts = entry.word("counts")
        if counts not in (*MEASURES, *colours):
            entry.fail(f"counts {counts!r}; it can count {', '.join((*MEASURES, *colours))}")
        points = entry.number("points", 1, MOST_POINTS)
        cards.append(RockCard(entry.word("name"), counts, entry.number("at_least", 1, 60), points))
    sheet.total("cards", len(cards), ROCK_TOTAL)
    return tuple(cards)


@cache
def box_from(source: tuple[tuple[str, str], ...]) -> Box:
    """The box whose named tables have these texts, the others being ours."""
    own = dict(source)
    texts = {name: own[name] if name in own else _read(OURS / f"{name}.toml") for name in TABLES}
    sheets = {name: Sheet(f"{name}.toml", text) for name, text in texts.items()}
    colours, kinds, fish, nets = _fish(sheets["fish"])
    bag = sheets["crustaceans"]
    shrimp, crabs = bag.number("shrimp", 1, BAG_TOTAL), bag.number("crabs", 1, BAG_TOTAL)
    bag.only("shrimp", "crabs", "points", "draws")
    bag.total("crustaceans", shrimp + crabs, BAG_TOTAL)
    panoramas = sheets["panoramas"]
    panoramas.only(*PANORAMA_NAMES, "bonus")
    return Box(
        route=_route(sheets["route"]),
        colours=colours,
        kinds=kinds,
        fish=fish,
        nets=nets,
        rows=_points(sheets["rows"], ROWS),
        columns=_points(sheets["columns"], COLUMNS),
        bag=(*[SHRIMP] * shrimp, *[CRAB] * crabs),
        crustacean_points=bag.number("points", 1, MOST_POINTS),
        draws=bag.number("draws", 1, BAG_TOTAL),
        whole=tuple(panoramas.number(name, 1, 9) for name in PANORAMA_NAMES),
        bonus=panoramas.number("bonus", 0, MOST_POINTS),
        early_bird=_falling(sheets["early-bird"], "points", MOST_TRAVELLERS),
        penalty=_penalty(sheets["offerings"]),
        docks=_docks(sheets["docks"]),
        rocks=_rocks(sheets["rocks"], colours),
        statuses={name: sheet.status for name, sheet in sheets.items()},
        source=source,
    )


def load_box(folder: Path | None = None) -> Box:
    """Our box, or the one whose tables lie in a folder. Raises DataError."""
    if folder is None:
        return box_from(())
    if not folder.is_dir():
        raise DataError(f"there is no folder {str(folder)!r} with tables")
    found = sorted(folder.glob("*.toml"))
    if not found:
        raise DataError(f"the folder {str(folder)!r} has no tables; there can be {', '.join(TABLES)}, each with .toml")
    for path in found:
        if path.stem not in TABLES:
            raise DataError(f"{path.name} is no table of Namiji; there can be {', '.join(TABLES)}, each with .toml")
    return box_from(tuple((path.stem, _read(path)) for path in found))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(f"{path.name} is not UTF-8 text") from None
    except OSError as error:
        raise DataError(f"{path.name} can't be read: {error.strerror}") from None
