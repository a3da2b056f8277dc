"""A piece of a game in the colours of the theme."""

from __future__ import annotations

from tokaido_tui import words
from tokaido_tui.i18n import _
from tokaido_tui.tui.art.panoramas import unfolded
from tokaido_tui.tui.canvas import ASCII, Canvas
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.backdrop import put_picture
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.tui.widgets.painted import Painted

ROAD = 40


class Sample(Painted):
    """Where points come from, some travellers, what a log says, and a panorama."""

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        canvas.put(0, 1, glyphs.road * ROAD, style(palette.gold))
        for number, source in enumerate(words.of(ON_SCREEN[0]).sources.values()):
            tile = coloured(palette.named(source.colour), palette, bold=True)
            canvas.put(number * 5 + 1, 1, f" {_(source.letter)} ", tile)
        for seat, name in enumerate("ABCDE"):
            canvas.put(3 + seat * 8, 0, f" {name} ", coloured(palette.seat(seat), palette, bold=True))
        end = canvas.put(0, 3, _("Ana admired the sea"), style(palette.paper))
        canvas.put(canvas.put(end + 1, 3, "+3", style(palette.gain, bold=True)) + 1, 3, _("points"))
        end = canvas.put(0, 4, _("Bo gave to the temple"), style(palette.paper))
        canvas.put(end + 1, 4, "-2", style(palette.loss, bold=True))
        canvas.put(end + 4, 4, _("coins"), style(palette.gold))
        canvas.put(0, 5, _("what is not for now recedes"), style(palette.faint))
        put_picture(canvas, 43, 0, unfolded("mountain", "large", 3, palette.ground), palette, glyphs is ASCII)
        canvas.put(43, 6, _("three sections of four"), style(palette.faint))
