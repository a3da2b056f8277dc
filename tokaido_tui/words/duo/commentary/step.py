"""A step of the game, as a commentary looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import ARTIST, MOON, PAWNS
from tokaido_tui.games.duo.island import island_of

if TYPE_CHECKING:
    from tokaido_tui.engine.event import Event
    from tokaido_tui.games.duo.island import Path
    from tokaido_tui.games.duo.view import PlayerView, View


class Step:
    """One decision: the table before and after it, and the events between, all as a spectator sees them."""

    def __init__(self, before: View, events: Sequence[Event], after: View) -> None:
        self.before = before
        self.events = events
        self.after = after
        self.box = before.box
        self.seat = before.decider

    def name_of(self, seat: int) -> str:
        return self.before.players[seat].name

    @property
    def name(self) -> str:
        return self.name_of(self.seat)

    @property
    def other(self) -> str:
        return self.name_of(1 - self.seat)

    @property
    def was(self) -> PlayerView:
        return self.before.players[self.seat]

    @property
    def player(self) -> PlayerView:
        return self.after.players[self.seat]

    def event(self, kind: str) -> Event | None:
        """The first of that kind about who decided."""
        return next((event for event in self.events if event.kind == kind and event.seat == self.seat), None)

    def all(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]

    def points(self, cause: str) -> int:
        return sum(event.amount for event in self.all("points") if event.cause == cause)

    def coins(self, cause: str) -> int:
        return sum(event.amount for event in self.all("coins") if event.cause == cause)

    @property
    def moves(self) -> list[tuple[int, int, Path]]:
        """Who moved which pawn over which spaces, the last die of a round too."""
        return [
            (event.seat, PAWNS.index(event.cause), event.what)
            for event in self.events
            if event.kind == "moved" and isinstance(event.what, tuple)
        ]

    def here(self, pawn: int) -> int:
        """Where the decider's pawn stood when the step began."""
        return self.was.pawns[pawn]

    def around(self, seat: int, area: int, moves: int = 0) -> int:
        """How many pawns but that seat's artist are in the area, on its stops and in its towns, after so many moves."""
        where = {
            (player.number, pawn): space for player in self.before.players for pawn, space in enumerate(player.pawns)
        }
        for mover, pawn, path in self.moves[:moves]:
            where[mover, pawn] = path[-1]
        del where[seat, ARTIST]
        mask = island_of(self.box).around[area]
        return sum(mask >> space & 1 for space in where.values())

    def landscape(self, area: int) -> int:
        return self.box.kinds[area] - MOON
