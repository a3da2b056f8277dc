"""Whoever picks what it rates best."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any


class RatedPicker(ABC):
    __slots__ = ()

    @abstractmethod
    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """What each of these legal actions is worth, in points; only the differences mean anything."""

    def pick(self, game: Any) -> int:
        """The best action; of equals the first."""
        actions: tuple[int, ...] = game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        scores = self.scores(game, actions)
        return actions[scores.index(max(scores))]
