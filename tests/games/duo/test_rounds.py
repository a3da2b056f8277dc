"""The course of a round: who rolls, who takes which die, the hot springs, and the end."""

from __future__ import annotations

import pytest

from tests.games.duo.helpers import NAMES, Trip, space
from tests.games.playing import kinds
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError, SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.system import SYSTEM


def test_the_game_is_for_two() -> None:
    for names in (("Ana",), ("Ana", "Bo", "Cy")):
        with pytest.raises(SetupError, match="2 players"):
            SYSTEM.start(Setup(names), SeededDealer(1))


def test_purple_begins_in_the_west_and_green_stands_in_the_east() -> None:
    trip = Trip()
    assert trip.game.seat == 0
    assert [trip.at(0, pawn) for pawn in ("pilgrim", "merchant", "artist")] == ["24", "M1", "H"]
    assert [trip.at(1, pawn) for pawn in ("pilgrim", "merchant", "artist")] == ["12", "M4", "D"]
    assert trip.player(0).points == trip.player(1).points == 1, "both pegs begin on 1, and nothing else happens"
    assert trip.player(0).who.place == "west"


def test_without_colours_lots_are_drawn_and_one_colour_is_enough() -> None:
    firsts = {SYSTEM.start(Setup(NAMES), SeededDealer(seed))[0].seat for seed in range(9)}
    assert firsts == {0, 1}
    for roles in (("", "purple"), ("green", ""), ("green", "purple")):
        game, _ = SYSTEM.start(Setup(NAMES, (), roles), SeededDealer(1))
        assert game.seat == 1
        assert [player.who.name for player in game.view(None).players] == ["green", "purple"]
    with pytest.raises(SetupError, match="no colour 'red'"):
        SYSTEM.start(Setup(NAMES, (), ("red", "")), SeededDealer(1))


def test_the_roller_takes_the_first_and_the_last_die_and_the_other_rolls_next() -> None:
    trip = Trip((2, 1, 1), (3, 2, 2))
    assert trip.choices() == ["die pilgrim", "die merchant", "die artist"]
    events = trip.do("die pilgrim", "pass")
    assert [(e.seat, e.what) for e in events if e.kind == "die"] == [(0, 0)]
    assert trip.game.seat == 1
    assert trip.choices() == ["die merchant", "die artist"]
    events = trip.do("die merchant", "move C4")
    assert [(e.seat, e.what) for e in events if e.kind == "die"] == [(1, 1), (0, 2)], "the last die needs no choice"
    assert trip.game.seat == 0
    assert trip.kind == "move"
    events = trip.do("move A", "paint nothing")
    assert [(e.seat, e.what) for e in events if e.kind == "rolled"] == [(1, (3, 2, 2))]
    assert trip.game.seat == 1
    assert trip.kind == "die"


def test_each_moves_only_his_own_pawns() -> None:
    trip = Trip((2, 1, 1))
    before = trip.game.where[:]
    trip.do("die pilgrim", "pass")
    assert trip.game.where[1:] == before[1:]
    before = trip.game.where[:]
    trip.do("die artist", "move E")
    assert trip.game.where[:5] == before[:5]


def test_an_effect_is_a_choice_and_the_move_is_not() -> None:
    trip = Trip((2, 1, 1))
    events = trip.do("die pilgrim")
    assert trip.at(0, "pilgrim") == "2"
    assert trip.choices() == ["pass", "visit"]
    assert kinds(events) == ["die", "moved"]
    assert kinds(trip.do("pass")) == ["passed"]
    assert trip.player(0).temple == 0


def test_an_illegal_action_gets_a_sentence() -> None:
    trip = Trip((2, 1, 1))
    with pytest.raises(IllegalActionError, match="die pilgrim; die merchant; die artist"):
        trip.game.apply(7)
    trip.do("die artist")
    with pytest.raises(IllegalActionError, match="the artist can't go to D: with a 1 it can go to A, G"):
        trip.game.apply(space("D"))
    with pytest.raises(IllegalActionError, match="space 99"):
        trip.game.apply(99)


# --- the hot springs -------------------------------------------------------------------------------------------------


def test_the_hot_springs_token_comes_from_the_board_or_the_other_player() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=11).put(1, pilgrim=3)
    events = trip.do("die pilgrim", "visit")
    assert [(e.seat, e.amount, e.cause) for e in events if e.kind == "springs"] == [(0, 1, "board")]
    assert trip.view().springs == 0
    other = Trip((1, 1, 1)).put(0, pilgrim=11).put(1, pilgrim=3)
    other.game.springs = 1
    events = other.do("die pilgrim", "visit")
    assert [(e.seat, e.cause) for e in events if e.kind == "springs"] == [(0, "player")]
    assert other.view().springs == 0


def test_the_token_is_not_for_the_action_that_took_it_but_for_the_next() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=11).put(1, pilgrim=3)
    trip.do("die pilgrim", "visit")
    assert (trip.game.seat, trip.kind) == (1, "die"), "nothing is asked about the token"
    trip.do("die merchant", "move C4", "move A", "paint nothing")
    assert (trip.game.seat, trip.choices()) == (0, ["rest", "repeat"])


