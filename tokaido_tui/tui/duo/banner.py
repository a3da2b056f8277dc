"""The line on top: the round, and who decides what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.painted import Painted

TO_DO = {
    "die": mark("{name} takes a die"),
    "move": mark("{name} to move"),
}


class Banner(Painted):
    view: View | None = None

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str], note: str) -> None:
        self.view, self._colours, self._initials, self._note = view, colours, initials, note
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        palette = self.palette
        x = canvas.put(1, 0, "TOKAIDO DUO", style(palette.vermilion, bold=True)) + 2
        x = canvas.put(x, 0, _("round {n}").format(n=view.round), style(palette.paper)) + 2
        right = self._whose(canvas, view)
        if view.ending and not view.is_over:
            x = canvas.put(x, 0, _("the last one"), style(palette.vermilion, bold=True)) + 2
        if cell_len(self._note) < right - x - 1:
            canvas.put(x, 0, self._note, style(palette.faint))

    def _whose(self, canvas: Canvas, view: View) -> int:
        palette = self.palette
        right = canvas.put_right(canvas.width - 1, 0, _("? keys"), style(palette.faint)) - 2
        if view.is_over:
            return canvas.put_right(right, 0, _("the journey is over"), style(palette.gold, bold=True))
        name = clip(view.players[view.decider].name, 20, self.glyphs)
        text = _(TO_DO.get(view.kind, mark("{name} decides"))).format(name=name)
        right = canvas.put_right(right, 0, text, style(palette.paper, bold=True))
        tile = style(palette.ink, palette.seat(self._colours[view.decider]), bold=True)
        return canvas.put_right(right - 1, 0, f" {self._initials[view.decider]} ", tile)
