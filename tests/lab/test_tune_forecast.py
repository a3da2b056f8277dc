"""`tokaido lab tune --forecast`: what the sage expects is fitted to games, the same for the same seed."""

from __future__ import annotations

import json
from operator import mul
from pathlib import Path
from statistics import mean, pstdev

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.bots.namiji.features import NAMES as NAMIJI_NAMES
from tokaido_tui.bots.tokaido.features import NAMES
from tokaido_tui.bots.tokaido.forecast import FORECAST
from tokaido_tui.lab.fitting.forecast import Played
from tokaido_tui.lab.fitting.tokaido import FORECAST_FIT


def test_a_forecast_has_the_form_of_the_one_that_ships(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "forecast.json"
    result = run("lab", "tune", "--forecast", "--games", 3, "--seed", 3, "--out", file)
    assert result.exit_code == 0, result.output
    assert result.stdout == ""
    found = json.loads(file.read_text())
    assert sorted(map(int, found)) == sorted(FORECAST.weights)
    for entry in found.values():
        assert tuple(entry["weights"]) == NAMES
        assert entry["error"] > 0


def test_it_goes_to_the_screen_and_is_the_same_on_two_processes(run: Run) -> None:
    one = run("lab", "tune", "--forecast", "--games", 3, "--seed", 4)
    two = run("lab", "tune", "--forecast", "--games", 3, "--seed", 4, "--workers", 2)
    other = run("lab", "tune", "--forecast", "--games", 3, "--seed", 5)
    assert one.exit_code == two.exit_code == 0
    assert json.loads(one.stdout) == json.loads(two.stdout) != json.loads(other.stdout)


def test_a_game_says_what_was_there_at_each_inn_and_how_it_ended() -> None:
    game = FORECAST_FIT.played(1, 0)
    assert set(game.stages) == set(FORECAST.weights)
    left = {stage: sum(game.points) - sum(points) for stage, (_rows, points) in game.stages.items()}
    # The later, the less is to come; a stage and its meal are good for ten points at least.
    assert left[1] > left[2] + 40 > left[3] + 80
    assert all(game.points[winner] == max(game.points) for winner in game.winners)


def test_a_forecast_of_few_games_is_much_like_the_one_that_ships() -> None:
    games = [FORECAST_FIT.played(2, index) for index in range(80)]
    found = FORECAST_FIT.fit(games, 60)
    for stage, (shipped, spread) in FORECAST.weights.items():
        entry = found[str(stage)]
        assert 3 < entry["error"] < 9
        assert spread / 3 < entry["spread"] < spread * 3
        seen = [numbers for game in games for numbers in game.stages[stage][0]]
        apart = [
            sum(map(mul, numbers, shipped)) - sum(map(mul, numbers, entry["weights"].values())) for numbers in seen
        ]
        assert abs(mean(apart)) < 2
        assert pstdev(apart) < 4


def test_the_sharpness_comes_from_the_games_that_judge() -> None:
    """Whom everybody expects to win does: sharp. Anybody does: blunt."""
    games = [FORECAST_FIT.played(2, index) for index in range(12)]
    leader = [game._replace(winners=(_favourite(game),)) for game in games]
    laggard = [game._replace(winners=(3 - _favourite(game),)) for game in games]
    sure, unsure = (FORECAST_FIT.fit([*games, *judges], 12)["3"] for judges in (leader, laggard))
    assert sure["weights"] == unsure["weights"]
    assert sure["spread"] < unsure["spread"]


def _favourite(game: Played) -> int:
    points = game.stages[3][1]
    return points.index(max(points))


def test_games_and_files_have_limits(run: Run, tmp_path: Path) -> None:
    assert "at least one" in assert_one_sentence(run("lab", "tune", "--forecast", "--games", 0))
    assert "write" in assert_one_sentence(run("lab", "tune", "--forecast", "--games", 1, "--out", tmp_path))


def test_namijis_is_fitted_too_and_duo_has_none(run: Run) -> None:
    result = run("lab", "tune", "--forecast", "--game", "namiji", "--games", 2, "--seed", 3)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert sorted(found) == ["1", "2", "3"]
    assert all(tuple(entry["weights"]) == NAMIJI_NAMES for entry in found.values())
    refused = run("lab", "tune", "--forecast", "--game", "duo", "--games", 2)
    assert "the sage of duo has no forecast of its own" in assert_one_sentence(refused)
