"""Figures as signs: bars and rows of columns, for screens and for plain text alike."""

from __future__ import annotations

from collections.abc import Sequence

BLOCKS = " ▁▂▃▄▅▆▇█"
PLAIN = " .,:-=+*#"
"""The same eight heights for terminals that have no blocks."""


def columns(values: Sequence[float], cells: int, rows: int = 1, signs: str = BLOCKS) -> list[str]:
    """The latest values as columns, the highest row first; the lowest of them is still seen.

    They are measured from their own lowest to their own highest: what matters is how they went up and down.
    """
    shown = values[-cells:] if cells > 0 else ()
    if not shown:
        return [""] * rows
    low, high = min(shown), max(shown)
    steps = len(signs) - 1
    full = rows * steps
    heights = [full // 2 if high == low else 1 + round((value - low) / (high - low) * (full - 1)) for value in shown]
    return [
        "".join(signs[max(0, min(steps, height - below * steps))] for height in heights)
        for below in range(rows - 1, -1, -1)
    ]


def halves(value: float, most: float, cells: int) -> int:
    """How many half cells a bar is long; what is more than nothing is seen."""
    if value <= 0 or most <= 0:
        return 0
    return max(1, round(min(1.0, value / most) * cells * 2))
