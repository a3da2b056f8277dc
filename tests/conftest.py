"""What all tests share: properties run the same examples every time, and leave nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "tokaido", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tokaido")


@pytest.fixture(autouse=True)
def a_journal_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test plays are kept in the test's own folder."""
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "data"))
