"""What all tests share: properties run the same examples every time, and leave nothing behind."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.command_line import Run, run_command

settings.register_profile(
    "tokaido", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tokaido")


def pytest_sessionfinish() -> None:
    """What is left over is looked for here. pytest looks five times more while a process of xdist ends, which has five
    seconds for that: then it interrupts itself. So what is in use is not looked at again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def a_journal_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test plays are kept in the test's own folder."""
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "data"))


@pytest.fixture
def run() -> Run:
    """Runs `tokaido` with these words; the result has exit_code, stdout and stderr."""
    return run_command
