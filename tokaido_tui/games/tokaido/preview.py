"""What a stop would mean, worked out by the rules from a view: for the cursor on the road, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.preview import RoadPreview, stop_preview
from tokaido_tui.games.tokaido.box import FARM, PADDY, SEA, SPRING, TEMPLE
from tokaido_tui.games.tokaido.decisions import section_points
from tokaido_tui.games.tokaido.describe import why_closed
from tokaido_tui.games.tokaido.imagine import imagine

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class StopPreview(RoadPreview):
    """`points` is the least and the most the stop itself scores. `closed` as why_closed says it."""

    points: tuple[int, int] = (0, 0)
    coins: int = 0


class Previewer:
    """Previews the stops of one view."""

    def __init__(self, view: View) -> None:
        # Only what every seat can see is used: any imagination of the view serves.
        self.game = imagine(view, SeededDealer(0))

    def stop(self, station: int) -> StopPreview:
        game = self.game
        kind = game.road.kinds[station]
        closed = why_closed(game, station)
        if closed:
            return StopPreview(station=station, kind=kind, closed=closed)
        points, coins, section = _gains(game, kind)
        return stop_preview(StopPreview, game, station, PADDY, section, points=points, coins=coins)


def _gains(game: Tokaido, kind: int) -> tuple[tuple[int, int], int, int]:
    """Points (least and most), coins and panorama section of a stop; nothing for the neutral's."""
    seat = game.walker
    if seat >= game.players:
        return (0, 0), 0, 0
    if PADDY <= kind <= SEA:
        points = section_points(game, seat, kind - PADDY)
        return (points, points), 0, game.sections[PANORAMAS * seat + kind - PADDY] + 1
    if kind == FARM:
        return (0, 0), game.box.farm_coins, 0
    if kind == SPRING:
        left = game.spring_deck.top or game.box.spring_pile
        bonus = game.who[seat].spring_points
        return (min(left) + bonus, max(left) + bonus), 0, 0
    if kind == TEMPLE:
        gift = game.who[seat].temple_gift
        return (1 + gift, min(3, game.coins[seat]) + gift), 0, 0
    return (0, 0), 0, 0
