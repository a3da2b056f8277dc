"""The merchant: along the trade routes, goods out of the bag, coins and ingots."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duo.helpers import TABLES, Trip
from tests.games.playing import coins, points
from tokaido_tui.games.duo.box import GOODS


@pytest.mark.parametrize(
    ("steps", "places"),
    [(1, ["C1", "C8", "M2"]), (2, ["C2", "C7", "M3"]), (3, ["C3", "C6", "M4"])],
)
def test_it_goes_the_exact_number_of_routes(steps: int, places: list[str]) -> None:
    trip = Trip((1, steps, 1))
    trip.do("die merchant")
    assert trip.places() == places


def test_it_never_comes_back_over_a_town() -> None:
    trip = Trip((1, 2, 1)).put(0, merchant="C1")
    trip.do("die merchant")
    assert trip.places() == ["C8", "M2"], "C1 itself is where it began"


@pytest.mark.parametrize("taken", [{"pilgrim": "C1"}, {"merchant": "C1"}])
def test_an_occupied_coastal_town_is_closed(taken: dict[str, str]) -> None:
    trip = Trip((1, 1, 1)).put(1, **taken)
    trip.do("die merchant")
    assert trip.places() == ["C8", "M2"]


def test_ones_own_pilgrim_closes_a_town_too() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim="C8")
    trip.do("die merchant")
    assert trip.places() == ["C1", "M2"]


def test_merchants_may_share_a_mountain_town_and_pass_each_other() -> None:
    trip = Trip((1, 1, 1)).put(1, merchant="M2")
    trip.do("die merchant", "move M2")
    assert trip.at(0, "merchant") == trip.at(1, "merchant") == "M2"
    trip = Trip((1, 2, 1)).put(1, merchant="M2")
    trip.do("die merchant")
    assert trip.places() == ["C2", "C7", "M3"]


def test_the_towns_it_comes_by_are_told() -> None:
    trip = Trip((1, 3, 1))
    events = trip.do("die merchant", "move C3")
    (moved,) = [e for e in events if e.kind == "moved"]
    assert [TABLES.names[space] for space in moved.what] == ["M2", "M3", "C3"]
    assert (moved.amount, moved.cause) == (3, "merchant")


# --- mountain towns --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("town", "value"), [("M1", 4), ("M2", 2), ("M3", 3), ("M4", 3)])
def test_a_mountain_town_gives_its_number_of_goods(town: str, value: int) -> None:
    near = {"M1": "C1", "M2": "C2", "M3": "C3", "M4": "C4"}[town]
    trip = Trip((1, 1, 1)).put(0, merchant=near)
    trip.do("die merchant")
    events = trip.do("visit")
    assert [e.amount for e in events if e.kind == "drew"] == [value]
    assert sum(trip.player(0).goods) == value
    assert trip.view().bag == 26 - value


def test_the_sturdy_merchant_draws_one_more_and_holds_six() -> None:
    trip = (
        Trip((1, 1, 1), waves=("calm", "sturdy", "master"), goods=["fan"] * 4).wave(0, "sturdy").put(0, merchant="C3")
    )
    trip.goods(0, kimono=2)
    trip.do("die merchant", "visit")
    assert trip.player(0).goods == (2, 0, 0, 4)
    assert trip.game.seat == 1, "six may be held"


def test_of_more_than_five_one_chooses_which_to_keep_whatever_their_origin() -> None:
    trip = Trip((1, 1, 1), goods=["fan", "fan", "doll"]).put(0, merchant="C3").goods(0, kimono=1, ceramics=3)
    trip.do("die merchant", "visit")
    assert trip.kind == "keep"
    assert "keep 1 kimono, 1 ceramics, 1 doll, 2 fan" in trip.choices()
    assert "keep 1 kimono, 3 ceramics, 1 doll" in trip.choices()
    assert all(sum(int(part.split()[0]) for part in name[5:].split(", ")) == 5 for name in trip.choices())
    events = trip.do("keep 1 kimono, 3 ceramics, 1 doll")
    assert [(e.what, e.cause) for e in events if e.kind == "returned"] == [((3, 3), "limit")]
    assert trip.player(0).goods == (1, 3, 1, 0)
    assert trip.view().bag == 21


def test_an_empty_bag_gives_what_is_there() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="C3")
    del trip.game.bag[1:]
    events = trip.do("die merchant", "visit")
    assert [e.amount for e in events if e.kind == "drew"] == [1]
    trip = Trip((1, 1, 1)).put(0, merchant="C3")
    trip.game.bag.clear()
    trip.do("die merchant")
    assert trip.game.seat == 1, "nothing to draw, nothing to ask"


# --- coastal towns ---------------------------------------------------------------------------------------------------


def test_four_ceramics_at_three_are_an_ingot_and_two_coins() -> None:
    trip = Trip((1, 2, 1)).goods(0, ceramics=4, fan=1).boards(0, ingots=4)
    trip.do("die merchant", "move C2")
    assert trip.choices() == ["sell nothing", *(f"sell {n} ceramics" for n in range(1, 5))]
    events = trip.do("sell 4 ceramics")
    assert [(e.kind, e.amount, e.cause) for e in events if e.seat == 0 and e.kind in ("coins", "ingot", "points")] == [
        ("coins", 12, "sale"),
        ("coins", -10, "ingot"),
        ("ingot", 1, ""),
        ("points", 9, "trade"),
    ]
    assert (trip.player(0).coins, trip.player(0).ingots) == (2, 5)
    assert trip.game.outcome().sources["trade"][0] == 35
    assert Counter(trip.game.bag)[GOODS.index("ceramics")] == 6, "what is sold goes back to the bag"


def test_any_number_can_be_sold_and_none() -> None:
    trip = Trip((1, 2, 1)).goods(0, ceramics=3)
    trip.do("die merchant", "move C2")
    assert coins(trip.do("sell 2 ceramics")) == 6
    assert trip.player(0).goods == (0, 1, 0, 0)
    trip = Trip((1, 2, 1)).goods(0, ceramics=3)
    trip.do("die merchant", "move C2", "sell nothing")
    assert trip.player(0).goods == (0, 3, 0, 0)


def test_other_goods_cannot_be_sold_there() -> None:
    trip = Trip((1, 2, 1)).goods(0, fan=3)
    trip.do("die merchant", "move C2")
    assert trip.game.seat == 1


def test_the_shrewd_merchant_gets_a_coin_more_for_each_good() -> None:
    trip = Trip((1, 2, 1)).goods(0, ceramics=2).wave(0, "shrewd")
    trip.do("die merchant", "move C2")
    assert coins(trip.do("sell 2 ceramics")) == 8


def test_a_sale_can_make_two_ingots() -> None:
    trip = Trip((1, 1, 1)).goods(0, kimono=5).boards(0, coins=2)
    events = trip.do("die merchant", "move C1", "sell 5 kimono")
    assert (trip.player(0).ingots, trip.player(0).coins) == (2, 2)
    assert points(events) == 11


def test_coins_after_the_sixth_ingot_stay_coins() -> None:
    trip = Trip((1, 1, 1)).goods(0, kimono=5).boards(0, coins=8, ingots=5)
    trip.do("die merchant", "move C1", "sell 5 kimono")
    assert (trip.player(0).ingots, trip.player(0).coins) == (6, 18)
    assert trip.game.outcome().sources["trade"][0] == 45
