"""docs/rules-duo.md and what docs/record.md says of Tokaido Duo: it is what the data and the rules have."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.docs.tables import table
from tokaido_tui.engine.record import parse, write
from tokaido_tui.games import system
from tokaido_tui.games.duo.box import ARTIST, GOODS, LANDSCAPES, PAWNS, SPACE_NAMES, STOPS
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.options import KIND_NAMES
from tokaido_tui.games.duo.system import SYSTEM, piles_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "rules-duo.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "record.md").read_text(encoding="utf-8").split("## Tokaido Duo\n")[1].split("\n## ")[0]
TABLES = SYSTEM.box
ISLAND = island_of(TABLES)
FLAT = " ".join(PAGE.split())


def rows(heading: str) -> list[list[str]]:
    return table(PAGE, f"{heading} |")


def names(spaces: list[int]) -> str:
    return " ".join(TABLES.names[space] for space in spaces)


def test_every_table_is_listed_with_its_status() -> None:
    assert dict(rows("table")) == TABLES.statuses


def test_the_areas_and_the_mountain_towns() -> None:
    areas = sorted(ISLAND.around)
    assert rows("area") == [
        [TABLES.names[area], SPACE_NAMES[TABLES.kinds[area]], names(ISLAND.neighbours[ARTIST][area])] for area in areas
    ]
    assert rows("mountain town") == [
        [TABLES.names[town], str(value), names([area for area in areas if ISLAND.around[area] >> town & 1])]
        for town, value in TABLES.values.items()
    ]


def test_the_trade_routes_and_the_rim() -> None:
    routes = re.findall(r"\b([MC]\d)-([MC]\d)\b", PAGE)
    assert routes == [tuple(TABLES.names[town] for town in route.towns) for route in TABLES.routes]
    letters = dict(zip(STOPS[1:], "TGSH", strict=True))
    rim = [letters.get(SPACE_NAMES[kind], name) for kind, name in zip(TABLES.kinds, TABLES.names, strict=True)]
    assert f"\n{' '.join(rim[: TABLES.rim])}\n" in PAGE


def test_the_setting_out() -> None:
    for side in TABLES.sides:
        pilgrim, merchant, artist = side.starts
        where = f"pilgrim on stop {pilgrim + 1}, merchant in {TABLES.names[merchant]}, artist in {TABLES.names[artist]}"
        assert f"{side.name.capitalize()} sits in the {side.place}: {where}." in FLAT
        counts = Counter(side.paintings)
        assert f"{side.name} " + ", ".join(f"{counts[i]} {name}" for i, name in enumerate(LANDSCAPES)) in FLAT
    assert ": " + ", ".join(f"{GOODS[token.good]} {token.price}" for token in TABLES.tokens) + "." in FLAT
    counts = Counter(TABLES.bag)
    assert "in the bag: " + ", ".join(f"{counts[i]} {name}" for i, name in enumerate(GOODS)) + "." in FLAT


def test_the_dice_the_waves_and_the_tracks() -> None:
    assert rows("die") == [[pawn, " ".join(map(str, TABLES.dice[i]))] for i, pawn in enumerate(PAWNS)]
    sides = [[PAWNS[pawn], side.name] for pawn, wave in enumerate(TABLES.waves) for side in wave]
    assert [row[:2] for row in rows("token")] == sides
    for heading, track in (("ingots", TABLES.ingots), ("paintings given", TABLES.paintings)):
        assert [int(points) for _, points in rows(heading)] == list(track)


def test_the_example_of_a_record_is_one() -> None:
    example = re.search(r"^```\n(.*?)^```$", RECORDS, re.MULTILINE | re.DOTALL)[1]  # type: ignore[index]
    record, game = parse(example, system)
    assert not game.is_over
    assert write(record, SYSTEM) == example


def test_every_pile_action_and_name_of_records_is_specified() -> None:
    for pile, cards in piles_of(TABLES).items():
        assert re.search(rf"^\|[^|]*`{pile}`", RECORDS, re.MULTILINE), pile
        if pile == "good" or pile.endswith(("-wave", "-painting")):
            assert all(f"`{card}`" in RECORDS for card in cards)
    for action in set(KIND_NAMES) - {"over"} | {"pass", "give", "rest"}:
        assert re.search(rf"^\|[^|]*`{action}[ `]", RECORDS, re.MULTILINE), action
    for kind in (*STOPS, "mountain-town"):
        assert f"`{kind}`" in RECORDS
