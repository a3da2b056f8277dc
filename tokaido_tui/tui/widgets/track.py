"""The score track: a ruler with everybody on it."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.painted import Painted

TICK = 10


class Track(Painted):
    """From 0 to `end`, and as far on either side as somebody's points are. They may be between two views while they
    run up."""

    def __init__(self, end: int = 110, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self._end = end
        self.points: list[int] = []
        self._colours: Sequence[int] = ()
        self._initials: Sequence[str] = ()

    def show(self, points: Sequence[int], colours: Sequence[int], initials: Sequence[str]) -> None:
        self.points, self._colours, self._initials = list(points), colours, initials
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        start, end = min([0, *self.points]), max([self._end, *self.points])
        width = canvas.width - 4
        canvas.put(1, 0, self.glyphs.line * (canvas.width - 2), style(palette.line))
        for tick in range(-(-start // TICK) * TICK, end + 1, TICK):
            canvas.put(1 + (tick - start) * width // (end - start), 0, str(tick), style(palette.faint))
        taken: set[int] = set()
        for seat in sorted(range(len(self.points)), key=lambda s: self.points[s]):
            x = 1 + (self.points[seat] - start) * width // (end - start)
            while x in taken:
                x += 1
            taken.add(x)
            tile = style(palette.ink, palette.seat(self._colours[seat]), bold=True)
            canvas.put(x, 0, self._initials[seat], tile)
