"""`tokaido tune --forecast`: what the sage expects is fitted to games, the same for the same seed."""

from __future__ import annotations

import json
from operator import mul
from pathlib import Path
from statistics import mean, pstdev

import pytest

from tests.cli.conftest import Run, assert_one_sentence
from tokaido_tui.bots.tokaido.features import NAMES
from tokaido_tui.bots.tokaido.forecast import weights
from tokaido_tui.bots.tokaido.forecast_fit import fit_forecast, table_samples


def test_a_forecast_has_the_form_of_the_one_that_ships(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "forecast.json"
    result = run("tune", "--forecast", "--games", 3, "--seed", 3, "--out", file)
    assert result.exit_code == 0, result.output
    assert result.stdout == ""
    found = json.loads(file.read_text())
    assert sorted(map(int, found)) == sorted(weights())
    for entry in found.values():
        assert len(entry["weights"]) == len(NAMES)
        assert entry["error"] > 0


def test_it_goes_to_the_screen_and_is_the_same_on_two_processes(run: Run) -> None:
    one = run("tune", "--forecast", "--games", 3, "--seed", 4)
    two = run("tune", "--forecast", "--games", 3, "--seed", 4, "--workers", 2)
    other = run("tune", "--forecast", "--games", 3, "--seed", 5)
    assert one.exit_code == two.exit_code == 0
    assert json.loads(one.stdout) == json.loads(two.stdout) != json.loads(other.stdout)


def test_samples_say_what_was_scored_after_each_inn() -> None:
    found = table_samples(1, 0)
    assert len(found) == 4 * len(weights())
    by_stage = {stage: [target for s, (_, target) in found if s == stage] for stage in weights()}
    # The later, the less is to come; a stage and its meal are good for ten points at least.
    assert sum(by_stage[1]) > sum(by_stage[2]) + 40 > sum(by_stage[3]) + 80


def test_a_forecast_of_few_games_is_much_like_the_one_that_ships() -> None:
    games = [table_samples(2, index) for index in range(60)]
    found = fit_forecast(games)
    for stage, (shipped, error) in weights().items():
        assert found[str(stage)]["error"] == pytest.approx(error, abs=2)
        seen = [numbers for game in games for s, (numbers, _) in game if s == stage]
        apart = [
            sum(map(mul, numbers, shipped)) - sum(map(mul, numbers, found[str(stage)]["weights"])) for numbers in seen
        ]
        assert abs(mean(apart)) < 2
        assert pstdev(apart) < 4


def test_games_and_files_have_limits(run: Run, tmp_path: Path) -> None:
    assert "at least one" in assert_one_sentence(run("tune", "--forecast", "--games", 0))
    assert "write" in assert_one_sentence(run("tune", "--forecast", "--games", 1, "--out", tmp_path))
