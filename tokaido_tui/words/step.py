"""A step of a game, as a commentary looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from tokaido_tui.engine.event import Event
from tokaido_tui.words.initials import name_of

ViewOfGame = TypeVar("ViewOfGame", bound=Any)
PlayerOfGame = TypeVar("PlayerOfGame")


class GameStep(Generic[ViewOfGame, PlayerOfGame]):
    """One decision: the table before and after it, and the events between, all as a spectator sees them."""

    def __init__(self, before: ViewOfGame, events: Sequence[Event], after: ViewOfGame) -> None:
        self.before = before
        self.events = events
        self.after = after
        self.seat = self.whose(before)

    @staticmethod
    def whose(before: ViewOfGame) -> int:
        """The number of the seat, or of the neutral piece, that the step is about."""
        seat: int = before.decider
        return seat

    def name_of(self, number: int) -> str:
        return name_of(self.before, number)

    @property
    def name(self) -> str:
        return self.name_of(self.seat)

    @property
    def was(self) -> PlayerOfGame:
        found: PlayerOfGame = self.before.players[self.seat]
        return found

    @property
    def player(self) -> PlayerOfGame:
        found: PlayerOfGame = self.after.players[self.seat]
        return found

    def event(self, kind: str) -> Event | None:
        """The first of that kind about the seat."""
        return next(iter(self.all(kind)), None)

    def all(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]

    def points(self, cause: str) -> int:
        return sum(event.amount for event in self.all("points") if event.cause == cause)

    def coins(self, cause: str) -> int:
        return sum(event.amount for event in self.all("coins") if event.cause == cause)