def test_repeating_a_die_is_another_move_and_action_of_the_same_number() -> None:
    trip = Trip((2, 2, 2), goods=["kimono", "doll"]).put(0, merchant="M4").put(1, merchant="C5")
    trip.game.springs = 0
    trip.do("die merchant", "move M2", "visit")
    assert trip.choices() == ["rest", "repeat"]
    events = trip.do("repeat")
    assert [(e.amount, e.cause) for e in events if e.kind == "springs"] == [(-1, "repeat")]
    assert trip.view().springs is None
    assert trip.places() == ["C1", "C3", "C6", "C8", "M4"]
    trip.do("move C3", "sell 1 doll")
    assert trip.player(0).coins == 3
    assert (trip.game.seat, trip.kind) == (1, "die"), "once is all"


def test_who_holds_the_token_and_stops_at_the_springs_gains_nothing() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=11).put(1, pilgrim=3)
    trip.game.springs = 0
    trip.do("die pilgrim")
    assert trip.choices() == ["rest", "repeat"], "straight on to the question of repeating"


def test_the_token_returns_before_the_second_move_and_can_be_taken_again_by_it() -> None:
    trip = Trip((2, 1, 1)).put(0, pilgrim=8).put(1, pilgrim=3)
    trip.game.springs = 0
    trip.do("die pilgrim", "pass", "repeat")
    assert trip.at(0, "pilgrim") == "12"
    assert trip.choices() == ["pass", "visit"]
    trip.do("visit")
    assert trip.view().springs == 0
    assert trip.game.seat == 1, "but it is not for the action that took it"


def test_a_pawn_that_cannot_move_spends_its_die_and_repeats_nothing() -> None:
    """From M2 only C4 and C5 are three routes away."""
    trip = Trip((1, 3, 1)).put(0, merchant="M2", pilgrim="C4").put(1, pilgrim="C5")
    trip.game.springs = 0
    events = trip.do("die merchant")
    assert kinds(events) == ["die", "stuck"]
    assert trip.at(0, "merchant") == "M2"
    assert (trip.game.seat, trip.choices()) == (1, ["die pilgrim", "die artist"])
    assert trip.view().springs == 0


# --- the end ---------------------------------------------------------------------------------------------------------


def end_of(trip: Trip) -> tuple[list[str], list[str]]:
    """Plays the round out; the kinds of events before and after."""
    events = trip.finish_round()
    assert trip.game.is_over
    return kinds(events), trip.choices()


@pytest.mark.parametrize(("stop", "boards"), [(1, {"temple": 8}), (2, {"garden": 5})])
def test_the_last_slot_of_a_track_ends_the_game_with_the_round(stop: int, boards: dict[str, int]) -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=stop).boards(0, **boards)
    events = trip.do("die pilgrim", "visit")
    assert [e.cause for e in events if e.kind == "ending"] == list(boards)
    assert trip.view().ending
    assert not trip.game.is_over, "two dice are left"
    told, _ = end_of(trip)
    assert told.count("die") == 2
    assert "rolled" not in told


def test_the_sixth_ingot_ends_the_game_with_the_round() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M3").boards(0, ingots=5, coins=8).goods(0, doll=1)
    events = trip.do("die merchant", "move C3", "sell 1 doll")
    assert [e.cause for e in events if e.kind == "ending"] == ["ingots"]
    told, _ = end_of(trip)
    assert told.count("die") == 2


def test_the_tenth_painting_given_ends_the_game_with_the_round() -> None:
    trip = Trip((1, 1, 1)).boards(0, given=9)
    trip.game.hidden[0].clear()
    trip.game.revealed[0] = (1,)
    events = trip.do("die artist", "move A", "give waterfall")
    assert [e.cause for e in events if e.kind == "ending"] == ["paintings"]
    end_of(trip)


def test_the_end_comes_at_once_if_the_last_die_of_the_round_sets_it_off() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=1).boards(0, temple=8)
    trip.do("die artist", "move A", "paint nothing", "die merchant", "move C4")
    assert trip.choices() == ["pass", "visit"]
    trip.do("visit")
    assert trip.game.is_over


def test_a_tie_goes_to_more_money_and_else_is_shared() -> None:
    def final(coins: int) -> tuple[int, ...]:
        trip = Trip((1, 1, 1)).put(0, pilgrim=1).boards(0, temple=8).boards(1, temple=9, coins=coins)
        trip.do("die artist", "move A", "paint nothing", "die merchant", "move C4", "visit")
        outcome = trip.game.outcome()
        assert outcome.points == (9, 9)
        return outcome.winners

    assert final(3) == (1,)
    assert final(0) == (0, 1)


def test_minerva_has_95_points() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=2).boards(0, temple=7, garden=5, ingots=5, given=6)
    trip.do("die artist", "move A", "paint nothing", "die merchant", "move C4", "visit")
    assert trip.game.is_over
    outcome = trip.game.outcome()
    assert {source: points[0] for source, points in outcome.sources.items()} == {
        "faith": 42,
        "trade": 35,
        "culture": 18,
    }
    assert outcome.points[0] == 95
