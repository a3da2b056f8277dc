"""Rulings: panoramas, the farm and the hot springs."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, points
from tests.games.tokaido.helpers import MOUNTAIN_GUIDE, PADDY_GUIDE, SEA_GUIDE, Journey, achievements


def test_the_nth_section_of_a_panorama_scores_n() -> None:
    journey = Journey()
    assert points(journey.go("mountain")) == 1
    assert points(journey.go("mountain")) == 2
    journey.go("inn")
    journey.do("eat nothing")
    assert points(journey.go("mountain")) == 3
    assert journey.source("panoramas")[0] == 6


def complete_everything() -> Journey:
    """Paddy 4 18 28, mountain 6 12 19 23, sea 11 15 24 34 39."""
    journey = Journey()
    for stage in (("paddy", "mountain", "sea", "mountain"), ("sea", "paddy", "mountain", "mountain", "sea")):
        journey.go(*stage, "inn")
        journey.do("eat nothing")
    journey.go("paddy", "sea", "sea")
    return journey


def test_all_panoramas_complete_are_31_points() -> None:
    journey = complete_everything()
    assert journey.hero.sections == (3, 4, 5)
    assert journey.source("panoramas")[0] == 31
    assert journey.hero.points == 31 + 3 * 3, "and three achievements"


def test_who_has_completed_everything_finds_every_panorama_closed() -> None:
    journey = complete_everything()
    journey.go("inn")
    journey.do("eat nothing")
    journey.others_wait()
    assert journey.kinds_open() == {"spring", "temple", "encounter", "village", "farm", "inn"}


def test_the_first_to_complete_a_panorama_takes_its_achievement_at_once() -> None:
    journey = Journey()
    for _ in range(2):
        journey.go("paddy", "inn")
        journey.do("eat nothing")
    events = journey.go("paddy")
    assert points(events, cause="panoramas") == 3
    assert points(events, cause="achievements") == 3
    assert achievements(journey.hero.achievements) == {"Paddy"}


def test_the_second_to_complete_a_panorama_takes_no_achievement() -> None:
    journey = Journey()
    for seat in (0, 1):
        journey.game.sections[3 * seat] = 2
        journey.game.points[seat] = 3
    journey.do("move 14", "eat nothing", "move 4")
    assert achievements(journey.player(1).achievements) == {"Paddy"}
    journey.go("inn")
    journey.do("eat nothing")
    events = journey.go("paddy")
    assert points(events, cause="panoramas") == 3
    assert points(events, cause="achievements") == 0
    assert journey.hero.achievements == ()


@pytest.mark.parametrize(
    ("panorama", "guide", "done", "name"),
    [(0, PADDY_GUIDE, 2, "Paddy"), (1, MOUNTAIN_GUIDE, 3, "Mountain"), (2, SEA_GUIDE, 4, "Sea")],
)
def test_a_panorama_completed_by_an_annaibito_wins_the_achievement_too(
    panorama: int, guide: str, done: int, name: str
) -> None:
    journey = Journey(encounter=[guide])
    journey.sections(*[done if i == panorama else 0 for i in range(3)])
    events = journey.go("encounter")
    assert points(events, cause="panoramas") == done + 1
    assert points(events, cause="achievements") == 3
    assert achievements(journey.hero.achievements) == {name}


def test_a_farm_pays_three_coins() -> None:
    journey = Journey("Umegae")
    events = journey.go("farm")
    assert coins(events) == 3
    assert journey.hero.coins == 8
    assert points(events) == 0


def test_the_bank_never_runs_out() -> None:
    journey = Journey("Umegae")
    journey.purse(1000)
    journey.go("farm")
    assert journey.hero.coins == 1003


@pytest.mark.parametrize("value", [2, 3])
def test_a_hot_spring_scores_its_value(value: int) -> None:
    journey = Journey("Umegae", spring=[value])
    events = journey.go("spring")
    assert points(events, cause="springs") == value
    assert journey.hero.springs == (value,)
    assert len(journey.game.spring_deck) == 11
