"""The numbers that ship: what is missing, too much or of another kind is refused with a sentence, never filled in."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tokaido_tui.bots import namiji, tokaido
from tokaido_tui.bots.namiji import weights as namiji_weights
from tokaido_tui.bots.road.forecast import Forecast
from tokaido_tui.bots.tokaido import weights as tokaido_weights
from tokaido_tui.bots.tokaido.forecast import FORECAST
from tokaido_tui.engine.errors import DataError

TOKAIDO = (files(tokaido) / "weights.toml").read_text(encoding="utf-8")
NAMIJI = (files(namiji) / "weights.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Kinko = 79.40\n", "", "the weights have no number for 'Kinko' in 'travellers'"),
        ("Kinko =", "Kinkoo =", "the weights have a number for 'Kinkoo', which nothing uses"),
        ("step = 0.740", 'step = "far"', "the weights have no number for 'step', but 'far'"),
        ("step = 0.740", "step = true", "the weights have no number for 'step', but True"),
        ("step = 0.740\n", "", "the weights lack 'step'"),
        ("step = 0.740", "step = 0.740\nleap = 1", "the weights have a number for 'leap', which nothing uses"),
        ("race = [0.627, 0.370]", "race = [0.627]", "the weights lack 2 numbers for 'race'"),
        ("race = [0.627, 0.370]", "race = 0.627", "the weights lack 2 numbers for 'race'"),
        ("race = [0.627, 0.370]", "race = [0.627,", "the weights can't be read"),
    ],
)
def test_tokaidos_weights_say_what_is_wrong(old: str, new: str, sentence: str) -> None:
    assert old in TOKAIDO
    with pytest.raises(DataError, match=sentence):
        tokaido_weights.read_weights(TOKAIDO.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"colour" = 2.68\n', "", "the weights have no number for 'colour' in 'rates'"),
        ("[upgrades]\n", "", "the weights have a number for .*, which nothing uses"),
    ],
)
def test_namijis_weights_say_what_is_wrong(old: str, new: str, sentence: str) -> None:
    assert old in NAMIJI
    with pytest.raises(DataError, match=sentence):
        namiji_weights.read_weights(NAMIJI.replace(old, new))


def test_a_forecast_has_a_weight_for_each_feature_and_no_other() -> None:
    stored = json.loads((files(tokaido) / "forecast.json").read_text(encoding="utf-8"))["2"]["weights"]
    assert FORECAST.row("2", stored) == list(stored.values())
    # In whatever order.
    assert FORECAST.row("2", dict(reversed(stored.items()))) == list(stored.values())
    with pytest.raises(DataError, match="the forecast before stage 2 lacks a weight for 'queue'"):
        FORECAST.row("2", {name: weight for name, weight in stored.items() if name != "queue"})
    with pytest.raises(DataError, match="the forecast before stage 2 has a weight for 'luck', which nothing uses"):
        FORECAST.row("2", stored | {"luck": 1.0})


def test_a_forecast_fitted_to_other_features_is_refused_before_it_is_used() -> None:
    other = Forecast(tokaido.__name__, ("one", "luck"), FORECAST.features, FORECAST.at_end, 0)
    with pytest.raises(DataError, match="lacks a weight for 'luck'"):
        _ = other.weights
