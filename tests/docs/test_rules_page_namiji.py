"""docs/rules-namiji.md: its tables are those of the game's data."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.tables import table
from tokaido_tui.games.namiji.box import STATION_NAMES
from tokaido_tui.games.namiji.load_box import load_box
from tokaido_tui.games.namiji.terms import VARIANTS

PAGE = (Path(__file__).parents[2] / "docs" / "rules-namiji.md").read_text(encoding="utf-8")
BOX = load_box()


def rows(heading: str) -> list[list[str]]:
    return table(PAGE, heading)


def test_it_says_how_sure_every_table_is() -> None:
    assert {name.strip("`"): status for name, _, status in rows("table")} == dict(BOX.statuses)


def test_the_route() -> None:
    letters = dict(re.findall(r"\b([A-Z]) ([a-z]+)[,.]", PAGE.split("```")[2].split("##")[0]))
    stations = PAGE.split("```")[1].split()
    assert [letters[station[0]] for station in stations] == [STATION_NAMES[kind] for kind in BOX.route.kinds]
    assert [station.endswith("2") for station in stations] == list(BOX.route.doubles)


def test_the_lines_of_the_shelf() -> None:
    (_, across), (_, down) = rows("line |")
    assert tuple(map(int, across.split(", "))) == BOX.rows
    assert tuple(map(int, down.split(", "))) == BOX.columns


def test_the_fish_and_nets() -> None:
    told = {
        f"{colour} {kind}": tuple(map(int, cell.split(" + ")))
        for colour, *cells in rows("| tai")
        for kind, cell in zip(BOX.kinds, cells, strict=True)
    }
    assert told == {name: (BOX.fish.count(n), BOX.nets.count(n)) for n, name in enumerate(BOX.fish_names)}


def test_the_dock_cards() -> None:
    assert [(name, int(copies)) for name, copies, _, _ in rows("card")] == [(c.name, c.copies) for c in BOX.docks]
    told = {name: effect for name, _, _, effect in rows("card")}
    assert all(told[card.name] == f"{card.points} points" for card in BOX.docks if card.is_meal)


def test_the_rocks() -> None:
    told = rows("rock |")
    assert [(name, int(points)) for name, _, points in told] == [(rock.name, rock.points) for rock in BOX.rocks]
    for (name, asked, _), rock in zip(told, BOX.rocks, strict=True):
        assert name == "Varied Catch" or str(rock.at_least) in asked.split()


def test_the_numbers() -> None:
    (penalty,) = rows("offerings left")
    assert tuple(map(int, reversed(penalty[1:]))) == BOX.penalty
    assert f"left: {', '.join(map(str, BOX.early_bird))} points" in " ".join(PAGE.split())


def test_every_variant_is_explained() -> None:
    for variant in VARIANTS:
        assert f"- `{variant.name}`: " in PAGE
