"""Rulings: the village, and what souvenirs score."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.playing import coins, points
from tests.games.tokaido.helpers import Journey, souvenirs

# One of each family: A small, B food, C clothing, D art; the numbers are copies.
FAMILIES = {
    "A": ("Gofu", "Hashi", "Koma"),
    "B": ("Kamaboko", "Konpeito", "Manju"),
    "C": ("Furoshiki", "Geta", "Haori"),
    "D": ("Jubako", "Netsuke", "Shikki"),
}


def gain(families: str) -> Journey:
    """Souvenirs of these families, gained in this order from three villages of the first two stages."""
    left = {family: list(names) for family, names in FAMILIES.items()}
    cards = [left[family].pop(0) for family in families.replace(" ", "")]
    spare = ["Shamisen", "Sumie", "Ukiyoe", "Yunomi", "Washi", "Uchiwa", "Sake", "Ocha", "Daifuku"]
    offers = [[card, spare.pop(), spare.pop()] for card in cards]
    journey = Journey("Yoshiyasu", souvenir=[card for offer in offers for card in offer])
    visits = [("village",), ("village",), ("inn", "village"), ("inn", "village")]
    for card, visit in zip(cards, visits, strict=False):
        for stop in visit:
            journey.go(stop)
            if stop == "inn":
                journey.do("eat nothing")
        journey.do(f"buy {card}")
    return journey


@pytest.mark.parametrize(
    ("families", "worth"),
    [("A", 1), ("A B", 4), ("A B C", 9), ("A B C D", 16), ("A A B", 5), ("A A A", 3), ("A B A B", 8), ("A A B C", 10)],
)
def test_souvenirs_gained_in_this_order_are_worth(families: str, worth: int) -> None:
    journey = gain(families)
    assert len(journey.hero.souvenirs) == len(families.split())
    assert journey.hero.points == worth
    assert journey.source("souvenirs")[0] == worth


@pytest.mark.parametrize("families", ["AAB", "ABAB", "AABC", "ABCD"])
def test_a_collection_is_worth_the_same_in_whatever_order_it_was_gained(families: str) -> None:
    worths = {gain("".join(order)).hero.points for order in set(permutations(families))}
    assert len(worths) == 1


def test_the_nth_family_of_a_set_scores_1_3_5_7() -> None:
    journey = Journey("Yoshiyasu", souvenir=["Gofu", "Kamaboko", "Furoshiki", "Jubako", "Hashi", "Koma"])
    journey.go("village")
    events = journey.do("buy Gofu, Kamaboko, Furoshiki")
    assert [event.amount for event in events if event.kind == "points"] == [1, 3, 5]
    journey.go("village")
    events = journey.do("buy Jubako")
    assert points(events) == 7


def test_a_village_shows_three_souvenirs() -> None:
    journey = Journey(souvenir=["Gofu", "Sake", "Sumie"])
    events = journey.go("village")
    offered = [event for event in events if event.kind == "offered"]
    assert [souvenirs(event.what) for event in offered] == [["Gofu", "Sake", "Sumie"]]
    assert journey.kind == "buy"


def test_any_souvenirs_that_can_be_paid_may_be_bought_also_none() -> None:
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"])
    journey.go("village")
    assert journey.hero.coins == 5
    assert set(journey.choices()) == {
        "buy nothing",
        "buy Gofu",
        "buy Sake",
        "buy Sumie",
        "buy Gofu, Sake",
        "buy Gofu, Sumie",
        "buy Sake, Sumie",
    }, "all three cost 6"


def test_a_purchase_is_paid_and_scored_at_once() -> None:
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"])
    journey.go("village")
    events = journey.do("buy Sake, Sumie")
    assert coins(events) == -5
    assert points(events, cause="souvenirs") == 4
    assert (journey.hero.coins, journey.hero.points) == (0, 4)
    assert souvenirs(journey.hero.souvenirs) == ["Sake", "Sumie"]


def test_buying_nothing_costs_nothing() -> None:
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"])
    journey.go("village")
    assert journey.do("buy nothing") == []
    assert (journey.hero.coins, journey.hero.points) == (5, 0)


def test_souvenirs_not_bought_go_under_the_deck() -> None:
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"])
    journey.go("village")
    journey.do("buy Gofu")
    top, under = journey.view().decks["souvenir"]
    assert top.size == 21
    assert souvenirs(under.among or ()) == ["Sake", "Sumie"]


def test_the_last_souvenirs_come_in_any_order_after_the_rest_of_the_deck() -> None:
    """What was put under first comes up first, and within it any card can be next."""
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"])
    journey.go("village")
    journey.do("buy nothing")
    deck = journey.game.souvenir_deck
    for _ in range(21):
        assert deck.draw(journey.game.take) not in {0, 11, 22}
    assert souvenirs(sorted(deck.top)) == ["Gofu", "Sake", "Sumie"]


def empty_the_deck(journey: Journey, but: int) -> None:
    """All souvenirs but some are gone: the real thing needs nine village stops that buy everything."""
    while len(journey.game.souvenir_deck) > but:
        journey.game.souvenir_deck.draw(journey.game.take)


@pytest.mark.parametrize("left", [1, 2])
def test_a_village_shows_fewer_souvenirs_when_fewer_are_left(left: int) -> None:
    journey = Journey("Umegae")
    journey.others_wait()
    empty_the_deck(journey, left)
    journey.go("village")
    assert len(journey.view().offer) == left
    assert journey.kind == "buy"
    journey.do("buy nothing")
    assert len(journey.game.souvenir_deck) == left


def test_a_village_stays_open_when_no_souvenirs_are_left() -> None:
    journey = Journey("Umegae")
    journey.others_wait()
    empty_the_deck(journey, 0)
    assert "village" in journey.kinds_open()
    journey.go("village")
    assert journey.kind == "move"
    assert journey.hero.station == 1
    assert journey.hero.coins == 5
