"""A picker at a table: it is shown a view, and picks in a game imagined from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.bots.policy import Look
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.game import Game


class FromView:
    """A policy made of a picker. Pickers do not look at what is hidden, so one imagination is as good as another."""

    __slots__ = ("_imagine", "_picker", "_seed")

    def __init__(self, picker: Picker, imagine: Callable[[Any, Dealer], Game], seed: int | str) -> None:
        self._picker = picker
        self._imagine = imagine
        self._seed = seed

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:  # noqa: ARG002
        if len(actions) == 1:
            return actions[0]
        return self._picker.pick(self._imagine(look(), SeededDealer(self._seed)))
