"""Everybody's collection: a line a boat in a small terminal, shelves and pictures in a large one; one's own rocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.events import Click

from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.initials import initials_of
from tokaido_tui.tui.namiji.collection_rows import Layout, Rows, choose_layout
from tokaido_tui.tui.namiji.questions import own_rocks
from tokaido_tui.tui.widgets.panel import Panel


def shows_rocks(view: View, open_hand: bool) -> bool:
    """Rocks are secret: they are shown where nobody but their owner can look."""
    return open_hand and view.seat is not None and bool(view.players[view.seat].rocks)


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
        secret = shows_rocks(self.view, self._open_hand)
        return choose_layout(self.size.width, self.size.height - secret, len(self.view.players))

    @staticmethod
    def rows_wanted(view: View, width: int, height: int, open_hand: bool) -> int:
        """How many rows the best layout that fits would use."""
        secret = shows_rocks(view, open_hand)
        return choose_layout(width, height - secret, len(view.players)).height(len(view.players)) + secret

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        rows = Rows(canvas, self.layout_now, self.palette, self.glyphs, view.box)
        rows.header()
        initials = initials_of(view)
        for player in view.players:
            decides = not view.is_over and view.decider == player.number
            number = player.number
            rows.player(number, player, initials[number], self._colours[number], decides)
        if shows_rocks(view, self._open_hand):
            self.paint_pieces(canvas, 1, canvas.height - 1, own_rocks(view, self.palette))

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
