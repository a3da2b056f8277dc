"""The paintings a player has given, side by side: what there is to show after a journey."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.duo.tables import MOON
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.duo import words
from tokaido_tui.tui.duo.ground import LANDSCAPES
from tokaido_tui.tui.face import Trophy
from tokaido_tui.tui.palette import Palette, style

WIDTH, ROWS = 7, 3
"""Of a painting, in cells."""
A_ROW = 5
"""So many hang side by side."""
# Where in its landscape a painting looks: right and down of the middle, in pixels.
_VIEW = ((2, -4), (-8, -2), (-9, -5), (0, 0))


def trophy(given: Sequence[int]) -> Trophy | None:
    """None where nothing was given."""
    if not given:
        return None
    across, down = min(len(given), A_ROW), -(-len(given) // A_ROW)

    def paint(canvas: Canvas, x: int, y: int, palette: Palette, glyphs: Glyphs) -> None:
        for number, painting in enumerate(given):
            row, column = divmod(number, A_ROW)
            _hang(canvas, x + column * (WIDTH + 1), y + row * (ROWS + 1), painting, palette, glyphs)

    return Trophy(across * (WIDTH + 1) - 1, down * (ROWS + 1) - 1, paint)


def _hang(canvas: Canvas, x: int, y: int, painting: int, palette: Palette, glyphs: Glyphs) -> None:
    if glyphs is ASCII or palette.exact:
        colour = palette.named(words.LANDSCAPE_COLOURS[painting])
        canvas.put_centre(x, WIDTH, y + 1, _(words.SHORT_SPACES[MOON + painting]), style(colour, bold=True))
        return
    right, down = _VIEW[painting]
    for row in range(ROWS):
        for column in range(WIDTH):
            upper, lower = (
                LANDSCAPES[painting](column, 2 * row + half, right + column, down + 2 * row + half) for half in (0, 1)
            )
            canvas.put(x + column, y + row, "▀", style(upper, lower))
