"""A step of the game, as a commentary looks at it."""

from __future__ import annotations

from functools import cached_property

from tokaido_tui.games.tokaido.box import Box, Traveller
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.words.road.commentary.step import RoadStep


class Step(RoadStep):
    before: View
    after: View

    @cached_property
    def previewer(self) -> Previewer:
        return Previewer(self.before)

    @property
    def box(self) -> Box:
        return self.before.box

    @property
    def was(self) -> PlayerView:
        return self.before.players[self.seat]

    @property
    def player(self) -> PlayerView:
        return self.after.players[self.seat]

    @property
    def who(self) -> Traveller:
        return self.player.who or self.box.novice

    def paid(self, cause: str) -> int:
        return -sum(event.amount for event in self.all("coins") if event.cause == cause)
