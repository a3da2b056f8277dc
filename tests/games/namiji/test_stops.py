"""Trap, whirlpool, sacred rock and panoramas."""

from __future__ import annotations

import pytest

from tests.games.namiji.helpers import CRAB, SHRIMP, Voyage, rock_number
from tests.games.playing import kinds, points
from tokaido_tui.engine.event import seen_by

# --- trap ------------------------------------------------------------------------------------------------------------


def trapping(*drawn: str) -> Voyage:
    voyage = Voyage(crustacean=list(drawn))
    voyage.go("trap")
    return voyage


def test_the_first_is_drawn_unasked_and_one_may_stop_at_will() -> None:
    voyage = trapping(SHRIMP, SHRIMP)
    assert voyage.choices() == ["stop", "draw"]
    assert (voyage.view().haul_shrimp, voyage.view().haul_crabs) == (1, 0)
    voyage.do("draw")
    assert [option.points for option in voyage.game.decision.options] == [2, 0]
    events = voyage.do("stop")
    assert points(events, cause="crustaceans") == 2
    assert (voyage.hero.shrimp, voyage.hero.crabs) == (2, 0)


def test_crab_and_shrimp_are_worth_a_point_each() -> None:
    voyage = trapping(CRAB, SHRIMP)
    events = voyage.do("draw", "stop")
    assert points(events) == 2
    assert (voyage.hero.shrimp, voyage.hero.crabs) == (1, 1)


def test_the_second_crab_loses_the_whole_haul_back_into_the_bag() -> None:
    voyage = trapping(SHRIMP, CRAB, SHRIMP, CRAB)
    events = voyage.do("draw", "draw", "draw")
    assert kinds(events)[-1] == "haul lost"
    assert points(events) == 0
    assert voyage.kind == "move"
    assert (voyage.hero.shrimp, voyage.hero.crabs) == (0, 0)
    assert (voyage.view().bag_shrimp, voyage.view().bag_crabs) == (30, 20)


def test_crabs_of_earlier_hauls_do_not_count() -> None:
    voyage = trapping(CRAB, CRAB)
    voyage.do("stop")
    voyage.go("trap")
    voyage.do("stop")
    assert voyage.hero.crabs == 2


def test_after_five_the_haul_is_kept_unasked() -> None:
    voyage = trapping(SHRIMP, SHRIMP, CRAB, SHRIMP, SHRIMP)
    events = voyage.do("draw", "draw", "draw", "draw")
    assert points(events) == 5
    assert voyage.kind == "move"


def test_an_empty_bag_ends_the_draw() -> None:
    voyage = Voyage()
    voyage.others_wait()
    voyage.game.bag = [0, 0]
    voyage.go("trap")
    events = voyage.do("draw")
    assert points(events) == 2
    assert voyage.kind == "move"
    voyage.go("trap")
    assert voyage.kind == "move"
    assert voyage.hero.shrimp == 2


# --- whirlpool -------------------------------------------------------------------------------------------------------


def test_a_whirlpool_takes_one_offering() -> None:
    voyage = Voyage()
    events = voyage.go("whirlpool")
    assert kinds(events) == ["moved", "offering"]
    assert voyage.hero.offerings == 3


def test_with_no_offering_left_the_stop_is_legal_and_does_nothing() -> None:
    voyage = Voyage()
    voyage.game.offerings[0] = 0
    events = voyage.go("whirlpool")
    assert kinds(events) == ["moved"]
    assert voyage.hero.offerings == 0


@pytest.mark.parametrize(("left", "penalty"), [(4, 15), (3, 10), (2, 6), (1, 3), (0, 0)])
def test_the_penalty_by_offerings_left(left: int, penalty: int) -> None:
    voyage = Voyage()
    voyage.game.offerings = [left] * 3
    voyage.finish()
    assert voyage.source("offerings") == (-penalty,) * 3


# --- sacred rock -----------------------------------------------------------------------------------------------------


def test_two_rocks_are_looked_at_one_is_kept_the_other_goes_under() -> None:
    voyage = Voyage(rock=["Hermit", "Devout"])
    voyage.go("rock")
    assert sorted(voyage.choices()) == ["keep Devout", "keep Hermit"]
    voyage.do("keep Devout")
    assert voyage.hero.rocks == (rock_number("Devout"),)
    under = voyage.view(0).decks["rock"][1]
    assert (under.size, under.among) == (1, (rock_number("Hermit"),))


def test_rocks_are_secret() -> None:
    voyage = Voyage(rock=["Hermit", "Devout"])
    events = voyage.go("rock")
    for seat in (1, 2, None):
        assert voyage.view(seat).offer == ()
        assert voyage.view(seat).offer_size == 2
        assert voyage.view(seat).decision.options == ()
        assert all(event.what is None for event in seen_by(events, seat) if event.kind == "rocks")
    events = voyage.do("keep Devout")
    for seat in (1, 2, None):
        assert (voyage.view(seat).players[0].rocks, voyage.view(seat).players[0].rock_count) == ((), 1)
        assert voyage.view(seat).decks["rock"][1].among is None
        assert all(event.what is None for event in seen_by(events, seat) if event.kind == "rock")
    voyage.finish()
    assert voyage.view(None).players[0].rocks == (rock_number("Devout"),)


def test_with_one_rock_left_it_is_kept_unasked_and_with_none_nothing_happens() -> None:
    voyage = Voyage()
    voyage.others_wait()
    voyage.game.rock_deck.top = [rock_number("Hermit")]
    voyage.go("rock")
    assert voyage.hero.rocks == (rock_number("Hermit"),)
    assert voyage.kind == "move"
    voyage.go("dock", "rock")
    assert voyage.hero.rock_count == 1


# --- panoramas -------------------------------------------------------------------------------------------------------


def test_sections_score_their_number() -> None:
    voyage = Voyage()
    assert [points(voyage.go(kind)) for kind in ("whale", "octopus", "whale")] == [1, 1, 2]
    assert voyage.hero.sections == (0, 1, 2)


def test_the_first_to_complete_a_panorama_has_3_points_more() -> None:
    voyage = Voyage()
    voyage.game.sections[0] = 2
    events = voyage.go("dolphin")
    assert (points(events, cause="panoramas"), points(events, cause="bonuses")) == (3, 3)
    assert voyage.hero.bonuses == (0,)
    assert "bonus" in kinds(events)


def test_the_second_has_no_bonus_and_a_complete_panorama_is_closed() -> None:
    voyage = Voyage()
    voyage.game.sections[0] = 2
    voyage.game.awarded = 1
    assert points(voyage.go("dolphin")) == 3
    voyage.go("dock")
    voyage.others_wait()
    assert not [name for name in voyage.choices() if name.endswith("dolphin")]
    assert [name for name in voyage.choices() if name.endswith("whale")]
