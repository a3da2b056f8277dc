"""The artist: from area to area, turning paintings and giving them away."""

from __future__ import annotations

import pytest

from tests.games.duo.helpers import TABLES, Trip, landscape, space
from tests.games.playing import kinds, points
from tokaido_tui.games.duo.box import ARTIST


@pytest.mark.parametrize(("steps", "places"), [(1, "AG"), (2, "ABFG"), (3, "BCEF")])
def test_it_goes_the_exact_number_of_areas_and_never_back(steps: int, places: str) -> None:
    trip = Trip((1, 1, steps))
    trip.do("die artist")
    assert trip.places() == list(places)


def test_artists_may_share_an_area() -> None:
    trip = Trip((1, 1, 1)).put(1, artist="A")
    trip.do("die artist", "move A")
    assert trip.at(0, "artist") == trip.at(1, "artist") == "A"


def test_three_other_pawns_around_turn_three_tiles() -> None:
    """In A itself, on a stop of its rim, and in its mountain town; both players' pawns count, his own too."""
    trip = Trip((1, 1, 1), paintings=["moon", "bamboo", "moon"])
    trip.put(0, pilgrim=12, merchant="M2").put(1, pilgrim=2, merchant="M4", artist="A")
    trip.do("die artist", "move A")
    assert trip.choices() == ["paint nothing", "paint 3"]
    events = trip.do("paint 3")
    assert [(e.amount, e.what) for e in events if e.kind == "revealed"] == [(3, (0, 3, 0))]
    assert trip.player(0).revealed == (0, 3, 0)
    assert trip.player(0).face_down == 7


@pytest.mark.parametrize(("place", "seen"), [("C1", True), ("2", True), ("3", True), ("C2", True), ("5", False)])
def test_the_stops_of_an_area_are_those_between_its_towns_and_the_towns(place: str, seen: bool) -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M4").put(1, pilgrim=place)
    trip.put(0, pilgrim=12)
    trip.do("die artist", "move A")
    assert (trip.kind == "paint") is seen


@pytest.mark.parametrize(("town", "areas"), [("M1", "AGH"), ("M2", "ABFG"), ("M3", "BCEF"), ("M4", "CDE")])
def test_the_areas_around_a_mountain_town(town: str, areas: str) -> None:
    around = Trip().game.island.around
    here = TABLES.names.index(town)
    assert "".join(TABLES.names[area] for area, mask in sorted(around.items()) if mask >> here & 1) == areas


def test_alone_there_is_nothing_to_paint() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M4", pilgrim=12)
    trip.do("die artist", "move A")
    assert (trip.game.seat, trip.kind) == (1, "die")


def test_no_more_tiles_are_turned_than_are_face_down() -> None:
    trip = (
        Trip((1, 1, 1))
        .put(0, merchant="M2")
        .put(1, pilgrim=2, artist="A")
        .revealed(0, *["moon"] * 3, "bamboo", "bamboo")
    )
    trip.revealed(0, "mountain", "mountain", "waterfall", "waterfall")
    trip.do("die artist", "move A")
    assert trip.choices() == ["paint nothing", "paint 1"]
    trip.do("paint 1")
    assert trip.player(0).face_down == 0


def test_from_g_through_h_to_a_a_waterfall_may_be_given() -> None:
    trip = Trip((1, 1, 2)).put(0, artist="G").revealed(0, "waterfall", "moon")
    events = trip.do("die artist", "move A", "give waterfall")
    (moved,) = [e for e in events if e.kind == "moved"]
    assert [TABLES.names[area] for area in moved.what] in (["H", "A"], ["B", "A"])
    assert [e.what for e in events if e.kind == "gave"] == [landscape("waterfall")]
    assert points(events, cause="culture") == 1
    assert trip.player(0).given == (landscape("waterfall"),)
    assert trip.player(0).revealed == (landscape("moon"),)
    ways = Trip().game.island.paths(ARTIST, space("G"), 2)
    assert (space("H"), space("A")) in ways


def test_only_the_leftmost_tile_can_be_given_and_only_one() -> None:
    trip = Trip((1, 1, 1)).revealed(0, "moon", "waterfall")
    trip.do("die artist", "move A")
    assert "give waterfall" not in trip.choices()
    trip = Trip((1, 1, 1)).revealed(0, "waterfall", "waterfall")
    trip.do("die artist", "move A", "give waterfall")
    assert trip.game.seat == 1
    assert trip.player(0).revealed == (landscape("waterfall"),)


def test_painting_and_giving_exclude_each_other() -> None:
    trip = Trip((1, 1, 1)).revealed(0, "waterfall")
    trip.do("die artist", "move A")
    assert trip.choices() == ["paint nothing", "paint 1", "give waterfall"]
    assert kinds(trip.do("paint nothing"))[0] == "passed"


def test_the_points_of_paintings_given() -> None:
    assert TABLES.paintings == (0, 1, 3, 6, 9, 13, 18, 24, 31, 39, 48)
    trip = Trip((1, 1, 1)).boards(0, given=5)
    trip.game.revealed[0] = (landscape("waterfall"),)
    assert points(trip.do("die artist", "move A", "give waterfall")) == 5


def test_the_master_may_turn_one_more() -> None:
    trip = Trip((1, 1, 1)).wave(0, "master")
    trip.do("die artist", "move A")
    assert trip.choices() == ["paint nothing", "paint 1", "paint 2"]
    trip.do("paint 2")
    assert len(trip.player(0).revealed) == 2
    alone = Trip((1, 1, 1)).wave(0, "master").put(0, merchant="M4", pilgrim=12)
    alone.do("die artist", "move A")
    assert alone.choices() == ["paint nothing", "paint 1"]


INSPIRED = ("calm", "shrewd", "inspired")


@pytest.mark.parametrize("tile", ["mountain", "bamboo", "waterfall"])
def test_the_inspired_gives_what_matches_the_start_a_crossed_area_or_the_end(tile: str) -> None:
    """From G (mountain) over H (bamboo) to A (waterfall)."""
    trip = Trip((1, 1, 2), waves=INSPIRED).wave(0, "inspired").put(0, artist="G").revealed(0, tile)
    events = trip.do("die artist", "move A")
    (moved,) = [e for e in events if e.kind == "moved"]
    if tile == "bamboo":
        assert [TABLES.names[space] for space in moved.what] == ["H", "A"], "the way that lets him give"
    assert f"give {tile}" in trip.choices()


def test_the_inspired_gives_nothing_of_a_landscape_that_no_way_comes_by() -> None:
    trip = Trip((1, 1, 2), waves=INSPIRED).wave(0, "inspired").put(0, artist="G").revealed(0, "moon")
    trip.do("die artist", "move A")
    assert "give moon" not in trip.choices()


def test_others_are_not_inspired() -> None:
    trip = Trip((1, 1, 2), waves=INSPIRED).wave(1, "inspired").put(0, artist="G").revealed(0, "bamboo")
    trip.do("die artist", "move A")
    assert "give bamboo" not in trip.choices()


def test_a_repeated_move_begins_where_the_first_one_ended() -> None:
    trip = Trip((1, 1, 1), waves=INSPIRED).wave(0, "inspired").revealed(0, "bamboo", "bamboo")
    trip.game.springs = 0
    trip.do("die artist", "move A", "give bamboo", "repeat", "move B")
    assert "give bamboo" not in trip.choices(), "the second move began in A"
