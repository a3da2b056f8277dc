"""A window that is resized again and again, and screens that are gone, leave nothing behind."""

from __future__ import annotations

import gc
import weakref
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from textual._styles_cache import StylesCache
from textual.color import Color

import tokaido_tui.tui
from tests.tui.driving import look, make_app, settle
from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.art.title import title_screen
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import PALETTES, style
from tokaido_tui.tui.screens.backdrop import put_picture, veiled
from tokaido_tui.tui.screens.forms.settings import SettingsScreen

# Their keys are a handful of names and sizes of the package's own, or entries of a terminal's palette.
FEW = {
    "tui.art.wordmark.rows", "tui.art.panoramas.panorama", "tui.art.panoramas.section", "tui.art.panoramas.unfolded",
    "tui.art.fish.fish_picture", "tui.colour256._kept", "tui.colour256._linear", "tui.colour256._around",
    "tui.colour256._entries", "tui.colour256._greys", "tui.duo.map.places._by_hand",
}  # fmt: skip


def caches() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in walk_packages(tokaido_tui.tui.__path__, "tokaido_tui.tui."):
        loaded = import_module(module.name)
        for name, thing in vars(loaded).items():
            if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == loaded.__name__:
                found[f"{loaded.__name__.removeprefix('tokaido_tui.')}.{name}"] = thing
    return found


def test_every_cache_has_a_limit_or_few_keys() -> None:
    endless = {name for name, kept in caches().items() if kept.cache_parameters()["maxsize"] is None}
    assert endless <= FEW, endless - FEW


@pytest.mark.parametrize("ascii", [False, True])
def test_two_hundred_sizes_of_a_print_are_not_kept(ascii: bool) -> None:
    """Small ones, for the time it takes: the caches do not know the difference."""
    kept = large_pictures(30)
    for number in range(200):
        canvas = Canvas(30 + number % 20, 8 + number // 20, style())
        picture = veiled(title_screen(canvas.width, canvas.height), 2, 2, 9, 9, "#000000", 0.5)
        put_picture(canvas, 0, 0, picture, PALETTES["sixteen" if number % 2 else "night"], ascii)
    assert large_pictures(30) <= kept + 20


async def test_a_window_that_is_resized_keeps_no_prints(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(30):
            await pilot.resize_terminal(80 + number, 24)
            await settle(pilot)
        assert large_pictures(80) <= 20


def large_pictures(width: int) -> int:
    """How many of at least that width are still there."""
    gc.collect()
    return sum(isinstance(thing, Picture) and thing.width >= width for thing in gc.get_objects())


def test_a_widget_that_is_gone_takes_its_lines_along(tmp_path: Path) -> None:
    make_app(tmp_path)
    lines = StylesCache()
    lines.get_inner_outer(Color(1, 2, 3), Color(4, 5, 6))
    gone = weakref.ref(lines)
    del lines
    gc.collect()
    assert gone() is None


async def test_a_screen_that_is_closed_is_let_go(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await look(pilot)
        gone = []
        for _time in range(3):
            screen = SettingsScreen()
            gone.append(weakref.ref(screen))
            app.push_screen(screen)
            await look(pilot)
            await screen.dismiss()
            await look(pilot)
            del screen
        gc.collect()
        assert sum(one() is not None for one in gone) <= 1
