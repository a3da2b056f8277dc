"""`tokaido lab bench engine`: it measures what it says; how fast the machine is today is not tested."""

from __future__ import annotations

import json

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.lab.bench import work
from tokaido_tui.lab.bench.engine import Measure


def test_every_figure_is_there_and_positive(run: Run) -> None:
    result = run("lab", "bench", "engine", "--json", "--seconds", "0.4")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert set(data["measures"]) == {
        "reference", "games", "games_events", "strolling", "decision", "decisions", "legal_advance", "legal_actions",
        "advance", "apply", "copy", "view",
    }  # fmt: skip
    for measure in [*data["measures"].values(), data["events_share"]]:
        assert measure["best"] > 0
        assert measure["median"] > 0
    targets = {key: one["target"] for key, one in data["measures"].items() if "target" in one}
    assert targets == {"games": 5000, "strolling": 3500, "decision": 2.5, "legal_advance": 2.5, "copy": 5}
    assert data["measures"]["reference"]["reference_steps"] == 1


def test_the_table_puts_targets_beside_figures(run: Run) -> None:
    result = run("lab", "bench", "engine", "--seconds", "0.1")
    assert result.exit_code == 0
    row = next(line.split() for line in result.stdout.splitlines() if "uniform games a second" in line)
    assert row[6] == "5,000"
    assert row[7] in ("met", "missed")


def test_seconds_have_limits(run: Run) -> None:
    for seconds in ("0", "-1", "nan", "inf", "1e9"):
        assert "seconds" in assert_one_sentence(run("lab", "bench", "engine", "--seconds", seconds))


def test_best_and_median_of_rates_and_times() -> None:
    slices = [100.0, 50.0, 200.0]
    time = Measure("a", "a", lambda _: (1, 1.0), target=60, slices=slices).as_data(10)
    rate = Measure("b", "b", lambda _: (1, 1.0), rate=True, target=20_001, slices=slices).as_data(10)
    assert (time["best"], time["median"], time["met"], time["reference_steps"]) == (50, 100, True, 5)
    assert (rate["best"], rate["median"], rate["met"], rate["reference_steps"]) == (20_000, 10_000, False, 5)


def test_the_reference_loop_never_changes() -> None:
    """Figures of different days and machines compare by it: whoever changes it makes the old ones useless."""
    assert work.reference() == 1194
    assert work.REFERENCE_STEPS == 500
