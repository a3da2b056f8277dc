"""Where the stations of a road are drawn: one stage large, or the whole road stage by stage."""

from __future__ import annotations

from typing import NamedTuple

from tokaido_tui.games.road.road import Road

COMPACT_HEIGHT = 6
FULL_HEIGHT = 13
FULL_WIDTH = 98


class Place(NamedTuple):
    """A station's tile: its column and the row of its road slot; the second slot is above, the name below."""

    x: int
    y: int


class RoadLayout(NamedTuple):
    """`pitch` is the distance of two stations, `tile` the width of one."""

    full: bool
    pitch: int
    tile: int
    places: dict[int, Place]
    cursor_row: int

    def at(self, x: int, y: int) -> int | None:
        """The station drawn there."""
        for station, place in self.places.items():
            if place.x <= x < place.x + self.tile and place.y - 1 <= y <= place.y + 1:
                return station
        return None


def lay_out(road: Road, stage: int, width: int, height: int) -> RoadLayout:
    if width >= FULL_WIDTH and height >= FULL_HEIGHT:
        return _whole(road, stage, width)
    here = road.stages[stage]
    stations = range(here.start, here.end + 1)
    pitch = min(8, (width - 1) // len(stations))
    left = (width - pitch * len(stations) + 1) // 2
    places = {station: Place(left + pitch * i, 3) for i, station in enumerate(stations)}
    return RoadLayout(False, pitch, pitch - 1, places, 5)


def _whole(road: Road, stage: int, width: int) -> RoadLayout:
    rows = [range(s.start, s.end) for s in road.stages[:-1]]
    rows.append(range(road.stages[-1].start, road.last + 1))
    pitch = min(10, width // max(len(row) for row in rows))
    tile = pitch - (1 if pitch < 7 else 2)
    left = max(0, (width - pitch * max(len(row) for row in rows) + 1) // 2)
    places = {}
    for number, row in enumerate(rows):
        # The row under the stage where everybody is belongs to the cursor.
        y = 3 * number + 1 + (number > stage)
        places.update({station: Place(left + pitch * i, y) for i, station in enumerate(row)})
    return RoadLayout(True, pitch, tile, places, 3 * stage + 3)
