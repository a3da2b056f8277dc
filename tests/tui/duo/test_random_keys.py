"""Whatever is pressed, in whatever order and at whatever size: the island stands and every step was legal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import make_app
from tests.tui.duo.playing import plan
from tests.tui.test_random_keys import drive

pytestmark = pytest.mark.usefixtures("fewer_frames")


@pytest.mark.parametrize(("people", "seed", "settings"), [
    (2, 1, {}),
    (1, 2, {"ascii": True, "theme": "paper"}),
    (2, 3, {"theme": "sixteen"}),
])  # fmt: skip
async def test_random_keys_do_no_harm(people: int, seed: int, settings: dict[str, object], tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(people, seed=seed), **settings)
    app.exit = lambda *_args, **_extra: None  # type: ignore[method-assign]
    async with app.run_test(size=(80, 24)) as pilot:
        assert await drive(pilot, app, seed) > 8
        assert app.is_running
