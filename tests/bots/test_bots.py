"""The simple bots: legal, repeatable, and as random as they say."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from tokaido_tui.bots import LEVELS, levels, make
from tokaido_tui.bots.knowledge import knowledge_of
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system


def no_look() -> None:
    raise AssertionError("these bots do not look")


def choices(name: str, seed: int, kind: str, actions: tuple[int, ...], times: int) -> list[int]:
    bot = make(name, seed)
    return [bot.choose(kind, actions, no_look) for _ in range(times)]


def whole_game(name: str, seed: int, blind: bool = False) -> tuple[list[int], tuple[int, ...]]:
    game, _ = system("tokaido").start(Setup(("A", "B", "C", "D")), SeededDealer(seed))
    bots = [make(name, f"{seed}/{seat}") for seat in range(4)]
    taken = []
    while not game.is_over:
        look = no_look if blind else lambda: game.view(game.seat)
        action = bots[game.seat].choose(game.decision_kind(), game.legal_actions(), look)
        # apply, unlike advance, refuses what is not legal.
        game.apply(action)
        taken.append(action)
    return taken, game.outcome().points


# By itself the sage thinks for a time, and a busy machine thinks less.
REPEATABLE = [name if name != "sage" else "sage:iterations=8" for name in LEVELS]


@pytest.mark.parametrize("name", REPEATABLE)
def test_a_bot_plays_whole_games_and_the_same_ones_from_the_same_seed(name: str) -> None:
    assert whole_game(name, 3) == whole_game(name, 3)
    assert whole_game(name, 3) != whole_game(name, 4)


@pytest.mark.parametrize("name", ["random", "wanderer"])
def test_the_simple_bots_never_ask_for_a_view(name: str) -> None:
    assert whole_game(name, 3, blind=True) == whole_game(name, 3)


def test_random_takes_every_action_equally_often() -> None:
    counts = Counter(choices("random", 1, "move", (4, 7, 9), 6000))
    assert set(counts) == {4, 7, 9}
    assert all(1850 < count < 2150 for count in counts.values())


def test_a_wanderer_halves_the_chance_from_station_to_station() -> None:
    counts = Counter(choices("wanderer", 1, "move", (4, 7, 9), 8000))
    assert 3850 < counts[4] < 4150
    # The last station also gets what none of them took.
    assert 1850 < counts[7] < 2150
    assert 1850 < counts[9] < 2150


def test_a_wanderer_chooses_all_else_at_random() -> None:
    counts = Counter(choices("wanderer", 1, "buy", (0, 1, 2, 3), 8000))
    assert all(1850 < counts[action] < 2150 for action in (0, 1, 2, 3))


def test_wanderers_make_longer_games_than_random_players() -> None:
    strolled = sum(len(whole_game("wanderer", seed)[0]) for seed in range(10))
    hurried = sum(len(whole_game("random", seed)[0]) for seed in range(10))
    assert strolled > 1.25 * hurried


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(SetupError, match=r"no bot 'genius'.*random, wanderer"):
        make("genius", 1)


def test_a_bot_that_does_not_know_a_game_says_who_does() -> None:
    with pytest.raises(SetupError, match="'pilgrim' does not know go; those who do are random, wanderer"):
        make("pilgrim", 1, "go")
    assert levels("go") == ("random", "wanderer")
    assert levels("tokaido") == tuple(LEVELS)
    with pytest.raises(SetupError, match="no bot knows go"):
        knowledge_of("go")
    assert make("wanderer", 1, "go").choose("die", (4, 7), no_look) in (4, 7)


def test_nothing_about_a_game_is_loaded_before_it_is_asked_for() -> None:
    code = (
        "import sys, tokaido_tui.bots as bots\n"
        "bots.make('random', 1)\n"
        "print([name for name in sys.modules if name.startswith('tokaido_tui.bots.tokaido.')])\n"
        "bots.make('merchant', 1)\n"
        "print('tokaido_tui.bots.tokaido.knowledge' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["[]", "True"]
