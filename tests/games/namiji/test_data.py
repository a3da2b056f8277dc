"""What is in the box, counted, and how sure each table is."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from tests.games.namiji.helpers import BOX, Voyage
from tokaido_tui.games.namiji.box import CRAB, SHRIMP, STATION_NAMES
from tokaido_tui.games.namiji.load_box import TABLES

ROUTE = """
H L2 D R T2 B W N2 L O T W2 B L
H O N R2 L W D T2 R B N2 O L2 W
H B L R D T2 O W2 N L2 B R2 O T
H W N2 B D L2 R2 O T L W2 B N D
H
"""
LETTERS = dict(zip(STATION_NAMES, "HDOBLNTWR", strict=True))


def test_the_route_has_four_legs_of_13_stations_between_harbour_docks_and_harbour() -> None:
    stations = [
        LETTERS[STATION_NAMES[kind]] + ("2" if double else "")
        for kind, double in zip(BOX.route.kinds, BOX.route.doubles, strict=True)
    ]
    assert stations == ROUTE.split()
    assert BOX.route.stops == (0, 14, 28, 42, 56)


@pytest.mark.parametrize(
    ("name", "spaces", "double"),
    [
        ("line", 9, 4), ("net", 6, 3), ("trap", 6, 3), ("whirlpool", 7, 3), ("rock", 6, 3), ("dolphin", 5, 0),
        ("octopus", 6, 0), ("whale", 7, 0),
    ],
)  # fmt: skip
def test_each_kind_has_its_spaces_and_doubles(name: str, spaces: int, double: int) -> None:
    here = [i for i, kind in enumerate(BOX.route.kinds) if STATION_NAMES[kind] == name]
    assert (len(here), sum(BOX.route.doubles[i] for i in here)) == (spaces, double)


def test_48_fish_and_12_nets_with_more_of_the_home_pairs() -> None:
    home = {"blue tai", "orange fugu", "green katsuo"}
    fish, nets = (Counter(BOX.fish_names[fish] for fish in pile) for pile in (BOX.fish, BOX.nets))
    assert (fish.total(), nets.total()) == (48, 12)
    assert fish == {name: 6 if name in home else 5 for name in BOX.fish_names}
    assert nets == {name: 2 if name in home else 1 for name in BOX.fish_names}


def test_30_shrimp_and_20_crabs_at_a_point_each() -> None:
    assert Counter(BOX.bag) == {SHRIMP: 30, CRAB: 20}
    assert (BOX.crustacean_points, BOX.draws) == (1, 5)


def test_the_numbers() -> None:
    assert BOX.early_bird == (7, 5, 3, 2, 1)
    assert BOX.penalty == (0, 3, 6, 10, 15)
    assert (BOX.rows, BOX.columns) == ((5, 7, 9), (3, 4, 5, 6))
    assert (BOX.whole, BOX.bonus) == ((3, 4, 5), 3)


def test_20_dock_cards_six_of_them_meals() -> None:
    assert len(BOX.dock_pile) == 20
    assert sum(card.copies for card in BOX.docks if card.is_meal) == 6
    assert {card.name: card.points for card in BOX.docks if card.is_meal} == {
        "meal of 4 points": 4,
        "meal of 5 points": 5,
    }
    assert all(card.copies == 2 for card in BOX.docks if not card.is_meal)


def test_20_rocks_of_3_or_4_points() -> None:
    assert len(BOX.rocks) == len({card.name for card in BOX.rocks}) == 20
    assert {card.points for card in BOX.rocks} == {3, 4}
    threes = {card.name for card in BOX.rocks if card.points == 3}
    assert threes == {
        "Patient Angler", "Net Caster", "Varied Catch", "Dolphin Watcher", "Octopus Watcher", "Sea Watcher", "Devout",
        "Respectful",
    }  # fmt: skip


def test_every_table_says_how_sure_it_is() -> None:
    assert BOX.statuses == {
        "route": "reconstructed", "fish": "reconstructed", "rows": "derived", "columns": "reconstructed",
        "crustaceans": "confirmed", "panoramas": "confirmed", "early-bird": "derived", "offerings": "derived",
        "docks": "reconstructed", "rocks": "reconstructed",
    }  # fmt: skip
    assert set(BOX.statuses) == set(TABLES)


def test_a_view_that_travels_between_processes_belongs_to_the_same_box() -> None:
    view = Voyage().view(0)
    again = pickle.loads(pickle.dumps(view))
    assert again.box is BOX
    assert (again.players, again.decks, again.decision) == (view.players, view.decks, view.decision)
