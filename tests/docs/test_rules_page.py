"""docs/rules-tokaido.md: its tables are those of the game's data."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.tables import table
from tokaido_tui.games.tokaido.box import ACHIEVEMENT_NAMES, FAMILIES, PANORAMAS, STATION_NAMES
from tokaido_tui.games.tokaido.load_box import TABLES, load_box
from tokaido_tui.games.tokaido.terms import VARIANTS

BOX = load_box()

PAGE = (Path(__file__).parents[2] / "docs" / "rules-tokaido.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    return table(PAGE, heading)


def test_every_table_is_listed() -> None:
    assert [name.strip("`") for name, _ in rows("table")] == list(TABLES)


def test_the_road() -> None:
    letters = dict(re.findall(r"\b([A-Z]) ([a-z ]+?)[,.]", PAGE.split("```")[2]))
    letters = {letter: name.replace("hot ", "") for letter, name in letters.items()}
    stations = PAGE.split("```")[1].split()
    assert [letters[station[0]] for station in stations] == [STATION_NAMES[kind] for kind in BOX.road.kinds]
    assert [station.endswith("2") for station in stations] == list(BOX.road.doubles)


def test_the_travellers_and_their_coins() -> None:
    assert [(name, int(coins)) for name, coins, _ in rows("traveller")] == [(t.name, t.coins) for t in BOX.travellers]


def test_the_souvenirs_and_their_prices() -> None:
    told = {
        (name, family, price)
        for family, (_, *cells) in enumerate(rows("| price 1"))
        for price, cell in enumerate(cells, start=1)
        for name in cell.split(", ")
        if name
    }
    assert told == {(s.name, s.family, s.price) for s in BOX.souvenirs}
    assert len(rows("| price 1")) == FAMILIES


def test_the_meals() -> None:
    told = {(name, int(price), int(copies)) for price, names, copies in rows("price |") for name in names.split(", ")}
    assert told == {(dish.name, dish.price, dish.copies) for dish in BOX.dishes}


def test_the_encounters() -> None:
    told = {name: [int(n) for n in copies.split(" / ")] for name, copies, _ in rows("encounter")}
    guides = told.pop("Annaibito of the paddy / mountain / sea")
    assert {name: copies for name, (copies,) in told.items()} == {
        person.name: person.copies for person in BOX.encounters if person.section < 0
    }
    assert guides == [person.copies for person in BOX.encounters if person.section >= 0]


def test_every_achievement_and_variant_is_explained() -> None:
    for name in ACHIEVEMENT_NAMES[PANORAMAS:]:
        assert f"- *{name}*: " in PAGE
    for variant in VARIANTS:
        assert f"- `{variant.name}`: " in PAGE
