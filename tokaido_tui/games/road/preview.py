"""What a stop would change on the road, as far as it can be known: for the cursor, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from tokaido_tui.games.road.foresight import after, left_behind, rivals_behind, who_moves
from tokaido_tui.games.road.panoramas import completes_first
from tokaido_tui.games.road.travel import Travel


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadPreview:
    """A stop of the walker at a station.

    `closed` says why it cannot be made ("" if it can). `panorama` is the one it is about, -1 for none: `section` is
    what would be added to it, `completes` whether that completes it, `first` whether as the first. `next_walker`
    moves after it, decided by `next_decider` (before places at a stop are chosen, whoever is still behind); `behind`
    are the free stations that travellers behind could still take before the walker's next turn, `rivals` those
    travellers.
    """

    station: int
    kind: int
    closed: str
    panorama: int = -1
    slot: int = 0
    section: int = 0
    completes: bool = False
    first: bool = False
    next_walker: int = 0
    next_decider: int = 0
    again: bool = False
    behind: tuple[int, ...] = ()
    rivals: tuple[int, ...] = ()


Preview = TypeVar("Preview", bound=RoadPreview)


def stop_preview(
    preview: type[Preview], game: Travel, station: int, panorama: int, section: int, **gains: Any
) -> Preview:
    """A stop that can be made; a game adds what it `gains`."""
    completes = bool(section) and section == game.whole[panorama]
    slot, where = after(game, station)
    walker, decider = who_moves(game, where)
    rivals = rivals_behind(game, where)
    return preview(
        station=station,
        kind=game.road.kinds[station],
        closed="",
        panorama=panorama,
        slot=slot,
        section=section,
        completes=completes,
        first=completes and completes_first(game, game.walker, panorama),
        next_walker=walker,
        next_decider=decider,
        again=walker == game.walker,
        behind=left_behind(game, station, slot, where, rivals),
        rivals=rivals,
        **gains,
    )
