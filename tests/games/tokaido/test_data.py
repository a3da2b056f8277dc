"""The data of the game: the road and the cards, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tokaido.helpers import Journey
from tokaido_tui.games.tokaido.box import ACHIEVEMENT_NAMES, FAMILY_NAMES, PANORAMA_NAMES, STATION_NAMES
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

ROAD = """
I V2 T E P H2 M2 F2 V T2 E S2 M H
I S T F2 P2 M2 E2 T H2 M S2 V F
I P V E2 F M2 H S2 P T2 F2 E S V2
I H T2 E V2 S F2 H2 E M P2 S2 V
I
"""
LETTERS = {"spring": "H", **{name: name[0].upper() for name in STATION_NAMES if name != "spring"}}


def test_the_road_is_the_printed_one_station_by_station() -> None:
    stations = [
        LETTERS[STATION_NAMES[kind]] + ("2" if double else "")
        for kind, double in zip(BOX.road.kinds, BOX.road.doubles, strict=True)
    ]
    assert stations == ROAD.split()


def test_the_road_has_55_stations_5_inns_and_50_spaces_24_of_them_double() -> None:
    kinds = Counter(STATION_NAMES[kind] for kind in BOX.road.kinds)
    assert kinds.total() == 55
    assert kinds["inn"] == 5
    assert kinds.total() - kinds["inn"] == 50
    assert sum(BOX.road.doubles) == 24
    assert BOX.road.stops == (0, 14, 27, 41, 54)


@pytest.mark.parametrize(
    ("name", "spaces", "double", "slots"),
    [
        ("village", 7, 3, 10),
        ("farm", 6, 4, 10),
        ("temple", 6, 3, 9),
        ("encounter", 7, 2, 9),
        ("spring", 6, 3, 9),
        ("paddy", 5, 2, 7),
        ("mountain", 6, 3, 9),
        ("sea", 7, 4, 11),
    ],
)
def test_each_type_has_its_spaces_doubles_and_slots(name: str, spaces: int, double: int, slots: int) -> None:
    road = Journey(players=4).game.road
    here = [i for i, kind in enumerate(road.kinds) if STATION_NAMES[kind] == name]
    assert len(here) == spaces
    assert sum(road.doubles[i] for i in here) == double
    assert len(here) + sum(road.doubles[i] for i in here) == slots


def test_there_are_24_different_souvenirs_6_a_family_at_their_prices() -> None:
    found: dict[tuple[str, int], set[str]] = {}
    for card in BOX.souvenirs:
        found.setdefault((FAMILY_NAMES[card.family], card.price), set()).add(card.name)
    assert found == {
        ("small", 1): {"Gofu", "Hashi", "Koma", "Uchiwa", "Washi", "Yunomi"},
        ("food", 1): {"Kamaboko", "Konpeito", "Manju"},
        ("food", 2): {"Daifuku", "Ocha", "Sake"},
        ("clothing", 2): {"Furoshiki", "Geta", "Haori", "Kan Zashi", "Sandogasa", "Yukata"},
        ("art", 2): {"Jubako", "Netsuke", "Shikki"},
        ("art", 3): {"Shamisen", "Sumie", "Ukiyoe"},
    }
    assert len(BOX.souvenir_pile) == len(set(BOX.souvenir_pile)) == 24


def test_there_are_25_meals_of_6_points_in_copies_by_price() -> None:
    pile = Counter((BOX.dishes[card].name, BOX.dishes[card].price) for card in BOX.meal_pile)
    expected = {(name, 1): 3 for name in ("Dango", "Misoshiru", "Nigirimeshi")}
    expected |= {(name, 2): 2 for name in ("Soba", "Sushi", "Tempura", "Tofu", "Yakitori")}
    expected |= {(name, 3): 1 for name in ("Donburi", "Fugu", "Sashimi", "Tai Meshi", "Udon", "Unagi")}
    assert pile == expected
    assert pile.total() == 25
    assert BOX.meal_points == 6


def test_there_are_12_hot_springs_six_of_2_and_six_of_3() -> None:
    assert Counter(BOX.spring_pile) == {2: 6, 3: 6}


def test_there_are_14_encounters() -> None:
    pile = Counter(BOX.encounters[card].name for card in BOX.encounter_pile)
    assert pile == {
        "Shokunin": 2,
        "Samurai": 2,
        "Kuge": 2,
        "Miko": 2,
        "Annaibito of the paddy": 1,
        "Annaibito of the mountain": 2,
        "Annaibito of the sea": 3,
    }
    assert pile.total() == 14


def test_panoramas_have_3_4_and_5_sections_60_cards_in_five_copies() -> None:
    assert dict(zip(PANORAMA_NAMES, BOX.whole, strict=True)) == {"paddy": 3, "mountain": 4, "sea": 5}
    assert 5 * sum(BOX.whole) == 60


def test_there_are_7_achievements_of_3_points() -> None:
    assert len(set(ACHIEVEMENT_NAMES)) == 7
    assert BOX.achievement_points == 3


def test_the_ten_travellers_and_their_purses() -> None:
    assert {who.name: (who.title, who.coins) for who in BOX.travellers} == {
        "Hiroshige": ("artist", 3),
        "Chuubei": ("messenger", 4),
        "Kinko": ("ronin", 7),
        "Yoshiyasu": ("functionary", 9),
        "Satsuki": ("orphan", 2),
        "Mitsukuni": ("old man", 6),
        "Sasayakko": ("geisha", 5),
        "Hirotada": ("priest", 8),
        "Umegae": ("street entertainer", 5),
        "Zen-emon": ("merchant", 6),
    }
