"""Playouts without knowledge: strolling to the very end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tokaido_tui.bots.search.guide import Playout

Loop = Callable[[Any, Callable[[], float]], None]


def stroll(move: int, over: int) -> Loop:
    """Takes the first place to go with probability one half, else the next, and the rest at random. `move` and `over`
    are the game's numbers for these decisions."""

    def loop(game: Any, random: Callable[[], float]) -> None:
        # One loop without calls to a bot: an iteration is little else.
        legal_actions, advance = game.legal_actions, game.advance
        while (kind := game.kind) != over:
            actions = legal_actions()
            if kind == move:
                for action in actions:  # noqa: B007
                    if random() < 0.5:
                        break
                # The last one, if none was taken before.
                advance(action)
            else:
                advance(actions[int(random() * len(actions))])

    return loop


def strolling(loop: Loop, value: Playout, seed: int | str) -> Playout:
    """Strolls to the end, where `value` says who has won."""
    random = Random(seed).random

    def play_out(game: Any) -> list[float]:
        loop(game, random)
        return value(game)

    return play_out
