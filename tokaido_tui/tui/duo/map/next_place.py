"""Which of several places the arrow keys lead to."""

from __future__ import annotations

from collections.abc import Mapping

ASIDE = 2.2
"""So many times as far is a step aside as one ahead."""


def next_place(places: Mapping[int, tuple[float, float]], here: int, dx: int, dy: int) -> int:
    """The nearest in that direction, at the sides less near than ahead; `here` if there is none."""
    x, y = places[here]

    def distance(other: int) -> float:
        across, down = places[other][0] - x, places[other][1] - y
        ahead, aside = (across * dx, down) if dx else (down * dy, across)
        return ahead + ASIDE * abs(aside) if ahead > 0 else float("inf")

    best = min(places, key=distance)
    return best if distance(best) < float("inf") else here
