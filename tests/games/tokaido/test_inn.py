"""Rulings: the inn."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, kinds, points
from tests.games.tokaido.helpers import Journey, dishes

HAND = ["Dango", "Soba", "Sushi", "Udon", "Tofu"]


def test_four_players_at_an_inn() -> None:
    """Hand of 5; the first buys, the second buys, the third cannot pay, the fourth has 3 to choose from, 2 go under."""
    journey = Journey("Hirotada", players=4, variants=["initiation"], meal=HAND)
    journey.do("move 14")
    assert dishes(sorted(journey.game.hand)) == ["Dango", "Soba", "Sushi", "Tofu", "Udon"]
    journey.do("eat Udon", "move 14", "eat Dango")
    journey.purse(0, seat=1)
    journey.do("move 14")
    assert journey.choices() == ["eat nothing"]
    journey.do("eat nothing", "move 14")
    assert journey.choices() == ["eat nothing", "eat Soba", "eat Sushi", "eat Tofu"]
    journey.do("eat Sushi")
    top, under = journey.view(0).decks["meal"]
    assert top.size == 20
    assert dishes(under.among or ()) == ["Soba", "Tofu"]
    assert journey.view(0).hand is None


@pytest.mark.parametrize(("players", "hand"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_first_to_arrive_draws_players_plus_1_meals_and_4_with_two_players(players: int, hand: int) -> None:
    journey = Journey(players=players, variants=["initiation"])
    journey.do("move 14")
    view = journey.view(None).hand
    assert view is not None
    # With two players the neutral stands last in the queue, arrives first and takes one of the four away.
    assert view.size == hand - (players == 2)
    assert len(journey.game.meal_deck) == 25 - view.size


@pytest.mark.parametrize(("players", "hand"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_a_player_who_is_first_sees_the_whole_hand(players: int, hand: int) -> None:
    first = 0 if players == 2 else players - 1
    journey = Journey(players=players, variants=["initiation"], queue=(2, 1, 0) if players == 2 else None)
    journey.do("move 14")
    seen = journey.view(first).hand
    assert seen is not None
    assert len(seen.among or ()) == seen.size == hand


def test_a_meal_is_six_points_for_its_price() -> None:
    journey = Journey(variants=["initiation"], meal=["Udon", "Dango", "Soba", "Sushi"])
    journey.do("move 14")
    events = journey.do("eat Udon")
    assert (coins(events, 2), points(events, 2, "meals")) == (-3, 6)
    assert dishes(journey.player(2).meals) == ["Udon"]


@pytest.mark.parametrize(
    ("purse", "menu"),
    [(0, []), (1, ["Dango"]), (2, ["Dango", "Soba"]), (3, ["Dango", "Soba", "Udon"]), (30, ["Dango", "Soba", "Udon"])],
)
def test_the_menu_is_what_the_purse_can_pay(purse: int, menu: list[str]) -> None:
    journey = Journey(variants=["initiation"], meal=["Udon", "Dango", "Soba", "Dango"])
    journey.purse(purse, seat=2)
    journey.do("move 14")
    assert journey.choices() == ["eat nothing", *[f"eat {dish}" for dish in menu]]


def test_a_meal_is_never_compulsory() -> None:
    journey = Journey(variants=["initiation"])
    journey.do("move 14")
    events = journey.do("eat nothing")
    assert kinds(events) == ["fasted"]
    assert journey.player(2).points == 0


def test_one_meal_at_most_at_an_inn() -> None:
    journey = Journey(variants=["initiation"], meal=["Dango", "Soba", "Sushi", "Tofu"])
    journey.do("move 14", "eat Dango")
    assert journey.kind == "move"
    assert journey.game.walker != 2
    assert journey.player(2).meals == (0,)


def test_never_a_dish_twice_in_a_game() -> None:
    meals = ["Dango", "Soba", "Sushi", "Tofu", "Dango", "Soba", "Udon", "Unagi"]
    journey = Journey(variants=["initiation"], meal=meals, queue=(1, 2, 0))
    journey.do("move 14", "eat Dango")
    for _ in range(2):
        journey.do("move 14", "eat nothing")
    for _ in range(3):
        journey.do("move 27")
        if journey.game.seat == 0:
            break
        journey.do("eat nothing")
    assert dishes(sorted(set(journey.game.hand))) == ["Dango", "Soba", "Udon", "Unagi"]
    assert journey.choices() == ["eat nothing", "eat Soba", "eat Udon", "eat Unagi"]


def test_each_later_arrival_sees_what_is_left() -> None:
    journey = Journey(variants=["initiation"], meal=["Dango", "Soba", "Sushi", "Tofu"])
    journey.do("move 14", "eat Soba", "move 14")
    assert journey.choices() == ["eat nothing", "eat Dango", "eat Sushi", "eat Tofu"]


def test_the_inn_is_settled_on_arrival() -> None:
    journey = Journey(variants=["initiation"])
    journey.do("move 14")
    assert (journey.kind, journey.game.seat) == ("eat", 2)
    journey.do("eat nothing")
    assert (journey.kind, journey.game.seat) == ("move", 1), "nobody waits for the others to arrive"


def test_the_leftovers_go_under_the_pile_when_all_are_in() -> None:
    journey = Journey(variants=["initiation"], meal=["Dango", "Soba", "Sushi", "Tofu"])
    journey.do("move 14", "eat Soba", "move 14", "eat nothing", "move 14")
    assert len(journey.game.meal_deck) == 21
    journey.do("eat nothing")
    top, under = journey.game.meal_deck.layers()
    assert (len(top[0]), dishes(sorted(under[0]))) == (21, ["Dango", "Sushi", "Tofu"])


def test_what_went_under_the_pile_first_comes_up_first() -> None:
    journey = Journey(variants=["initiation"])
    journey.finish()
    sizes = [len(cards) for cards, _ in journey.game.meal_deck.layers()]
    assert sizes == [9, 4, 4, 4, 4]


def test_at_edo_the_game_ends_when_the_last_has_eaten() -> None:
    journey = Journey(variants=["initiation"])
    while journey.player(0).station != 54:
        journey.pass_time()
    while journey.kind != "eat" or journey.game.waiting < 3:
        journey.pass_time()
    assert not journey.game.is_over
    events = journey.pass_time()
    assert journey.game.is_over
    assert "won" in kinds(events)
