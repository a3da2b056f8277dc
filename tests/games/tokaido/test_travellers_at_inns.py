"""Rulings: the travellers whose abilities are about inns: Hiroshige, Chuubei, Kinko, Satsuki."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, kinds, points
from tests.games.tokaido.helpers import SEA_GUIDE, Journey, achievements, dishes, people

MENU = ["Dango", "Soba", "Udon", "Tofu"]


# --- Hiroshige


def test_hiroshige_takes_a_section_of_his_choice_before_the_meal() -> None:
    journey = Journey("Hiroshige", meal=MENU)
    journey.go("inn")
    assert journey.kind == "admire"
    assert journey.choices() == ["admire nothing", "admire paddy", "admire mountain", "admire sea"]
    events = journey.do("admire sea")
    assert points(events, cause="panoramas") == 1
    assert journey.hero.sections == (0, 0, 1)
    assert journey.kind == "eat"


def test_hiroshige_may_decline() -> None:
    journey = Journey("Hiroshige")
    journey.go("inn")
    assert points(journey.do("admire nothing")) == 0
    assert journey.kind == "eat"


def test_hiroshige_has_only_unfinished_panoramas_to_choose_from() -> None:
    journey = Journey("Hiroshige")
    journey.sections(3, 1, 5)
    journey.go("inn")
    assert journey.choices() == ["admire nothing", "admire mountain"]


def test_hiroshige_with_everything_complete_goes_straight_to_the_meal() -> None:
    journey = Journey("Hiroshige")
    journey.sections(3, 4, 5)
    journey.go("inn")
    assert journey.kind == "eat"


def test_hiroshige_can_win_a_panorama_achievement_at_the_inn() -> None:
    journey = Journey("Hiroshige")
    journey.sections(2, 0, 0)
    journey.go("inn")
    assert points(journey.do("admire paddy")) == 3 + 3
    assert achievements(journey.hero.achievements) == {"Paddy"}


@pytest.mark.parametrize("variants", [(), ("return-trip",)])
def test_hiroshige_takes_one_at_each_of_the_three_intermediate_inns_and_not_at_the_last(variants) -> None:
    journey = Journey("Hiroshige", variants=variants)
    asked = []
    while not journey.game.is_over:
        if journey.kind == "admire":
            asked.append(journey.hero.station)
        journey.pass_time()
    assert asked == list(journey.game.road.stops[1:4])


def test_hiroshige_has_not_seen_the_hand_while_he_admires() -> None:
    journey = Journey("Hiroshige", queue=(1, 2, 0))
    journey.do("move 14")
    assert (journey.kind, journey.view(0).hand) == ("admire", None)


# --- Chuubei


def test_chuubei_meets_somebody_before_the_meal() -> None:
    journey = Journey("Chuubei", encounter=["Samurai"])
    events = journey.go("inn")
    assert points(events, cause="encounters") == 3
    assert journey.kind == "eat"


def test_kuges_coins_can_pay_chuubeis_meal() -> None:
    journey = Journey("Chuubei", encounter=["Kuge"], meal=["Udon", "Fugu", "Unagi", "Sashimi"])
    journey.purse(0)
    journey.go("inn")
    assert journey.hero.coins == 3
    assert "eat Udon" in journey.choices()


def test_chuubeis_inn_encounters_count_for_chatterbox() -> None:
    journey = Journey("Chuubei", encounter=["Kuge", "Miko", "Samurai"])
    journey.finish()
    assert people(journey.hero.encounters) == ["Samurai", "Kuge", "Miko"]
    assert achievements(journey.hero.achievements) == {"Chatterbox"}


def test_chuubei_meets_somebody_at_the_three_intermediate_inns_and_not_at_edo() -> None:
    journey = Journey("Chuubei")
    where = []
    while not journey.game.is_over:
        walker = journey.game.walker
        events = journey.pass_time()
        if "encounter" in kinds(events):
            assert walker == 0
            where.append(journey.hero.station)
    assert where == [14, 27, 41]


def test_chuubeis_annaibito_of_a_completed_panorama_asks_and_then_the_meal_follows() -> None:
    journey = Journey("Chuubei", encounter=[SEA_GUIDE])
    journey.sections(0, 0, 5)
    journey.go("inn")
    assert journey.choices() == ["admire nothing", "admire paddy", "admire mountain"]
    journey.do("admire nothing")
    assert journey.kind == "eat"


# --- Kinko


def test_kinko_buys_a_1_coin_meal_for_nothing_6_points_and_1_towards_gourmet() -> None:
    journey = Journey("Kinko", "Umegae", meal=["Dango", "Misoshiru", "Udon", "Tofu"])
    journey.do("move 14", "eat nothing", "move 14", "eat Misoshiru", "move 14")
    events = journey.do("eat Dango")
    assert (coins(events), points(events, cause="meals")) == (0, 6)
    assert journey.hero.coins == 7
    journey.finish()
    assert achievements(journey.hero.achievements) == achievements(journey.player(1).achievements) == {"Gourmet"}


def test_kinko_eats_a_1_coin_meal_with_an_empty_purse_too() -> None:
    journey = Journey("Kinko", meal=MENU)
    journey.purse(0)
    journey.go("inn")
    assert journey.choices() == ["eat nothing", "eat Dango"]
    journey.do("eat Dango")
    assert (journey.hero.coins, journey.hero.points) == (0, 6)


@pytest.mark.parametrize(("dish", "pays"), [("Dango", 0), ("Soba", 1), ("Udon", 2)])
def test_every_meal_costs_kinko_1_less(dish: str, pays: int) -> None:
    journey = Journey("Kinko", meal=MENU)
    journey.purse(pays)
    journey.go("inn")
    assert coins(journey.do(f"eat {dish}")) == -pays
    assert journey.hero.coins == 0


def test_gourmet_counts_kinkos_printed_price() -> None:
    journey = Journey("Kinko", "Umegae", meal=["Udon", "Soba", "Dango", "Sushi"])
    journey.do("move 14", "eat nothing", "move 14", "eat Soba", "move 14", "eat Udon")
    journey.finish()
    assert achievements(journey.hero.achievements) == {"Gourmet"}, "he paid 2 for his 3-coin meal"


# --- Satsuki


def test_satsuki_is_offered_a_free_meal_from_the_pile_not_from_the_hand() -> None:
    journey = Journey("Satsuki", meal=[*MENU, "Unagi"])
    journey.go("inn")
    assert journey.kind == "accept"
    assert dishes(journey.view(0).offer) == ["Unagi"]
    events = journey.do("accept")
    assert (coins(events), points(events, cause="meals")) == (0, 6)
    assert dishes(journey.hero.meals) == ["Unagi"]


def test_satsuki_never_eats_two_meals_at_an_inn() -> None:
    journey = Journey("Satsuki", meal=[*MENU, "Unagi"])
    journey.go("inn")
    journey.do("accept")
    assert journey.kind == "move"
    assert len(journey.hero.meals) == 1


def test_satsuki_may_refuse_and_buy_normally_and_the_gift_goes_under_the_pile() -> None:
    journey = Journey("Satsuki", meal=[*MENU, "Unagi"])
    journey.go("inn")
    journey.do("refuse")
    assert [dishes(cards) for cards, _ in journey.game.meal_deck.layers()[1:]] == [["Unagi"]]
    assert journey.choices() == ["eat nothing", "eat Dango", "eat Soba", "eat Tofu"], "she has 2 coins"
    assert coins(journey.do("eat Soba")) == -2


def test_satsuki_is_never_offered_a_dish_she_has_eaten() -> None:
    journey = Journey("Satsuki", meal=["Sushi", *MENU], queue=(1, 2, 0))
    journey.game.meals[0] = 1 << 4
    assert dishes(journey.hero.meals) == ["Sushi"]
    events = journey.do("move 14")
    assert journey.kind == "eat"
    assert kinds(events) == ["moved", "gift", "refused", "hand dealt", "hand"]
    assert [dishes(cards) for cards, _ in journey.game.meal_deck.layers()[1:]] == [["Sushi"]]


def test_satsuki_is_offered_a_meal_at_every_inn_edo_too() -> None:
    journey = Journey("Satsuki")
    offered = []
    while not journey.game.is_over:
        if journey.kind == "accept":
            offered.append(journey.hero.station)
        journey.pass_time()
    assert offered == [14, 27, 41, 54]


def test_satsuki_first_at_an_inn_still_deals_the_hand() -> None:
    journey = Journey("Satsuki", queue=(1, 2, 0))
    journey.do("move 14", "accept")
    seen = journey.view(0).hand
    assert seen is not None
    assert len(seen.among or ()) == 4
