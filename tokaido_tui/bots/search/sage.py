"""The sage: searches from what its seat can see, with the pilgrim's knowledge in priors and playouts."""

from __future__ import annotations

from typing import Any

from tokaido_tui.bots.knowledge import knowledge_of
from tokaido_tui.bots.policy import Look
from tokaido_tui.bots.search.tree import Edge, Search
from tokaido_tui.bots.spec import number, one_of
from tokaido_tui.engine.dealer import SeededDealer

PLAYOUTS = ("wanderer", "merchant", "pilgrim")
THINKS = 1.0
"""Seconds a decision, where nothing else is said."""


class Sage:
    """Thinks for so many iterations, or so many seconds, or both; with iterations alone it is deterministic.

    With `playout=wanderer` it is the plain search of old: strolling playouts to the end, no knowledge at all.
    """

    slow = True

    def __init__(
        self,
        seed: int | str,
        game: str = "tokaido",
        iterations: str = "",
        seconds: str = "",
        playout: str = "pilgrim",
        curiosity: str = "0.6",
    ) -> None:
        self._seed = seed
        self._knowledge = knowledge_of(game)
        self._iterations: int | None = number("sage", "iterations", iterations, int) if iterations else None
        self._seconds: float | None = number("sage", "seconds", seconds, float) if seconds else None
        if self._iterations is None and self._seconds is None:
            self._seconds = THINKS
        self._curiosity = number("sage", "curiosity", curiosity, float)
        self._playout = one_of("sage", "playout", playout, PLAYOUTS)
        self._decisions = 0

    def search(self, view: Any, briefly: bool = False) -> Search:
        """A search that has been run: to its end, or until the choice is settled."""
        self._decisions += 1
        seed = f"{self._seed}/{self._decisions}"
        imagine = self._knowledge.imagination(view, SeededDealer(seed))
        search = Search(imagine, self._knowledge.guide(self._playout, seed), self._curiosity)
        search.run(self._iterations, self._seconds, briefly)
        return search

    def ranking(self, view: Any, actions: tuple[int, ...], briefly: bool = False) -> list[tuple[int, Edge]]:
        """The actions, best first, with how often they were tried and what they brought."""
        return self.search(view, briefly).ranking(self._knowledge.imagine(view, SeededDealer(0)), actions)

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:  # noqa: ARG002
        if len(actions) == 1:
            return actions[0]
        return self.ranking(look(), actions, briefly=True)[0][0]
