"""From points to hopes: the chance to win, and a little for every point."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

MARGIN = 0.004
"""What a point is worth beside winning: it keeps a search sensible where the winner is settled."""
WINNING = 1 - MARGIN * 20


def settled(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The hopes of a finished game: its winners share the win."""
    mean = sum(points) / len(points)
    shares = [MARGIN * (own - mean + 10) for own in points]
    for seat in winners:
        shares[seat] += WINNING / len(winners)
    return shares


def expected(finals: Sequence[float], spread: float) -> list[float]:
    """The hopes where final points are only forecast: so many points apart make winning e times as likely."""
    best = max(finals)
    chances = [exp((final - best) / spread) for final in finals]
    whole = sum(chances)
    mean = sum(finals) / len(finals)
    return [
        chance / whole * WINNING + MARGIN * (final - mean + 10) for chance, final in zip(chances, finals, strict=True)
    ]
