"""Colours on terminals of 256: near what was meant, and exactly what is sent."""

from __future__ import annotations

from random import Random

import pytest
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from tokaido_tui.tui.colour256 import Colour256, nearest
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.words.tokaido.names import STATION_COLOURS

GROUND = Color(0, 0, 0)


def parsed(colour: str) -> tuple[int, int, int]:
    return Color.parse(colour).rgb


def test_what_the_filter_chooses_is_what_rich_sends() -> None:
    mind = Random(7)
    for _ in range(500):
        chosen = nearest((mind.randrange(256), mind.randrange(256), mind.randrange(256)))
        sent = RichColor.from_rgb(*chosen).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        assert tuple(sent) == chosen
        assert nearest(chosen) == chosen


@pytest.mark.parametrize("name", ["night", "paper", "safe"])
def test_themes_keep_their_character(name: str) -> None:
    palette = PALETTES[name]
    ground, panel = nearest(parsed(palette.ground)), nearest(parsed(palette.panel))
    assert max(ground) - min(ground) <= 40, "a ground has no colour of its own"
    assert ground != panel
    assert len({nearest(parsed(colour)) for colour in palette.seats[:5]}) == 5, "players stay apart"
    tiles = [palette.named(name) for name in STATION_COLOURS]
    assert len({nearest(parsed(colour)) for colour in tiles}) == len(tiles)


def test_a_grey_stays_grey_and_as_bright() -> None:
    last = 0
    for grey in range(256):
        (segment,) = Colour256().apply([Segment("a", Style.from_color(RichColor.from_rgb(grey, grey, grey)))], GROUND)
        assert segment.style is not None
        assert segment.style.color is not None
        sent = segment.style.color.downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        assert sent.red == sent.green == sent.blue, "without colours nothing is pink or teal"
        assert abs(sent.red - grey) <= 9
        assert sent.red >= last
        last = sent.red


def test_the_filter_keeps_everything_but_the_colours() -> None:
    style = Style(color="#efe3c8", bgcolor="#17212b", bold=True, meta={"a": 1})
    (plain, styled) = Colour256().apply([Segment("a"), Segment("b", style)], GROUND)
    assert plain == Segment("a")
    assert styled.style is not None
    assert styled.style.bold
    assert styled.style.meta == {"a": 1}
    assert styled.style.bgcolor is not None
    assert tuple(styled.style.bgcolor.get_truecolor()) == nearest(parsed("#17212b"))
