"""Tokaido's board: the road with its cursor, the question that is asked, the collections. It knows only a view."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.tables import STATION_NAMES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _
from tokaido_tui.table.advice import Advice
from tokaido_tui.tui.board import Board, Frame, Key
from tokaido_tui.tui.initials import initials_of
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.tokaido import hints, stop_words, words
from tokaido_tui.tui.tokaido.banner import Banner
from tokaido_tui.tui.tokaido.collections import Collections
from tokaido_tui.tui.tokaido.questions import question
from tokaido_tui.tui.tokaido.road import Road
from tokaido_tui.tui.tokaido.road_layout import COMPACT_HEIGHT, FULL_HEIGHT, FULL_WIDTH
from tokaido_tui.tui.tokaido.temple import Temple
from tokaido_tui.tui.tokaido.way import way_on_road
from tokaido_tui.tui.widgets.choice import Choice, Question
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.tui.widgets.track import Track

# Rows and columns, for `share_out`: see the sketch of 80x24 in the design.
PREVIEW_ROWS = 4
OTHER_ROWS = 3
JOURNAL_ROWS = 4
ROOMY = 30
WITH_TEMPLE = 136
TEMPLE_WIDTH = 34
TEMPLE_ROWS = 8


class TokaidoBoard(Board):
    """The road is pointed at; everything else is chosen from a list."""

    pointed = ("move",)
    _previewer: Previewer | None = None

    def compose(self) -> ComposeResult:
        yield Banner(id="banner")
        yield Track(id="track")
        yield Road(id="road")
        yield Panel(id="preview")
        yield Choice(id="choice")
        with Horizontal(id="collected"):
            yield Collections(id="collections")
            yield Temple(id="temple")

    @property
    def road(self) -> Road:
        return self.query_one(Road)

    @property
    def jumping(self) -> bool:
        return self.road.jumping

    def share_out(self, width: int, height: int) -> None:
        """The road, what the cursor says, then as much of the collections as fits."""
        if self.view is None:
            return
        road = FULL_HEIGHT if width >= FULL_WIDTH and height >= ROOMY else COMPACT_HEIGHT
        temple = width >= WITH_TEMPLE
        room = height - road - PREVIEW_ROWS - OTHER_ROWS - JOURNAL_ROWS
        rows = Collections.rows_wanted(self.view, width - TEMPLE_WIDTH * temple, room)
        # What is asked takes the place of the road and its panel, so that nothing else moves; with room enough the
        # stage stays in sight above it.
        keep_stage = self.choosing and road == FULL_HEIGHT
        self.road.display = not self.choosing or keep_stage
        self.road.styles.height = COMPACT_HEIGHT if keep_stage else road
        self.choice.styles.height = road + PREVIEW_ROWS - (COMPACT_HEIGHT if keep_stage else 0)
        self.query_one(Temple).display = temple
        self.query_one("#collected").styles.height = max(rows, TEMPLE_ROWS) if temple else rows

    # --- showing -------------------------------------------------------------------------------------------------

    def question(self) -> Question:
        return question(self.view, self.palette)

    def why(self, advice: Advice) -> str:
        return hints.sentence(self.view, advice)

    def draw(self) -> None:
        view = self.view
        initials = initials_of(view)
        self.query_one(Banner).show(view, self.colours, initials, self.note)
        self.query_one(Track).show([player.points for player in view.players], self.colours, initials)
        reachable = tuple(option.action for option in view.decision.options) if self.pointing and view.decision else ()
        self._previewer = Previewer(view) if self.pointing else None
        road = self.road
        road.jumping = False
        road.cursor = reachable[0] if reachable else None
        road.looked_at = None
        road.show(view, self.colours, initials, reachable)
        self.query_one(Collections).show(view, self.colours)
        self.query_one(Temple).show(view, self.colours)
        self._preview()

    def _preview(self) -> None:
        road, view = self.road, self.view
        if view is None:
            return
        station = road.looked_at if road.looked_at is not None else road.cursor
        if station is None or self._previewer is None:
            self.panel.show("", [[(self._waiting(view), style(self.palette.faint))]])
            return
        stop = self._previewer.stop(station)
        stage = view.road.stages[view.stage]
        aside = _("space {n} of {all}").format(n=station - stage.start, all=stage.end - stage.start)
        title = stop_words.title(view, stop)
        lines = stop_words.lines(view, stop, self.palette, self.open_hand)
        if self.advice is not None and station == self.advice.action:
            lines = [*lines[:2], [(self.why(self.advice), style(self.palette.gold))]]
        self.panel.show(title, lines, aside)

    def show_values(self, values: dict[int, float]) -> None:
        self.road.values = values

    def _waiting(self, view: View) -> str:
        if view.is_over:
            return _("The journey is over.")
        name = view.players[view.decider].name
        if view.kind == "choose":
            return _("{name} chooses a traveller...").format(name=name)
        return _("{name} is thinking...").format(name=name)

    # --- the cursor ----------------------------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        """Along the reachable spaces, or through the things to choose."""
        road = self.road
        if self.pointing and road.reachable and road.cursor is not None:
            index = road.reachable.index(road.cursor) + dx + dy
            self.point_at(road.reachable[max(0, min(index, len(road.reachable) - 1))])
        else:
            super().step(dx, dy)

    def end(self, last: bool) -> None:
        road = self.road
        if self.pointing and road.reachable:
            self.point_at(road.reachable[-1 if last else 0])
        else:
            super().end(last)

    def digit(self, number: int) -> None:
        road = self.road
        if self.pointing and 0 < number <= len(road.reachable):
            self.point_at(road.reachable[number - 1])
        else:
            super().digit(number)

    def look(self, by: int) -> None:
        """At any space of the stage, reachable or not: the panel says why it is closed."""
        if not self.pointing:
            return
        road = self.road
        stage = self.view.road.stages[self.view.stage]
        here = road.looked_at if road.looked_at is not None else road.cursor
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

    def jump(self) -> None:
        if self.pointing:
            self.road.jumping = not self.road.jumping
            self.road.repaint()

    def jump_to(self, letter: str) -> None:
        road, view = self.road, self.view
        road.jumping = False
        stage = view.road.stages[view.stage]
        for station in range(stage.start + 1, stage.end + 1):
            if road.jump_letter(station) == letter:
                self.point_at(station)
                return
        road.repaint()

    def pointed_topic(self) -> str:
        road = self.road
        station = road.looked_at if road.looked_at is not None else road.cursor
        if station is None or self.view is None:
            return ""
        return f"station:{STATION_NAMES[self.view.road.kinds[station]]}"

    def way_to_point(self, action: int) -> str:
        return way_on_road(self.road, self.view.road.kinds, words.STATIONS, action)

    def pointing_keys(self) -> list[Key]:
        glyphs = self.glyphs
        return [(f"{glyphs.left} {glyphs.right}", _("space")), (glyphs.enter, _("stop there")), ("g", _("jump"))]

    def on_road_picked(self, message: Road.Picked) -> None:
        message.stop()
        if self.pointing:
            if message.go and message.station == self.road.cursor:
                self.confirm()
            else:
                self.point_at(message.station)

    # --- what happens --------------------------------------------------------------------------------------------

    def frames(self, events: Sequence[Event]) -> list[Frame]:
        """How the events look as they happen: a traveller walks, points run up the track."""
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
                for _step in range(event.amount):
                    points[event.seat] += 1
                    frames.append(lambda p=tuple(points): self._run_up(track, p))  # type: ignore[misc]
        return frames

    def _run_up(self, track: Track, points: tuple[int, ...]) -> None:
        track.show(points, self.colours, initials_of(self.view))
