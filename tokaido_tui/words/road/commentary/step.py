"""A step of a road game, as a commentary looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from tokaido_tui.engine.event import Event
from tokaido_tui.words.initials import name_of


class RoadStep:
    """One decision: the table before and after it, and the events between, all as a spectator sees them."""

    def __init__(self, before: Any, events: Sequence[Event], after: Any) -> None:
        self.before = before
        self.events = events
        self.after = after
        self.seat: int = before.walker
        """Whose traveller it is about, the neutral's too."""

    @cached_property
    def previewer(self) -> Any:
        """The game's own, of the table before."""
        raise NotImplementedError

    @property
    def is_neutral(self) -> bool:
        return self.seat >= len(self.before.players)

    def name_of(self, traveller: int) -> str:
        return name_of(self.before, traveller)

    @property
    def name(self) -> str:
        return self.name_of(self.seat)

    def event(self, kind: str) -> Event | None:
        """The first of that kind about the seat."""
        return next((event for event in self.events if event.kind == kind and event.seat == self.seat), None)

    def all(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]

    def points(self, cause: str) -> int:
        return sum(event.amount for event in self.all("points") if event.cause == cause)

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
        start = self.before.travellers[self.seat].station
        return tuple(s for s in range(start + 1, self.moved) if not self.previewer.stop(s).closed)
