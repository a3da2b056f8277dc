"""What `tokaido lab tune` has to know about a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tokaido_tui.engine.errors import SetupError


class Tuner(Protocol):
    """How a game's pilgrim is tuned: `TUNER` in a module of this package. `tokaido lab tune` does the rest.

    What it is given and gives can be pickled: games are shared between processes.
    """

    games: int
    """In a round, where nothing else is said."""

    def start(self) -> Any:
        """The weights there are."""

    def find(self, weights: Any, seed: int) -> list[Any]:
        """Plays one game, and returns what was found on the way."""

    def learn(self, weights: Any, found: list[Any]) -> tuple[Any, float]:
        """The weights that explain best what was found in a round, and how far, in points, they are still off."""

    def text(self, weights: Any) -> str:
        """The weights as the file that ships has them."""


def tuner(game: str) -> Tuner:
    """Raises SetupError for a game whose pilgrim has nothing to be tuned."""
    name = f"tokaido_tui.lab.fitting.{game}"
    if find_spec(name) is None:
        raise SetupError(f"there is nothing to tune for {game} yet")
    found: Tuner = import_module(name).TUNER
    return found
