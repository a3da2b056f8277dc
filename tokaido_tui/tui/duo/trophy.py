"""The paintings a player has given, side by side: what there is to show after a journey."""

from __future__ import annotations

from tokaido_tui.games.duo.box import MOON
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.art.picture import UPPER_HALF
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.duo.map.ground import LANDSCAPES
from tokaido_tui.tui.game_ui import Trophy
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.words.duo import names

WIDTH, ROWS = 9, 4
"""Of a painting, in cells."""
A_ROW = 5
"""So many hang side by side."""
# Where in its landscape a painting looks: the pixel in its upper left corner, and where that is from the area's name.
_VIEWS = (((0, 0), (2.5, -6.0)), ((0, 0), (-10.0, -4.0)), ((2, 0), (0.0, 0.0)), ((1, 0), (0.0, 0.0)))
APART = 39
"""No two paintings look at the same pixels; after so many mountains and stalks begin anew."""


def trophy(view: View, seat: int) -> Trophy | None:
    """None where nothing was given."""
    given = view.players[seat].given
    if not given:
        return None
    across, down = min(len(given), A_ROW), -(-len(given) // A_ROW)

    def paint(canvas: Canvas, x: int, y: int, palette: Palette, glyphs: Glyphs) -> None:
        for number, painting in enumerate(given):
            row, column = divmod(number, A_ROW)
            _hang(canvas, x + column * (WIDTH + 1), y + row * (ROWS + 1), painting, number, palette, glyphs)

    return Trophy(across * (WIDTH + 1) - 1, down * (ROWS + 1) - 1, paint)


def _hang(
    canvas: Canvas, x: int, y: int, painting: int, number: int, palette: Palette, glyphs: Glyphs
) -> None:  # fmt: skip
    if glyphs is ASCII or palette.exact:
        colour = palette.named(names.LANDSCAPE_COLOURS[painting])
        canvas.put_centre(x, WIDTH, y + 1, _(names.SHORT_SPACES[MOON + painting]), style(colour, bold=True))
        return
    (left, top), (right, down) = _VIEWS[painting]
    for column in range(WIDTH):
        pixels = [
            LANDSCAPES[painting](left + APART * number + column, top + row, right + column, down + row)
            for row in range(2 * ROWS)
        ]
        for row in range(ROWS):
            canvas.put(x + column, y + row, UPPER_HALF, style(pixels[2 * row], pixels[2 * row + 1]))
