"""What a search is told about a game: promising actions, which questions are the same, how to play on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from typing import Any

Scores = Callable[[Any, tuple[int, ...]], list[float]]
"""Rates legal actions in points; only the differences mean anything."""
Playout = Callable[[Any], list[float]]
"""Plays on as far as it is worth, and says how likely each seat is to win then."""


def promising(scores: Sequence[float], calm: float) -> list[float]:
    """They sum to 1; `calm` points apart is e times as promising, and nothing is ruled out beforehand."""
    best = max(scores)
    odds = [exp((score - best) / calm) for score in scores]
    floor = 0.1 / len(odds)
    whole = sum(odds)
    return [0.9 * odd / whole + floor for odd in odds]


class Guide:
    """`question` says what is asked: to the same question an action means the same in all imagined games. Without
    `scores` nothing is known beforehand."""

    __slots__ = ("_calm", "_scores", "play_out", "question")

    def __init__(
        self, question: Callable[[Any], Hashable], play_out: Playout, calm: float, scores: Scores | None = None
    ) -> None:
        self.question = question
        self.play_out = play_out
        self._calm = calm
        self._scores = scores

    def priors(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """How promising each action looks to whoever decides; they sum to 1."""
        if self._scores is None:
            return [1 / len(actions)] * len(actions)
        return promising(self._scores(game, actions), self._calm)
