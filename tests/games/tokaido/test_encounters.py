"""Rulings: encounters."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, kinds, points
from tests.games.tokaido.helpers import MOUNTAIN_GUIDE, PADDY_GUIDE, SEA_GUIDE, Journey, people, souvenirs


def test_a_samurai_is_three_points() -> None:
    journey = Journey("Kinko", encounter=["Samurai"])
    events = journey.go("encounter")
    assert (points(events, cause="encounters"), coins(events)) == (3, 0)
    assert people(journey.hero.encounters) == ["Samurai"]


def test_a_kuge_is_three_coins() -> None:
    journey = Journey("Kinko", encounter=["Kuge"])
    events = journey.go("encounter")
    assert (points(events), coins(events)) == (0, 3)


def test_a_miko_puts_a_bank_coin_in_the_temple_for_a_point() -> None:
    journey = Journey("Kinko", encounter=["Miko"])
    events = journey.go("encounter")
    assert (points(events, cause="gifts"), coins(events)) == (1, 0)
    assert journey.hero.offerings == 1


def test_a_shokunin_gives_the_top_souvenir() -> None:
    journey = Journey("Kinko", encounter=["Shokunin", "Shokunin"], souvenir=["Sumie", "Gofu"])
    events = journey.go("encounter")
    assert (points(events, cause="souvenirs"), coins(events)) == (1, 0)
    assert points(journey.go("encounter"), cause="souvenirs") == 3, "a second family"
    assert souvenirs(journey.hero.souvenirs) == ["Gofu", "Sumie"]


def test_a_shokunin_on_an_empty_souvenir_deck_gives_nothing() -> None:
    journey = Journey("Kinko", encounter=["Shokunin"])
    while journey.game.souvenir_deck:
        journey.game.souvenir_deck.draw(journey.game.take)
    events = journey.go("encounter")
    assert kinds(events) == ["moved", "encounter"]
    assert (journey.hero.points, journey.hero.souvenirs) == (0, ())
    assert people(journey.hero.encounters) == ["Shokunin"], "it still counts as an encounter"


@pytest.mark.parametrize(("guide", "panorama"), [(PADDY_GUIDE, 0), (MOUNTAIN_GUIDE, 1), (SEA_GUIDE, 2)])
def test_an_annaibito_gives_the_next_section_of_its_panorama(guide: str, panorama: int) -> None:
    journey = Journey("Kinko", encounter=[guide])
    journey.sections(1, 1, 1)
    events = journey.go("encounter")
    assert points(events, cause="panoramas") == 2
    assert journey.hero.sections[panorama] == 2
    assert sum(journey.hero.sections) == 4
    assert journey.kind == "move"


def test_an_annaibito_for_a_completed_panorama_lets_choose_any_unfinished_one() -> None:
    journey = Journey("Kinko", encounter=[SEA_GUIDE])
    journey.sections(2, 1, 5)
    journey.go("encounter")
    assert (journey.kind, journey.game.seat) == ("admire", 0)
    assert journey.choices() == ["admire nothing", "admire paddy", "admire mountain"]
    assert points(journey.do("admire mountain")) == 2
    assert journey.hero.sections == (2, 2, 5)
    assert journey.kind == "move"


def test_an_annaibito_for_a_completed_panorama_may_be_declined() -> None:
    journey = Journey("Kinko", encounter=[SEA_GUIDE])
    journey.sections(2, 1, 5)
    journey.go("encounter")
    assert points(journey.do("admire nothing")) == 0
    assert journey.hero.sections == (2, 1, 5)
    assert people(journey.hero.encounters) == [SEA_GUIDE]
    assert journey.kind == "move"


def test_only_unfinished_panoramas_are_offered_instead() -> None:
    journey = Journey("Kinko", encounter=[PADDY_GUIDE])
    journey.sections(3, 4, 0)
    journey.go("encounter")
    assert journey.choices() == ["admire nothing", "admire sea"]


def test_a_section_chosen_so_can_win_the_achievement() -> None:
    journey = Journey("Kinko", encounter=[SEA_GUIDE])
    journey.sections(2, 1, 5)
    journey.go("encounter")
    events = journey.do("admire paddy")
    assert (points(events, cause="panoramas"), points(events, cause="achievements")) == (3, 3)


def test_an_annaibito_with_all_panoramas_complete_does_nothing() -> None:
    journey = Journey("Kinko", encounter=[MOUNTAIN_GUIDE])
    journey.sections(3, 4, 5)
    events = journey.go("encounter")
    assert kinds(events) == ["moved", "encounter"]
    assert journey.kind == "move"
    assert journey.hero.points == 31


def test_an_encounter_leaves_the_deck() -> None:
    journey = Journey("Kinko")
    journey.go("encounter")
    assert len(journey.game.encounter_deck) == 13
