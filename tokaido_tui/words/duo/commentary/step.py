"""A step of the game, as a commentary looks at it."""

from __future__ import annotations

from tokaido_tui.games.duo.box import ARTIST, MOON, PAWNS, Box
from tokaido_tui.games.duo.island import Path, island_of
from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.words.step import GameStep


class Step(GameStep[View, PlayerView]):
    @property
    def box(self) -> Box:
        return self.before.box

    @property
    def other(self) -> str:
        return self.name_of(1 - self.seat)

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
