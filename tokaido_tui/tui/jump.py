"""Jump mode: letters lie on the places, and pressing one goes there."""

from __future__ import annotations

from collections.abc import Iterable

_SMALL = "abcdefmnoprstvwxyz"
LETTERS = _SMALL + _SMALL.upper()
"""Not those that move the cursor, or that begin and leave the mode; large ones where there are many places."""


def letters_for(places: Iterable[int]) -> dict[int, str]:
    """By place, its letter; places beyond the last letter have none."""
    return dict(zip(places, LETTERS, strict=False))
