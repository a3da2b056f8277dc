"""Open-loop tree search for several players.

Every iteration imagines a whole game from the view (what is hidden is dealt anew), walks down the tree by what
has worked for whoever decides (max^n: everybody for themselves), adds one node, lets the guide play on and say how
likely each seat is to win, and remembers it along the way. The tree holds decisions, not states: chance is whatever
the imagined game dealt this time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import inf, sqrt
from time import perf_counter
from typing import Any

from tokaido_tui.bots.search.guide import Guide
from tokaido_tui.engine.game import Game

GLANCE = 8
"""After every so many iterations a brief search looks whether its choice is settled."""
HASTE = 1.5
"""By the clock a lead of a part of the iterations that are left is enough: the second choice will not get them all."""


class Edge:
    """An action that was or could be tried: how often, what it brought who decided (on the mean), how much it asks to
    be tried for its promise, and what came after."""

    __slots__ = ("action", "mean", "node", "prior", "total", "urge", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = self.urge = prior
        self.visits = 0
        self.total = self.mean = 0.0
        self.node: Node | None = None

    def learn(self, value: float) -> None:
        self.visits = visits = self.visits + 1
        self.total = total = self.total + value
        self.mean = total / visits
        self.urge = self.prior / (1 + visits)


class Node:
    """A decision to be made, whatever the cards are."""

    __slots__ = ("_menus", "edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Hashable, Edge] = {}
        # The edges of a question with the same legal actions, which is what mostly comes again.
        self._menus: dict[Hashable, list[Edge]] = {}
        self.visits = 0
        self.total = 0.0

    def menu(self, game: Any, actions: tuple[int, ...], guide: Guide) -> list[Edge]:
        """The edges of the legal actions, in their order."""
        question = guide.question(game)
        menu = self._menus.get((question, actions))
        if menu is None:
            edges = self.edges
            keys = [(question, action) for action in actions]
            if any(key not in edges for key in keys):
                for key, prior in zip(keys, guide.priors(game, actions), strict=True):
                    if key not in edges:
                        edges[key] = Edge(key[1], prior)
            menu = self._menus[question, actions] = [edges[key] for key in keys]
        return menu

    def pick(self, game: Any, actions: tuple[int, ...], guide: Guide, curiosity: float) -> Edge:
        """The action to try next: what has worked, what looks promising, what was hardly tried."""
        edges = self.menu(game, actions, guide)
        # What was never tried is taken to be a little worse than what was.
        unknown = self.total / self.visits - 0.05 if self.visits else 0.5
        spread = curiosity * sqrt(self.visits + 1)
        best, most = edges[0], -1.0
        for edge in edges:
            score = (edge.mean if edge.visits else unknown) + spread * edge.urge
            if score > most:
                best, most = edge, score
        return best


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without looking for cycles, of which a search makes none: that would go through the growing tree again and
    again, a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Search:
    """`imagine()` gives a fresh game that agrees with what the searcher sees."""

    def __init__(
        self,
        imagine: Callable[[], Game],
        guide: Guide,
        curiosity: float = 1.2,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._imagine = imagine
        self._guide = guide
        self._curiosity = curiosity
        self._clock = clock
        self.root = Node()
        self.iterations = 0

    def run(self, iterations: int | None, seconds: float | None, briefly: bool = False) -> None:
        """Until the iterations are done or the time is up, whichever comes first; at least one iteration.

        If asked to be brief, until the choice is settled: for a number of iterations it is then the same as after
        all of them; by the clock it almost surely is.
        """
        begin = self._clock()
        with _uncollected():
            while True:
                self._iterate()
                self.iterations += 1
                left = inf if iterations is None else iterations - self.iterations
                if seconds is not None:
                    passed = self._clock() - begin
                    left = min(left, self.iterations * (seconds - passed) / passed / HASTE)
                if left <= 0 or (briefly and not self.iterations % GLANCE and self._lead() > left):
                    return

    def _lead(self) -> int:
        """How many more iterations went to the first choice than to any other."""
        visits = sorted([edge.visits for edge in self.root.edges.values()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    def _iterate(self) -> None:
        game: Any = self._imagine()
        guide, curiosity = self._guide, self._curiosity
        path: list[tuple[Node, Edge, int]] = []
        node = self.root
        while not game.is_over:
            actions = game.legal_actions()
            if len(actions) == 1:
                game.advance(actions[0])
                continue
            seat = game.seat
            edge = node.pick(game, actions, guide, curiosity)
            path.append((node, edge, seat))
            game.advance(edge.action)
            if not edge.visits:
                break
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        values = guide.play_out(game)
        for node, edge, seat in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.learn(value)

    def ranking(self, game: Any, actions: tuple[int, ...]) -> list[tuple[int, Edge]]:
        """The actions at the root, best first."""
        pairs = zip(actions, self.root.menu(game, actions, self._guide), strict=True)
        return sorted(pairs, key=lambda pair: (-pair[1].visits, -pair[1].mean, pair[0]))
