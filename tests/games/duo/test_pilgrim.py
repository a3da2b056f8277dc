"""The pilgrim: round the rim, its stops, and the waves."""

from __future__ import annotations

import pytest

from tests.games.duo.helpers import Trip, space
from tests.games.playing import coins, kinds, points


def test_it_walks_clockwise_past_the_last_stop_to_the_first() -> None:
    trip = Trip((4, 1, 1)).put(0, pilgrim=22)
    events = trip.do("die pilgrim")
    assert [e.what for e in events if e.kind == "moved"] == [(22, 23, 0, 1)], "every stop it comes by"
    assert trip.at(0, "pilgrim") == "2"


def test_it_passes_over_occupied_stops() -> None:
    trip = Trip((3, 1, 1)).put(0, pilgrim=1).put(1, pilgrim=2, merchant="C2")
    trip.game.where[0] = space("C1")
    trip.do("die pilgrim")
    # 1, past 2 (pilgrim) and 3, to C2, which the merchant holds: on to 5.
    assert trip.at(0, "pilgrim") == "5"


@pytest.mark.parametrize("who", [0, 1])
def test_a_taken_last_stop_moves_it_on_and_only_the_last_one_counts(who: int) -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=3).put(who, merchant="C2")
    events = trip.do("die pilgrim")
    assert trip.at(0, "pilgrim") == "5"
    assert trip.kind == "take", "the coast, not the town"
    assert coins(events) == 0


def test_it_moves_on_over_several_taken_stops() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=2).put(1, pilgrim=3, merchant="C2")
    trip.do("die pilgrim")
    assert trip.at(0, "pilgrim") == "5"


def test_a_coastal_town_gives_the_coins_of_its_token() -> None:
    trip = Trip((1, 1, 1)).wave(0, "shrewd")
    trip.do("die pilgrim")
    assert coins(trip.do("visit")) == 4, "a pilgrim sells nothing: the shrewd merchant does not matter"


def test_ten_coins_become_an_ingot_in_a_pilgrims_hand_too() -> None:
    trip = Trip((1, 1, 1)).boards(0, coins=7)
    events = trip.do("die pilgrim", "visit")
    assert (trip.player(0).coins, trip.player(0).ingots) == (1, 1)
    assert points(events, cause="trade") == 5


def test_a_temple_and_a_garden_move_their_pegs_and_faith_is_the_product() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=1).boards(0, temple=5, garden=3)
    events = trip.do("die pilgrim", "visit")
    assert [(e.amount, e.what) for e in events if e.kind == "temple"] == [(1, 6)]
    assert points(events, cause="faith") == 3
    assert trip.game.outcome().sources["faith"][0] == 18
    trip = Trip((1, 1, 1)).put(0, pilgrim=2).boards(0, temple=5, garden=3)
    assert points(trip.do("die pilgrim", "visit"), cause="faith") == 5


@pytest.mark.parametrize(("stop", "boards"), [(1, {"temple": 9}), (2, {"garden": 6})])
def test_a_full_track_gains_nothing_more(stop: int, boards: dict[str, int]) -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=stop).boards(0, **boards)
    trip.do("die pilgrim")
    assert (trip.game.seat, trip.kind) == (1, "die"), "there is nothing to ask"


# --- the coast and its waves -----------------------------------------------------------------------------------------


def at_the_coast(**waves: tuple[str, str, str]) -> Trip:
    return Trip((1, 1, 1), **waves).put(0, pilgrim=4)


def test_the_coast_offers_the_waves_on_the_board() -> None:
    trip = at_the_coast().wave(1, "shrewd")
    trip.do("die pilgrim")
    assert trip.choices() == ["take nothing", "take calm", "take master"]
    events = trip.do("take master")
    assert [(e.seat, e.what, e.cause) for e in events if e.kind == "wave"] == [(0, 2, "board")]
    assert trip.view().holders == (None, 1, 0)
    assert trip.player(0).waves == (2,)


