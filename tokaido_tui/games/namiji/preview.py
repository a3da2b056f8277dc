"""What a stop would mean, worked out by the rules from a view: for the cursor on the route, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.namiji.box import DOLPHIN, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.decisions import stop_points
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.road.foresight import after, left_behind, rivals_behind, who_moves, why_closed
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.view import View


@dataclass(frozen=True, slots=True)
class StopPreview:
    """A stop of the walker at a station, as far as it can be known.

    `closed` says why it cannot be made ("" if it can). `points` are scored for certain; `section` is the one it would
    add, `completes` whether that completes the panorama and `first` whether as the first. `spared` are the points
    of the final penalty that an offering takes away. `next_walker` moves after it, decided by `next_decider`
    (at a dock, before places are chosen, whoever is still behind); `behind` are the free stations that boats behind
    could still take before the walker's next turn, `rivals` those boats.
    """

    station: int
    kind: int
    closed: str
    slot: int = 0
    points: int = 0
    spared: int = 0
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
        slot, where = after(game, station)
        walker, decider = who_moves(game, where)
        rivals = rivals_behind(game, where)
        points, spared, section = self._gains(station, kind)
        panorama = kind - DOLPHIN
        completes = bool(section) and section == game.whole[panorama]
        return StopPreview(
            station=station,
            kind=kind,
            closed="",
            slot=slot,
            points=points,
            spared=spared,
            section=section,
            completes=completes,
            first=completes and completes_first(game, game.walker, panorama),
            next_walker=walker,
            next_decider=decider,
            again=walker == game.walker,
            behind=left_behind(game, station, slot, where, rivals),
            rivals=rivals,
        )

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
