"""The temple: a gate, everybody's coins before it, and what each pile would score now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import tile
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.tokaido.sums import ranks_now

TITLE = mark("Temple")
LEGEND = mark("coins given, points now")
# A torii: two lintels, the tie between the posts, and their feet.
_GATE = (
    "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
    " ▀▀██▀▀▀▀▀▀▀██▀▀ ",
    "  ▄██▄▄▄▄▄▄▄██▄  ",
    "   ██       ██   ",
)
_ASCII_GATE = (
    "=================",
    " --##-------##-- ",
    "  =##=======##=  ",
    "   ##       ##   ",
)
# Which of its rows are drawn where there are fewer; the name alone needs one.
_ROWS = {2: (0, 1), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
_FEET = 3
COINS = "▄"


class Temple(Painted):
    """From about 24 columns by 7 rows; the gate takes the rows that the piles leave."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: View | None = None
        self._colours: Sequence[int] = ()
        self._initials: Sequence[str] = ()
        self._gift: tuple[int, int] | None = None

    def show(self, view: View, colours: Sequence[int], gift: tuple[int, int] | None = None) -> None:
        """`gift`: a traveller and the coins it thinks of giving; they count already."""
        self.view, self._colours, self._gift = view, colours, gift
        self._initials = initials_of(view)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        piles = len(view.travellers)
        gate = min(len(_GATE), canvas.height - piles)
        if gate > 0:
            self._gate(canvas, gate)
        top = max(0, gate)
        ranks = ranks_now(view, self._gift)
        for traveller in view.travellers:
            number = traveller.number
            gift = self._gift[1] if self._gift is not None and self._gift[0] == number else 0
            self._pile(canvas, top + number, number, traveller.offerings, gift, ranks[number])

    @property
    def _ink(self) -> str:
        # The temple's own colour is too dark for text where there are only sixteen.
        return self.palette.paper if self.palette.exact else self.palette.orange

    def _gate(self, canvas: Canvas, rows: int) -> None:
        """The gate and beside it the name; with one row the name alone."""
        palette = self.palette
        gate = _ASCII_GATE if self.app.settings.ascii else _GATE
        room = canvas.width
        text_at = 1
        if rows > 1:
            width = len(gate[0])
            beside = room >= width + 10
            x = 1 if beside else (room - width) // 2
            feet = palette.vermilion if palette.exact else palette.faded(palette.vermilion, 0.25)
            for y, row in enumerate(_ROWS[rows]):
                canvas.put(x, y, gate[row], style(feet if row == _FEET else palette.vermilion))
            if not beside:
                return
            text_at = x + width + 2
        canvas.put(text_at, 0, clip(_(TITLE), room - text_at, self.glyphs), style(self._ink, bold=True))
        if rows > 2:
            lines = _(LEGEND).split(", ")
            for y, line in enumerate(lines[: rows - 1], start=1):
                canvas.put(text_at, y, clip(line, room - text_at, self.glyphs), style(palette.faint))

    def _pile(self, canvas: Canvas, y: int, number: int, coins: int, gift: int, rank: int) -> None:
        palette, glyphs = self.palette, self.glyphs
        x = tile(canvas, 1, y, self._initials[number], palette, self._colours[number]) + 1
        faint = style(palette.faint)
        end = canvas.put_right(canvas.width - 1, y, str(rank), style(palette.gain, bold=True) if rank else faint)
        end = min(end, canvas.width - 3)
        end = canvas.put_right(end, y, f" {glyphs.to} ", faint)
        colour = self._ink if coins + gift else palette.faint
        canvas.put_right(end, y, str(coins + gift), style(colour, bold=bool(gift)))
        room = end - 3 - x
        coin = "o" if self.app.settings.ascii else COINS
        dull = palette.brown if palette.exact else palette.faded(palette.gold, 0.35)
        # Every other coin is darker, so that they can be counted.
        for i in range(min(coins + gift, room)):
            if i < coins:
                canvas.put(x + i, y, coin, style(palette.gold if i % 2 == 0 else dull))
            else:
                canvas.put(x + i, y, "+", style(palette.gain, bold=True))
        if not coins + gift:
            canvas.put(x, y, glyphs.dot, faint)
