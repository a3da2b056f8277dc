"""Whole games for the properties, played at random by players who mostly take what they are offered."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from tests.games.duo.helpers import NAMES
from tests.games.random_games import Chance, RandomGames
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.system import SYSTEM


@dataclass(frozen=True)
class Case(Chance):
    """One game: `eager` is the chance of not passing where one could; 0 is a player who picks anything alike."""

    setup: Setup
    seed: int
    eager: float


@st.composite
def cases(draw: st.DrawFn) -> Case:
    roles = draw(st.sampled_from([(), ("purple", "green"), ("green", "purple")]))
    return Case(Setup(NAMES, (), roles), draw(st.integers(0, 10**9)), draw(st.sampled_from([0, 0.8, 1])))


def pick(game: Duo, mind: Random, case: Case) -> int:
    legal = game.legal_actions()
    # Nothing is always 0, and asked about where something else is.
    if game.decision_kind() not in ("die", "move", "keep") and mind.random() < case.eager:
        legal = legal[1:]
    return mind.choice(legal)


GAMES = RandomGames(SYSTEM, cases, pick)
over_games, steps, recorded = GAMES.over_games, GAMES.steps, GAMES.recorded
