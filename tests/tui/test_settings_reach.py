"""A change of language, theme or glyphs reaches every open screen at once, by keys and by mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.catalogue import make_catalogue
from tests.store.results import some_games
from tests.tui.driving import board_of, game_of, look, make_app, plan, press, send, show, until, walked
from tests.tui.test_continue import keep
from tokaido_tui import i18n
from tokaido_tui.tui.screens.forms.settings import LABELS, SettingsScreen, values
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.widgets.fields import Option

SPANISH = {
    "New game": "Partida nueva", "Settings": "Ajustes", "Theme": "Tema", "{name} to move": "Mueve {name}",
    ("footer", "rules"): "reglas", ("footer", "keys"): "teclas", "keys": "teclas", "rules": "reglas",
    "deal {seed}": "reparto {seed}",
    "They set out in this order: {names}": "Salen en este orden: {names}", "Rules": "Reglas",
    "Keys and help": "Teclas y ayuda", "The rules of Tokaido": "Reglas de Tokaido",
    "Continue": "Continuar", "Learn": "Aprender", "Replays": "Repeticiones", "Statistics": "Cifras", "People": "Gente",
    "everybody": "todos", "streak": "racha", "Lesson {n}: {title}": "Lección {n}: {title}",
    "stage {part} of {parts}": "tramo {part} de {parts}", ("footer", "back"): "volver",
    ("footer", "close"): "cerrar", ("footer", "page"): "hoja",
    "a list of commands to search": "lista de órdenes", "The game": "El juego",
}  # fmt: skip


@pytest.fixture(autouse=True)
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_catalogue(tmp_path / "locale", "es", SPANISH)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locale")


async def change_by_keys(pilot: Pilot[None], field: str, value: Any) -> None:
    """On the settings screen, as a person would."""
    assert isinstance(pilot.app.screen, SettingsScreen)
    await press(pilot, *["down"] * list(LABELS).index(field))
    while getattr(pilot.app.settings, field) != value:
        await press(pilot, "right")
    await look(pilot)


async def change_by_mouse(pilot: Pilot[None], field: str, value: Any) -> None:
    names = {True: "on", False: "off"}
    number = values(field).index(names.get(value, value))
    await pilot.click(pilot.app.screen.query_one(f"#{field}").query(Option)[number])
    await look(pilot)


WAYS = pytest.mark.parametrize("change", [change_by_keys, change_by_mouse])


@WAYS
async def test_the_language_reaches_the_screens_below_and_those_to_come(tmp_path: Path, change: Any) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        await look(pilot)
        await change(pilot, "language", "es")
        assert "AJUSTES" in await look(pilot)
        assert "Tema" in await look(pilot)
        send(app, "escape")
        assert "Partida nueva" in await look(pilot)
        await pilot.click(offset=(20, 19))
        send(app, "question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        assert "TECLAS Y AYUDA" in await look(pilot)


async def over_a_game(pilot: Pilot[None]) -> None:
    app = pilot.app
    show(app, walked(plan(1, 2, seed=9), lambda table: table.kind == "move" and table.decider == 0)[0])
    await until(pilot, lambda: board_of(app).pointing)
    app.show_rules(game_of(app).ui)
    await look(pilot)
    assert isinstance(app.screen, RulesScreen)
    app.push_screen(SettingsScreen())
    await look(pilot)


@WAYS
async def test_a_game_and_its_rules_speak_the_new_language(tmp_path: Path, change: Any) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await over_a_game(pilot)
        await change(pilot, "language", "es")
        app.pop_screen()
        assert "REGLAS" in await look(pilot)
        app.pop_screen()
        shown = await look(pilot)
        for word in ("Mueve Ana", "reparto 9", "reglas", "teclas", "Salen en este orden: Cy, Bo, Ana"):
            assert word in shown, shown


@WAYS
async def test_a_game_takes_on_new_colours_and_glyphs(tmp_path: Path, change: Any) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await over_a_game(pilot)
        await change(pilot, "theme", "paper")
        night = {colour.lower() for colour in colours(app)}
        assert "#17212b" not in night
        app.pop_screen()
        app.pop_screen()
        await look(pilot)
        assert colours(app).isdisjoint({"#17212b", "#efe3c8", "#e0b04a"}), "nothing of the night is left"
        app.push_screen(SettingsScreen())
        await look(pilot)
        await change(pilot, "ascii", True)
        app.pop_screen()
        assert (await look(pilot)).isascii()


def colours(app: Any) -> set[str]:
    """Every colour that the screen shows."""
    styles = [segment.style for row in app.screen._compositor.render_strips() for segment in row if segment.style]
    shown = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
    return {colour.get_truecolor().hex for colour in shown}


LISTS = {
    "c": ("CONTINUAR", "volver", "teclas"),
    "l": ("APRENDER", "Lección 1", "volver"),
    "r": ("REPETICIONES", "volver"),
    "e": ("CIFRAS", "2 Gente", "todos", "hoja", "volver"),
    "question_mark": ("TECLAS Y AYUDA", "cerrar"),
    "i": ("REGLAS DE TOKAIDO", "hoja"),
}


@pytest.mark.parametrize("key", LISTS)
async def test_lists_tables_and_pages_follow_the_settings(tmp_path: Path, key: str) -> None:
    some_games().close()
    keep(2)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, key, *(["2"] if key == "e" else []))
        before = await look(pilot)
        assert not any(word in before for word in LISTS[key])
        app.push_screen(SettingsScreen())
        await look(pilot)
        await change_by_keys(pilot, "language", "es")
        app.settings.theme, app.settings.ascii = "paper", True
        app.save_settings()
        await look(pilot)
        app.pop_screen()
        shown = await look(pilot)
        for word in LISTS[key]:
            assert word in shown, shown
        assert colours(app).isdisjoint({"#17212b", "#efe3c8", "#e0b04a"}), "nothing of the night is left"
        assert not set(shown) & set("─│→←↑↓█▌·…▼"), "nothing but ASCII and letters"
