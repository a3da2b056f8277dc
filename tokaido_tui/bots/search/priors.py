"""From ratings of actions to how promising they look."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def promising(scores: Sequence[float], calm: float) -> list[float]:
    """They sum to 1; `calm` points apart is e times as promising, and nothing is ruled out beforehand."""
    best = max(scores)
    odds = [exp((score - best) / calm) for score in scores]
    floor = 0.1 / len(odds)
    whole = sum(odds)
    return [0.9 * odd / whole + floor for odd in odds]
