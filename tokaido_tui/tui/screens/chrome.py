"""What the menus and forms share: headings, choosers, hints, and painted things that can be clicked."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from rich.cells import cell_len
from textual import events
from textual.geometry import Size

from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.painted import Painted

MARGIN = 2


class Clickable(Painted):
    """A painted widget that remembers where it painted what. `spot` while painting; `clicked` answers."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._spots: list[tuple[int, int, int, Hashable]] = []

    def _painted(self, size: Size) -> Canvas:
        self._spots = []
        return super()._painted(size)

    def spot(self, x: int, y: int, width: int, target: Hashable) -> None:
        self._spots.append((x, y, width, target))

    def target_at(self, x: int, y: int) -> Hashable | None:
        """What was painted there; the last one, where several lie over one another."""
        for left, row, width, target in reversed(self._spots):
            if row == y and left <= x < left + width:
                return target
        return None

    def place_of(self, target: Hashable) -> tuple[int, int] | None:
        """Where a target was painted: for the tests that click on it."""
        return next(((x, y) for x, y, _width, known in self._spots if known == target), None)

    def on_click(self, event: events.Click) -> None:
        target = self.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.clicked(target)

    def clicked(self, target: Hashable) -> None:
        raise NotImplementedError


def title_line(canvas: Canvas, palette: Palette, glyphs: Glyphs, title: str, hint: str) -> None:
    """The name of the screen, how to leave it, and a line below."""
    canvas.put(MARGIN, 0, title.upper(), style(palette.vermilion, bold=True))
    canvas.put_right(canvas.width - MARGIN, 0, hint, style(palette.faint))
    canvas.put(0, 1, glyphs.line * canvas.width, style(palette.line))


def heading(canvas: Canvas, palette: Palette, glyphs: Glyphs, x: int, y: int, width: int, text: str) -> None:
    after = canvas.put(x, y, text.upper(), style(palette.gold, bold=True)) + 1
    canvas.put(after, y, glyphs.line * max(0, x + width - after), style(palette.line))


def hints(canvas: Canvas, palette: Palette, x: int, y: int, pairs: Iterable[tuple[str, str]], room: int) -> None:
    """Keys in gold with what they do; those that do not fit are left out."""
    for key, text in pairs:
        need = cell_len(key) + 1 + cell_len(text)
        if need > room:
            return
        canvas.put(canvas.put(x, y, key, style(palette.gold)) + 1, y, text, style(palette.faint))
        x, room = x + need + 3, room - need - 3
