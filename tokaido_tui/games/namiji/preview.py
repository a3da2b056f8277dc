"""What a stop would mean, worked out by the rules from a view: for the cursor on the route, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.namiji.box import DOLPHIN, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.decisions import stop_points
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.road.foresight import why_closed
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.preview import RoadPreview, stop_preview

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class StopPreview(RoadPreview):
    """`points` are scored for certain; `spared` are those of the final penalty that an offering takes away."""

    points: int = 0
    spared: int = 0


class Previewer:
    """Previews the stops of one view."""

    def __init__(self, view: View) -> None:
        # Only what every seat can see is used: any imagination of the view serves.
        self.game = imagine(view, SeededDealer(0))

    def stop(self, station: int) -> StopPreview:
        game = self.game
        kind = game.road.kinds[station]
        panorama = kind - DOLPHIN if DOLPHIN <= kind <= WHALE else -1
        closed = why_closed(game, station)
        if closed:
            return StopPreview(station=station, kind=kind, closed=closed, panorama=panorama)
        points, spared, section = self._gains(station, kind)
        return stop_preview(StopPreview, game, station, panorama, section, points=points, spared=spared)

    def _gains(self, station: int, kind: int) -> tuple[int, int, int]:
        """Points, penalty spared and panorama section of a stop; nothing for the neutral's."""
        game = self.game
        seat = game.walker
        if seat >= game.players:
            return 0, 0, 0
        spared = section = 0
        left = game.offerings[seat]
        if kind == WHIRLPOOL and left:
            spared = game.box.penalty[left] - game.box.penalty[left - 1]
        elif DOLPHIN <= kind <= WHALE:
            section = game.sections[PANORAMAS * seat + kind - DOLPHIN] + 1
        return stop_points(game, seat, station), spared, section
