"""Rulings: who moves, and where to."""

from __future__ import annotations

import pytest

from tests.games.tokaido.helpers import Journey
from tokaido_tui.engine.errors import IllegalActionError


def test_the_last_of_the_kyoto_queue_sets_out_first() -> None:
    game = Journey(players=4, queue=(2, 0, 3, 1)).game
    assert game.walker == game.seat == 1


def test_the_traveller_on_the_lowest_station_moves() -> None:
    journey = Journey()
    journey.do("move 5")
    assert journey.game.walker == 1
    journey.do("move 4")
    assert journey.game.walker == 0
    journey.do("move 6")
    assert journey.game.walker == 1, "station 4 is lower than 5 and 6"


def test_who_is_still_last_after_moving_moves_again() -> None:
    journey = Journey()
    journey.do("move 5", "move 6", "move 3")
    assert journey.game.walker == 0
    journey.do("move 4")
    assert journey.game.walker == 0


def test_on_a_double_space_the_one_farther_from_the_road_moves_first() -> None:
    journey = Journey(players=4)
    journey.do("move 5", "move 5", "move 6", "move 7")
    assert [journey.player(seat).slot for seat in (3, 2)] == [0, 1]
    assert journey.game.walker == 2


def test_at_an_inn_the_last_of_the_queue_sets_out_first() -> None:
    journey = Journey(players=3)
    journey.do("move 14", "eat nothing", "move 14", "eat nothing", "move 14", "eat nothing")
    assert [journey.player(seat).slot for seat in (2, 1, 0)] == [0, 1, 2]
    assert journey.game.walker == 0


def test_a_move_goes_to_any_free_space_up_to_and_including_the_next_inn() -> None:
    journey = Journey()
    assert journey.game.legal_actions() == tuple(range(1, 15))


def test_nobody_walks_past_an_inn() -> None:
    journey = Journey()
    with pytest.raises(IllegalActionError, match="everybody stops at the next inn"):
        journey.game.apply(15)


def test_nobody_walks_back_or_stays() -> None:
    journey = Journey()
    journey.do("move 5", "move 6", "move 3")
    with pytest.raises(IllegalActionError, match="nobody walks back"):
        journey.game.apply(2)
    with pytest.raises(IllegalActionError, match="stands there already"):
        journey.game.apply(3)


@pytest.mark.parametrize("players", [2, 3])
def test_second_slots_are_closed_with_two_and_three_players(players: int) -> None:
    journey = Journey(players=players, queue=(2, 0, 1))
    journey.do("move 5")
    assert 5 not in journey.game.legal_actions()
    with pytest.raises(IllegalActionError, match="every slot there is taken"):
        journey.game.apply(5)


@pytest.mark.parametrize("players", [4, 5])
def test_second_slots_are_open_with_four_and_five_players(players: int) -> None:
    journey = Journey(players=players)
    journey.do("move 5")
    assert 5 in journey.game.legal_actions()
    journey.do("move 5")
    assert 5 not in journey.game.legal_actions(), "both slots are taken"


def test_a_single_space_takes_one_traveller_with_five_players_too() -> None:
    journey = Journey(players=5)
    journey.do("move 4")
    assert 4 not in journey.game.legal_actions()


def test_the_first_on_a_double_space_takes_the_slot_on_the_road() -> None:
    journey = Journey(players=4)
    journey.do("move 7", "move 7")
    assert (journey.player(3).slot, journey.player(2).slot) == (0, 1)


def test_a_village_or_a_temple_needs_a_coin() -> None:
    journey = Journey()
    journey.others_wait()
    assert {"village", "temple"} <= journey.kinds_open()
    journey.purse(0)
    assert journey.kinds_open() == {"encounter", "paddy", "spring", "mountain", "farm", "sea", "inn"}
    with pytest.raises(IllegalActionError, match="needs a coin"):
        journey.game.apply(1)
    journey.purse(1)
    assert {"village", "temple"} <= journey.kinds_open()


def test_a_completed_panorama_is_closed_to_who_completed_it_only() -> None:
    journey = Journey()
    journey.go("paddy", "inn")
    journey.do("eat nothing")
    journey.go("paddy", "inn")
    journey.do("eat nothing")
    journey.go("paddy")
    journey.others_wait()
    assert journey.hero.sections[0] == 3
    assert 35 not in journey.game.legal_actions()
    with pytest.raises(IllegalActionError, match="that panorama is complete"):
        journey.game.apply(35)


def test_the_others_may_still_stop_at_a_panorama_somebody_completed() -> None:
    journey = Journey()
    for _ in range(2):
        journey.go("paddy", "inn")
        journey.do("eat nothing")
    # In the third stage the hero completes the first paddy field; who comes later finds the second one open.
    journey.do("move 28")
    assert journey.hero.sections[0] == 3
    assert journey.game.walker != 0
    assert 35 in journey.game.legal_actions()


def test_every_journey_ends_at_the_last_inn() -> None:
    journey = Journey(players=5)
    journey.finish()
    assert [journey.player(seat).station for seat in range(5)] == [54] * 5
    assert journey.game.legal_actions() == ()
    assert journey.game.decision is None
