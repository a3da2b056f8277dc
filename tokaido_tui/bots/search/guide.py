"""What the search has to know about Tokaido: promising actions, how to play on, how far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from random import Random

from tokaido_tui.bots.search.forecast import hopes, hopes_at_end
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import BUY, OVER

Pick = Callable[[Tokaido], int]
Scores = Callable[[Tokaido, Sequence[int]], list[float]]


class TokaidoGuide:
    """`pick` plays on; with `whole_games` to the very end, else to the next inn where all have eaten, and the
    forecast says the rest. `scores` rates actions in points, `calm` points apart being e times as promising."""

    def __init__(self, pick: Pick, scores: Scores | None, whole_games: bool, calm: float = 1.5) -> None:
        self._pick = pick
        self._scores = scores
        self._whole_games = whole_games
        self._calm = calm

    def priors(self, game: Tokaido, actions: Sequence[int]) -> list[float]:
        if self._scores is None:
            return [1 / len(actions)] * len(actions)
        scores = self._scores(game, actions)
        best = max(scores)
        odds = [exp((score - best) / self._calm) for score in scores]
        # Nothing is ruled out beforehand.
        floor = 0.1 / len(odds)
        whole = sum(odds)
        return [0.9 * odd / whole + floor for odd in odds]

    def key(self, game: Tokaido, action: int) -> Hashable:
        # A purchase is a mask over the cards on offer: it means something else with other cards.
        return (game.offer, action) if game.kind == BUY else (game.kind, action)

    def play_out(self, game: Tokaido) -> list[float]:
        pick = self._pick
        if self._whole_games:
            while game.kind != OVER:
                game.advance(pick(game))
            return hopes_at_end(game)
        stage = game.stage
        while game.stage is stage and game.kind != OVER:
            game.advance(pick(game))
        return hopes(game)


def stroller(seed: int | str) -> Pick:
    """Strolling playouts: the nearest station with probability one half, else the next; the rest at random."""
    random = Random(seed).random

    def pick(game: Tokaido) -> int:
        actions = game.legal_actions()
        if game.kind == MOVE:
            for action in actions:
                if random() < 0.5:
                    return action
            return actions[-1]
        return actions[int(random() * len(actions))]

    return pick
