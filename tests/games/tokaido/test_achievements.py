"""Rulings: the final achievements, the winner, the tie-break and shared wins."""

from __future__ import annotations

import pytest

from tests.games.tokaido.helpers import Journey, achievements


def ends(journey: Journey) -> list[set[str]]:
    """Plays on to the end, everybody straight to the inns; who has which achievement."""
    journey.finish()
    return [achievements(player.achievements) for player in journey.view().players]


def test_nobody_takes_a_card_whose_best_count_is_0() -> None:
    journey = Journey(variants=["initiation"])
    assert ends(journey) == [set(), set(), set()]
    assert journey.game.outcome().points == (0, 0, 0)


def test_the_bather_has_the_most_hot_springs() -> None:
    journey = Journey(variants=["initiation"], spring=[2, 2, 3])
    journey.do("move 5", "move 14", "eat nothing", "move 14", "eat nothing", "move 13", "move 14", "eat nothing")
    journey.do("move 27", "eat nothing", "move 22")
    assert [len(player.springs) for player in journey.view().players] == [1, 0, 2]
    assert ends(journey) == [set(), set(), {"Bather"}]


def test_all_tied_leaders_take_the_card_with_3_points_each() -> None:
    journey = Journey(variants=["initiation"], spring=[2, 3])
    journey.do("move 5", "move 13", "move 14", "eat nothing")
    assert ends(journey) == [set(), {"Bather"}, {"Bather"}]
    assert journey.source("achievements") == (0, 3, 3)
    assert journey.game.outcome().points == (0, 3 + 3, 2 + 3)


def test_the_chatterbox_has_the_most_encounters() -> None:
    journey = Journey(variants=["initiation"], encounter=["Kuge", "Samurai", "Kuge"])
    journey.do("move 3", "move 14", "eat nothing", "move 14", "eat nothing", "move 10")
    assert [len(player.encounters) for player in journey.view().players] == [0, 0, 2]
    assert ends(journey)[2] == {"Chatterbox"}


def test_the_collector_has_the_most_souvenirs_not_the_best() -> None:
    journey = Journey(variants=["initiation"], souvenir=["Gofu", "Hashi", "Koma", "Sumie", "Sake", "Uchiwa"])
    journey.do("move 1", "buy Gofu, Hashi, Koma", "move 8", "buy Sake, Sumie")
    assert journey.source("souvenirs")[1:] == (4, 3)
    assert ends(journey)[1:] == [set(), {"Collector"}]


def test_the_gourmet_adds_printed_prices() -> None:
    journey = Journey(variants=["initiation"], meal=["Udon", "Soba", "Dango", "Sushi"])
    journey.do("move 14", "eat Udon", "move 14", "eat Soba", "move 14", "eat Dango")
    assert ends(journey) == [set(), set(), {"Gourmet"}]


def test_gourmet_adds_up_meals_of_several_inns() -> None:
    meals = ["Udon", "Soba", "Dango", "Sushi", "Fugu", "Tofu", "Sushi", "Dango"]
    journey = Journey(variants=["initiation"], meal=meals)
    journey.do("move 14", "eat Udon", "move 14", "eat Soba", "move 14", "eat nothing")
    while journey.kind != "eat" or journey.game.seat != 1:
        journey.pass_time()
    journey.do("eat Tofu")
    assert ends(journey) == [set(), {"Gourmet"}, set()], "2 + 2 beats 3"


def test_a_tie_for_gourmet_by_different_meals() -> None:
    journey = Journey(variants=["initiation"], meal=["Udon", "Unagi", "Dango", "Sushi"])
    journey.do("move 14", "eat Udon", "move 14", "eat Unagi", "move 14", "eat Dango")
    assert ends(journey) == [set(), {"Gourmet"}, {"Gourmet"}]


def test_the_neutral_takes_no_achievement() -> None:
    journey = Journey(players=2, variants=["initiation"], queue=(0, 1, 2))
    journey.do("move 13")
    assert ends(journey) == [set(), set()]


# --- the winner


def at_the_end(points: list[int], awards: list[int]) -> Journey:
    """A game that ends with these points and numbers of achievement cards."""
    journey = Journey(variants=["initiation"])
    journey.game.points[:] = points
    journey.game.awards[:] = [(1 << count) - 1 for count in awards]
    journey.finish()
    return journey


@pytest.mark.parametrize(
    ("points", "awards", "winners", "places"),
    [
        ([50, 40, 30], [0, 1, 2], (0,), (1, 2, 3)),
        ([40, 40, 30], [1, 2, 3], (1,), (2, 1, 3)),
        ([40, 40, 40], [1, 2, 2], (1, 2), (3, 1, 1)),
        ([40, 40, 40], [0, 0, 0], (0, 1, 2), (1, 1, 1)),
        ([10, 20, 20], [3, 1, 1], (1, 2), (3, 1, 1)),
    ],
)
def test_most_points_win_then_most_achievement_cards_then_it_is_shared(
    points: list[int], awards: list[int], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = at_the_end(points, awards).game.outcome()
    assert outcome.winners == winners
    assert outcome.places == places


def test_a_card_taken_in_a_tie_counts_in_the_tie_break() -> None:
    """Two bathers share the card; the one level on points with a third player wins by it."""
    journey = Journey(variants=["initiation"], spring=[2, 3], meal=["Dango", "Soba", "Sushi", "Tofu"])
    journey.do("move 5", "move 13", "move 14", "eat nothing")
    journey.game.points[0] = 6
    journey.finish()
    outcome = journey.game.outcome()
    assert outcome.points == (6, 6, 5)
    assert outcome.winners == (1,)


def test_nobody_has_won_before_the_end() -> None:
    journey = Journey(variants=["initiation"], spring=[3])
    journey.do("move 5")
    assert journey.game.outcome().winners == ()


def test_the_story_ends_with_every_winner() -> None:
    journey = Journey(variants=["initiation"])
    events = []
    while not journey.game.is_over:
        events = journey.pass_time()
    assert [(event.kind, event.seat) for event in events][-3:] == [("won", 0), ("won", 1), ("won", 2)]
