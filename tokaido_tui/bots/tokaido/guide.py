"""What the search has to know about Tokaido: promising actions, how to play on, how far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random

from tokaido_tui.bots.search.priors import promising
from tokaido_tui.bots.tokaido.forecast import chances_at_end, win_chances
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import BUY, OVER
from tokaido_tui.games.tokaido.strolling import stroll

Pick = Callable[[Tokaido], int]
Playout = Callable[[Tokaido], list[float]]
Scores = Callable[[Tokaido, Sequence[int]], list[float]]


class TokaidoGuide:
    """`play_out` is to_next_inn or strolling. `scores` rates actions in points, `calm` points apart being e times as
    promising; without it nothing is known beforehand."""

    def __init__(self, play_out: Playout, scores: Scores | None = None, calm: float = 1.5) -> None:
        self.play_out = play_out
        self._scores = scores
        self._calm = calm

    def priors(self, game: Tokaido, actions: Sequence[int]) -> list[float]:
        if self._scores is None:
            return [1 / len(actions)] * len(actions)
        return promising(self._scores(game, actions), self._calm)

    def question(self, game: Tokaido) -> Hashable:
        # A purchase is a mask over the cards on offer: it means something else with other cards.
        return game.offer if game.kind == BUY else game.kind


def to_next_inn(pick: Pick) -> Playout:
    """Plays on to the next inn where all have eaten; the forecast says the rest."""

    def play_out(game: Tokaido) -> list[float]:
        advance = game.advance
        stage = game.stage
        while game.stage is stage and game.kind != OVER:
            advance(pick(game))
        return win_chances(game)

    return play_out


def strolling(seed: int | str) -> Playout:
    """Plays to the very end: the nearest station with probability one half, else the next; the rest at random."""
    random = Random(seed).random

    def play_out(game: Tokaido) -> list[float]:
        stroll(game, random)
        return chances_at_end(game)

    return play_out


def pilgrims_scores(pilgrim: Pilgrim) -> Scores:
    """Ratings of actions in points: the pilgrim's own for moves, its choice above all others elsewhere."""

    def scores(game: Tokaido, actions: Sequence[int]) -> list[float]:
        if game.kind == MOVE and game.walker < game.players:
            return pilgrim.values(game, tuple(actions))
        chosen = pilgrim.pick(game)
        return [2.0 if action == chosen else 0.0 for action in actions]

    return scores
