"""Docks: places, the hand that is passed on, who sails first; and the home harbour."""

from __future__ import annotations

import pytest

from tests.games.namiji.helpers import BOX, Voyage, card_names
from tests.games.playing import kinds, points
from tokaido_tui.engine.event import seen_by
from tokaido_tui.games.namiji.dock import ADRIFT

HAND = ["lantern", "incense", "spyglass", "sea chart"]


def test_all_stop_at_the_dock_and_choose_any_free_place() -> None:
    voyage = Voyage(queue=[0, 1, 2])
    voyage.do("move 14")
    assert voyage.choices() == ["moor 1", "moor 2", "moor 3"]
    assert voyage.player(2).slot == ADRIFT
    voyage.do("moor 2", "move 14")
    assert voyage.choices() == ["moor 1", "moor 3"]


def test_the_last_to_arrive_is_not_asked() -> None:
    voyage = Voyage()
    voyage.do("move 14", "moor 1", "move 14", "moor 3")
    events = voyage.do("move 14")
    assert [e.amount for e in events if e.kind == "moored"] == [1]
    assert voyage.player(0).slot == 1


@pytest.mark.parametrize(("players", "places"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_there_are_as_many_places_as_players_and_three_with_two(players: int, places: int) -> None:
    voyage = Voyage(players)
    voyage.pass_time()
    assert len(voyage.choices()) == places


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_and_one_more_cards_are_drawn_when_all_are_in(players: int) -> None:
    voyage = Voyage(players)
    events = []
    while not events or "hand dealt" not in kinds(events):
        events = voyage.pass_time()
    assert next(e.amount for e in events if e.kind == "hand dealt") == max(players, 3) + 1


def moored() -> Voyage:
    """Three boats at the first dock: Cy nearest the route, then Ana, then Bo."""
    voyage = Voyage(dock=HAND)
    voyage.do("move 14", "moor 1", "move 14", "moor 3", "move 14")
    return voyage


def test_the_place_nearest_the_route_chooses_first_and_passes_on() -> None:
    voyage = moored()
    assert (voyage.game.seat, voyage.kind) == (2, "take")
    assert sorted(voyage.choices()) == sorted(f"take {name}" for name in HAND)
    voyage.do("take incense")
    assert voyage.game.seat == 0
    assert sorted(voyage.choices()) == ["take lantern", "take sea chart", "take spyglass"]
    voyage.do("take lantern")
    assert voyage.game.seat == 1
    voyage.do("take spyglass")
    assert [card_names(voyage.player(seat).dock_cards) for seat in range(3)] == [["lantern"], ["spyglass"], ["incense"]]


def test_the_last_card_goes_under_the_deck_known_to_who_held_the_hand() -> None:
    voyage = moored()
    voyage.do("take incense", "take lantern", "take spyglass")
    for seat in range(3):
        under = voyage.view(seat).decks["dock"][1]
        assert card_names(under.among) == ["sea chart"]
    assert voyage.view(None).decks["dock"][1].among is None


def test_the_farthest_place_sails_first() -> None:
    voyage = moored()
    voyage.do("take incense", "take lantern", "take spyglass")
    assert (voyage.kind, voyage.game.walker) == ("move", 1)
    voyage.do("move 28", "moor 3")
    assert voyage.game.walker == 0


def test_the_hand_is_known_only_to_those_who_have_held_it() -> None:
    voyage = moored()
    hand = voyage.view(2).hand
    assert sorted(card_names(hand.among)) == sorted(HAND)
    for seat in (0, 1, None):
        assert (voyage.view(seat).hand.size, voyage.view(seat).hand.among) == (4, None)
        assert voyage.view(seat).decision.options == ()
    events = voyage.do("take incense")
    assert sorted(card_names(voyage.view(2).hand.among)) == ["lantern", "sea chart", "spyglass"]
    assert sorted(card_names(voyage.view(0).hand.among)) == ["lantern", "sea chart", "spyglass"]
    assert voyage.view(1).hand.among is None
    assert [e.what for e in seen_by(events, 1) if e.kind == "hand"] == [None]


def test_a_meal_scores_at_once() -> None:
    voyage = Voyage(dock=["meal of 4 points", "meal of 5 points"])
    voyage.do("move 14", "moor 1", "move 14", "moor 3", "move 14")
    promised = {option.name: option.points for option in voyage.game.decision.options}
    assert (promised["take meal of 4 points"], promised["take meal of 5 points"]) == (4, 5)
    assert points(voyage.do("take meal of 5 points"), seat=2, cause="meals") == 5


@pytest.mark.parametrize(("players", "tokens"), [(3, (7, 5, 3)), (4, (7, 5, 3, 2)), (5, (7, 5, 3, 2, 1))])
def test_home_gives_the_dearest_token_left_and_no_dock_cards(players: int, tokens: tuple[int, ...]) -> None:
    voyage = Voyage(players)
    while voyage.game.stage is not voyage.game.road.stages[-1]:
        voyage.pass_time()
    earned = []
    while not voyage.game.is_over:
        assert voyage.choices()[-1] == "move 56 harbour"
        promised = voyage.game.decision.options[-1].points
        seat = voyage.game.seat
        events = voyage.do("move 56")
        earned.append(points(events, seat, "early bird"))
        assert promised == earned[-1]
        assert "dock card" not in kinds(events)
    assert tuple(earned) == tokens


def test_ties_share_the_win() -> None:
    voyage = Voyage()
    while voyage.game.waiting != 2 or voyage.game.stage is not voyage.game.road.stages[-1]:
        voyage.pass_time()
    # Whoever comes home now takes 3.
    last = voyage.game.walker
    voyage.game.points = [20, 20, 20]
    voyage.game.points[last] -= 3
    voyage.game.offerings = [4, 4, 4]
    voyage.game.rocks = [0, 0, 0]
    events = voyage.do("move 56")
    outcome = voyage.game.outcome()
    assert outcome.winners == (0, 1, 2)
    assert outcome.places == (1, 1, 1)
    assert [event.seat for event in events if event.kind == "won"] == [0, 1, 2]


def test_the_deck_is_never_short() -> None:
    # Three docks, six cards each with five players, of which one comes back.
    assert len(BOX.dock_pile) >= 2 * 5 + 6
