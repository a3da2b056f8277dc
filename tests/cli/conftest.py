"""Records to check."""

from __future__ import annotations

from pathlib import Path

import pytest

from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.record import Recorder, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system


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
