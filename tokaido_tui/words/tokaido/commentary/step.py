"""A step of the game, as a commentary looks at it."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import NEEDS_COIN, TEMPLE, VILLAGE, Box, Traveller
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.words.road.commentary.step import RoadStep


class Step(RoadStep[View, PlayerView]):
    previewer_of = Previewer

    @property
    def box(self) -> Box:
        return self.before.box

    @property
    def who(self) -> Traveller:
        return self.player.who or self.box.novice

    @property
    def closed_without_coin(self) -> bool:
        """Whether villages and temples are closed to who has no coin: tables of one's own may say otherwise."""
        closed_by = self.before.road.closed_by
        both = closed_by[VILLAGE] and closed_by[TEMPLE]
        return bool(both) and all(mask == NEEDS_COIN for mask in (*closed_by[VILLAGE], *closed_by[TEMPLE]))

    def paid(self, cause: str) -> int:
        return -self.coins(cause)
