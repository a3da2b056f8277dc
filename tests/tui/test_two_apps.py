"""Two people in one process: each finds a name, language, colours, glyphs, journal and files of their own."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot

from tests.catalogue import make_catalogue
from tests.tui.driving import board_of, look, press, settle, until
from tokaido_tui import i18n
from tokaido_tui.session import Files, Session, Terminal
from tokaido_tui.settings import Settings
from tokaido_tui.store.store import Store
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.game import GameScreen

CODES = re.compile(r"\x1b\[([\d;]*)m")


@pytest.fixture(autouse=True)
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"New game": "Partida nueva", "{name} decides": "Decide {name}", "leave": "salir"}
    make_catalogue(tmp_path / "locale", "es", texts)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locale")


def session(folder: Path, name: str, depth: str, grey: bool = False, **settings: Any) -> Session:
    folder.mkdir()
    return Session(
        id=name,
        name=name,
        settings=Settings(**{"animation": False, **settings}),
        settings_folder=folder,
        terminal=Terminal(depth, grey, motion=False),
        files=Files(folder),
        journal=folder.parent / "journal",
    )


def sent(app: TokaidoApp) -> str:
    """The screen as the terminal is sent it."""
    screen: Any = app.screen
    with app._context():
        return "".join(strip.render(app.console) for strip in screen._compositor.render_strips())


def codes(app: TokaidoApp) -> set[str]:
    """The kinds of colours among the codes: 38;2, 38;5, or the plain ones."""
    kinds: set[str] = set()
    for found in CODES.findall(sent(app)):
        kinds |= set(re.findall(r"[34]8;[25]", found))
        plain = re.sub(r"[34]8;(2;\d+;\d+;\d+|5;\d+)", "", found).split(";")
        kinds |= {"plain" for code in plain if code.isdigit() and 30 <= int(code) <= 107}
    return kinds


async def test_two_people_play_at_once(tmp_path: Path) -> None:
    ana = TokaidoApp(session(tmp_path / "ana", "ana", "true", language="es", theme="paper"))
    bo = TokaidoApp(session(tmp_path / "bo", "bo", "16", ascii=True))
    printed = sys.stdout, sys.stderr
    async with AsyncExitStack() as stack:
        one: Pilot[None] = await stack.enter_async_context(ana.run_test(size=(80, 24)))
        two: Pilot[None] = await stack.enter_async_context(bo.run_test(size=(100, 30)))
        assert (sys.stdout, sys.stderr) == printed, "what the process prints is nobody's"
        assert "Partida nueva" in await look(one)
        assert "New game" in await look(two)
        await start(one)
        await start(two)
        assert "Decide Ana" in await look(one)
        assert "Bo decides" in await look(two)
        assert not (await look(one)).isascii()
        assert (await look(two)).isascii()
        assert (ana.palette.name, bo.palette.name) == ("paper", "sixteen")
        assert (codes(ana), codes(bo)) == ({"38;2", "48;2"}, {"plain"})
        # What one of them changes, the other does not see.
        bo.session.settings.language = "es"
        bo.call_later(bo.save_settings)
        await settle(two)
        assert "Decide Bo" in await look(two)
        ana.session.settings.language = "en"
        ana.call_later(ana.save_settings)
        await settle(one)
        assert "Ana decides" in await look(one)
        assert "Decide Bo" in await look(two)
    assert (sys.stdout, sys.stderr) == printed
    for app, name in ((ana, "Ana"), (bo, "Bo")):
        store = Store(tmp_path / "journal", app.session.id)
        assert store.games()[0].seats[0].name == name, "each finds their own games in the journal"
        assert len(store.games()) == 1
        store.close()


async def start(pilot: Pilot[None]) -> None:
    """From the title into a game, to the person's first decision."""
    app = pilot.app
    await press(pilot, "n", "enter")
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and board_of(app).deciding)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
async def test_the_colours_of_one_terminal_do_not_depend_on_the_others(tmp_path: Path, first: int) -> None:
    """A style keeps the codes it was first sent with: whoever comes first must not decide for all."""
    wanted: list[tuple[str, Callable[[set[str]], bool]]] = [
        ("true", lambda kinds: kinds == {"38;2", "48;2"}),
        ("256", lambda kinds: kinds == {"38;5", "48;5"}),
        ("16", lambda kinds: kinds == {"plain"}),
        ("none", lambda kinds: kinds <= {"plain"}),
    ]
    forget_codes()
    order = wanted[first:] + wanted[:first]
    async with AsyncExitStack() as stack:
        apps = []
        for number, (depth, _right) in enumerate(order):
            app = TokaidoApp(session(tmp_path / str(number), "ana", depth, theme="sixteen"))
            pilot = await stack.enter_async_context(app.run_test(size=(80, 24)))
            await look(pilot)
            await press(pilot, "s")
            await look(pilot)
            apps.append(app)
            sent(app)
        for app, (depth, right) in zip(apps, order, strict=True):
            assert right(codes(app)), (depth, codes(app))


def forget_codes() -> None:
    """As if nothing had been shown in this process before."""
    from tokaido_tui.tui import palette

    palette.style.cache_clear()
    Style._add.cache_clear()


async def test_no_colour_is_one_persons_wish(tmp_path: Path) -> None:
    grey = TokaidoApp(session(tmp_path / "grey", "ana", "true", grey=True))
    bright = TokaidoApp(session(tmp_path / "bright", "bo", "true"))
    async with grey.run_test(size=(80, 24)) as one, bright.run_test(size=(80, 24)) as two:
        await look(one)
        await look(two)
        assert all(is_grey(code) for code in true_colours(grey))
        assert not all(is_grey(code) for code in true_colours(bright))


def true_colours(app: TokaidoApp) -> list[str]:
    return re.findall(r"[34]8;2;(\d+;\d+;\d+)", sent(app))


def is_grey(code: str) -> bool:
    return len(set(code.split(";"))) == 1
