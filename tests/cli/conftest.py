"""Records to check, and a way to run a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tokaido_tui.bots import make
from tokaido_tui.cli import app
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.record import Recorder, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Runs `tokaido` with these words; the result has exit_code, stdout and stderr."""

    def run(*words: object) -> Result:
        return CliRunner().invoke(app, [str(word) for word in words])

    return run


def record_text(seed: int = 1, names: tuple[str, ...] = ("Ana", "Bo", "Cy"), stop_after: int = 10_000) -> str:
    kind = system("tokaido")
    recorder = Recorder(kind, Setup(names, ("gastronomy",), seed=seed), SeededDealer(seed))
    bots = [make("wanderer", seed + seat) for seat in range(len(names))]
    game = recorder.game
    while not game.is_over and stop_after:
        recorder.apply(bots[game.seat].choose(game.decision_kind(), game.legal_actions(), lambda: None))
        stop_after -= 1
    return write(recorder.record(), kind)


@pytest.fixture(scope="session")
def text() -> str:
    """A finished game of three."""
    return record_text()


@pytest.fixture
def record(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "good.txt"
    path.write_text(text, encoding="utf-8")
    return path


def assert_one_sentence(result: Result, *, code: int = 2) -> str:
    """The sentence a player reads; fails on a traceback, on several lines and on the wrong exit code."""
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("tokaido: ")
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr
    return result.stderr.strip()
