"""Finds the pilgrim's weights by playing on.

In every round the incumbent plays games at tables of all sizes, against its like and against merchants. Now and then
it stops and plays on from there many times for each of several actions. What they brought, in points ahead of the
others, is what its weights should have said: the next incumbent has the weights that explain it best.
"""

from __future__ import annotations

from random import Random

from tokaido_tui.bots.mind import Picker
from tokaido_tui.bots.namiji.merchant import Merchant
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.namiji.tuning_fit import Finding, as_toml, explain
from tokaido_tui.bots.namiji.weights import Weights, own_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.options import OVER
from tokaido_tui.games.namiji.system import SYSTEM
from tokaido_tui.games.namiji.view import View

PLAYED_ON = 16
"""How often each action is played on from."""
BEST, OTHERS = 4, 1
"""Which actions: those the incumbent likes best, and some of the others."""
STOPS = 0.06
"""The chance to stop at a decision."""
ODD = 0.08
"""The chance of an odd move, so that odd positions are known too."""

# Tables to play at: four most of all, the others so that nothing is forgotten.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ()),
    (4, ("return-trip",)),
    (3, ()),
    (4, ()),
    (5, ()),
    (4, ()),
    (2, ()),
    (4, ()),
)

Seen = tuple[View, tuple[int, ...], tuple[int, ...], tuple[float, ...]]
"""A finding on its way between processes: a view, which can be sent, instead of the game."""


def ahead(game: Namiji, seat: int) -> float:
    """How far a seat finished ahead, of the others' mean and of the best of them."""
    others = [points for player, points in enumerate(game.points) if player != seat]
    return game.points[seat] - (sum(others) / len(others) + max(others)) / 2


def play_on(game: Namiji, action: int, pickers: list[Picker], seed: int) -> float:
    """What an action brings who decides, on the mean."""
    seat = game.seat
    total = 0.0
    for number in range(PLAYED_ON):
        other = game.copy(SeededDealer(seed + number))
        other.advance(action)
        while other.kind != OVER:
            other.advance(pickers[other.seat].pick(other))
        total += ahead(other, seat)
    return total / PLAYED_ON


def find(weights: Weights, seed: int) -> list[Seen]:
    """One game, and what was found at its decisions. With merchants at the table, at those of one seat only."""
    pilgrim = Pilgrim(weights)
    random = Random(seed)
    players, variants = random.choice(TABLES)
    among_merchants = random.random() < 0.5
    hero = random.randrange(players)
    pickers: list[Picker] = [pilgrim if seat == hero or not among_merchants else Merchant() for seat in range(players)]
    game = SYSTEM.deal(Setup(tuple("ABCDE"[:players]), variants), SeededDealer(seed))
    found: list[Seen] = []
    while game.kind != OVER:
        actions = game.legal_actions()
        if len(actions) > 1 and pickers[game.seat] is pilgrim and random.random() < STOPS:
            scores = pilgrim.scores(game, actions)
            order = sorted(range(len(actions)), key=lambda i: -scores[i])
            rest = order[BEST:]
            tried = (*order[:BEST], *random.sample(rest, min(OTHERS, len(rest))))
            brought = tuple(play_on(game, actions[i], pickers, seed) for i in tried)
            found.append((game.view(game.seat), actions, tried, brought))
        odd = len(actions) > 1 and random.random() < ODD
        game.advance(random.choice(actions[:4]) if odd else pickers[game.seat].pick(game))
    return found


class NamijiTuner:
    """As `tokaido_tui.bots.mind.Tuner` says."""

    games = 150

    def start(self) -> Weights:
        return own_weights()

    def find(self, weights: Weights, seed: int) -> list[Seen]:
        return find(weights, seed)

    def learn(self, weights: Weights, found: list[Seen]) -> tuple[Weights, float]:
        findings = [
            Finding(imagine(view, SeededDealer(0)), actions, tried, brought) for view, actions, tried, brought in found
        ]
        return explain(weights, findings)

    def text(self, weights: Weights) -> str:
        return as_toml(weights)


TUNER = NamijiTuner()
