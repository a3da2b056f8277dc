"""Rulings: gifts to the temple and the ranking at the end."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, points
from tests.games.tokaido.helpers import SEA_GUIDE, Journey
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.scoring import temple_ranks


@pytest.mark.parametrize(("purse", "gifts"), [(2, [1, 2]), (3, [1, 2, 3]), (7, [1, 2, 3])])
def test_a_gift_is_1_2_or_3_coins_and_no_more_than_the_purse_holds(purse: int, gifts: list[int]) -> None:
    journey = Journey("Umegae")
    journey.others_wait()
    journey.purse(purse)
    journey.go("temple")
    assert journey.choices() == [f"donate {gift}" for gift in gifts]


def test_with_a_single_coin_there_is_nothing_to_choose() -> None:
    journey = Journey("Umegae")
    journey.others_wait()
    journey.purse(1)
    events = journey.go("temple")
    assert (coins(events), points(events, cause="gifts")) == (-1, 1)
    assert (journey.hero.coins, journey.hero.offerings) == (0, 1)
    assert journey.kind == "move"


@pytest.mark.parametrize("gift", [1, 2, 3])
def test_each_coin_given_is_a_point(gift: int) -> None:
    journey = Journey("Umegae")
    journey.go("temple")
    events = journey.do(f"donate {gift}")
    assert (coins(events), points(events, cause="gifts")) == (-gift, gift)
    assert (journey.hero.offerings, journey.hero.points) == (gift, gift)


def donors(piles: list[int]) -> Journey:
    """A whole game in which each seat gives this many coins in all, as early as it can."""
    journey = Journey(players=len(piles), variants=["initiation"])
    for seat in range(len(piles)):
        journey.purse(20, seat)
    while not journey.game.is_over:
        seat = journey.game.seat
        missing = piles[seat] - journey.player(seat).offerings
        if journey.kind == "donate":
            journey.do(f"donate {min(3, missing)}")
            continue
        temples = [name for name in journey.choices() if name.endswith(" temple")]
        if missing and temples:
            journey.do(temples[0])
        else:
            journey.pass_time()
    assert [journey.player(seat).offerings for seat in range(len(piles))] == piles
    return journey


@pytest.mark.parametrize(
    ("piles", "ranks"),
    [
        ([3, 2, 2, 0, 0], [10, 7, 7, 0, 0]),
        ([4, 3, 3, 2, 1], [10, 7, 7, 4, 2]),
        ([4, 4, 3, 0], [10, 10, 7, 0]),
        ([2, 2, 2, 2], [10, 10, 10, 10]),
        ([5, 4, 3, 2, 1], [10, 7, 4, 2, 2]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 1, 0], [0, 10, 0]),
    ],
)
def test_a_whole_game_with_these_gifts_ends_with_these_ranks(piles: list[int], ranks: list[int]) -> None:
    journey = donors(piles)
    assert list(journey.source("ranks")) == ranks
    assert list(journey.source("gifts")) == piles


def test_8_8_and_7_offerings_end_the_game_with_10_10_and_7() -> None:
    journey = Journey(variants=["initiation"])
    journey.game.offerings[:] = journey.game.points[:] = [8, 8, 7]
    journey.finish()
    assert journey.game.outcome().points == (18, 18, 14)


@pytest.mark.parametrize(
    ("piles", "ranks"),
    [
        ([3, 2, 2, 0, 0], [10, 7, 7, 0, 0]),
        ([4, 3, 3, 2, 1], [10, 7, 7, 4, 2]),
        ([8, 8, 7], [10, 10, 7]),
        ([1, 1, 1, 1], [10, 10, 10, 10]),
        ([6, 5, 4, 3, 3], [10, 7, 4, 2, 2]),
        ([0, 0], [0, 0]),
        ([1, 9], [7, 10]),
    ],
)
def test_temple_ranking_10_7_4_then_2_and_0_without_a_gift(piles: list[int], ranks: list[int]) -> None:
    assert temple_ranks(load_box(), piles) == ranks


def test_no_rank_is_scored_before_the_end() -> None:
    journey = Journey("Umegae")
    journey.go("temple")
    journey.do("donate 3")
    assert journey.source("ranks") == (0, 0, 0)
    journey.finish()
    assert journey.source("ranks") == (10, 0, 0)


def test_the_coin_of_a_miko_counts_in_the_ranking() -> None:
    journey = Journey("Kinko", encounter=["Miko", SEA_GUIDE])
    journey.go("encounter")
    journey.finish()
    assert journey.source("ranks")[0] == 10
