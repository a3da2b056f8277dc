"""Whole games for the tests of Duo's words: as views and events, step by step."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.games.duo.helpers import NAMES
from tests.games.duo.play import Case, pick
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.system import SYSTEM
from tokaido_tui.games.duo.view import View

SEEDS = range(8)
EAGER = 0.9
Step = tuple[View, list[Event], View]


@cache
def opening(seed: int) -> tuple[View, list[Event]]:
    game, events = SYSTEM.start(Setup(NAMES), SeededDealer(seed))
    return game.view(None), events


@cache
def steps(seed: int) -> tuple[Step, ...]:
    """A game of two who pick at random and mostly take what they are offered: the decider's view before each step,
    its events, and a spectator's view after it."""
    mind = Random(seed)
    case = Case(Setup(NAMES), seed, EAGER)
    game, _events = SYSTEM.start(case.setup, SeededDealer(seed))
    found = []
    while not game.is_over:
        before = game.view(game.seat)
        events = game.apply(pick(game, mind, case))
        found.append((before, events, game.view(None)))
    return tuple(found)


def ended(seed: int) -> tuple[View, list[Event]]:
    """The view of the end, and the last events."""
    _before, events, after = steps(seed)[-1]
    return after, events
