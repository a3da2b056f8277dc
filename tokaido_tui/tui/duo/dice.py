"""The three dice: which are left, whose pawn is on its way, and who takes when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.events import Click
from textual.message import Message

from tokaido_tui.games.duo.box import PAWNS
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.duo import names

SMALL_ROWS, LARGE_ROWS = 3, 5
# By face, where the pips are from the middle, across and down.
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
}


def takers(view: View) -> tuple[int, int, int]:
    """Who takes the first, the second and the last die of the round."""
    return view.roller, 1 - view.roller, view.roller


def turn_of(view: View) -> int:
    """How many dice were taken before the one that is to be taken, or whose pawn is on its way."""
    left = sum(view.left)
    return 3 - left if view.kind == "die" else 2 - left


class Dice(Painted):
    @dataclass
    class Picked(Message):
        pawn: int

    view: View | None = None
    cursor: int | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.colours: Sequence[int] = ()
        self.initials: Sequence[str] = ()
        self.values: dict[int, float] = {}
        self.letters: dict[int, str] = {}
        self._rolling: tuple[int, ...] | None = None

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str], cursor: int | None) -> None:
        self.view, self.colours, self.initials, self.cursor = view, colours, initials, cursor
        self.values = {}
        self.letters = {}
        self._rolling = None
        self.repaint()

    def point(self, cursor: int | None) -> None:
        self.cursor = cursor
        self.repaint()

    def show_letters(self, letters: dict[int, str]) -> None:
        self.letters = letters
        self.repaint()

    def roll(self, faces: tuple[int, ...]) -> None:
        """The dice while they roll: all three on the table again."""
        self._rolling = faces
        self.cursor = None
        self.repaint()

    @property
    def _pitch(self) -> int:
        return self.size.width // len(PAWNS)

    def on_click(self, event: Click) -> None:
        pawn = event.x // max(1, self._pitch)
        if pawn < len(PAWNS):
            self.post_message(self.Picked(pawn))

    def paint(self, canvas: Canvas) -> None:
        if self.view is None:
            return
        for pawn in range(len(PAWNS)):
            self._die(canvas, pawn)
        if not self.view.is_over:
            self._order(canvas, canvas.height - 1)

    def _die(self, canvas: Canvas, pawn: int) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        rolling = self._rolling is not None
        face = self._rolling[pawn] if self._rolling is not None else view.dice[pawn]
        free = rolling or (view.left[pawn] and not view.is_over)
        moving = not free and not view.is_over and view.kind != "die" and view.pawn == pawn
        colour = palette.named(names.SOURCES[names.PAWN_SOURCES[pawn]].colour)
        if moving:
            colour = palette.seat(self.colours[view.mover])
        tile = coloured(colour, palette, bold=True)
        if not free and not moving:
            tile = style(palette.faint, None if palette.exact else palette.faded(colour, 0.75))
        letter = self.letters.get(pawn) or _(names.PAWN_LETTERS[pawn])
        x, width, rows = pawn * self._pitch + 1, self._pitch - 2, 3 if canvas.height >= LARGE_ROWS else 1
        canvas.fill(x, 0, width, rows, tile)
        value = str(face) if free or moving else self.glyphs.dot
        if rows == 1:
            canvas.put_centre(x, width, 0, f"{letter} {value}", tile)
        else:
            canvas.put(x + 1, 0, letter, tile)
            if free or moving:
                self._pips(canvas, x + width // 2, face, tile)
        if self.cursor == pawn:
            mark = style(palette.cursor, bold=True)
            for y in range(rows):
                canvas.put(x - 1, y, "[", mark)
                canvas.put(x + width, y, "]", mark)
        self._below(canvas, pawn, face if free or moving else 0, moving)

    def _pips(self, canvas: Canvas, middle: int, face: int, look: Style) -> None:
        for across, y in PIPS[face]:
            canvas.put(middle + 2 * across, 1 + y, "o" if self.glyphs is ASCII else self.glyphs.mark, look)

    def _below(self, canvas: Canvas, pawn: int, face: int, moving: bool) -> None:
        """What the die is worth, whose pawn is on its way, or whose die it is; 0 for one that is used."""
        palette, width, rows = self.palette, self._pitch - 2, 3 if canvas.height >= LARGE_ROWS else 1
        x = pawn * self._pitch + 1
        assert self.view is not None
        if pawn in self.values:
            value = self.values[pawn]
            shown = style(palette.gold if value == 1 else palette.gain, bold=value == 1)
            canvas.put(x, rows, ("=" if self.glyphs is ASCII else "▀") * max(1, round(value * width)), shown)
            return
        text, look = _("used"), style(palette.faint)
        if face:
            text = self.view.players[self.view.mover].name if moving else _(names.PAWNS[pawn])
            text = clip(text, width + 2 - 2 * (rows > 1), self.glyphs) + (f" {face}" if rows > 1 else "")
            look = style(palette.paper, bold=moving)
        canvas.put_centre(x - 1, width + 2, rows, text, look)

    def _order(self, canvas: Canvas, y: int) -> None:
        """The three turns of the round, the present one in brackets."""
        view, palette = self.view, self.palette
        assert view is not None
        x = canvas.put(1, y, _("turns"), style(palette.faint)) + 1
        now = turn_of(view)
        for number, seat in enumerate(takers(view)):
            colour = palette.seat(self.colours[seat])
            look = coloured(colour, palette, bold=True) if number >= now else style(palette.faint)
            mark = style(palette.cursor, bold=True)
            x = canvas.put(x, y, "[" if number == now else " ", mark)
            x = canvas.put(x, y, self.initials[seat], look)
            x = canvas.put(x, y, "]" if number == now else " ", mark)
        room = canvas.width - x - 2
        longer, shorter = _("the last round"), _("the last")
        if not view.ending:
            longer = _("then {name} rolls").format(name=view.players[1 - view.roller].name)
            shorter = _("then {name}").format(name=self.initials[1 - view.roller])
        after = longer if cell_len(longer) <= room else shorter
        after = clip(after, room, self.glyphs)
        look = style(palette.vermilion, bold=True) if view.ending else style(palette.faint)
        canvas.put_right(canvas.width - 1, y, after, look)
