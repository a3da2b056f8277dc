"""Whole games for the properties: any number of players, either way round, played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.namiji.helpers import NAMES, SYSTEM
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.record import Recorder
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.game import Namiji

VARIANTS = [variant.name for variant in SYSTEM.variants]


@dataclass(frozen=True)
class Case:
    """One game: `stroll` is the chance of stopping at the nearest legal station, else the next, and so on; 0 is a
    player who picks any station alike. `keen` ones rather take than leave what is offered."""

    setup: Setup
    seed: int
    stroll: float
    keen: bool = True

    def dealer(self) -> SeededDealer:
        return SeededDealer(f"cards {self.seed}")

    def mind(self) -> Random:
        return Random(f"minds {self.seed}")

    @property
    def seats(self) -> tuple[int | None, ...]:
        """Everybody who can look: the players, and a spectator."""
        return (*range(self.setup.players), None)


@st.composite
def cases(draw: st.DrawFn, players: tuple[int, ...] = (2, 3, 4, 5)) -> Case:
    seats = draw(st.sampled_from(players))
    setup = Setup(NAMES[:seats], tuple(draw(st.sets(st.sampled_from(VARIANTS)))))
    return Case(setup, draw(st.integers(0, 10**9)), draw(st.sampled_from([0, 0.5, 0.7])), draw(st.booleans()))


def over_games(count: int, **kinds: Any) -> Callable[[Any], Any]:
    """The test runs over this many games, the same ones every time."""

    def decorate(test: Any) -> Any:
        return settings(max_examples=count, derandomize=True, deadline=None, database=None)(given(cases(**kinds))(test))

    return decorate


def some_cases(count: int) -> Iterator[Case]:
    """Games for a test that counts something over all of them."""
    for seed in range(count):
        yield Case(Setup(NAMES[: 2 + seed % 4]), seed, (0.7, 0.5, 0)[seed % 3])


def pick(game: Namiji, mind: Random, case: Case) -> int:
    legal = game.legal_actions()
    kind = game.decision_kind()
    if kind == "move" and case.stroll:
        return next((station for station in legal if mind.random() < case.stroll), legal[-1])
    if case.keen and len(legal) > 1 and kind in ("place", "haul", "fish") and legal[0] == 0:
        return mind.choice(legal[1:])
    return mind.choice(legal)


def steps(case: Case, dealer: Dealer | None = None) -> Iterator[tuple[Namiji, int | None, list[Event]]]:
    """The game before any act, with the events of setting up; then after each act, with it and its events."""
    game, opening = SYSTEM.start(case.setup, dealer or case.dealer())
    yield game, None, opening
    mind = case.mind()
    while not game.is_over:
        action = pick(game, mind, case)
        yield game, action, game.apply(action)


def finished(case: Case) -> tuple[Namiji, list[Event]]:
    """The game at its end and its whole story."""
    whole = list(steps(case))
    return whole[-1][0], [event for _, _, events in whole for event in events]


def recorded(case: Case) -> tuple[Recorder, list[list[Event]]]:
    """A whole game and its events, act by act."""
    recorder = Recorder(SYSTEM, case.setup, case.dealer())
    mind = case.mind()
    story = [recorder.opening]
    while not recorder.game.is_over:
        game = recorder.game
        assert isinstance(game, Namiji)
        story.append(recorder.apply(pick(game, mind, case)))
    return recorder, story


def state(game: Namiji) -> dict[str, Any]:
    """Everything in a game, copied out, to tell whether anything changed."""
    found: dict[str, Any] = {}
    for kind in type(game).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if name in ("take", "events", "stops", "answers"):
                continue
            value = getattr(game, name)
            found[name] = value[:] if isinstance(value, list) else value.layers() if name.endswith("_deck") else value
    return found
