"""Bots that do not look at the game: opponents for tests, and games of a known length for measurements."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tokaido_tui.bots.policy import Look


class RandomPolicy:
    """Any legal action is as likely as any other. On the road that means long strides and short games."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:  # noqa: ARG002
        return actions[int(self._random() * len(actions))]


def stroll(kind: str, actions: tuple[int, ...], random: Callable[[], float]) -> int:
    """On a road the nearest station it may stop at with probability one half, else the next, and so on.

    Games are then about as long as people's. All other choices are random.
    """
    if kind != "move":
        return actions[int(random() * len(actions))]
    # Legal moves are listed from the nearest on.
    for action in actions:
        if random() < 0.5:
            return action
    return actions[-1]


class Wanderer:
    """Strolls, whatever the game."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:  # noqa: ARG002
        return stroll(kind, actions, self._random)
