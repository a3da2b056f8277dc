"""The sage at sea, and its forecast."""

from __future__ import annotations

import pytest

from tests.bots.namiji.helpers import DIRECTIONS, positions, start
from tokaido_tui.bots import make
from tokaido_tui.bots.namiji.features import NAMES, features
from tokaido_tui.bots.namiji.forecast import FORECAST
from tokaido_tui.bots.namiji.knowledge import KNOWLEDGE, SHARPNESS
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import KIND_NAMES


def chosen(game: Namiji, spec: str) -> int:
    return make(spec, 1, "namiji").choose("", game.legal_actions(), lambda: game.view(game.seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sage_acts_legally_in_both_directions(players: int) -> None:
    asked = set()
    for number, variants in enumerate(DIRECTIONS):
        for game in positions(players, 10 * players + number, 4, *variants):
            assert chosen(game, "sage:iterations=3") in game.legal_actions()
            asked.add(game.decision_kind())
    assert len(asked) >= len(KIND_NAMES) - 3


def test_with_a_seed_and_iterations_the_sage_decides_alike() -> None:
    for game in positions(4, 3, 12):
        assert len({chosen(game, "sage:iterations=15") for _ in range(2)}) == 1


def test_the_sage_depends_on_its_view_alone() -> None:
    """The same view with other hidden cards gives the same decision for the same seed."""
    compared = 0
    for game in positions(4, 5, 8):
        other = KNOWLEDGE.imagine(game.view(game.seat), SeededDealer("other cards"))
        if other.rocks != game.rocks or other.hand != game.hand:
            compared += 1
            assert chosen(game, "sage:iterations=8") == chosen(other, "sage:iterations=8")
    assert compared > 3


@pytest.mark.parametrize("players", [2, 4])
def test_every_imagined_game_agrees_with_the_view(players: int) -> None:
    for game in positions(players, 8, 5):
        view = game.view(game.seat)
        imagined = KNOWLEDGE.imagination(view, SeededDealer(1))
        for _ in range(3):
            assert imagined().view(game.seat) == view


@pytest.mark.parametrize("playout", ["wanderer", "merchant", "pilgrim"])
def test_every_playout_says_how_likely_each_seat_is_to_win(playout: str) -> None:
    guide = KNOWLEDGE.guide(playout, "1")
    for game in positions(3, 9, 25):
        found = guide.play_out(game.copy(SeededDealer(1)))
        assert len(found) == 3
        assert all(-0.2 <= chance <= SHARPNESS + 0.2 for chance in found)
        assert max(found) > min(found)
        assert sum(guide.priors(game, game.legal_actions())) == pytest.approx(1)


def test_the_same_cell_is_another_question_for_another_token() -> None:
    guide = KNOWLEDGE.guide("pilgrim", "1")
    (game,) = [game for game in positions(3, 9, 1) if game.decision_kind() == "place" and not game.netted][:1]
    other = game.copy()
    other.caught = (game.caught + 1) % 9
    assert guide.question(game) != guide.question(other)
    assert guide.question(game) == guide.question(game.copy())


def test_chances_follow_the_points() -> None:
    game = start(4, 6)
    while not game.is_over:
        game.advance(game.legal_actions()[-1])
    game.points[:] = [40, 52, 30, 52]
    first, second, third, fourth = FORECAST.win_chances(game)
    assert second == fourth > 0.4 > first > third


def test_the_forecast_has_a_weight_for_every_feature_of_every_later_leg() -> None:
    game = start(4, 1)
    assert sorted(FORECAST.weights) == list(range(1, len(game.road.stages)))
    for row, spread in FORECAST.weights.values():
        assert len(row) == len(NAMES)
        assert spread > 0
    assert [len(row) for row in features(game)] == [len(NAMES)] * 4
