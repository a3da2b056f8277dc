"""Everybody's collection: a line a boat in a small terminal, shelves and pictures in a large one; one's own rocks."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.namiji.collection_rows import Layout, Rows, choose_layout
from tokaido_tui.tui.road.collections import RoadCollections
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.namiji.questions import own_rocks
from tokaido_tui.words.namiji.stock import short_stock
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.wrapping import wrapped


def rock_lines(view: View, width: int, open_hand: bool) -> list[Pieces]:
    """The viewer's rocks. They are secret: shown only where nobody but their owner can look."""
    if not open_hand or view.seat is None or not view.players[view.seat].rocks:
        return []
    return wrapped(own_rocks(view), width - 2)


class Collections(RoadCollections):
    _open_hand = False

    def show_view(self, view: View, colours: Sequence[int], open_hand: bool) -> None:
        self.view, self._colours, self._open_hand = view, colours, open_hand
        self.repaint()

    @property
    def layout_now(self) -> Layout:
        return choose_layout(self.size.width, self.size.height - len(self._rocks()), len(self.view.players))

    def _rocks(self) -> list[Pieces]:
        return rock_lines(self.view, self.size.width, self._open_hand)

    def rows_wanted(self, view: View, width: int, height: int, open_hand: bool) -> int:
        """How many rows the best layout that fits would use."""
        rocks = len(rock_lines(view, width, open_hand))
        return choose_layout(width, height - rocks, len(view.players)).height(len(view.players)) + rocks

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        rows = Rows(canvas, self.layout_now, self.palette, self.glyphs, view.box)
        rows.header()
        if not self.layout_now.is_line:
            self.paint_pieces(canvas, 1, 0, short_stock(view))
        initials = initials_of(view)
        for player in view.players:
            number = player.number
            rows.begin(number, initials[number], self._colours[number], edged=True)
            rows.player(player, self.decides(number))
        for up, line in enumerate(reversed(self._rocks()), 1):
            self.paint_pieces(canvas, 1, canvas.height - up, line)
