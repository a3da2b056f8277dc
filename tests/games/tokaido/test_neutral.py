"""Rulings: two players and the neutral traveller."""

from __future__ import annotations

import pytest

from tests.games.playing import kinds
from tests.games.tokaido.helpers import Journey, dishes

NEUTRAL = 2


def two(*queue: int, **piles: list[str]) -> Journey:
    return Journey(players=2, variants=["initiation"], queue=queue, **piles)


def test_a_third_neutral_traveller_stands_in_the_kyoto_queue() -> None:
    view = two(0, NEUTRAL, 1).view()
    assert view.neutral is not None
    assert (view.neutral.number, view.neutral.station, view.neutral.slot) == (NEUTRAL, 0, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_no_neutral_with_more_players(players: int) -> None:
    assert Journey(players=players).view().neutral is None


def test_when_the_neutral_is_last_the_player_farthest_ahead_moves_it() -> None:
    journey = two(0, NEUTRAL, 1)
    journey.do("move 5")
    assert (journey.game.walker, journey.game.seat) == (NEUTRAL, 1)
    journey = two(NEUTRAL, 0, 1)
    journey.do("move 5", "move 6")
    assert (journey.game.walker, journey.game.seat) == (NEUTRAL, 0)


def test_at_kyoto_the_one_nearest_the_road_is_farthest_ahead() -> None:
    game = two(1, 0, NEUTRAL).game
    assert (game.walker, game.seat) == (NEUTRAL, 1)


def test_at_an_inn_the_first_to_arrive_is_farthest_ahead() -> None:
    journey = two(NEUTRAL, 0, 1)
    journey.do("move 14", "eat nothing", "move 14", "eat nothing")
    assert (journey.game.walker, journey.game.seat) == (NEUTRAL, 1)


@pytest.mark.parametrize("station", [1, 3, 4, 5, 6, 7, 11])
def test_its_stop_does_nothing(station: int) -> None:
    journey = two(1, 0, NEUTRAL)
    before = [(p.coins, p.points, p.offerings) for p in journey.view().players]
    decks = [len(deck) for deck in journey.game.decks]
    assert kinds(journey.do(f"move {station}")) == ["moved"]
    assert [(p.coins, p.points, p.offerings) for p in journey.view().players] == before
    assert [len(deck) for deck in journey.game.decks] == decks
    assert journey.kind == "move"


def test_at_a_temple_a_bank_coin_goes_on_its_own_pile() -> None:
    journey = two(1, 0, NEUTRAL)
    assert kinds(journey.do("move 2")) == ["moved", "offering"]
    neutral = journey.view().neutral
    assert neutral is not None
    assert neutral.offerings == 1
    assert [p.coins for p in journey.view().players] == [7, 7]


def test_its_pile_takes_part_in_the_final_ranking_and_can_take_a_rank_away() -> None:
    journey = two(1, 0, NEUTRAL)
    journey.do("move 2", "move 4", "move 5")
    assert journey.game.walker == NEUTRAL
    journey.do("move 9", "move 14", "eat nothing", "move 14", "eat nothing", "move 14")
    journey.do("move 27", "move 21", "donate 3", "move 16", "donate 1")
    assert journey.game.offerings == [1, 3, 2]
    journey.finish()
    assert journey.source("ranks") == (4, 10), "the neutral's 2 coins took the 7 points"


def test_the_neutral_ranks_without_scoring_for_anybody() -> None:
    journey = two(1, 0, NEUTRAL)
    journey.do("move 2")
    journey.finish()
    assert journey.source("ranks") == (0, 0)


def test_a_tie_with_the_neutral_shares_the_rank() -> None:
    journey = two(1, 0, NEUTRAL)
    journey.do("move 2", "move 9", "donate 1")
    journey.finish()
    assert journey.source("ranks") == (10, 0)


def test_at_an_inn_a_random_card_of_the_hand_goes_under_the_pile_unseen() -> None:
    journey = two(0, NEUTRAL, 1, meal=["Dango", "Soba", "Udon", "Tofu"], discard=["Udon"])
    journey.do("move 14", "eat Dango")
    events = journey.do("move 14")
    assert [event.what for event in events if event.kind == "discarded"] == [None]
    assert dishes(sorted(journey.game.hand)) == ["Soba", "Tofu"]
    assert [dishes(cards) for cards, _ in journey.game.meal_deck.layers()[1:]] == [["Udon"]]
    seen = journey.view(1).hand
    assert seen is not None
    assert (seen.size, dishes(seen.among or ())) == (2, ["Soba", "Tofu", "Udon"]), "which one went, seat 1 can't tell"


def test_if_it_is_first_the_hand_of_4_is_drawn_and_then_loses_one() -> None:
    journey = two(0, 1, NEUTRAL, meal=["Dango", "Soba", "Udon", "Tofu"], discard=["Soba"])
    journey.do("move 14")
    assert len(journey.game.meal_deck) == 21 + 1
    journey.do("move 14")
    assert journey.choices() == ["eat nothing", "eat Dango", "eat Tofu", "eat Udon"]


def test_it_may_come_last_and_then_takes_one_of_what_is_left() -> None:
    journey = two(NEUTRAL, 0, 1, meal=["Dango", "Soba", "Udon", "Tofu"], discard=["Tofu"])
    journey.do("move 14", "eat Dango", "move 14", "eat Soba")
    journey.do("move 14")
    layers = journey.game.meal_deck.layers()
    assert [dishes(sorted(cards)) for cards, _ in layers[1:]] == [["Tofu"], ["Udon"]]
    assert (journey.game.walker, journey.game.seat) == (NEUTRAL, 1), "all are in, and the neutral came last"


def test_it_may_stop_anywhere_that_has_a_free_slot() -> None:
    journey = two(NEUTRAL, 0, 1)
    journey.do("move 5", "move 6")
    assert journey.game.walker == NEUTRAL
    assert journey.game.legal_actions() == (1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14)


def test_it_needs_no_coin_and_its_mover_needs_none_either() -> None:
    journey = two(1, 0, NEUTRAL)
    journey.purse(0, seat=1)
    assert {"village", "temple"} <= journey.kinds_open()


def test_panoramas_its_mover_has_completed_are_open_to_it() -> None:
    journey = two(1, 0, NEUTRAL)
    journey.game.shut[1] = 0b111
    assert {"paddy", "mountain", "sea"} <= journey.kinds_open()
    journey.do("move 4")
    assert journey.view().neutral is not None
    assert [p.sections for p in journey.view().players] == [(0, 0, 0), (0, 0, 0)]


def test_the_game_ends_when_the_neutral_is_the_last_to_reach_edo() -> None:
    journey = two(0, 1, NEUTRAL)
    events = []
    while not journey.game.is_over:
        walker = journey.game.walker
        events = journey.pass_time()
    assert walker == NEUTRAL
    assert kinds(events) == ["moved", "discarded", "won", "won"]
