"""What the pilgrims of both road games share."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, TypeVar

from tokaido_tui.bots.rated import RatedPicker

TablesOfGame = TypeVar("TablesOfGame")


class MakeTables(Protocol):
    def __call__(self, weights: Any, box: Any, /) -> Any: ...


class RoadPilgrim(RatedPicker, Generic[TablesOfGame]):
    """Picks by tables, one set a box, that a game makes: from weights, or without any from those that ship."""

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
