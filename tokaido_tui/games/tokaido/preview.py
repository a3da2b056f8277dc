"""What a stop would mean, worked out by the rules from a view: for the cursor on the road, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.preview import RoadPreview, stop_preview
from tokaido_tui.games.tokaido.decisions import SIGHTS, action_gains
from tokaido_tui.games.tokaido.describe import why_closed
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.stops import open_actions

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class StopPreview(RoadPreview):
    """`actions` are those open to the walker; only where there is a single one the rest is about it. `points` is the
    least and the most that it scores. `closed` as why_closed says it."""

    actions: tuple[str, ...] = ()
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
            panorama = next((SIGHTS[name] for name in game.box.actions[kind] if name in SIGHTS), -1)
            return StopPreview(station=station, kind=kind, closed=closed, panorama=panorama)
        seat = game.walker
        actions = tuple(open_actions(game, seat, kind)) if seat < game.players else ()
        action = actions[0] if len(actions) == 1 else ""
        panorama = SIGHTS.get(action, -1)
        section = game.sections[PANORAMAS * seat + panorama] + 1 if panorama >= 0 else 0
        points, coins = _gains(game, seat, action) if action else ((0, 0), 0)
        return stop_preview(StopPreview, game, station, panorama, section, actions=actions, points=points, coins=coins)


def _gains(game: Tokaido, seat: int, action: str) -> tuple[tuple[int, int], int]:
    """Points (least and most) and coins of an action, before what it asks is answered."""
    if action == "bathe":
        left = game.spring_deck.top or game.box.spring_pile
        bonus = game.who[seat].spring_points
        return (min(left) + bonus, max(left) + bonus), 0
    if action == "give":
        gift = game.who[seat].temple_gift
        return (1 + gift, min(3, game.coins[seat]) + gift), 0
    points, coins = action_gains(game, seat, action)
    return (points, points), coins
