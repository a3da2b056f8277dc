"""Everybody's collection: a line a player in a small terminal, pictures in a large one."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.road.collections import RoadCollections
from tokaido_tui.tui.tokaido.collection_rows import Layout, Rows, choose_layout
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.tokaido.sums import ranks_now


class Collections(RoadCollections):
    def show_view(self, view: View, colours: Sequence[int]) -> None:
        """`colours` are each traveller's, the neutral's last."""
        self.view, self._colours = view, colours
        self.repaint()

    @property
    def layout_now(self) -> Layout:
        return choose_layout(self.size.width, self.size.height, len(self.view.players), self.view.neutral is not None)

    @staticmethod
    def rows_wanted(view: View, width: int, height: int) -> int:
        """How many rows the best layout that fits would use."""
        layout = choose_layout(width, height, len(view.players), view.neutral is not None)
        return layout.height(len(view.players), view.neutral is not None)

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        rows = Rows(canvas, self.layout_now, self.palette, self.glyphs, view.box)
        rows.header()
        ranks, initials = ranks_now(view), initials_of(view)
        for traveller in view.travellers:
            number = traveller.number
            rows.begin(number, initials[number], self._colours[number])
            if number < len(view.players):
                rows.player(view.players[number], ranks[number], self.decides(number))
            else:
                rows.neutral(traveller.offerings, ranks[number])
