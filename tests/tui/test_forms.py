"""What all forms keep to: few bytes a step, the colours of the theme, and every terminal that is large enough."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import RenderableType
from textual.app import App
from textual.color import Color
from textual.screen import Screen

from tests.catalogue import make_catalogue
from tests.tui.driving import look, make_app, press, settle
from tests.tui.replaying import MIDDLE, golden_replay
from tokaido_tui import i18n
from tokaido_tui.session import Terminal
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.tui.screens.backdrop import SIXTEEN_COLOURS
from tokaido_tui.tui.screens.dialogs.ask import AskScreen
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.forms.play_on import PlayOnScreen
from tokaido_tui.tui.screens.forms.settings import SettingsScreen
from tokaido_tui.tui.screens.forms.setup import SetupScreen

FORMS: dict[str, Callable[[], Screen[Any]]] = {
    "setup": SetupScreen,
    "settings": SettingsScreen,
    "play-on": lambda: PlayOnScreen(golden_replay(), MIDDLE, range(5)),
    "ask": lambda: AskScreen("Which record file?"),
    "confirm": lambda: ConfirmScreen("Leave Tokaido?", "Leave", "Stay"),
}


def app_on(folder: Path, terminal: str, **settings: object) -> TokaidoApp:
    session = make_app(folder, **settings).session
    session.terminal = Terminal(terminal)
    return TokaidoApp(session)


def colours_shown(app: TokaidoApp) -> set[str]:
    """As they were asked for, before a terminal of sixteen colours makes do with its nearest ones."""
    styles = [segment.style for row in app.screen._compositor.render_strips() for segment in row if segment.style]
    found = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
    return {colour.name for colour in found}


@pytest.mark.parametrize("form", ["setup", "settings", "play-on"])
async def test_a_step_of_the_cursor_sends_few_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    sent = [0]

    def display(self: App[None], screen: Screen[Any], update: RenderableType | None) -> None:
        if update is not None and hasattr(update, "render_segments"):
            sent[0] += len(update.render_segments(self.console).encode())
        shown(self, screen, update)

    shown = App._display
    app = app_on(tmp_path, "256")
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(FORMS[form]())
        await look(pilot)
        monkeypatch.setattr(App, "_display", display)
        await press(pilot, "down")
        await look(pilot)
        assert 100 < sent[0] < 1_000


@pytest.mark.parametrize("form", list(FORMS))
async def test_sixteen_colours_are_never_mixed(tmp_path: Path, form: str) -> None:
    app = app_on(tmp_path, "16")
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(FORMS[form]())
        await settle(pilot)
        for _step in range(4):
            await look(pilot)
            assert colours_shown(app) <= set(SIXTEEN_COLOURS)
            await press(pilot, "tab")


@pytest.mark.parametrize("theme", list(PALETTES))
@pytest.mark.parametrize("form", list(FORMS))
async def test_the_marked_place_is_legible_and_has_the_colours_of_the_theme(
    tmp_path: Path, form: str, theme: str
) -> None:
    app = app_on(tmp_path, "true", theme=theme)
    async with app.run_test(size=(100, 30)) as pilot:
        app.push_screen(FORMS[form]())
        await look(pilot)
        marked = app.screen.focused
        assert marked is not None
        if form == "settings":
            marked = app.screen.query_one("#theme Option.-on")
        behind, ink = marked.background_colors[1], marked.styles.color
        wanted = app.palette.line if form in ("setup", "ask") else app.palette.gold
        assert behind.hex6.lower() == wanted
        assert contrast(behind, ink) >= (4.5 if wanted == app.palette.gold else 3)


def contrast(one: Color, other: Color) -> float:
    """As the accessibility guidelines define it."""

    def light(colour: Color) -> float:
        parts = [part / 255 for part in colour.rgb]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("form", list(FORMS))
@pytest.mark.parametrize("size", [(30, 8), (79, 24), (80, 23), (1, 1)])
async def test_a_form_outlives_a_tiny_terminal(tmp_path: Path, form: str, size: tuple[int, int]) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(FORMS[form]())
        before = await look(pilot)
        await pilot.resize_terminal(*size)
        await settle(pilot)
        await pilot.resize_terminal(80, 24)
        assert await look(pilot) == before


SPANISH = {
    "New game": "Partida nueva", "Seats": "Sitios", "by chance": "al azar", "start": "empezar", "person": "persona",
    ("footer", "line"): "renglón", "For a first game.": "Para empezar.", "Players": "Gente",
    "Gastronomy": "Gastronomía",
    "Type a name; the first key replaces the one that is marked.": "Escribe un nombre.",
    "Settings": "Ajustes", "on": "sí", "Curtain": "Telón", "How it looks": "Vista previa", "night": "noche",
    "Indigo and vermilion on a dark ground.": "Añil y bermellón.", "Play on from here": "Seguir desde aquí",
    "decides now": "decide ahora", ("footer", "who plays"): "quién juega",
}  # fmt: skip
WANTED = {
    "setup": ("PARTIDA NUEVA", "SITIOS", "al azar", "empezar", "persona", "renglón", "Gente", "Gastronomía",
              "Escribe un nombre."),
    "settings": ("AJUSTES", "■ sí", "Telón", "VISTA PREVIA", "■ noche", "renglón", "Añil y bermellón."),
    "play-on": ("SEGUIR DESDE AQUÍ", "decide ahora", "persona", "quién juega"),
}  # fmt: skip


@pytest.mark.parametrize("form", list(WANTED))
async def test_another_language_reaches_an_open_form_and_its_cursor_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    make_catalogue(tmp_path / "locale", "es", SPANISH)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locale")
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(FORMS[form]())
        before = await look(pilot)
        marked = app.screen.focused
        assert not [text for text in WANTED[form] if text in before]
        app.settings.language = "es"
        app.save_settings()
        shown = await look(pilot)
        assert [text for text in WANTED[form] if text not in shown] == []
        assert app.screen.focused is marked
