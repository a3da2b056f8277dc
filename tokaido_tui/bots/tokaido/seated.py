"""A picker at a table: it is shown a view, and picks in a game imagined from it."""

from __future__ import annotations

from typing import Protocol

from tokaido_tui.bots.policy import Look
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine


class Picker(Protocol):
    """Whoever can decide for the seat whose turn it is."""

    def pick(self, game: Tokaido) -> int:
        """A legal action, chosen by what the deciding seat may know alone."""


class Seated:
    """A policy made of a picker. Pickers do not look at what is hidden, so one imagination is as good as another."""

    __slots__ = ("_picker", "_seed")

    def __init__(self, picker: Picker, seed: int | str) -> None:
        self._picker = picker
        self._seed = seed

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:  # noqa: ARG002
        if len(actions) == 1:
            return actions[0]
        return self._picker.pick(imagine(look(), SeededDealer(self._seed)))
