"""What the bots have to know about a game: everything else about them is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from tokaido_tui.engine.dealer import Dealer
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
        """Plays on as far as it is worth, and says what each seat can hope for then, from 0 to 1."""


class Mind(Protocol):
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
