"""Whole games for the properties, played at random by players who mostly take what they are offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.duo.helpers import NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.record import Recorder
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.system import SYSTEM


@dataclass(frozen=True)
class Case:
    """One game: `eager` is the chance of not passing where one could; 0 is a player who picks anything alike."""

    setup: Setup
    seed: int
    eager: float

    def dealer(self) -> SeededDealer:
        return SeededDealer(f"cards {self.seed}")

    def mind(self) -> Random:
        return Random(f"minds {self.seed}")


@st.composite
def cases(draw: st.DrawFn) -> Case:
    roles = draw(st.sampled_from([(), ("purple", "green"), ("green", "purple")]))
    return Case(Setup(NAMES, (), roles), draw(st.integers(0, 10**9)), draw(st.sampled_from([0, 0.8, 1])))


def over_games(count: int) -> Callable[[Any], Any]:
    """The test runs over this many games, the same ones every time."""

    def decorate(test: Any) -> Any:
        return settings(max_examples=count, derandomize=True, deadline=None, database=None)(given(cases())(test))

    return decorate


def pick(game: Duo, mind: Random, eager: float) -> int:
    legal = game.legal_actions()
    # Nothing is always 0, and asked about where something else is.
    if game.decision_kind() not in ("die", "move", "keep") and mind.random() < eager:
        legal = legal[1:]
    return mind.choice(legal)


def steps(case: Case) -> Iterator[tuple[Duo, int | None, list[Event]]]:
    """The game before any act, with the events of setting up; then after each act, with it and its events."""
    game, opening = SYSTEM.start(case.setup, case.dealer())
    yield game, None, opening
    mind = case.mind()
    while not game.is_over:
        action = pick(game, mind, case.eager)
        yield game, action, game.apply(action)


def recorded(case: Case) -> tuple[Recorder, list[list[Event]]]:
    """A whole game and its events, act by act."""
    recorder = Recorder(SYSTEM, case.setup, case.dealer())
    mind = case.mind()
    story = [recorder.opening]
    while not recorder.game.is_over:
        story.append(recorder.apply(pick(recorder.game, mind, case.eager)))
    return recorder, story


def state(game: Duo) -> dict[str, Any]:
    """Everything in a game, copied out, to tell whether anything changed."""
    found: dict[str, Any] = {}
    for name in Duo.__slots__:
        if name in ("take", "events"):
            continue
        value = getattr(game, name)
        if name == "hidden":
            value = [pile[:] for pile in value]
        found[name] = value[:] if isinstance(value, list) else value
    return found
