"""The settings screen: what is changed shows at once and is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.color import Color
from textual.pilot import Pilot

from tests.tui.driving import look, make_app, press, settle, text_of
from tokaido_tui import i18n
from tokaido_tui.session import local
from tokaido_tui.settings import FILE
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.colour256 import nearest
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.tui.screens.forms.settings import LABELS, SettingsScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.tui.widgets.fields import Option


def screen_of(app: TokaidoApp) -> SettingsScreen:
    assert isinstance(app.screen, SettingsScreen)
    return app.screen


async def click_on(pilot: Pilot[None], text: str) -> None:
    """On the words, wherever they stand."""
    lines = text_of(pilot.app).splitlines()  # type: ignore[arg-type]
    row = next(row for row, line in enumerate(lines) if text in line)
    await pilot.click(offset=(lines[row].index(text) + 1, row))
    await settle(pilot)


def kept(folder: Path) -> dict[str, object]:
    stored = json.loads((folder / FILE).read_text(encoding="utf-8"))
    assert isinstance(stored, dict)
    return stored


async def test_a_theme_shows_while_moving_over_it_and_is_kept(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        for name in ("paper", "sixteen", "safe", "night", "paper"):
            await press(pilot, "right")
            assert app.theme == f"tokaido-{name}"
            assert app.palette is PALETTES[name]
            ground = app.screen._compositor.render_strips()[3]._segments[0].style
            assert ground is not None
            assert ground.bgcolor is not None
            shown = tuple(ground.bgcolor.get_truecolor())
            meant = Color.parse(PALETTES[name].ground).rgb
            assert shown in (meant, nearest(meant)), "the theme's ground, or what a terminal of 256 colours has for it"
            assert kept(tmp_path)["theme"] == name
        await press(pilot, "left", "left", "escape")
        assert isinstance(app.screen, TitleScreen)
    again = TokaidoApp(local(tmp_path))
    assert again.settings.theme == "safe"


@pytest.mark.parametrize("field", ["animation", "ascii", "curtain"])
@pytest.mark.parametrize("key", ["right", "left", "space", "enter", "h", "l"])
async def test_switches(tmp_path: Path, field: str, key: str) -> None:
    app = make_app(tmp_path)
    before = getattr(app.settings, field)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", *["down"] * list(LABELS).index(field), key)
        assert kept(tmp_path)[field] is (not before)
        assert app.has_class("-ascii") == app.settings.ascii
    assert getattr(TokaidoApp(local(tmp_path)).settings, field) is (not before)


async def test_ascii_changes_this_screen_at_once(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "down", "down", "down")
        assert not text_of(app).isascii()
        await press(pilot, "space")
        assert text_of(app).isascii()


async def test_up_and_down_go_round(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        for key, row in [("down", 1), ("j", 2), ("tab", 3), ("up", 2), ("k", 1), ("shift+tab", 0), ("up", 4)]:
            await press(pilot, key)
            assert screen_of(app).row == row, key
        await press(pilot, "q")
        assert isinstance(app.screen, TitleScreen)


async def test_languages_are_those_there_are_catalogues_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "available", lambda: ("en", "de"))
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "down")
        assert "Deutsch" in text_of(app)
        assert "Español" not in text_of(app)
        await press(pilot, "right")
        assert kept(tmp_path)["language"] == "de"
        await press(pilot, "right")
        assert kept(tmp_path)["language"] == "en"


async def test_a_lone_language_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "available", lambda: ("en",))
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "down", "right")
        assert "There is no other language yet." in text_of(app)


async def test_values_can_be_clicked(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        await click_on(pilot, "safe")
        await pilot.click(app.screen.query_one("#curtain").query(Option)[1])
        assert (app.settings.theme, app.settings.curtain) == ("safe", False)
        await pilot.click(app.screen.query_one("#curtain").query(Option)[1])
        assert not app.settings.curtain, "a value that holds already goes on holding"
        assert screen_of(app).field == "curtain", "the cursor comes along"
        await click_on(pilot, "back; all is kept")
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize(
    "content", ["{", "[]", '"x"', '{"theme": 3, "ascii": "yes"}', '{"theme": "neon"}', "\x00", '{"language": "xx"}']
)
async def test_a_broken_file_does_no_harm(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    app = TokaidoApp(local(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.settings.theme == "night"
        assert isinstance(app.screen, TitleScreen)
        assert (tmp_path / FILE).read_text(encoding="utf-8") == content, "left alone until something is changed"
        await press(pilot, "s", "down", "right", "up", "right")
        assert kept(tmp_path)["theme"] == "paper"


async def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    app = TokaidoApp(local(blocked / "settings"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "right")
        assert app.theme == "tokaido-paper"
        assert any("can't be saved" in note.message for note in app._notifications)


async def test_where_the_cursor_is_shows_without_colours(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        for label in ("Theme", "Language", "Animation", "Plain ASCII", "Curtain"):
            marked = [line for line in (await look(pilot)).splitlines() if "→" in line and "←" not in line]
            assert [line.split("→")[1].strip().startswith(label) for line in marked] == [True]
            await press(pilot, "down")


@pytest.mark.parametrize("theme", list(PALETTES))
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40), (250, 70)])
async def test_everything_fits(tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    app = make_app(tmp_path, theme=theme)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "s")
        shown = await look(pilot)
        for text in (
            "SETTINGS",
            "night",
            "safe",
            "Curtain",
            "HOW IT LOOKS",
            "three sections of four",
            "back; all is kept",
        ):
            assert text in shown
