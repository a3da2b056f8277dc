"""Every tile can be read, whichever widget shows it."""

from __future__ import annotations

import pytest

from tokaido_tui.session import Session, Terminal
from tokaido_tui.settings import Settings
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.palette import PALETTES, Palette, contrast
from tokaido_tui.tui.widgets.bars import coloured

TILES = ("red", "brown", "yellow", "green", "teal", "blue", "sky", "orange", "violet", "gold", "vermilion")
THEMES = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def test_contrast_is_from_one_to_twenty_one() -> None:
    assert contrast("#ffffff", "#ffffff") == 1
    assert contrast("#000000", "#ffffff") == contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@THEMES
def test_a_letter_on_a_tile_can_be_read(palette: Palette) -> None:
    least = 4.5 if palette.exact else 2.9
    for colour in (*map(palette.named, TILES), *palette.seats):
        assert contrast(palette.ink_on(colour), colour) >= least, colour


@THEMES
def test_text_can_be_read_on_every_ground(palette: Palette) -> None:
    for ground in (palette.ground, palette.panel):
        assert contrast(palette.paper, ground) >= 4.5


@THEMES
def test_all_widgets_have_the_same_ink(palette: Palette) -> None:
    for colour in (*map(palette.named, TILES), *palette.seats):
        shown = coloured(colour, palette)
        assert shown.color is not None
        assert shown.color.name == palette.ink_on(colour)


@pytest.mark.parametrize(
    ("depth", "theme"), [("true", "safe"), ("256", "safe"), ("16", "sixteen"), ("none", "sixteen")]
)
def test_the_theme_is_right_before_the_styles_are_read(depth: str, theme: str) -> None:
    """Changed afterwards, the first frame would wait for the styles to be read once more."""
    app = TokaidoApp(Session(settings=Settings(theme="safe"), terminal=Terminal(depth)))
    assert app.theme == f"tokaido-{theme}"


@THEMES
def test_seats_and_tiles_differ_among_themselves(palette: Palette) -> None:
    assert len({palette.named(tile) for tile in TILES[:9]}) == 9
    assert len(set(palette.seats)) == len(palette.seats)
