"""Whole games for the properties: any number of players, either way round, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from tests.games.namiji.helpers import NAMES, SYSTEM
from tests.games.random_games import Chance, RandomGames
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.game import Namiji

VARIANTS = [variant.name for variant in SYSTEM.variants]


@dataclass(frozen=True)
class Case(Chance):
    """One game: `stroll` is the chance of stopping at the nearest legal station, else the next, and so on; 0 is a
    player who picks any station alike. `keen` ones rather take than leave what is offered."""

    setup: Setup
    seed: int
    stroll: float
    keen: bool = True

    @property
    def seats(self) -> tuple[int | None, ...]:
        """Everybody who can look: the players, and a spectator."""
        return (*range(self.setup.players), None)


@st.composite
def cases(draw: st.DrawFn, players: tuple[int, ...] = (2, 3, 4, 5)) -> Case:
    seats = draw(st.sampled_from(players))
    setup = Setup(NAMES[:seats], tuple(draw(st.sets(st.sampled_from(VARIANTS)))))
    return Case(setup, draw(st.integers(0, 10**9)), draw(st.sampled_from([0, 0.5, 0.7])), draw(st.booleans()))


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


GAMES = RandomGames(SYSTEM, cases, pick)
over_games, steps, finished, recorded = GAMES.over_games, GAMES.steps, GAMES.finished, GAMES.recorded
