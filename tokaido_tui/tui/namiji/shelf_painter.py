"""A shelf, drawn: every fish with its letters, its shape and its colour; the points of the lines at their ends."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tokaido_tui.games.namiji.box import KINDS, Box
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import CELLS, CELLS_OF, COLUMNS, LINES, ROWS
from tokaido_tui.games.namiji.view import EMPTY, PlayerView
from tokaido_tui.tui.art.fish import fish_picture
from tokaido_tui.tui.art.picture import cells, shadow
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.shelves import line_points, line_state

LABEL = 3
"""Columns before the shelf, for the letters of its rows."""
POINTS = 5
"""Columns after it, for their points."""
NET_MARK = "#"
# What the kinds of fish look like in letters, six wide: deep, round, slender.
SHAPES = ("<°))><", "(°oo)<", "<°===<")
ASCII_SHAPES = ("<o))><", "(ooo)<", "<o===<")


@dataclass(frozen=True)
class Size:
    """Of a cell. In small ones fish are drawn in letters, in large ones they are `pictures`."""

    width: int
    rows: int
    pictures: bool


SMALL = Size(8, 2, False)
LARGE = Size(12, 4, True)


def width_of(size: Size) -> int:
    return LABEL + COLUMNS * (size.width + 1) - 1 + POINTS


def rows_of(size: Size) -> int:
    return 1 + ROWS * size.rows


def draw_fish(
    canvas: Canvas, x: int, y: int, size: Size, fish: int, box: Box, colour: str, palette: Palette, glyphs: Glyphs,
    net: bool = False,
) -> None:  # fmt: skip
    """A fish in that colour: its letters, and its shape as a picture or in letters too."""
    tag = coloured(colour, palette, bold=True)
    letters = names.fish_letters(box, fish)
    if size.pictures and glyphs is not ASCII:
        water = palette.ground if palette.exact else palette.faded(colour, 0.7)
        picture = fish_picture(fish % KINDS, colour, water, not palette.exact)
        for down, row in enumerate(cells(picture)):
            for along, (char, fg, bg) in enumerate(row):
                canvas.put(x + along, y + down, char, style(fg, bg))
        # Shapes leave these corners free.
        canvas.put(x, y, letters, tag)
        if net:
            canvas.put(x, y + size.rows - 1, NET_MARK * 2, tag)
        return
    # The band of the letters is darker, so that fish of one colour stand apart.
    band = tag if palette.exact else coloured(palette.faded(colour, 0.25), palette)
    canvas.fill(x, y, size.width, size.rows, tag)
    canvas.fill(x, y, size.width, 1, band)
    shape = (ASCII_SHAPES if glyphs is ASCII else SHAPES)[fish % KINDS]
    canvas.put_centre(x, size.width, y + (size.rows + 1) // 2, shape, tag)
    canvas.put(x, y, f" {letters} " + (NET_MARK if net else ""), tag)


def draw_shadow(canvas: Canvas, x: int, y: int, fish: int, box: Box, palette: Palette, glyphs: Glyphs) -> None:
    """Where a large fish would be, if there were one."""
    colour = palette.named(names.fish_colour(fish))
    if not palette.exact and glyphs is not ASCII:
        picture = shadow(fish_picture(fish % KINDS, colour, palette.ground), palette.ground, 0.12)
        for down, row in enumerate(cells(picture)):
            for along, (char, fg, bg) in enumerate(row):
                canvas.put(x + along, y + down, char, style(fg, bg))
    canvas.put(x, y, names.fish_letters(box, fish), style(palette.faded(colour, 0.35)))


class ShelfPainter:
    """Draws a shelf with its upper left corner at x, y."""

    def __init__(
        self, canvas: Canvas, palette: Palette, glyphs: Glyphs, box: Box, x: int, y: int, size: Size
    ) -> None:  # fmt: skip
        self._canvas, self._palette, self._glyphs, self._box = canvas, palette, glyphs, box
        self._x, self._y, self.size = x, y, size

    def place_of(self, cell: int) -> tuple[int, int]:
        """Where a cell begins."""
        row, column = divmod(cell, COLUMNS)
        return self._x + LABEL + column * (self.size.width + 1), self._y + 1 + row * self.size.rows

    def paint(self, player: PlayerView, completing: Collection[int] = (), shelf: tuple[int, ...] | None = None) -> None:
        """`completing` are lines that a token would complete; `shelf` is what the cells hold then."""
        taken = player.shelf
        for cell in range(CELLS):
            if taken[cell] == EMPTY:
                self.empty(cell)
        for token in player.tokens:
            self.token(token.placement, token.fish)
        for line in range(LINES):
            self._points(player, line, line in completing, taken if shelf is None else shelf)

    def empty(self, cell: int, open_: bool = False, text: str = "", bold: bool = False) -> None:
        """A cell without a fish; where it is open to the token it is lighter, and a text says what it would score."""
        palette, size = self._palette, self.size
        x, y = self.place_of(cell)
        ground = palette.faded(palette.blue, 0.6 if open_ else 0.85)
        look = style(palette.faint, None if palette.exact else ground)
        self._canvas.fill(x, y, size.width, size.rows, look)
        middle = y + (size.rows - 1) // 2
        shown = text or (self._glyphs.dot if not open_ else "+")
        ink = palette.gain if text else palette.paper if open_ else palette.faint
        self._canvas.put_centre(x, size.width, middle, shown, style(ink, bold=bold or bool(text)))

    def token(self, placement: int, fish: int, ghost: bool = False) -> None:
        """A fish or a net where it lies; a ghost is only thought of."""
        members = MEMBERS[CELLS_OF[placement]]
        net = len(members) > 1
        for cell in members:
            self._fish(cell, fish, net, ghost)
        if net and members[1] == members[0] + 1:
            # One net: the seam between its cells is closed.
            x, y = self.place_of(members[1])
            seam = coloured(self._colour(fish, ghost), self._palette)
            for row in range(self.size.rows):
                self._canvas.put(x - 1, y + row, NET_MARK, seam)

    def _colour(self, fish: int, ghost: bool) -> str:
        colour = self._palette.named(names.fish_colour(fish))
        return self._palette.faded(colour, 0.3) if ghost and not self._palette.exact else colour

    def _fish(self, cell: int, fish: int, net: bool, ghost: bool) -> None:
        x, y = self.place_of(cell)
        colour = self._colour(fish, ghost)
        draw_fish(self._canvas, x, y, self.size, fish, self._box, colour, self._palette, self._glyphs, net)
        if ghost:
            self._brackets(x, y)

    def _brackets(self, x: int, y: int) -> None:
        """Around a ghost, in the cursor's colour: it does not lie there yet."""
        look = style(self._palette.cursor, bold=True)
        for row in range(self.size.rows):
            self._canvas.put(x - 1, y + row, "[", look)
            self._canvas.put(x + self.size.width, y + row, "]", look)

    def _points(self, player: PlayerView, line: int, completing: bool, shelf: tuple[int, ...]) -> None:
        palette = self._palette
        state = line_state(self._box, shelf, line, line in player.lines)
        points = line_points(self._box, line)
        name = "abc"[line] if line < ROWS else str(line - ROWS + 1)
        if completing:
            text, look = f"+{points}", style(palette.ink, palette.gain, bold=True)
        elif state.scored:
            text, look = f"{points}{self._glyphs.mark}", style(palette.gain, bold=True)
        elif state.broken:
            text, look = "-", style(palette.faint)
        else:
            text, look = str(points), style(palette.gold)
        faint = style(palette.faint)
        if line < ROWS:
            x, y = self.place_of(line * COLUMNS)
            middle = y + (self.size.rows - 1) // 2
            self._canvas.put(x - 2, middle, name, faint)
            self._canvas.put(x + COLUMNS * (self.size.width + 1) + 1, middle, text, look)
        else:
            x, _y = self.place_of(line - ROWS)
            at = self._canvas.put(x + self.size.width // 2 - 1, self._y, name, faint) + 1
            self._canvas.put(at, self._y, text, look)
