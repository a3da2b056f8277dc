"""The line on top: the round, and who decides what."""

from __future__ import annotations

from rich.cells import cell_len

from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.turn_line import TurnLine

TO_DO = {
    "die": mark("{name} takes a die"),
    "move": mark("{name} to move"),
}


class Banner(TurnLine):
    def paint(self, canvas: Canvas) -> None:
        view: View | None = self.view
        if view is None:
            return
        palette = self.palette
        x = canvas.put(1, 0, "TOKAIDO DUO", style(palette.vermilion, bold=True)) + 2
        x = canvas.put(x, 0, _("round {n}").format(n=view.round), style(palette.paper)) + 2
        right = self.paint_turn(canvas, self._to_do(view), _("the journey is over"))
        if view.ending and not view.is_over:
            x = canvas.put(x, 0, _("the last one"), style(palette.vermilion, bold=True)) + 2
        if cell_len(self._note) < right - x - 1:
            canvas.put(x, 0, self._note, style(palette.faint))

    def _to_do(self, view: View) -> str:
        name = clip(view.players[view.decider].name, 20, self.glyphs)
        return _(TO_DO.get(view.kind, mark("{name} decides"))).format(name=name)
