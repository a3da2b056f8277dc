"""What the roles of texts look like in a theme."""

from __future__ import annotations

import pytest

from tokaido_tui.tui.canvas import ASCII, PRETTY
from tokaido_tui.tui.palette import PALETTES, style
from tokaido_tui.tui.roles import spelled, style_of


@pytest.mark.parametrize("theme", PALETTES)
def test_roles_are_colours_of_the_theme(theme: str) -> None:
    palette = PALETTES[theme]
    assert style_of("", palette) == style(palette.paper)
    assert style_of("strong", palette) == style(palette.paper, bold=True)
    assert style_of("coins", palette) == style(palette.gold)
    assert style_of("strong gain", palette) == style(palette.gain, bold=True)
    assert style_of("urgent", palette) == style(palette.vermilion)


@pytest.mark.parametrize("theme", PALETTES)
def test_a_seat_has_the_colour_it_chose(theme: str) -> None:
    palette = PALETTES[theme]
    assert style_of("seat 1", palette, (4, 2, 5)) == style(palette.seat(2))
    assert style_of("strong seat 2", palette, (4, 2, 5)) == style(palette.seat(5), bold=True)
    assert style_of("seat 1", palette) == style(palette.seat(1))
    tile = style_of("strong tile seat 0", palette, (4, 2, 5))
    assert tile.bgcolor == style(bg=palette.seat(4)).bgcolor
    assert tile.bold


@pytest.mark.parametrize("theme", PALETTES)
def test_a_tile_can_be_read_and_no_colour_is_too_dark_for_a_text(theme: str) -> None:
    palette = PALETTES[theme]
    tile = style_of("tile blue", palette)
    assert tile.bgcolor == style(bg=palette.named("blue")).bgcolor
    assert tile.color == style(palette.ink_on(palette.named("blue"))).color
    # Of sixteen colours some can hardly be read on black.
    wanted = palette.paper if palette.exact else palette.named("blue")
    assert style_of("colour blue", palette) == style(wanted)


def test_signs_become_letters_where_there_are_only_letters() -> None:
    assert spelled("lantern ×2 → home ·", PRETTY) == "lantern ×2 → home ·"
    assert spelled("lantern ×2 → home ·", ASCII) == "lantern x2 > home ."
