"""Whole games for the properties: any number of players, variants and travellers, played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tokaido.helpers import NAMES, SYSTEM
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.record import Recorder
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

VARIANTS = [variant.name for variant in SYSTEM.variants]


@dataclass(frozen=True)
class Case:
    """One game: `stroll` is the chance of stopping at the nearest legal station, else the next, and so on;
    0 is a player who picks any station alike."""

    setup: Setup
    seed: int
    stroll: float

    def dealer(self) -> SeededDealer:
        return SeededDealer(f"cards {self.seed}")

    def mind(self) -> Random:
        return Random(f"minds {self.seed}")


@st.composite
def cases(draw: st.DrawFn, variants: tuple[str, ...] = (), players: tuple[int, ...] = (2, 3, 4, 5)) -> Case:
    seats = draw(st.sampled_from(players))
    chosen = {*variants, *draw(st.sets(st.sampled_from(VARIANTS)))}
    roles: tuple[str, ...] = ()
    if "initiation" not in chosen and draw(st.booleans()):
        roles = tuple(draw(st.permutations([who.name for who in BOX.travellers]))[:seats])
    setup = Setup(NAMES[:seats], tuple(chosen), roles)
    return Case(setup, draw(st.integers(0, 10**9)), draw(st.sampled_from([0, 0.5, 0.7])))


def some_cases(count: int, *variants: str, players: tuple[int, ...] = (2, 3, 4, 5)) -> Iterator[Case]:
    """Games for a test that counts something over all of them."""
    for seed in range(count):
        yield Case(Setup(NAMES[: players[seed % len(players)]], variants), seed, (0, 0.5, 0.7)[seed % 3])


def over_games(count: int, **kinds: Any) -> Callable[[Any], Any]:
    """The test runs over this many games, the same ones every time."""

    def decorate(test: Any) -> Any:
        return settings(max_examples=count, derandomize=True, deadline=None, database=None)(given(cases(**kinds))(test))

    return decorate


def pick(game: Tokaido, mind: Random, stroll: float) -> int:
    legal = game.legal_actions()
    if game.decision_kind() == "move" and stroll:
        for station in legal:
            if mind.random() < stroll:
                return station
        return legal[-1]
    return mind.choice(legal)


def steps(case: Case, dealer: Dealer | None = None) -> Iterator[tuple[Tokaido, int | None, list[Event]]]:
    """The game before any act, with the events of setting up; then after each act, with it and its events."""
    game, opening = SYSTEM.start(case.setup, dealer or case.dealer())
    yield game, None, opening
    mind = case.mind()
    while not game.is_over:
        action = pick(game, mind, case.stroll)
        yield game, action, game.apply(action)


def recorded(case: Case) -> tuple[Recorder, list[list[Event]]]:
    """A whole game and its events, act by act."""
    recorder = Recorder(SYSTEM, case.setup, case.dealer())
    mind = case.mind()
    story = [recorder.opening]
    while not recorder.game.is_over:
        story.append(recorder.apply(pick(recorder.game, mind, case.stroll)))
    return recorder, story


def finished(case: Case) -> tuple[Tokaido, list[Event]]:
    """The game at its end and its whole story."""
    story = []
    whole = list(steps(case))
    for _, _, events in whole:
        story += events
    return whole[-1][0], story


def state(game: Tokaido) -> dict[str, Any]:
    """Everything in a game, copied out, to tell whether anything changed."""
    found: dict[str, Any] = {}
    for kind in type(game).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if name in ("take", "events", "stops", "answers"):
                continue
            value = getattr(game, name)
            found[name] = value[:] if isinstance(value, list) else value.layers() if name.endswith("_deck") else value
    return found
