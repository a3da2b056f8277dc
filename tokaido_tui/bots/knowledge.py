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


@cache
def is_known(game: str) -> bool:
    """Whether there are bots that know the game."""
    package = f"tokaido_tui.bots.{game}"
    # Without a package there is no module to look for in it.
    return find_spec(package) is not None and find_spec(f"{package}.knowledge") is not None


def knowledge_of(game: str) -> Knowledge:
    """Raises SetupError for a game that no bot knows."""
    if not is_known(game):
        raise SetupError(f"no bot knows {game} yet")
    found: Knowledge = import_module(f"tokaido_tui.bots.{game}.knowledge").KNOWLEDGE
    return found
