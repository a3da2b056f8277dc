"""Two players and the neutral boat."""

from __future__ import annotations

import pytest

from tests.games.namiji.helpers import Voyage, card_names
from tests.games.playing import kinds, points

NEUTRAL = 2


def test_it_is_moved_by_the_leader_when_it_is_last() -> None:
    voyage = Voyage(2, queue=[0, 1, 2])
    # The neutral sets out first; Ana lies nearest the route and leads.
    assert (voyage.game.walker, voyage.game.seat) == (NEUTRAL, 0)
    assert all(option.points == 0 for option in voyage.game.decision.options)
    voyage.do("move 5")
    assert (voyage.game.walker, voyage.game.seat) == (1, 1)


@pytest.mark.parametrize("station", [1, 2, 3, 4, 6, 7])
def test_its_stops_do_nothing(station: int) -> None:
    voyage = Voyage(2)
    before = voyage.view()
    assert kinds(voyage.do(f"move {station}")) == ["moved"]
    after = voyage.view()
    assert (after.decks, after.face_up, after.bag_crabs) == (before.decks, before.face_up, before.bag_crabs)


def at_dock(*places: int) -> Voyage:
    """All three at the first dock, moored in the order neutral, Bo, Ana at these places."""
    voyage = Voyage(2, dock=["lantern", "incense", "spyglass", "sea chart"], discard=["spyglass"])
    voyage.do("move 14")
    assert (voyage.kind, voyage.game.seat, voyage.game.walker) == ("moor", 0, NEUTRAL)
    voyage.do(f"moor {places[0]}", "move 14", f"moor {places[1]}", "move 14")
    return voyage


def test_its_mover_chooses_its_place() -> None:
    voyage = at_dock(3, 1)
    assert voyage.view().neutral.slot == 2


def test_at_its_turn_a_random_card_is_discarded_unseen() -> None:
    voyage = at_dock(2, 1)
    # Bo at place 1 chooses of four; then the neutral; then Ana of two.
    events = voyage.do("take lantern")
    assert [e.what for e in events if e.kind == "discarded"] == [None]
    assert voyage.game.seat == 0
    assert sorted(voyage.choices()) == ["take incense", "take sea chart"]
    # Bo had seen four cards and knows which two of three are left only by luck; Ana knows her two.
    view = voyage.view(1)
    assert sorted(card_names(view.hand.among)) == ["incense", "sea chart", "spyglass"]
    assert view.discarded.among == view.hand.among
    assert voyage.view(0).hand.size == len(voyage.view(0).hand.among) == 2
    assert voyage.view(0).discarded.among is None
    voyage.do("take incense")
    for seat, known in ((0, [None, ["sea chart"]]), (1, [["sea chart", "spyglass"]] * 2)):
        layers = voyage.view(seat).decks["dock"][1:]
        assert [layer.among and sorted(card_names(layer.among)) for layer in layers] == known


def test_where_it_is_first_it_discards_before_anybody_has_looked() -> None:
    voyage = at_dock(1, 2)
    assert (voyage.kind, voyage.game.seat) == ("take", 1)
    assert voyage.view(1).hand.size == 3
    assert voyage.view(1).discarded.among is None
    voyage.do("take lantern", "take incense")
    assert voyage.view(0).decks["dock"][1].among is None
    assert card_names(voyage.view(0).decks["dock"][2].among) == ["sea chart"]


def test_where_it_is_last_both_know_the_two_cards_left_but_not_which_it_was() -> None:
    voyage = at_dock(3, 1)
    voyage.do("take lantern", "take incense")
    for seat in (0, 1):
        for layer in voyage.view(seat).decks["dock"][1:]:
            assert sorted(card_names(layer.among)) == ["sea chart", "spyglass"]


def test_at_home_the_dearest_token_left_is_lost_to_it() -> None:
    voyage = Voyage(2)
    while voyage.game.stage is not voyage.game.road.stages[-1]:
        voyage.pass_time()
    order = []
    earned = {0: 0, 1: 0}
    while not voyage.game.is_over:
        order.append(voyage.game.walker)
        for event in voyage.do("move 56"):
            if event.kind == "points" and event.cause == "early bird":
                earned[event.seat] += event.amount
    tokens = dict(zip(order, (7, 5, 3), strict=True))
    assert earned == {0: tokens[0], 1: tokens[1]}


def test_it_gains_nothing_and_loses_nothing() -> None:
    voyage = Voyage(2)
    events = []
    while not voyage.game.is_over:
        events += voyage.pass_time()
    assert len(voyage.game.outcome().points) == 2
    assert points(events, seat=NEUTRAL) == 0
