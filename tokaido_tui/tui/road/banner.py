"""The line on top: the journey, the order of play and whose move it is."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len

from tokaido_tui.games.road.travel import standing
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.road.station_signs import Signs
from tokaido_tui.tui.widgets.turn_line import TurnLine


def turn_order(view: Any) -> list[int]:
    """The travellers from the last on the road, who moves first, to the leader."""
    return sorted(
        (traveller.number for traveller in view.travellers),
        key=lambda n: standing(view.travellers[n].station, view.travellers[n].slot, n),
    )


class Banner(TurnLine):
    """The title line, with the order of play."""

    def __init__(self, signs: Signs, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.signs = signs

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        palette = self.palette
        x = canvas.put(1, 0, self.signs.title.upper(), style(palette.vermilion, bold=True)) + 2
        stages = len(view.road.stages)
        x = canvas.put(x, 0, _(self.signs.journey).format(n=view.stage + 1, all=stages), style(palette.paper))
        right = self.paint_turn(canvas, self._to_do(view), _(self.signs.over))
        right = self._order(canvas, view, right)
        ends = [_(end) for end in self.signs.ends(view)]
        names = [_(self.signs.variants[variant].label).lower() for variant in view.setup.variants]
        about = [f"{ends[0]} {self.glyphs.to} {ends[1]}", *names, self._note]
        # What is dispensable goes first: the overview shows the ends of the road, too.
        while about and cell_len("  ".join(about)) > right - x - 4:
            about.pop(0)
        canvas.put(x + 2, 0, "  ".join(about), style(palette.faint))

    def _to_do(self, view: Any) -> str:
        name = view.players[view.decider].name
        if view.kind == "move" and view.walker != view.decider:
            return _(self.signs.neutral).format(name=clip(name, 14, self.glyphs))
        text = _("{name} to move") if view.kind == "move" else _("{name} decides")
        return text.format(name=clip(name, 20, self.glyphs))

    def _order(self, canvas: Canvas, view: Any, right: int) -> int:
        """Who moves when, the next one first."""
        if canvas.width < 90 or view.is_over:
            return right
        right -= 3
        for number in reversed(turn_order(view)):
            tile = style(self.palette.ink, self.palette.seat(self._colours[number]))
            right = canvas.put_right(right, 0, self._initials[number], tile) - 1
        return canvas.put_right(right, 0, _("order"), style(self.palette.faint)) - 1
