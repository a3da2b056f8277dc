"""A step of a road game, as a commentary looks at it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from tokaido_tui.words.step import GameStep, PlayerOfGame, ViewOfGame


class RoadStep(GameStep[ViewOfGame, PlayerOfGame]):
    """It is about the traveller that was to move, the neutral's too."""

    previewer_of: Any
    """The game's own previewer, made from a view."""

    @staticmethod
    def whose(before: ViewOfGame) -> int:
        seat: int = before.walker
        return seat

    @property
    def is_neutral(self) -> bool:
        return self.seat >= len(self.before.players)

    @property
    def moved(self) -> int | None:
        """The station the walker went to."""
        event = self.event("moved")
        return event.what if event is not None and isinstance(event.what, int) else None

    @cached_property
    def passed(self) -> tuple[int, ...]:
        """The open stations that the walker left behind."""
        if self.moved is None:
            return ()
        start, previewer = self.before.travellers[self.seat].station, self.previewer_of(self.before)
        return tuple(s for s in range(start + 1, self.moved) if not previewer.stop(s).closed)
