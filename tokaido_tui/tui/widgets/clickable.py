"""Painted things that can be clicked."""

from __future__ import annotations

from collections.abc import Hashable

from textual import events
from textual.geometry import Size

from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.widgets.painted import Painted


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
