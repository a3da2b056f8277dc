"""What the pilgrims of both road games share."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, TypeVar

TablesOfGame = TypeVar("TablesOfGame")


class MakeTables(Protocol):
    def __call__(self, weights: Any, box: Any, /) -> Any: ...


class RoadPilgrim(Generic[TablesOfGame]):
    """Picks by tables, one set a box; without weights by those that ship.

    A game says how to make tables (without weights: those that ship), and how to rate actions.
    """

    make_tables: ClassVar[MakeTables]

    __slots__ = ("_tables", "_weights")

    def __init__(self, weights: Any = None) -> None:
        self._weights = weights
        self._tables: dict[Any, TablesOfGame] = {}

    def tables(self, box: Any) -> TablesOfGame:
        found = self._tables.get(box)
        if found is None:
            found = self._tables[box] = type(self).make_tables(self._weights, box)
        return found

    def scores(self, game: Any, actions: tuple[int, ...]) -> list[float]:
        """What each of these legal actions is worth, in points; only the differences mean anything."""
        raise NotImplementedError

    def pick(self, game: Any) -> int:
        actions: tuple[int, ...] = game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        scores = self.scores(game, actions)
        return actions[scores.index(max(scores))]
