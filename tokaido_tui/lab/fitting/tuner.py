"""What `tokaido lab tune` has to know about a game: `TUNER`, and `FORECAST_FIT` if its sage has a forecast."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.lab.fitting.forecast import ForecastFit


class Tuner(Protocol):
    """How a game's pilgrim is tuned. `tokaido lab tune` does the rest.

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


def _module(game: str) -> ModuleType:
    name = f"tokaido_tui.lab.fitting.{game}"
    if find_spec(name) is None:
        raise SetupError("there is nothing to tune for {game} yet", game=game)
    return import_module(name)


def tuner(game: str) -> Tuner:
    """Raises SetupError for a game whose pilgrim has nothing to be tuned."""
    found: Tuner = _module(game).TUNER
    return found


def forecast_fit(game: str) -> ForecastFit:
    """Raises SetupError for a game whose sage goes by the pilgrim's own evaluation."""
    found: ForecastFit | None = getattr(_module(game), "FORECAST_FIT", None)
    if found is None:
        raise SetupError("the sage of {game} has no forecast of its own", game=game)
    return found
