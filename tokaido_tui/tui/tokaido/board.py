"""Tokaido's board: the road with its cursor, the question that is asked, the collections. It knows only a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.tables import STATION_NAMES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _
from tokaido_tui.table.advice import Advice
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.tokaido import hints, stop_words
from tokaido_tui.tui.tokaido.banner import Banner, Track, initials_of
from tokaido_tui.tui.tokaido.collections import Collections
from tokaido_tui.tui.tokaido.questions import question
from tokaido_tui.tui.tokaido.road import Road
from tokaido_tui.tui.tokaido.road_layout import COMPACT_HEIGHT, FULL_HEIGHT, FULL_WIDTH
from tokaido_tui.tui.tokaido.temple import Temple
from tokaido_tui.tui.widgets.choice import Choice
from tokaido_tui.tui.widgets.panel import Panel, Pieces

Frame = Callable[[], None]

# Rows and columns, for `share_out`: see the sketch of 80x24 in the design.
PREVIEW_ROWS = 4
OTHER_ROWS = 3
JOURNAL_ROWS = 4
ROOMY = 30
WITH_TEMPLE = 136
TEMPLE_WIDTH = 34
TEMPLE_ROWS = 8


class TokaidoBoard(Vertical):
    """`deciding` is whether the viewer is the one to decide; otherwise the board only shows."""

    @dataclass
    class Decided(Message):
        action: int

    def __init__(self, colours: Sequence[int]) -> None:
        super().__init__(id="board")
        # The neutral traveller's colour comes after the players'.
        self.colours = (*colours, 5)
        self.view: View | None = None
        self.deciding = False
        self.open_hand = False
        self.note = ""
        self._decided = False
        """Keys come faster than the game goes on: what is shown is decided once."""
        self._previewer: Previewer | None = None
        self._advice: Advice | None = None

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
    def palette(self) -> Palette:
        return self.query_one(Banner).palette

    @property
    def road(self) -> Road:
        return self.query_one(Road)

    @property
    def choice(self) -> Choice:
        return self.query_one(Choice)

    @property
    def choosing(self) -> bool:
        """Whether something other than a space on the road is to be chosen here."""
        return self.deciding and self.view is not None and self.view.kind not in ("move", "over")

    @property
    def moving(self) -> bool:
        return self.deciding and self.view is not None and self.view.kind == "move"

    def share_out(self, width: int, height: int) -> None:
        """Shares out the rows: the road, what the cursor says, then as much of the collections as fits."""
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

    def show(self, view: View, deciding: bool, note: str = "", open_hand: bool = False) -> None:
        self.view, self.deciding, self.note, self.open_hand = view, deciding, note, open_hand
        self._decided = False
        self.share_out(*self.screen.size)
        initials = initials_of(view)
        self.query_one(Banner).show(view, self.colours, initials, note)
        self.query_one(Track).show([player.points for player in view.players], self.colours, initials)
        reachable = tuple(option.action for option in view.decision.options) if self.moving and view.decision else ()
        self.set_class(self.choosing, "-choosing")
        self._advice = None
        self._previewer = Previewer(view) if self.moving else None
        road = self.road
        road.jumping = False
        road.cursor = reachable[0] if reachable else None
        road.looked_at = None
        road.show(view, self.colours, initials, reachable)
        if self.choosing:
            self.choice.ask(question(view, self.palette))
        self.query_one(Collections).show(view, self.colours)
        self.query_one(Temple).show(view, self.colours)
        self._preview()

    def _preview(self) -> None:
        panel, road, view = self.query_one("#preview", Panel), self.road, self.view
        if view is None:
            return
        station = road.looked_at if road.looked_at is not None else road.cursor
        if station is None or self._previewer is None:
            panel.show("", [[(self._waiting(view), style(self.palette.faint))]])
            return
        stop = self._previewer.stop(station)
        stage = view.road.stages[view.stage]
        aside = _("space {n} of {all}").format(n=station - stage.start, all=stage.end - stage.start)
        title = stop_words.title(view, stop)
        lines = stop_words.lines(view, stop, self.palette, self.open_hand)
        if self._advice is not None and station == self._advice.action:
            lines = [*lines[:2], [(hints.sentence(view, self._advice), style(self.palette.gold))]]
        panel.show(title, lines, aside)

    def advise(self, advice: Advice) -> None:
        """Points at what is advised, says why, and shows what everything else is worth."""
        view = self.view
        if view is None or not self.deciding:
            return
        self._advice = advice
        if self.moving:
            self.road.values = advice.values
            self.point(advice.action)
        elif self.choice.question is not None:
            asked = question(view, self.palette)
            cursor, marked = hints.marks_for(asked, advice.action)
            why: Pieces = [(hints.sentence(view, advice), style(self.palette.gold))]
            self.choice.ask(replace(asked, intro=[*asked.intro, why], cursor=cursor, marked=marked))

    def _waiting(self, view: View) -> str:
        if view.is_over:
            return _("The journey is over.")
        name = view.players[view.decider].name
        if view.kind == "choose":
            return _("{name} chooses a traveller...").format(name=name)
        return _("{name} is thinking...").format(name=name)

    # --- the cursor ----------------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Along the reachable spaces, or through the things to choose."""
        road = self.road
        if self.choosing:
            self.choice.move(by)
        elif self.moving and road.reachable and road.cursor is not None:
            index = road.reachable.index(road.cursor) + by
            self.point(road.reachable[max(0, min(index, len(road.reachable) - 1))])

    def end(self, last: bool) -> None:
        road = self.road
        if self.choosing and self.choice.question is not None:
            self.choice.move((len(self.choice.question.items) - 1 if last else 0) - self.choice.cursor)
        elif self.moving and road.reachable:
            self.point(road.reachable[-1 if last else 0])

    def digit(self, number: int) -> None:
        road = self.road
        if self.choosing:
            self.choice.go(number - 1)
        elif self.moving and 0 < number <= len(road.reachable):
            self.point(road.reachable[number - 1])

    def look(self, by: int) -> None:
        """At any space of the stage, reachable or not: the panel says why it is closed."""
        if not self.moving or self.view is None:
            return
        road = self.road
        stage = self.view.road.stages[self.view.stage]
        here = road.looked_at if road.looked_at is not None else road.cursor
        if here is not None:
            self.point(max(stage.start, min(here + by, stage.end)))

    def point(self, station: int) -> None:
        """The cursor goes to a reachable space; any other is only looked at."""
        road = self.road
        if station in road.reachable:
            road.point(station)
        else:
            road.point(road.cursor, station)
        self._preview()

    def jump(self) -> None:
        if self.moving:
            self.road.jumping = not self.road.jumping
            self.road.repaint()

    def jump_to(self, letter: str) -> None:
        road, view = self.road, self.view
        road.jumping = False
        assert view is not None
        stage = view.road.stages[view.stage]
        for station in range(stage.start + 1, stage.end + 1):
            if road.jump_letter(station) == letter:
                self.point(station)
                return
        road.repaint()

    def mark(self) -> None:
        if self.choosing:
            self.choice.toggle()

    def confirm(self) -> None:
        road = self.road
        if self.choosing:
            if not self.choice.confirm():
                self.app.bell()
        elif self.moving and road.looked_at is not None:
            # What is looked at cannot be chosen: the panel says why.
            self.app.bell()
        elif self.moving and road.cursor is not None and not self._decided:
            self._decided = True
            self.post_message(self.Decided(road.cursor))

    def ask_again(self) -> None:
        """What was decided is not accepted: it can be decided anew, as things stand."""
        self._decided = self.choice.answered = False

    def topic(self) -> str:
        """The rules page about what the cursor is on."""
        choice = self.choice
        if self.choosing and choice.question is not None:
            return choice.question.items[choice.cursor].topic
        road = self.road
        station = road.looked_at if road.looked_at is not None else road.cursor
        if station is None or self.view is None:
            return ""
        return f"station:{STATION_NAMES[self.view.road.kinds[station]]}"

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        message.stop()
        self.post_message(self.Decided(message.action))

    def on_road_picked(self, message: Road.Picked) -> None:
        message.stop()
        if self.moving:
            if message.go and message.station == self.road.cursor:
                self.confirm()
            else:
                self.point(message.station)

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
        assert self.view is not None
        track.show(points, self.colours, initials_of(self.view))
