"""Everybody's collection: a line a player in a small terminal, pictures in a large one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.events import Click

from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.tokaido.collection_rows import Layout, Rows, choose_layout
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.tokaido.sums import ranks_now


class Collections(Painted):
    """Shows every player of a view; a click on one posts Board.SeatPicked."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: View | None = None
        self._colours: Sequence[int] = ()
        self._initials: Sequence[str] = ()

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str] | None = None) -> None:
        """`colours` and `initials` are each traveller's, the neutral's last."""
        self.view, self._colours = view, colours
        self._initials = initials_of(view) if initials is None else initials
        self.repaint()

    @property
    def layout_now(self) -> Layout:
        assert self.view is not None
        return choose_layout(self.size.width, self.size.height, len(self.view.players), self.view.neutral is not None)

    @staticmethod
    def rows_wanted(view: View, width: int, height: int) -> int:
        """How many rows the best layout that fits would use."""
        layout = choose_layout(width, height, len(view.players), view.neutral is not None)
        return layout.rows(len(view.players), view.neutral is not None)

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        layout = self.layout_now
        rows = Rows(canvas, layout, self.palette, self.glyphs, self.app.settings.ascii, view.box)
        rows.header()
        ranks = ranks_now(view)
        for traveller in view.travellers:
            number = traveller.number
            rows.begin(layout.top(number), self._initials[number], self._colours[number])
            if number < len(view.players):
                decides = not view.is_over and view.decider == number
                rows.player(view.players[number], ranks[number], decides)
            else:
                rows.neutral(traveller.offerings, ranks[number])

    def seat_at(self, y: int) -> int | None:
        """The player whose rows hold row y."""
        if self.view is None:
            return None
        layout = self.layout_now
        for player in self.view.players:
            top = layout.top(player.number)
            if top <= y < top + layout.player_rows:
                return player.number
        return None

    def on_click(self, event: Click) -> None:
        seat = self.seat_at(event.y)
        if seat is not None:
            event.stop()
            self.post_message(Board.SeatPicked(seat))
