"""Whole games for the properties: any number of players, variants and travellers, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from tests.games.random_games import Chance, RandomGames
from tests.games.tokaido.helpers import NAMES, SYSTEM
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

VARIANTS = [variant.name for variant in SYSTEM.variants]


@dataclass(frozen=True)
class Case(Chance):
    """One game: `stroll` is the chance of stopping at the nearest legal station, else the next, and so on;
    0 is a player who picks any station alike."""

    setup: Setup
    seed: int
    stroll: float


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


def pick(game: Tokaido, mind: Random, case: Case) -> int:
    legal = game.legal_actions()
    if game.decision_kind() == "move" and case.stroll:
        for station in legal:
            if mind.random() < case.stroll:
                return station
        return legal[-1]
    return mind.choice(legal)


GAMES = RandomGames(SYSTEM, cases, pick)
over_games, steps, finished, recorded = GAMES.over_games, GAMES.steps, GAMES.finished, GAMES.recorded
