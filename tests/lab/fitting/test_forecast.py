"""Forecasts: about right on games they were not fitted to, and fitted and tested on different games."""

from __future__ import annotations

from tokaido_tui.bots.namiji.features import NAMES
from tokaido_tui.bots.namiji.forecast import FORECAST
from tokaido_tui.lab.fitting.forecast import other_games
from tokaido_tui.lab.fitting.namiji import FORECAST_FIT


def test_the_forecast_is_about_right() -> None:
    """On games that it was not fitted to; nearer the end it is nearer."""
    games = [FORECAST_FIT.played(987, number) for number in range(24)]
    off = [FORECAST_FIT.error(games, leg, row) for leg, (row, _spread) in sorted(FORECAST.weights.items())]
    assert 8 > off[0] > off[1] > off[2] > 2.5


def test_a_forecast_is_fitted_and_tested_on_other_games() -> None:
    games = 8
    found = FORECAST_FIT.fit((FORECAST_FIT.played(1, number) for number in range(games + other_games(games))), games)
    assert sorted(found) == ["1", "2", "3"]
    for entry in found.values():
        assert tuple(entry["weights"]) == NAMES
        assert entry["error"] > 2.5
        assert 1 <= entry["spread"] <= 15
