"""What the bots have to know about a game; everything else about them is the same for every game.

`knowledge_of(game)` finds it; nothing about a game is loaded before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tokaido_tui.bots.search.guide import Guide, Playout, Scores
from tokaido_tui.bots.search.strolling import Loop, strolling
from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.errors import SetupError


class Picker(Protocol):
    """Whoever can decide for the seat whose turn it is."""

    def pick(self, game: Any) -> int:
        """A legal action, chosen by what the deciding seat may know alone."""


class Rater(Picker, Protocol):
    """A picker that can say why."""

    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """What these legal actions are worth, in points; only the differences mean anything."""


Pick = Callable[[Any], int]


def own_scores(pilgrim: Rater) -> Scores:
    return pilgrim.scores


@dataclass(frozen=True)
class Knowledge:
    """What the bots know about one game: `KNOWLEDGE` in the module `knowledge` of its package.

    imagine: a whole game that agrees with a view, what it does not show dealt anew; imagination: the same again and
    again, as fast as can be, a fresh game with every call. question: what is asked, so that to the same question an
    action means the same in all imagined games.

    play_on: the playouts of a picker; at_end: how likely each seat is to win, or to have won, at the end of a strolled
    game; stroll: the loop that strolls there. search_scores: how the search rates actions beforehand, by the pilgrim;
    calm: how many points apart make one e times as promising.
    """

    merchant: Callable[[], Picker]
    pilgrim: Callable[[], Rater]
    imagine: Callable[[Any, Dealer], Any]
    imagination: Callable[[Any, Dealer], Callable[[], Any]]
    question: Callable[[Any], Hashable]
    play_on: Callable[[Pick], Playout]
    at_end: Playout
    stroll: Loop
    search_scores: Callable[[Any], Scores] = own_scores
    calm: float = 1.5

    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """The pilgrim's rating of legal actions in points; only the differences mean anything."""
        return self.pilgrim().scores(game, actions)

    def guide(self, playout: str, seed: str) -> Guide:
        """For the search, with playouts as wanderer, merchant or pilgrim."""
        if playout == "wanderer":
            return Guide(self.question, strolling(self.stroll, self.at_end, seed), self.calm)
        pilgrim = self.pilgrim()
        picker = pilgrim if playout == "pilgrim" else self.merchant()
        return Guide(self.question, self.play_on(picker.pick), self.calm, self.search_scores(pilgrim))


@cache
def is_known(game: str) -> bool:
    """Whether there are bots that know the game."""
    package = f"tokaido_tui.bots.{game}"
    # Without a package there is no module to look for in it.
    return find_spec(package) is not None and find_spec(f"{package}.knowledge") is not None


def knowledge_of(game: str) -> Knowledge:
    """Raises SetupError for a game that no bot knows."""
    if not is_known(game):
        raise SetupError("no bot knows {game} yet", game=game)
    found: Knowledge = import_module(f"tokaido_tui.bots.{game}.knowledge").KNOWLEDGE
    return found
