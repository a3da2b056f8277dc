"""What stands on the map: tiles for the spaces, with their pawns, names and numbers, and the tokens in the sea."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from tokaido_tui.games.duo.box import MOON, SPRINGS, TOWN, UPLAND
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.duo.map.ground import cell_of
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.words.duo import names

LARGE = 70
"""From this width on there is room for whole words."""
LONG_RIM = 24
"""With more stops than these there is no room for their numbers on a small map."""


def good_code(good: int) -> str:
    """Two letters for a good: towns have names like C3, which one letter and a price would look like."""
    return _(names.GOODS[good])[:2].lower()


class Tiles:
    """Draws on a canvas that already shows the ground."""

    def __init__(
        self,
        canvas: Canvas,
        palette: Palette,
        glyphs: Glyphs,
        view: View,
        colours: Sequence[int],
        initials: Sequence[str],
    ) -> None:
        self._canvas, self._palette, self._glyphs = canvas, palette, glyphs
        self._view, self._colours, self._initials = view, colours, initials
        self._places = places_of(view.box)
        self._large = canvas.width >= LARGE

    def _cell(self, space: int, width: int) -> tuple[int, int]:
        """The left end and the row of a space's tile, with room beside it for a mark."""
        x, y = cell_of(self._places[space], self._canvas.width, self._canvas.height)
        return max(1, min(x - width // 2, self._canvas.width - width - 1)), y

    def space(
        self, space: int, pawns: Sequence[int], bright: bool, tag: str, cursor: bool, passed: bool = False
    ) -> None:
        """A space and who stands there. `bright` ones can be chosen, by their `tag`; `passed` is one on the way."""
        kind = self._view.box.kinds[space]
        text = self._text(space)
        x, y = self._cell(space, len(text))
        tile = self._tile(self._palette.named(names.SPACE_COLOURS[kind]), bright, cursor)
        if passed and not cursor:
            tile += style(self._palette.cursor if not bright else None, bold=True, underline=True)
        self._canvas.put(x, y, text, tile)
        self._name(space, x, y, len(text), bright or cursor)
        if kind < UPLAND and pawns:
            # One pawn at most: its letters take the end of the tile.
            self._canvas.put(x, y, text.strip(), tile)
            self._pawn(x + len(text) - 2, y, pawns[0])
        else:
            down = -1 if kind >= MOON else 1
            left = x + len(text) // 2 - len(pawns)
            for number, pawn in enumerate(pawns):
                self._pawn(left + 2 * number, y + down, pawn)
        if cursor:
            mark = style(self._palette.cursor, self._palette.ground, bold=True)
            self._canvas.put(x - 1, y, "[", mark)
            self._canvas.put(x + len(text), y, "]", mark)
        elif tag:
            self._canvas.put(x - 1, y, tag, style(self._palette.gold, self._palette.ground, bold=True))

    def _text(self, space: int) -> str:
        box = self._view.box
        kind = box.kinds[space]
        if kind == TOWN:
            token = self._view.tokens[space]
            assert token is not None
            return f" {good_code(token.good)}{token.price} "
        if kind == UPLAND:
            return f" +{box.values[space]} "
        return f" {box.names[space] if kind >= MOON else names.STOP_LETTERS[kind]} "

    def _tile(self, colour: str, bright: bool, cursor: bool) -> Style:
        palette = self._palette
        if cursor and not palette.exact:
            return style(palette.ground, palette.cursor, bold=True)
        if bright or cursor:
            return coloured(colour, palette, bold=True)
        if palette.exact:
            return style(palette.paper, palette.ground)
        return style(palette.faded(palette.paper, 0.15), palette.faded(colour, 0.62))

    def _name(self, space: int, x: int, y: int, width: int, bright: bool) -> None:
        """Towns and stops have theirs on the side of the sea, areas their landscape below."""
        box, palette = self._view.box, self._palette
        kind = box.kinds[space]
        shown = style(palette.paper if bright else palette.faded(palette.paper, 0.25), bold=bright and kind < MOON)
        if kind >= MOON:
            titles = names.SPACES if self._large else names.SHORT_SPACES
            text = _(titles[kind])
            self._canvas.put_centre(x - 10, width + 20, y + 1, f" {text} ", style(bg=self._shade(kind)) + shown)
            return
        if kind == UPLAND:
            self._canvas.put_centre(x, width, y - 1, box.names[space], style(bg=self._shade(kind)) + shown)
            return
        if kind != TOWN and box.rim > LONG_RIM and not self._large:
            return
        outward = -self._inward(space)
        # Some lie on the sand, some on the sea: all are legible on a dark patch.
        patch = style(bg=palette.ground if palette.exact else palette.faded(palette.blue, 0.72))
        self._canvas.put_centre(x, width, y + outward, box.names[space], patch + shown)

    def _shade(self, kind: int) -> str:
        palette = self._palette
        return palette.ground if palette.exact else palette.faded(palette.named(names.SPACE_COLOURS[kind]), 0.75)

    def _pawn(self, x: int, y: int, number: int) -> None:
        seat, pawn = divmod(number, 3)
        text = self._initials[seat] + _(names.PAWN_LETTERS[pawn]).lower()
        shown = style(self._palette.ink, self._palette.seat(self._colours[seat]), bold=True)
        self._canvas.put(x, y, text, shown)

    def gain(self, space: int, points: int) -> None:
        """What can be scored there: on the side of the land, or beside an area's tile."""
        kind = self._view.box.kinds[space]
        width = len(self._text(space))
        x, y = self._cell(space, width)
        text = f"+{points}"
        if kind >= MOON:
            x += width + 1
        else:
            x += (width - len(text)) // 2
            y += self._inward(space)
        self._canvas.put(x, y, text, style(self._palette.gain, self._palette.ground, bold=True))

    def value(self, space: int, value: float) -> None:
        """A bar as long as the space is good: where its points would stand, or over an area's tile."""
        kind = self._view.box.kinds[space]
        width = len(self._text(space))
        x, y = self._cell(space, width)
        y += self._inward(space) if kind < MOON else -1
        shown = style(self._palette.gold if value == 1 else self._palette.gain, self._palette.ground, bold=value == 1)
        bar = "=" if self._glyphs is ASCII else "▄"
        self._canvas.put(x, y, (bar * max(1, round(value * width))).ljust(width), shown)

    def _inward(self, space: int) -> int:
        """The row on the side of the land, seen from a stop of the rim; below a mountain town."""
        return 1 if self._view.box.kinds[space] == UPLAND or self._places[space][1] < 0.5 else -1

    # --- in the corners of the sea -------------------------------------------------------------------------------

    def tokens(self) -> None:
        """The wave tokens and the hot springs token: where they lie, or who has them."""
        view, width, bottom = self._view, self._canvas.width, self._canvas.height - 1
        tokens = [(names.wave(wave.name), view.holders[pawn]) for pawn, wave in enumerate(view.waves)]
        tokens.append((_(names.SHORT_SPACES[SPRINGS]), view.springs))
        corners = ((False, 0), (True, 0), (True, bottom), (False, bottom))
        for (name, holder), (right, y) in zip(tokens, corners, strict=True):
            text = f"~{name}"
            x = width - cell_len(text) - (holder is not None) if right else 0
            self._token(x, y, text, holder)

    def _token(self, x: int, y: int, text: str, holder: int | None) -> None:
        palette = self._palette
        free = (
            style(palette.ground, palette.sky, bold=True)
            if not palette.exact
            else style(palette.sky, palette.ground, bold=True)
        )
        if holder is None:
            self._canvas.put(x, y, text, free)
            return
        shown = style(palette.faint, palette.ground)
        x = self._canvas.put(x, y, text, shown)
        seat = style(palette.ink, palette.seat(self._colours[holder]), bold=True)
        self._canvas.put(x, y, self._initials[holder], seat)
