"""Whose eyes see a replay: everybody's in turn, one seat's, or those of who only looks on."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _
from tokaido_tui.table.replay import Moment, Replay


@dataclass(frozen=True)
class Viewpoint:
    """`open` shows everything: every decision as its decider saw it. Else a seat's eyes, None for a spectator's."""

    open: bool = True
    seat: int | None = None

    def next(self, seats: int) -> Viewpoint:
        if self.open:
            return Viewpoint(False, 0)
        if self.seat is None:
            return Viewpoint()
        return Viewpoint(False, self.seat + 1 if self.seat + 1 < seats else None)

    def viewer(self, moment: Moment) -> int | None:
        return moment.decider if self.open else self.seat

    def events(self, events: list[Event]) -> list[Event]:
        return events if self.open else seen_by(events, self.seat)

    def words(self, replay: Replay) -> str:
        if self.open:
            return _("open")
        if self.seat is None:
            return _("a spectator's eyes")
        return _("{name}'s eyes").format(name=replay.seats[self.seat].name)
