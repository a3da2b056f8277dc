"""A game survives the death of its process at any moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize(("way", "kills"), [("table", 200), ("host", 100)])
def test_hundreds_of_kills_lose_nothing(way: str, kills: int, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.store.killing", str(tmp_path), str(kills), way],
        cwd=ROOT, capture_output=True, text=True, timeout=240, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["kills"] >= kills
    # Games were not only begun: several came to their end, each the same as undisturbed.
    assert told["games"] >= kills // 50
