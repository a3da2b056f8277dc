"""`tokaido lab bench screen`: it measures what it says; how fast the machine is today is not tested, bytes are."""

from __future__ import annotations

import json
import sys

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.lab.bench.screen import Start, measure
from tokaido_tui.lab.bench.terminal import Terminal, words_of

pytest.importorskip("pty")


@pytest.fixture(scope="module")
def data() -> dict:
    return measure(1)


def test_starts_are_measured_beside_a_bare_app(data: dict) -> None:
    assert set(data["start"]) == {"bare", "title", "game"}
    for one in data["start"].values():
        assert 0 < one["best_ms"] <= one["median_ms"]
        assert one["bytes"] > 1000
        if sys.platform == "linux":
            assert one["memory_mib"] > 10
            assert one["processor_ms"] > 0
    assert "target" not in data["start"]["bare"]
    assert data["start"]["title"]["target"] == data["start"]["game"]["target"] == 1.5


def test_a_step_of_the_cursor_stays_within_its_bytes(data: dict) -> None:
    step = data["step"]
    assert 100 < step["bytes_median"] <= step["bytes_worst"] <= step["bytes_target"] == 1500
    assert step["met"]
    assert 0 < step["ms_median"] <= step["ms_worst"]


def test_moves_send_more_than_steps(data: dict) -> None:
    assert data["move"]["bytes_worst"] > data["step"]["bytes_median"]
    assert data["animated_move"]["bytes_worst"] > 0


def test_the_tables_and_the_json_say_the_same(run: Run, monkeypatch: pytest.MonkeyPatch, data: dict) -> None:
    monkeypatch.setattr("tokaido_tui.lab.bench.screen.measure", lambda _rounds: data)
    assert json.loads(run("lab", "bench", "screen", "--json").stdout) == data
    shown = run("lab", "bench", "screen").stdout
    assert f"{data['step']['bytes_worst']:,}" in shown
    assert "1.5" in shown
    assert "1,500" in shown
    assert "…" not in shown, "nothing is cut off at 80 columns"


def test_rounds_have_limits(run: Run) -> None:
    for rounds in ("0", "-1", "101"):
        assert "1 to 100 times" in assert_one_sentence(run("lab", "bench", "screen", "--rounds", rounds))


def test_the_median_ratio_is_of_neighbours() -> None:
    bare = Start("bare", "", (), "", wall=[1.0, 2.0, 4.0], processor=[1.0] * 3, memory=[1] * 3)
    ours = Start("ours", "", (), "", wall=[2.0, 3.0, 4.0], processor=[1.4] * 3, memory=[1] * 3)
    told = ours.as_data(bare)
    assert (told["times_bare"], told["times_bare_median"], told["times_bare_processor"]) == (2, 1.5, 1.4)
    assert not told["met"], "the target is of the time that passes, not of the processor's"


def test_words_without_colours_and_places() -> None:
    assert words_of(b"\x1b[1;31mto\x1b[0m\x1b[3;4Hwn\x1b[?2026$p \xe2\x94\x81") == "town ━"


def test_a_program_that_shows_nothing_is_an_error() -> None:
    from tokaido_tui.engine.errors import GameError

    with Terminal(("-c", "pass"), {}) as terminal, pytest.raises(GameError, match="first frame"):
        terminal.start("never shown")
