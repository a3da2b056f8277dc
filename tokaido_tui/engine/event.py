"""Events tell the story: every change of points, coins and cards, with its cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

Thing = int | tuple[int, ...] | None


class Event(NamedTuple):
    """Something that happened to a seat (or to a neutral piece, numbered after the seats).

    `what` is the card, station or rank it is about; where `private`, the others learn that it happened but not
    to what. `amount` is the change it made and `cause` its reason, where the kind alone does not say it.
    """

    kind: str
    seat: int
    amount: int = 0
    what: Thing = None
    cause: str = ""
    private: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it; None is a spectator."""
        if self.private and seat != self.seat:
            return self._replace(what=None)
        return self


event_of: Callable[[tuple[str, int, int, Thing, str, bool]], Event] = partial(tuple.__new__, Event)
"""An event from all its fields in order, in half the time the class takes: games tell a hundred a game."""


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]
