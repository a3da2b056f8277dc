"""Whole voyages at random, once for all tests of the words: views and events, act by act."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from tests.games.namiji.play import Case, steps
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.view import View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
SEEDS = range(12)


class Act(NamedTuple):
    """A decision: what a spectator saw before it, its events unredacted, and what a spectator saw after."""

    before: View
    events: list[Event]
    after: View


@cache
def voyage(seed: int) -> tuple[Act, ...]:
    """Two to five boats; they stop often, and every third fleet takes the route the other way round."""
    variants = ("return-trip",) if seed % 3 == 2 else ()
    case = Case(Setup(NAMES[: 2 + seed % 4], variants), seed, (0.8, 0.6)[seed % 2], keen=seed % 5 > 0)
    acts: list[Act] = []
    before: View | None = None
    for game, _action, events in steps(case):
        view = game.view(None)
        if before is not None:
            acts.append(Act(before, events, view))
        before = view
    return tuple(acts)


@cache
def opening(seed: int) -> tuple[Event, ...]:
    """What happened before the first decision."""
    case = Case(Setup(NAMES[: 2 + seed % 4]), seed, 0.7)
    return tuple(next(steps(case))[2])


def acts() -> list[Act]:
    return [act for seed in SEEDS for act in voyage(seed)]


def ended(seed: int) -> tuple[View, list[Event]]:
    """The view of an end, and the events of the last decision."""
    last = voyage(seed)[-1]
    return last.after, last.events


def boats(
    people: int, bots: int = 0, *, seed: int = 7, variants: tuple[str, ...] = (), names: tuple[str, ...] = NAMES
) -> Plan:  # fmt: skip
    """People first, then bots."""
    seats = [Seat(names[i], "" if i < people else "random", i) for i in range(people + bots)]
    return Plan(tuple(seats), game="namiji", variants=variants, seed=seed)


def choose(table: Table, mind: Random) -> int:
    """What somebody does who sails along slowly and keeps what they fish."""
    assert table.decision is not None
    options = table.decision.options
    if table.kind == "move":
        return options[min(int(mind.expovariate(0.9)), len(options) - 1)].action
    if table.kind == "place":
        return max((option for option in options if option.action), key=lambda o: (o.points, mind.random())).action
    return mind.choice(options).action