def test_with_none_on_the_board_a_wave_is_the_other_players() -> None:
    trip = at_the_coast().wave(1, "shrewd", "calm").wave(0, "master")
    trip.do("die pilgrim")
    assert trip.choices() == ["take nothing", "take calm", "take shrewd"]
    events = trip.do("take shrewd")
    assert [e.cause for e in events if e.kind == "wave"] == ["player"]
    assert trip.view().holders == (1, 0, 0)


def test_who_has_all_three_is_not_asked() -> None:
    trip = at_the_coast().wave(0, "shrewd", "calm", "master")
    trip.do("die pilgrim")
    assert (trip.game.seat, trip.kind) == (1, "die")


def test_a_wave_can_be_left_where_it_is() -> None:
    trip = at_the_coast()
    assert kinds(trip.do("die pilgrim", "take nothing"))[-1] == "passed"
    assert trip.view().holders == (None, None, None)


def test_the_calm_pilgrim_may_move_one_less_but_at_least_one() -> None:
    trip = Trip((3, 1, 1)).wave(0, "calm")
    trip.do("die pilgrim")
    assert trip.places() == ["2", "3"]
    trip = Trip((1, 1, 1)).wave(0, "calm")
    trip.do("die pilgrim")
    assert (trip.kind, trip.at(0, "pilgrim")) == ("visit", "C1")


def test_the_hasty_pilgrim_may_move_one_more() -> None:
    trip = Trip((4, 1, 1), waves=("hasty", "shrewd", "master")).wave(0, "hasty")
    trip.do("die pilgrim")
    assert trip.places() == ["C2", "5"]
    trip.do("move 5")
    assert trip.at(0, "pilgrim") == "5"


def test_two_numbers_that_lead_to_one_stop_are_one_move() -> None:
    trip = Trip((4, 1, 1), waves=("hasty", "shrewd", "master")).wave(0, "hasty").put(1, merchant="C2")
    trip.do("die pilgrim")
    assert trip.at(0, "pilgrim") == "5", "C2 is taken, and one farther is 5 as well"


def test_the_wave_of_the_other_does_nothing() -> None:
    trip = Trip((3, 1, 1)).wave(1, "calm")
    trip.do("die pilgrim")
    assert trip.at(0, "pilgrim") == "3"


def test_the_pilgrims_wave_holds_for_a_repeated_die_too() -> None:
    trip = Trip((2, 1, 1)).wave(0, "calm")
    trip.game.springs = 0
    trip.do("die pilgrim", "move C1", "pass", "repeat")
    assert trip.places() == ["2", "3"]


# --- losing the sturdy merchant --------------------------------------------------------------------------------------


def test_who_loses_sturdy_with_six_goods_returns_one_at_once() -> None:
    trip = at_the_coast(waves=("calm", "sturdy", "master")).wave(1, "sturdy").wave(0, "calm", "master")
    trip.goods(1, kimono=2, fan=4)
    trip.do("die pilgrim", "take sturdy")
    assert (trip.game.seat, trip.kind) == (1, "keep")
    assert trip.choices() == ["keep 2 kimono, 3 fan", "keep 1 kimono, 4 fan"]
    events = trip.do("keep 1 kimono, 4 fan")
    assert [(e.seat, e.what, e.cause) for e in events if e.kind == "returned"] == [(1, (0,), "wave")]
    assert sum(trip.player(1).goods) == 5
    assert (trip.game.seat, trip.kind) == (1, "die"), "and the round goes on"


def test_six_goods_of_one_kind_need_no_choice() -> None:
    trip = at_the_coast(waves=("calm", "sturdy", "master")).wave(1, "sturdy", "calm", "master").goods(1, fan=6)
    events = trip.do("die pilgrim", "take sturdy")
    assert [(e.seat, e.what) for e in events if e.kind == "returned"] == [(1, (3,))]
    assert trip.player(1).goods == (0, 0, 0, 5)


def test_the_hot_springs_wait_until_the_other_has_returned_his_good() -> None:
    trip = at_the_coast(waves=("calm", "sturdy", "master")).wave(1, "sturdy", "calm", "master")
    trip.goods(1, fan=5, kimono=1)
    trip.game.springs = 0
    trip.do("die pilgrim", "take sturdy", "keep 5 fan")
    assert (trip.game.seat, trip.choices()) == (0, ["rest", "repeat"])
