"""What a table tells those who sit at it, or look on. Every client has it with its own seats' eyes."""

from __future__ import annotations

from typing import NamedTuple

from tokaido_tui.engine.event import Event
from tokaido_tui.table.workers import Decided


class Story(NamedTuple):
    """Everything that has happened, from the beginning, decision by decision: on joining, and when a step was taken
    back. What was told before is void. `number` is that of the decision which is due now."""

    number: int
    steps: tuple[tuple[Event, ...], ...]

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step]


class Happened(NamedTuple):
    """What a decision of `seat` brought; `again` if it had been taken back before, together with what others decided
    after it."""

    number: int
    seat: int
    steps: tuple[tuple[Event, ...], ...]
    again: bool = False

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step]


class SeatsChanged(NamedTuple):
    """Somebody else decides for a seat now: a person has taken it over, or a bot."""

    number: int
    seat: int


class ThoughtLost(NamedTuple):
    """A bot's process died; what came of it is in `decided`."""

    seat: int
    decided: Decided


class KeepingChanged:
    """The game is no longer kept, or is kept again: the host's `trouble` says which."""


class UndoAsked(NamedTuple):
    """May everything since that seat's last decision be taken back? It is answered by `request`."""

    request: int
    seat: int


class UndoAnswered(NamedTuple):
    """How a request ended: all have agreed, or somebody has not, or the game went on meanwhile."""

    request: int
    agreed: bool


class Failed(NamedTuple):
    """The table can't go on: an error in the program."""

    error: BaseException


Told = Story | Happened | SeatsChanged | ThoughtLost | KeepingChanged | UndoAsked | UndoAnswered | Failed
