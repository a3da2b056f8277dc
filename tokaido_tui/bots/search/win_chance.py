"""From points to the chance to win, and a little for every point."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

MARGIN = 0.004
"""What a point is worth beside winning: it keeps a search sensible where the winner is settled."""
WINNING = 1 - MARGIN * 20


def decided(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The value of a finished game to each seat: its winners share the win."""
    mean = sum(points) / len(points)
    shares = [MARGIN * (own - mean + 10) for own in points]
    for seat in winners:
        shares[seat] += WINNING / len(winners)
    return shares


def chances(finals: Sequence[float], spread: float) -> list[float]:
    """Who wins, where final points are only forecast: so many points apart make it e times as likely."""
    best = max(finals)
    odds = [exp((final - best) / spread) for final in finals]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def expected(finals: Sequence[float], spread: float) -> list[float]:
    """The value to each seat of a game whose final points are only forecast."""
    mean = sum(finals) / len(finals)
    return [
        chance * WINNING + MARGIN * (final - mean + 10)
        for chance, final in zip(chances(finals, spread), finals, strict=True)
    ]
