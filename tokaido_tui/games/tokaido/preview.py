"""What a stop would mean, worked out by the rules from a view: for the cursor on the road, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.road.foresight import after, left_behind, rivals_behind, who_moves
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first
from tokaido_tui.games.tokaido.box import FARM, PADDY, SEA, SPRING, TEMPLE
from tokaido_tui.games.tokaido.decisions import section_points
from tokaido_tui.games.tokaido.describe import why_closed
from tokaido_tui.games.tokaido.imagine import imagine

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.view import View


@dataclass(frozen=True, slots=True)
class StopPreview:
    """A stop of the walker at a station, as far as it can be known.

    `closed` says why it cannot be made ("" if it can, see why_closed). `points` is the least and the most the stop
    itself scores; `section` is the one it would add and `completes` whether that completes the panorama, `first`
    whether as the first. `next_walker` moves after it, decided by `next_decider`; `behind` are the free stations
    that travellers behind could still take before the walker's next turn, `rivals` those travellers.
    """

    station: int
    kind: int
    closed: str
    slot: int = 0
    points: tuple[int, int] = (0, 0)
    coins: int = 0
    section: int = 0
    completes: bool = False
    first: bool = False
    next_walker: int = 0
    next_decider: int = 0
    again: bool = False
    behind: tuple[int, ...] = ()
    rivals: tuple[int, ...] = ()


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
            return StopPreview(station, kind, closed)
        points, coins, section = _gains(game, kind)
        panorama = kind - PADDY
        completes = bool(section) and section == game.whole[panorama]
        slot, where = after(game, station)
        walker, decider = who_moves(game, where)
        rivals = rivals_behind(game, where)
        return StopPreview(
            station=station,
            kind=kind,
            closed="",
            slot=slot,
            points=points,
            coins=coins,
            section=section,
            completes=completes,
            first=completes and completes_first(game, game.walker, panorama),
            next_walker=walker,
            next_decider=decider,
            again=walker == game.walker,
            behind=left_behind(game, station, slot, where, rivals),
            rivals=rivals,
        )


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
