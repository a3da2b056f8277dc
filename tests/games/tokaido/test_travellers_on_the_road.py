"""Rulings: Yoshiyasu, Mitsukuni, Sasayakko, Hirotada, Umegae, Zen-emon."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, points
from tests.games.tokaido.helpers import SEA_GUIDE, Journey, achievements, people

# By price, enough for every purchase below.
SHELF = {1: ["Gofu", "Hashi", "Koma"], 2: ["Furoshiki", "Geta", "Haori"], 3: ["Shamisen", "Sumie", "Ukiyoe"]}


def shopping(who: str, prices: tuple[int, ...], purse: int) -> tuple[Journey, str]:
    """The hero at a village that has souvenirs at these prices, and the name of buying them all."""
    shelf = {price: list(names) for price, names in SHELF.items()}
    cards = [shelf[price].pop(0) for price in prices]
    spare = [shelf[3].pop() for _ in range(3 - len(cards))]
    journey = Journey(who, souvenir=cards + spare)
    journey.others_wait()
    journey.purse(purse)
    journey.go("village")
    return journey, "buy " + ", ".join(cards)


# --- Yoshiyasu


def test_yoshiyasu_draws_two_encounters_and_keeps_one() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", "Samurai"])
    journey.go("encounter")
    assert (journey.kind, journey.choices()) == ("keep", ["keep Samurai", "keep Kuge"])
    events = journey.do("keep Kuge")
    assert (coins(events), points(events)) == (3, 0)


def test_only_the_kept_encounter_counts() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", "Samurai"])
    journey.go("encounter")
    journey.do("keep Samurai")
    assert people(journey.hero.encounters) == ["Samurai"]
    assert journey.hero.coins == 9


def test_the_other_encounter_goes_under_the_deck() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", "Samurai"])
    journey.go("encounter")
    journey.do("keep Samurai")
    layers = journey.game.encounter_deck.layers()
    assert [len(cards) for cards, _ in layers] == [12, 1]
    assert people(layers[1][0]) == ["Kuge"]


def test_two_encounters_of_a_kind_are_one_choice() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", "Kuge"])
    journey.go("encounter")
    assert journey.choices() == ["keep Kuge"]
    journey.do("keep Kuge")
    assert people(journey.game.encounter_deck.layers()[1][0]) == ["Kuge"]


def test_yoshiyasus_annaibito_of_a_completed_panorama_asks() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", SEA_GUIDE])
    journey.sections(0, 0, 5)
    journey.go("encounter")
    journey.do(f"keep {SEA_GUIDE}")
    assert journey.choices() == ["admire nothing", "admire paddy", "admire mountain"]


# --- Mitsukuni


@pytest.mark.parametrize(("value", "scored"), [(2, 3), (3, 4)])
def test_a_hot_spring_gives_mitsukuni_1_more(value: int, scored: int) -> None:
    journey = Journey("Mitsukuni", spring=[value])
    assert points(journey.go("spring"), cause="springs") == scored
    assert journey.source("springs")[0] == scored


@pytest.mark.parametrize(("panorama", "stop", "done"), [(0, "paddy", 2), (1, "mountain", 3), (2, "sea", 4)])
def test_mitsukuni_first_to_complete_a_panorama_scores_the_section_plus_4(panorama: int, stop: str, done: int) -> None:
    journey = Journey("Mitsukuni")
    journey.sections(*[done if i == panorama else 0 for i in range(3)])
    assert points(journey.go(stop)) == done + 1 + 4


def test_a_final_achievement_gives_mitsukuni_4() -> None:
    journey = Journey("Mitsukuni", spring=[2])
    journey.go("spring")
    journey.finish()
    assert achievements(journey.hero.achievements) == {"Bather"}
    assert journey.source("achievements")[0] == 4
    assert journey.hero.points == 3 + 4


# --- Sasayakko


@pytest.mark.parametrize(
    ("prices", "pays"),
    [
        ((1, 1), 1),
        ((1, 2), 2),
        ((1, 3), 3),
        ((2, 3), 3),
        ((1, 1, 1), 2),
        ((1, 2, 3), 5),
        ((2, 2, 3), 5),
        ((1, 3, 3), 6),
    ],
)
def test_sasayakko_gets_the_cheapest_of_two_or_three_free_but_must_hold_the_full_price(
    prices: tuple[int, ...], pays: int
) -> None:
    journey, purchase = shopping("Sasayakko", prices, sum(prices))
    assert coins(journey.do(purchase)) == -pays
    assert len(journey.hero.souvenirs) == len(prices), "one free card, also with three"
    journey, purchase = shopping("Sasayakko", prices, sum(prices) - 1)
    assert purchase not in journey.choices()


@pytest.mark.parametrize("price", [1, 2, 3])
def test_sasayakko_pays_a_single_souvenir_in_full(price: int) -> None:
    journey, purchase = shopping("Sasayakko", (price,), 9)
    assert coins(journey.do(purchase)) == -price


# --- Hirotada


@pytest.mark.parametrize(("gift", "offering"), [(1, 2), (2, 3), (3, 4)])
def test_hirotadas_gift_grows_by_a_bank_coin(gift: int, offering: int) -> None:
    journey = Journey("Hirotada")
    journey.go("temple")
    events = journey.do(f"donate {gift}")
    assert (coins(events), points(events, cause="gifts")) == (-gift, offering)
    assert journey.hero.offerings == offering


def test_hirotadas_last_coin_becomes_two() -> None:
    journey = Journey("Hirotada")
    journey.others_wait()
    journey.purse(1)
    events = journey.go("temple")
    assert (journey.hero.coins, journey.hero.offerings, points(events)) == (0, 2, 2)


def test_hirotada_too_needs_a_coin_to_stop_at_a_temple() -> None:
    journey = Journey("Hirotada")
    journey.others_wait()
    journey.purse(0)
    assert "temple" not in journey.kinds_open()


def test_hirotadas_miko_is_one_coin_as_everybodys() -> None:
    journey = Journey("Hirotada", encounter=["Miko"])
    assert points(journey.go("encounter")) == 1
    assert journey.hero.offerings == 1


# --- Umegae


def test_umegae_meets_kuge_1_point_and_4_coins() -> None:
    journey = Journey("Umegae", encounter=["Kuge"])
    events = journey.go("encounter")
    assert (points(events), coins(events)) == (1, 4)
    assert journey.hero.coins == 9


def test_umegae_gains_before_the_effect_of_the_card() -> None:
    journey = Journey("Umegae", encounter=["Samurai"])
    events = [(e.kind, e.amount) for e in journey.go("encounter") if e.kind in ("points", "coins")]
    assert events == [("points", 1), ("coins", 1), ("points", 3)]


def test_umegae_gains_also_where_the_card_gives_nothing() -> None:
    journey = Journey("Umegae", encounter=[SEA_GUIDE])
    journey.sections(3, 4, 5)
    events = journey.go("encounter")
    assert (points(events), coins(events)) == (1, 1)


# --- Zen-emon


@pytest.mark.parametrize(
    ("prices", "pays"),
    [((1, 2), 2), ((2, 2), 3), ((2, 3), 3), ((1, 2, 3), 4), ((1, 3, 3), 5), ((1,), 1), ((2,), 1), ((3,), 1)],
)
def test_zen_emon_has_the_dearest_for_1_and_needs_only_the_reduced_total(prices: tuple[int, ...], pays: int) -> None:
    journey, purchase = shopping("Zen-emon", prices, pays)
    assert coins(journey.do(purchase)) == -pays
    assert (journey.hero.coins, len(journey.hero.souvenirs)) == (0, len(prices))
    if pays > 1:
        journey, purchase = shopping("Zen-emon", prices, pays - 1)
        assert purchase not in journey.choices()


def test_zen_emon_has_his_price_at_every_village() -> None:
    journey = Journey("Zen-emon", souvenir=["Sumie", "Gofu", "Hashi", "Ukiyoe", "Koma", "Uchiwa"])
    journey.go("village")
    assert coins(journey.do("buy Sumie")) == -1
    journey.go("village")
    assert coins(journey.do("buy Ukiyoe")) == -1
