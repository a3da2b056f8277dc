"""Everybody's collection: a line a boat in a small terminal, shelves and pictures in a large one; one's own rocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.events import Click

from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.namiji.collection_rows import Layout, Rows, choose_layout
from tokaido_tui.tui.widgets.panel import Panel
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


class Collections(Panel):
    """Shows every player of a view; a click on one posts Board.SeatPicked."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: View | None = None
        self._colours: Sequence[int] = ()
        self._open_hand = False

    def show_view(self, view: View, colours: Sequence[int], open_hand: bool) -> None:
        self.view, self._colours, self._open_hand = view, colours, open_hand
        self.repaint()

    @property
    def layout_now(self) -> Layout:
        assert self.view is not None
        return choose_layout(self.size.width, self.size.height - len(self._rocks()), len(self.view.players))

    def _rocks(self) -> list[Pieces]:
        assert self.view is not None
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
            decides = not view.is_over and view.decider == player.number
            number = player.number
            rows.player(number, player, initials[number], self._colours[number], decides)
        for up, line in enumerate(reversed(self._rocks()), 1):
            self.paint_pieces(canvas, 1, canvas.height - up, line)

    def seat_at(self, y: int) -> int | None:
        """The player whose rows hold row y."""
        if self.view is None:
            return None
        layout = self.layout_now
        for player in self.view.players:
            top = layout.top(player.number)
            if top <= y < top + layout.rows:
                return player.number
        return None

    def on_click(self, event: Click) -> None:
        seat = self.seat_at(event.y)
        if seat is not None:
            event.stop()
            self.post_message(Board.SeatPicked(seat))
