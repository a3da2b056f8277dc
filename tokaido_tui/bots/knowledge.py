"""What the bots have to know about a game; everything else about them is the same for every game.

`knowledge_of(game)` finds it; nothing about a game is loaded before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.game import Game

Random = Callable[[], float]
"""Numbers from 0 to 1, as `random.Random.random` gives them."""


class Picker(Protocol):
    """Whoever can decide for the seat whose turn it is."""

    def pick(self, game: Any) -> int:
        """A legal action, chosen by what the deciding seat may know alone."""


class Guide(Protocol):
    """What a search has to be told about a game."""

    def priors(self, game: Any, actions: Sequence[int]) -> list[float]:
        """How promising each action looks to who decides; they sum to 1."""

    def question(self, game: Any) -> Hashable:
        """What is asked: to the same question an action means the same in all imagined games."""

    def play_out(self, game: Any) -> list[float]:
        """Plays on as far as it is worth, and says how likely each seat is to win then."""


class Knowledge(Protocol):
    """What the bots know about one game."""

    def merchant(self) -> Picker: ...
    def pilgrim(self) -> Picker: ...
    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """The pilgrim's rating of legal actions in points; only the differences mean anything."""

    def wander(self, kind: str, actions: tuple[int, ...], random: Random) -> int:
        """One strolling decision."""

    def imagine(self, view: Any, dealer: Dealer) -> Game:
        """A whole game that agrees with the view, what it does not show dealt anew."""

    def imagination(self, view: Any, dealer: Dealer) -> Callable[[], Game]:
        """The same again and again, as fast as can be: a fresh game with every call."""

    def guide(self, playout: str, seed: str) -> Guide:
        """For the search, with playouts as wanderer, merchant or pilgrim."""


class Tuner(Protocol):
    """How a game's pilgrim is tuned: `TUNER` in the module `tuning` of its bots. `tokaido lab tune` does the rest.

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


@cache
def _is_there(game: str, part: str) -> bool:
    # A package that is not there has no parts to look for.
    return all(find_spec(f"tokaido_tui.bots.{name}") is not None for name in (game, f"{game}.{part}"))


def is_known(game: str) -> bool:
    """Whether there are bots that know the game."""
    return _is_there(game, "knowledge")


def knowledge_of(game: str) -> Knowledge:
    """Raises SetupError for a game that no bot knows."""
    if not is_known(game):
        raise SetupError(f"no bot knows {game} yet")
    found: Knowledge = import_module(f"tokaido_tui.bots.{game}.knowledge").KNOWLEDGE
    return found


def tuner(game: str) -> Tuner:
    """Raises SetupError for a game whose pilgrim has nothing to be tuned."""
    if not _is_there(game, "tuning"):
        raise SetupError(f"there is nothing to tune for {game} yet")
    found: Tuner = import_module(f"tokaido_tui.bots.{game}.tuning").TUNER
    return found
