"""Pictures of the statistics, from games whose results and dates are fixed (see test_snapshots.py)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.store.results import some_games
from tests.tui.driving import HOME, ROOMY, make_app
from tests.tui.test_snapshots import Snap, one_terminal_for_all, pressing

__all__ = ["one_terminal_for_all"]


@pytest.mark.parametrize(
    ("keys", "size", "settings"),
    [
        (("e",), HOME, {}),
        (("e", "2"), ROOMY, {"theme": "paper"}),
        (("e", "4", "n"), HOME, {"ascii": True}),
    ],
    ids=["overview", "people", "travellers"],
)
def test_statistics(
    snap_compare: Snap, tmp_path: Path, keys: tuple[str, ...], size: tuple[int, int], settings: dict[str, Any]
) -> None:
    some_games()
    assert snap_compare(make_app(tmp_path, **settings), terminal_size=size, run_before=pressing(*keys))
