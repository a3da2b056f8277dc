"""`tokaido lab bench bots`: it measures what it says; how fast the machine is today is not tested."""

from __future__ import annotations

import json

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.lab.bench import bots as bench_bots


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "ITERATIONS", 2)


def test_every_playout_has_a_rate_and_strolling_ones_a_target(run: Run) -> None:
    result = run("lab", "bench", "bots", "--json", "--seconds", "0.1")
    assert result.exit_code == 0, result.output
    measures = json.loads(result.stdout)["measures"]
    assert set(measures) == {"reference", "wanderer", "merchant", "pilgrim", "first_move"}
    assert all(one["best"] >= one["median"] > 0 for one in measures.values())
    assert {key: one["target"] for key, one in measures.items() if "target" in one} == {"wanderer": 4000}


def test_the_table_puts_the_target_beside_the_rate(run: Run) -> None:
    result = run("lab", "bench", "bots", "--seconds", "0.1")
    assert result.exit_code == 0
    row = next(line.split() for line in result.stdout.splitlines() if "a second, wanderer" in line)
    assert "4,000" in row
    assert {"met", "missed"} & set(row)


def test_positions_are_from_all_over_a_game() -> None:
    seen = bench_bots.views("tokaido")
    assert 8 <= len(seen) <= 16
    assert {view.stage for view in seen} == {0, 1, 2, 3}
    assert all(len(view.decision.options) > 1 for view in seen)


def test_a_unit_of_work_is_an_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    real = bench_bots.Sage.search

    def search(sage: bench_bots.Sage, view: object) -> object:
        found = real(sage, view)
        done.append(found.iterations)
        return found

    monkeypatch.setattr(bench_bots.Sage, "search", search)
    work = bench_bots.searching("tokaido", "wanderer", bench_bots.views("tokaido")[0])
    done.clear()
    units, _ = work(1e-9)
    assert units == sum(done) == 2


def test_every_position_counts_alike() -> None:
    quick, slow = (bench_bots.Measure("", "", lambda _: (1, 1.0), slices=slices) for slices in ([1.0, 3.0], [5.0, 9.0]))
    both = bench_bots.Rate("", "", quick.work, True, parts=[quick, slow])
    assert both.told(both.best) == pytest.approx(1e6 / 3)
    assert both.told(both.usual) == pytest.approx(1e6 / 4.5)


def test_seconds_have_limits(run: Run) -> None:
    assert "seconds" in assert_one_sentence(run("lab", "bench", "bots", "--seconds", "0"))
