"""What all tests share: properties run the same examples every time, and leave nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.command_line import Run, run_command

settings.register_profile(
    "tokaido", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tokaido")


@pytest.fixture(autouse=True)
def a_journal_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test plays are kept in the test's own folder."""
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "data"))


@pytest.fixture
def run() -> Run:
    """Runs `tokaido` with these words; the result has exit_code, stdout and stderr."""
    return run_command
