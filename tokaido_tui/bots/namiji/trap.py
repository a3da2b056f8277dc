"""Pushing luck at the trap: what a haul is worth if one stops at the right moment, and when that is."""

from __future__ import annotations

from collections.abc import Callable

FINE = 32
"""The share of crabs in the bag is told in so many steps."""
LOST = 0.0

Worth = Callable[[int, int], float]
"""What so many shrimp and crabs are worth when they are kept."""


class Haul:
    """`start` is what a visit is worth. `best[shrimp << 6 | crabs]` is what a haul so far is worth, played well."""

    __slots__ = ("best", "draws", "safe", "start", "worth")

    def __init__(self, crab_share: float, safe: int, draws: int, worth: Worth) -> None:
        self.safe = safe
        self.draws = draws
        self.worth = worth
        self.best: dict[int, float] = {}
        for drawn in range(draws, -1, -1):
            for crabs in range(min(drawn, safe) + 1):
                shrimp = drawn - crabs
                kept = worth(shrimp, crabs) if drawn else LOST
                more = self.drawing(crab_share, shrimp, crabs) if drawn < draws else kept
                # The first draw is not asked for.
                self.best[shrimp << 6 | crabs] = max(kept, more) if drawn else more
        self.start = self.best[0]

    def drawing(self, crab_share: float, shrimp: int, crabs: int) -> float:
        """What one more draw is worth."""
        crab = LOST if crabs == self.safe else self.best[shrimp << 6 | crabs + 1]
        return crab_share * crab + (1 - crab_share) * self.best[shrimp + 1 << 6 | crabs]
