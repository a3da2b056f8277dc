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
        scores = self._scores(game, actions)
        best = max(scores)
        odds = [exp((score - best) / self._calm) for score in scores]
        # Nothing is ruled out beforehand.
        floor = 0.1 / len(odds)
        whole = sum(odds)
        return [0.9 * odd / whole + floor for odd in odds]

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
        return hopes(game)

    return play_out


def strolling(seed: int | str) -> Playout:
    """Plays to the very end: the nearest station with probability one half, else the next; the rest at random."""
    random = Random(seed).random

    def play_out(game: Tokaido) -> list[float]:
        # One loop without calls to a bot: an iteration is little else.
        legal_actions, advance = game.legal_actions, game.advance
        while (kind := game.kind) != OVER:
            actions = legal_actions()
            if kind == MOVE:
                for action in actions:  # noqa: B007
                    if random() < 0.5:
                        break
                # The last one, if none was taken before.
                advance(action)
            else:
                advance(actions[int(random() * len(actions))])
        return hopes_at_end(game)

    return play_out
