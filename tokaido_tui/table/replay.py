"""A record as a row of moments: any of them can be looked at, from any seat. It serves every game."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import Game, GameSystem
from tokaido_tui.engine.record import Act, Record, replay
from tokaido_tui.games import system
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.summary import Summary

ROUNDS = 10
"""So many rounds make a chapter."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an act, and what that act brought; the first moment is before any act."""

    game: Game
    act: Act | None
    events: tuple[Event, ...]
    points: tuple[int, ...]

    @property
    def stage(self) -> int:
        return self.game.progress[0]

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def decider(self) -> int | None:
        return None if self.is_over else self.game.seat

    def view(self, seat: int | None) -> Any:
        return self.game.view(seat)


class Chapter(NamedTuple):
    """What is told of a game in one: from the moment `start`, the stages or rounds `first` to `last`."""

    start: int
    first: int
    last: int


def _moments(record: Record, system: GameSystem) -> list[Moment]:
    return [
        Moment(game.copy(), act, tuple(events), game.outcome().points) for game, act, events in replay(record, system)
    ]


def _turn_starts(moments: Sequence[Moment]) -> list[int]:
    """The moments at which a turn begins, and the last one.

    A turn is everything one seat decides in a row, up to a decision of the kind that the turn began with: who is to
    move again after a visit to a village has a new turn.
    """
    starts, seat, kind = [], -1, ""
    for number, moment in enumerate(moments[:-1]):
        game = moment.game
        if game.seat != seat or game.decision_kind() == kind:
            starts.append(number)
            seat, kind = game.seat, game.decision_kind()
    return [*starts, len(moments) - 1]


class Replay:
    """`seats` are who sat there, as far as that is known: a record alone has only their names. `data` is the folder
    with the tables it was played with, if they are not the game's own."""

    def __init__(self, record: Record, seats: Sequence[Seat] = (), data: Path | None = None) -> None:
        self.record = record
        self.data = data
        self.system = system(record.game, data)
        self.seats = tuple(seats) or tuple(Seat(name, "", number) for number, name in enumerate(record.setup.names))
        self.moments = _moments(record, self.system)
        self.turns = _turn_starts(self.moments)
        numbers = range(1, len(self.moments))
        changes = [number for number in numbers if self.moments[number].stage != self.moments[number - 1].stage]
        self.stages = [0, *changes]
        """The moments at which a stage or a round begins."""
        self.chapters = self._chapters()

    def _chapters(self) -> list[Chapter]:
        """The stages; rounds, of which there are many, by tens."""
        numbers = [self.moments[start].stage for start in self.stages]
        if self.moments[-1].game.progress[1]:
            return [Chapter(start, n, n) for start, n in zip(self.stages, numbers, strict=True)]
        firsts = [(start, n) for start, n in zip(self.stages, numbers, strict=True) if n % ROUNDS == 1]
        return [Chapter(start, n, min(n + ROUNDS - 1, numbers[-1])) for start, n in firsts]

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    @property
    def highest(self) -> int:
        """The most points anybody has at any moment."""
        return max(max(moment.points) for moment in self.moments)

    def within(self, number: int) -> int:
        return max(0, min(number, self.last))

    def next_of(self, starts: Sequence[int], at: int, by: int) -> int:
        """The next of these moments, or the one before: from the middle of a turn, its beginning; else an end."""
        if by > 0:
            place = bisect_right(starts, at)
            return starts[place] if place < len(starts) else self.last
        place = bisect_left(starts, at) - 1
        return starts[place] if place >= 0 else 0

    def next_turn(self, at: int, by: int) -> int:
        return self.next_of(self.turns, at, by)

    def next_stage(self, at: int, by: int) -> int:
        return self.next_of(self.stages, at, by)

    def story(self, start: int, end: int) -> list[Event]:
        """Everything that happened from the moment `start` on, up to and with `end`, as nobody but the table knows."""
        return [event for moment in self.moments[start : end + 1] for event in moment.events]

    def summary(self) -> Summary:
        """How the game stands at the record's end."""
        setup, game = self.record.setup, self.moments[-1].game
        plan = Plan(self.seats, self.record.game, setup.variants, setup.roles, setup.seed, self.data)
        hints = (0,) * len(self.seats)
        return Summary(plan, game.outcome(), game.progress, game.roles(), hints, game.is_over)

    # --- playing on --------------------------------------------------------------------------------------------------

    def can_play_on(self, at: int) -> bool:
        return not self.moments[at].is_over

    def cut(self, at: int) -> Record:
        """The record up to the decision of that moment."""
        acts = 0
        for number, step in enumerate(self.record.steps):
            if isinstance(step, Act):
                if acts == at:
                    return self.record._replace(steps=self.record.steps[:number], points=None)
                acts += 1
        return self.record._replace(points=None)

    def plan(self, seats: Sequence[Seat]) -> Plan:
        """The same game with these in the seats; from where it is played on, chance is new."""
        setup = self.record.setup
        return Plan(tuple(seats), self.record.game, setup.variants, setup.roles, data=self.data).with_seed()
