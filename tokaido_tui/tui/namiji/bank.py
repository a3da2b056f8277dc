"""The fish bank and the nets, drawn: what can be taken, and how many of each still lie face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.style import Style

from tokaido_tui.games.namiji.box import COLOURS, KINDS
from tokaido_tui.games.namiji.imagine import unseen_fish
from tokaido_tui.games.namiji.options import FACE_UP, NO_MORE, UNSEEN
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.namiji.shelf_painter import LARGE, draw_fish, draw_shadow
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.words.namiji import names

NAMES = 8
"""Columns for the names of the colours."""
CELL = 9

Spotted = Callable[[int, int, int, int], None]
"""Told where an action is drawn: x, y, width and the action."""


class BankPainter:
    """`here` is the action under the cursor, None for none; `letters` are what jumps to an action."""

    def __init__(
        self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, here: int | None, letters: dict[int, str]
    ) -> None:
        self._canvas, self._palette, self._glyphs, self._view = canvas, palette, glyphs, view
        self._here, self._letters = here, letters

    def paint(self, x: int, y: int, room: int, large: bool, spotted: Spotted, values: dict[int, float]) -> int:
        """The table of fish, in a `large` one with their pictures. Returns the row after it."""
        view, canvas, faint = self._view, self._canvas, style(self._palette.faint)
        pitch = LARGE.width + 4 if large else CELL
        step = LARGE.rows if large else 1
        for kind in range(KINDS):
            canvas.put(x + NAMES + pitch * kind, y, clip(names.kind(view.box, kind), pitch - 1, self._glyphs), faint)
        up, down = Counter(view.face_up), unseen_fish(view)
        for colour in range(COLOURS):
            row = y + 1 + step * colour
            canvas.put(x, row, clip(names.colour(view.box, colour), NAMES - 1, self._glyphs), faint)
            for kind in range(KINDS):
                fish = colour * KINDS + kind
                at = x + NAMES + pitch * kind
                draw = self._picture if large else self._letter
                draw(at, row, fish, up[fish], down[fish])
                if up[fish]:
                    for line in range(step):
                        spotted(at, row + line, pitch - 1, FACE_UP + fish)
                if FACE_UP + fish in values:
                    # Without a row of its own the bar stands in the place of the number in grey.
                    left, width = (at, LARGE.width) if large else (at + CELL - 2, 2)
                    self.value(left, row + step - 1, values[FACE_UP + fish], width)
        row = y + 1 + step * COLOURS
        canvas.put(x, row, clip(_("how many face up; grey: face down"), room, self._glyphs), faint)
        return row + 1

    def _letter(self, x: int, y: int, fish: int, up: int, down: int) -> None:
        palette, action = self._palette, FACE_UP + fish
        colour = palette.named(names.fish_colour(fish))
        letters = self._letters.get(action) or names.fish_letters(self._view.box, fish)
        text = f"[{letters}]" if action == self._here else f" {letters} "
        look = coloured(colour, palette, bold=True) if up else style(palette.faded(colour, 0.35))
        at = self._canvas.put(x, y, text.center(4), look) + 1
        self._counts(at, y, up, action)
        self._canvas.put(at + 2, y, str(down), style(palette.faint))

    def _picture(self, x: int, y: int, fish: int, up: int, down: int) -> None:
        canvas, palette, action = self._canvas, self._palette, FACE_UP + fish
        if up:
            colour = palette.named(names.fish_colour(fish))
            draw_fish(canvas, x, y, LARGE, fish, self._view.box, colour, palette, self._glyphs)
        else:
            draw_shadow(canvas, x, y, fish, self._view.box, palette, self._glyphs)
        if action in self._letters:
            canvas.put(x, y, f" {self._letters[action]} ", style(palette.ink, palette.gold, bold=True))
        if action == self._here:
            look = style(palette.cursor, bold=True)
            for row in range(LARGE.rows):
                canvas.put(x - 1, y + row, "[", look)
                canvas.put(x + LARGE.width, y + row, "]", look)
        self._counts(x + LARGE.width + 1, y + 1, up, action)
        canvas.put(x + LARGE.width + 1, y + 2, str(down), style(palette.faint))

    def _counts(self, x: int, y: int, up: int, action: int) -> None:
        palette = self._palette
        if up:
            ink = palette.cursor if action == self._here else palette.paper
            self._canvas.put(x, y, str(up), style(ink, bold=True))
        else:
            self._canvas.put(x, y, self._glyphs.dot, style(palette.faint))

    def lines(self, x: int, y: int, room: int, spotted: Spotted, values: dict[int, float]) -> int:
        """A fish that nobody sees, and where it is possible nothing. Returns the row after them."""
        view = self._view
        if view.face_down:
            count = ngettext("{n} fish face down", "{n} fish face down", view.face_down).format(n=view.face_down)
            y = self.line(x, y, room, UNSEEN, _("one of {fish}").format(fish=count), spotted, values)
        if view.again:
            y = self.line(x, y, room, NO_MORE, _("fish no more"), spotted, values)
        return y

    def line(
        self, x: int, y: int, room: int, action: int, text: str, spotted: Spotted, values: dict[int, float],
        tile: tuple[str, Style] | None = None,
    ) -> int:  # fmt: skip
        """Something to choose, in words; a tile before it shows what it is."""
        canvas, palette = self._canvas, self._palette
        here = action == self._here
        at = canvas.put(x, y, self._glyphs.right if here else " ", style(palette.vermilion, bold=True)) + 1
        letter = self._letters.get(action)
        if letter:
            at = canvas.put(at, y, letter, style(palette.gold, bold=True)) + 1
        if tile is not None:
            at = canvas.put(at, y, *tile) + 1
        look = style(palette.cursor if here else palette.paper, bold=here)
        canvas.put(at, y, clip(text, x + room - at, self._glyphs), look)
        if action in values:
            self.value(x + room - 6, y, values[action], 5)
        spotted(x, y, room, action)
        return y + 1

    def value(self, x: int, y: int, value: float, width: int) -> None:
        """How good a hint says it is: a bar as long as that."""
        shown = style(self._palette.gold if value == 1 else self._palette.gain, bold=value == 1)
        bar = "=" if self._glyphs.bar == "#" else "▄"
        self._canvas.put(x, y, bar * max(1, round(value * width)), shown)
