"""The screen of Namiji's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import make_app, press, text_of
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.rules import RulesScreen


@pytest.mark.parametrize(
    ("topic", "shown"),
    [("station:trap", "Draw crustaceans"), ("card:lantern", "It lights the bank"), ("nowhere:at all", "Fishing boats")],
)
async def test_the_screen_opens_at_a_topic(tmp_path: Path, topic: str, shown: str) -> None:
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(RulesScreen(ui("namiji"), topic))
        await pilot.pause()
        assert shown in text_of(app)
        assert "THE RULES OF NAMIJI" in text_of(app)
        assert text_of(app).isascii()
        await press(pilot, "down")
