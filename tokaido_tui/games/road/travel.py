"""Travelling: where everybody stands, who moves, and onto which slot a traveller steps.

Where a traveller stands is one int, `station << 6 | (7 - slot) << 3 | traveller`: slot 0 is on the road, higher
slots are farther from it. The traveller who moves (the last station, there the slot farthest from the road) is
then the least of these ints, and the leader the greatest.

The mover is always the last, so a slot that is left is behind everybody: no slot is used twice, and the free
slots of a stage only ever shrink.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tokaido_tui.engine.dealer import Take
from tokaido_tui.engine.errors import IllegalActionError
from tokaido_tui.engine.event import Event, Thing, event_of
from tokaido_tui.engine.state import State, forgotten, listed, per_seat, shared, state, value
from tokaido_tui.games.road.road import Road, Stage


def standing(station: int, slot: int, traveller: int) -> int:
    return station << 6 | (7 - slot) << 3 | traveller


NEXT_SLOT = 8
"""How much less it is to stand a slot farther from the road."""

MOVE = 0
"""The kind of decision all road games share: where to go. Each numbers its others from 1."""


@state
class Travel(State):
    """A road game as far as it is about the road.

    `free` are the stations of the stage with a free slot, `roomy` those whose slots are both free, `waiting` how
    many have reached the stop that ends it. A neutral traveller, if there is one, is numbered after the players.
    `kind` is what `seat` has to decide now; `walker` is the traveller whose turn it is.

    A game says what happens: `stops[station]` when a player's traveller stops there, `answers[kind]` on the answer to
    that kind of decision, `neutral_stop` when the neutral stops. All of them return True when the
    turn is over and False when they leave something to decide or the game is at its end. Where all wait, slots are
    taken in the order of arrival, which `moved` tells; a game in which they are chosen moves the traveller after that.

    `points` is the track. `sections[3 * seat + panorama]` are collected (see panoramas.py) of the `whole`;
    `shut[traveller]` is a mask of the panoramas it has completed; `awarded` of those somebody has.
    """

    stops: Sequence[Callable[[Any, int], bool]] = value(())
    answers: Sequence[Callable[[Any, int, int], bool]] = value(())
    kind: int = value(MOVE)
    events: list[Event] | None = forgotten(lambda _: None)
    road: Road = shared(lambda terms: terms.road)
    stage: Stage = shared(lambda terms: terms.road.stages[0])
    take: Take = value(None)
    players: int = shared(lambda terms: terms.setup.players)
    travellers: int = shared(lambda terms: terms.travellers)
    where: list[int] = listed(lambda terms: [standing(0, 0, traveller) for traveller in range(terms.travellers)])
    free: int = shared(lambda terms: terms.road.stages[0].free)
    roomy: int = shared(lambda terms: terms.road.stages[0].doubles)
    waiting: int = value(0)
    walker: int = value(0)
    seat: int = value(0)
    points: list[int] = per_seat(0)
    whole: tuple[int, ...] = shared(lambda terms: terms.box.whole)
    sections: list[int] = per_seat(0, lambda terms: len(terms.box.whole))
    shut: list[int] = listed(lambda terms: [0] * terms.travellers)
    awarded: int = value(0)

    def enter_stage(self, number: int) -> None:
        self.stage = stage = self.road.stages[number]
        self.free = stage.free
        self.roomy = stage.doubles
        self.waiting = 0

    def queue_up(self) -> list[int]:
        """Puts the travellers in a random queue at the start; returns them, nearest the road first."""
        left = list(range(self.travellers))
        queue: list[int] = []
        take, where, place = self.take, self.where, standing(0, 0, 0)
        while left:
            traveller = take(left, "queue")
            where[traveller] = place + traveller
            place -= NEXT_SLOT
            queue.append(traveller)
        return queue

    def advance(self, action: int) -> None:
        """Takes a legal action; events go to `self.events` if there is a list.

        Stepping and passing the turn are written out here, not called: this is the loop every playout lives in.
        """
        kind = self.kind
        # A move: told by its number, here and in the games, because nothing is asked more often.
        if not kind:
            walker = self.walker
            stage = self.stage
            slot = 0
            if action == stage.end:
                slot = self.waiting
                self.waiting = slot + 1
            else:
                bit = self.road.bits[action]
                if bit & self.roomy:
                    self.roomy ^= bit
                else:
                    self.free ^= bit
                    if bit & stage.doubles:
                        slot = 1
            # As `standing` has it, but CPython is quicker at sums than at shifts.
            self.where[walker] = (action * 8 + 7 - slot) * 8 + walker
            if self.events is not None:
                self.events.append(event_of(("moved", walker, slot, action, "", False)))
            done = self.stops[action](self, walker) if walker < self.players else self.neutral_stop(action)
        else:
            done = self.answers[kind](self, self.seat, action)
            if done:
                self.kind = MOVE
        if done:
            # The last on the road is to move; a neutral traveller is moved by the leader.
            where = self.where
            last = where[0]
            for stands in where:
                if stands < last:
                    last = stands
            self.walker = self.seat = walker = last & 7
            if walker >= self.players:
                self.seat = max(where) & 7

    def apply(self, action: int) -> list[Event]:
        """Takes an action and tells what it changed; raises IllegalActionError, changing nothing."""
        if action not in self.legal_actions():
            raise self.why_illegal(action)
        events = self.events = []
        try:
            self.advance(action)
        finally:
            self.events = None
        return events

    def tell(
        self, kind: str, seat: int, amount: int = 0, what: Thing = None, cause: str = "", private: bool = False
    ) -> None:
        """Reports an event, if anybody listens; hot code asks that before it calls."""
        if self.events is not None:
            self.events.append(event_of((kind, seat, amount, what, cause, private)))

    def score(self, seat: int, points: int, source: str) -> None:
        self.points[seat] += points
        if self.events is not None:
            self.events.append(event_of(("points", seat, points, None, source, False)))

    def station_of(self, traveller: int) -> int:
        return self.where[traveller] >> 6

    def slot_of(self, traveller: int) -> int:
        return 7 - (self.where[traveller] >> 3 & 7)

    @property
    def progress(self) -> tuple[int, int]:
        return self.road.stages.index(self.stage) + 1, len(self.road.stages)

    def roles(self) -> tuple[str, ...]:
        """No characters, unless a game has them."""
        return ("",) * self.players

    def first_turn(self) -> None:
        """The last of the queue sets out first."""
        self.kind = MOVE
        self.walker = self.seat = walker = min(self.where) & 7
        if walker >= self.players:
            self.seat = max(self.where) & 7

    # --- what each game says for itself ----------------------------------------------------------------------------

    def legal_actions(self) -> tuple[int, ...]:
        raise NotImplementedError

    def why_illegal(self, action: int) -> IllegalActionError:
        raise NotImplementedError

    def neutral_stop(self, station: int) -> bool:
        raise NotImplementedError

    def first_to_complete(self, seat: int, panorama: int) -> None:
        raise NotImplementedError

    def closed_to(self, traveller: int) -> int:
        """A mask of all that closes actions to a traveller now (see road.py)."""
        return self.shut[traveller]
