"""Finds out what a pilgrim's weights should have said, by playing on.

The incumbent plays games at tables of all sizes, against its like and against merchants. Now and then it stops and
plays on from there many times for each of several actions. What they brought, in points ahead of the others, is what
its weights should have said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.game import Game
from tokaido_tui.engine.setup import Setup

PLAYED_ON = 16
"""How often each action is played on from."""
OTHERS = 1
"""How many actions are tried beside those that the incumbent likes best."""
STOPS = 0.06
"""The chance to stop at a decision."""
ODD = 0.08
"""The chance of an odd move, so that odd positions are known too."""

Table = tuple[int, tuple[str, ...]]
"""How many play, by which variants."""
Seen = tuple[Any, tuple[int, ...], tuple[int, ...], tuple[float, ...]]
"""A finding on its way between processes: a view, which can be sent, instead of the game."""


class Rater(Picker, Protocol):
    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]: ...


@dataclass(frozen=True)
class Trial:
    """`best` is how many of the actions that the incumbent likes best are tried; `skipped` are decisions that its
    weights have no say in."""

    deal: Callable[[Setup, Dealer], Game]
    tables: Sequence[Table]
    merchant: Callable[[], Picker]
    best: int
    skipped: tuple[str, ...] = ()


def ahead(points: Sequence[int], seat: int) -> float:
    """How far a seat finished ahead, of the others' mean and of the best of them."""
    others = [other for player, other in enumerate(points) if player != seat]
    return points[seat] - (sum(others) / len(others) + max(others)) / 2


def play_on(game: Game, action: int, pickers: Sequence[Picker], seed: int) -> float:
    """What an action brings who decides, on the mean."""
    seat = game.seat
    total = 0.0
    for number in range(PLAYED_ON):
        other = game.copy(SeededDealer(seed + number))
        other.advance(action)
        while not other.is_over:
            other.advance(pickers[other.seat].pick(other))
        total += ahead(other.outcome().points, seat)
    return total / PLAYED_ON


def find(trial: Trial, pilgrim: Rater, seed: int) -> list[Seen]:
    """One game, and what was found at its decisions. With merchants at the table, at those of one seat only."""
    random = Random(seed)
    players, variants = random.choice(trial.tables)
    among_merchants = random.random() < 0.5
    hero = random.randrange(players)
    pickers = [pilgrim if seat == hero or not among_merchants else trial.merchant() for seat in range(players)]
    game = trial.deal(Setup(tuple("ABCDE"[:players]), variants), SeededDealer(seed))
    found: list[Seen] = []
    while not game.is_over:
        actions = game.legal_actions()
        asked = len(actions) > 1 and game.decision_kind() not in trial.skipped and pickers[game.seat] is pilgrim
        if asked and random.random() < STOPS:
            scores = pilgrim.scores(game, actions)
            order = sorted(range(len(actions)), key=lambda i: -scores[i])
            rest = order[trial.best :]
            tried = (*order[: trial.best], *random.sample(rest, min(OTHERS, len(rest))))
            brought = tuple(play_on(game, actions[i], pickers, seed) for i in tried)
            found.append((game.view(game.seat), actions, tried, brought))
        odd = len(actions) > 1 and random.random() < ODD
        game.advance(random.choice(actions[:4]) if odd else pickers[game.seat].pick(game))
    return found
