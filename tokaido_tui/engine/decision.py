"""A decision at a time: who decides, what about, and what can be chosen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen: `name` as records write it, and what it certainly does to the chooser."""

    action: int
    name: str
    points: int = 0
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """`options` is empty for those who may not know them: the others, and spectators."""

    seat: int
    kind: str
    options: tuple[Option, ...] = ()
