"""The screen of the rules: it opens at a topic, its pages are turned, scrolled and clicked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import look, make_app, press, text_of
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.words.tokaido import names, rules_pages


def topic_of(app: TokaidoApp) -> str:
    assert isinstance(app.screen, RulesScreen)
    return app.screen.topic


@pytest.mark.parametrize(
    ("topic", "shown"),
    [
        ("station:temple", "Give 1, 2 or 3 coins"),
        ("traveller:Kinko", "Every meal costs one coin less."),
        ("overview:moving", "The traveller farthest behind moves."),
        (None, "From Kyoto to Edo"),
        ("station:nowhere", "From Kyoto to Edo"),
    ],
)
async def test_the_screen_opens_at_a_topic(tmp_path: Path, topic: str | None, shown: str) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(RulesScreen(ui("tokaido"), topic))
        await pilot.pause()
        assert shown in text_of(app)
        assert topic_of(app) in (topic, "overview:aim")


async def test_keys_turn_the_pages(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i")
        for key, topic in [
            ("down", "overview:moving"), ("j", "overview:doubles"), ("k", "overview:moving"), ("up", "overview:aim"),
            ("up", "traveller:Zen-emon"), ("home", "overview:aim"), ("end", "traveller:Zen-emon"),
            ("left", "station:inn"), ("right", "traveller:Hiroshige"), ("tab", "overview:aim"),
            ("shift+tab", "traveller:Hiroshige"), ("h", "station:inn"), ("l", "traveller:Hiroshige"),
        ]:  # fmt: skip
            await press(pilot, key)
            assert topic_of(app) == topic, key
            title = rules_pages.title(topic)
            assert title[:1].upper() + title[1:] in text_of(app)


async def test_every_page_is_reached_and_stays_in_view(tmp_path: Path) -> None:
    app = make_app(tmp_path, ascii=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i")
        for topic in rules_pages.topics(load_box()):
            assert topic_of(app) == topic
            shown = text_of(app)
            title = rules_pages.title(topic)
            assert f" > {title[:1].upper()}{title[1:]}" in shown
            assert shown.isascii()
            await press(pilot, "down")


async def test_a_long_page_scrolls(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(RulesScreen(ui("tokaido"), "station:encounter"))
        await pilot.pause()
        last = names.ENCOUNTERS["Annaibito of the sea"]
        assert last not in await look(pilot)
        await press(pilot, "space")
        assert last in await look(pilot)
        await press(pilot, "b", "pagedown")
        assert last in await look(pilot)
        await press(pilot, "pageup")
        assert last not in await look(pilot)


@pytest.mark.parametrize("key", ["escape", "q", "i", "enter"])
async def test_the_rules_close(tmp_path: Path, key: str) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i", key)
        assert isinstance(app.screen, TitleScreen)


async def test_a_page_can_be_clicked(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i")
        assert isinstance(app.screen, RulesScreen)
        contents = app.screen.contents
        await pilot.click(contents, offset=(3, contents.row_of(4)))
        assert topic_of(app) == rules_pages.topics(load_box())[4]


async def test_the_text_of_a_page_can_be_selected(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i", "down")
        await look(pilot)
        await pilot.mouse_down("PageText", offset=(0, 0))
        await pilot.hover("PageText", offset=(12, 0))
        await pilot.mouse_up("PageText", offset=(12, 0))
        assert app.screen.get_selected_text() == "The traveller"
