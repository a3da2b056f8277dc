"""A step of the game, as a commentary looks at it."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import Box, Traveller
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

    def paid(self, cause: str) -> int:
        return -self.coins(cause)
