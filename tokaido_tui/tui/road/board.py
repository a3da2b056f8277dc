"""The board of a road game, as far as it is about the road: its cursor, what a stop means, how travellers move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _
from tokaido_tui.tui.board import Board, Frame, Key
from tokaido_tui.tui.jump import letters_for
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.road.banner import Banner
from tokaido_tui.tui.road.key_hints import way_on_road
from tokaido_tui.tui.road.road import Road
from tokaido_tui.tui.road.station_signs import Signs
from tokaido_tui.tui.widgets.track import Track
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.pieces import Pieces

# Rows, for `layout_rows`: see the sketch of 80x24 in the design.
PREVIEW_ROWS = 4
OTHER_ROWS = 3
JOURNAL_ROWS = 4
ROOMY = 30


class Previews(Protocol):
    """What a stop would mean, in words."""

    def title(self, view: Any, stop: Any) -> str: ...

    def lines(self, view: Any, stop: Any, open_hand: bool) -> list[Pieces]:
        """Three lines at most."""


class RoadBoard(Board):
    """The road is pointed at. A game's board composes, among its own widgets, a `Banner`, a `Track` and a `Road`."""

    signs: ClassVar[Signs]
    pointed: tuple[str, ...] = ("move",)
    _previewer: Any = None

    @property
    def road(self) -> Road:
        return self.query_one(Road)

    @property
    def moving(self) -> bool:
        """Whether a space on the road is pointed at."""
        return self.pointing and self.view.kind == "move"

    # --- what a game's board says ------------------------------------------------------------------------------------

    previewer_of: ClassVar[type]
    """Makes what tells what a stop would mean, from a view: `stop(station)`."""
    previews: ClassVar[Previews]

    def stop_topic(self, station: int) -> str:
        """The rules page of a station."""
        raise NotImplementedError

    def waiting(self) -> str:
        """What is said while nobody here decides."""
        raise NotImplementedError

    # --- showing -----------------------------------------------------------------------------------------------------

    def draw_road(self) -> None:
        """The banner, the track, the road with its cursor on the first space that can be reached, what that means."""
        view = self.view
        initials = initials_of(view)
        self.query_one(Banner).show(view, self.colours, initials, self.note)
        self.query_one(Track).show([player.points for player in view.players], self.colours, initials)
        reachable = tuple(option.action for option in view.decision.options) if self.moving and view.decision else ()
        self._previewer = type(self).previewer_of(view) if self.moving else None
        road = self.road
        road.cursor = reachable[0] if reachable else None
        road.looked_at = None
        road.show(view, self.colours, initials, reachable)
        self._preview()

    @property
    def _station(self) -> int | None:
        """What the cursor is on, or only looks at."""
        road = self.road
        return road.looked_at if road.looked_at is not None else road.cursor

    def _preview(self) -> None:
        view, station = self.view, self._station
        if view is None:
            return
        if station is None or self._previewer is None:
            self.panel.show("", [[(self.waiting(), "faint")]])
            return
        stop = self._previewer.stop(station)
        stage = view.road.stages[view.stage]
        aside = _("space {n} of {all}").format(n=station - stage.start, all=stage.end - stage.start)
        lines = self.previews.lines(view, stop, self.open_hand)
        if self.advice is not None and station == self.advice.action:
            lines = [*lines[:2], [(self.why(self.advice), "gold")]]
        self.panel.show(self.previews.title(view, stop), lines, aside)

    def show_values(self, values: dict[int, float]) -> None:
        self.road.values = values

    # --- the cursor --------------------------------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        """Along the reachable spaces, or through the things to choose."""
        road = self.road
        if self.moving and road.reachable and road.cursor is not None:
            index = road.reachable.index(road.cursor) + dx + dy
            self.point_at(road.reachable[max(0, min(index, len(road.reachable) - 1))])
        else:
            super().step(dx, dy)

    def end(self, last: bool) -> None:
        road = self.road
        if self.moving and road.reachable:
            self.point_at(road.reachable[-1 if last else 0])
        else:
            super().end(last)

    def digit(self, number: int) -> None:
        road = self.road
        if self.moving and 0 < number <= len(road.reachable):
            self.point_at(road.reachable[number - 1])
        else:
            super().digit(number)

    def look(self, by: int) -> None:
        """At any space of the stage, reachable or not: the panel says why it is closed."""
        if not self.moving:
            return
        stage = self.view.road.stages[self.view.stage]
        here = self._station
        if here is not None:
            self.point_at(max(stage.start, min(here + by, stage.end)))

    def point_at(self, action: int) -> None:
        """The cursor goes to a reachable space; any other is only looked at."""
        road = self.road
        if action in road.reachable:
            road.point(action)
        else:
            road.point(road.cursor, action)
        self._preview()

    def pointed_action(self) -> int | None:
        return None if self.road.looked_at is not None else self.road.cursor

    def jump_letters(self) -> dict[int, str]:
        """On every space of the stage that lies ahead of where all wait."""
        if not self.moving:
            return {}
        stage = self.view.road.stages[self.view.stage]
        return letters_for(range(stage.start + 1, stage.end + 1))

    def show_letters(self, letters: dict[int, str]) -> None:
        self.road.show_letters(letters)

    def pointed_topic(self) -> str:
        station = self._station
        return "" if station is None or self.view is None else self.stop_topic(station)

    def way_to_point(self, action: int) -> str:
        return way_on_road(self.road, self.view.road.kinds, self.signs, action)

    def pointing_keys(self) -> list[Key]:
        glyphs = self.glyphs
        return [(f"{glyphs.left} {glyphs.right}", _("space")), (key_name("enter"), _("stop there")), ("g", _("jump"))]

    def on_road_picked(self, message: Road.Picked) -> None:
        message.stop()
        if self.moving:
            if message.go and message.station == self.road.cursor:
                self.confirm()
            else:
                self.point_at(message.station)

    # --- what happens ------------------------------------------------------------------------------------------------

    def frames(self, events: Sequence[Event]) -> list[Frame]:
        """How the events look as they happen: a traveller goes its way, points run along the track."""
        if self.view is None:
            return []
        frames: list[Frame] = []
        stations = [traveller.station for traveller in self.view.travellers]
        points = [player.points for player in self.view.players]
        track, road = self.query_one(Track), self.road
        for event in events:
            if event.kind == "moved" and isinstance(event.what, int):
                for station in range(stations[event.seat] + 1, event.what + 1):
                    frames.append(lambda t=event.seat, s=station: road.walk(t, s))  # type: ignore[misc]
            elif event.kind == "points":
                for _step in range(abs(event.amount)):
                    points[event.seat] += 1 if event.amount > 0 else -1
                    frames.append(lambda p=tuple(points): self._run(track, p))  # type: ignore[misc]
        return frames

    def _run(self, track: Track, points: tuple[int, ...]) -> None:
        track.show(points, self.colours, initials_of(self.view))
