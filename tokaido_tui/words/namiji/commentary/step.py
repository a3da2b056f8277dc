"""A step of the voyage, as a commentary looks at it."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.games.namiji.box import Box
from tokaido_tui.games.namiji.preview import Previewer
from tokaido_tui.games.namiji.view import PlayerView, View
from tokaido_tui.words.namiji import upgrade_names
from tokaido_tui.words.namiji.sums import effect_of
from tokaido_tui.words.road.commentary.step import RoadStep


class Step(RoadStep[View, PlayerView]):
    previewer_of = Previewer

    @property
    def box(self) -> Box:
        return self.before.box

    def effect(self, which: int) -> int:
        """What the player's upgrades added up to before the step."""
        return effect_of(self.box, self.was, which)

    def gear(self, which: int, said: Callable[[Box, int], str] = upgrade_names.who) -> str:
        """The card that has this effect, with its article."""
        return said(self.box, next(card for card in self.was.dock_cards if self.box.docks[card].effects[which]))

    @property
    def others(self) -> list[PlayerView]:
        return [player for player in self.after.players if player.number != self.seat]
