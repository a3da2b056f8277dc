"""The road of a road game: one widget, drawn with the line API.

Reachable spaces are bright, everything else recedes; travellers are solid tiles of their colour with their
initial. A double is two tiles high: the road slot below, the off-road slot above.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from textual.events import Click, MouseMove
from textual.message import Message

from tokaido_tui.i18n import _
from tokaido_tui.tui.art.canvas import grain
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.road.layout import FULL_HEIGHT, Place, RoadLayout, lay_out
from tokaido_tui.tui.road.station_signs import Signs, Standing
from tokaido_tui.tui.roles import spelled, style_of
from tokaido_tui.tui.widgets.painted import Painted

LEGEND_ROW = FULL_HEIGHT
"""Where the whole road is drawn a legend takes a row more."""
WAVES = 0.93
"""Above this the grain of the water is a wave."""


class Road(Painted):
    """Shows a view; knows which stations can be reached and where the cursor is."""

    @dataclass
    class Picked(Message):
        """The player pointed at a station; `go` means to stop there."""

        station: int
        go: bool

    view: Any = None
    cursor: int | None = None
    looked_at: int | None = None

    def __init__(self, signs: Signs, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.signs = signs
        self.reachable: tuple[int, ...] = ()
        self.colours: Sequence[int] = ()
        self.initials: Sequence[str] = ()
        self.values: dict[int, float] = {}
        """How good a hint says the stations are, from 0 to 1: a bar under each."""
        self.letters: dict[int, str] = {}
        """In jump mode, what lies on the stations."""
        self._steps: dict[int, int] = {}

    def show(self, view: Any, colours: Sequence[int], initials: Sequence[str], reachable: tuple[int, ...]) -> None:
        self.view = view
        self.colours = colours
        self.initials = initials
        self.reachable = reachable
        self.values = {}
        self.letters = {}
        self._steps = {}
        self.repaint()

    def walk(self, traveller: int, station: int) -> None:
        """Draws a traveller on its way."""
        self._steps[traveller] = station
        self.repaint()

    def point(self, cursor: int | None, looked_at: int | None = None) -> None:
        self.cursor = cursor
        self.looked_at = looked_at
        self.repaint()

    @property
    def layout_now(self) -> RoadLayout | None:
        if self.view is None or not self.size.width:
            return None
        return lay_out(self.view.road, self.view.stage, self.size.width, self.size.height)

    def show_letters(self, letters: dict[int, str]) -> None:
        self.letters = letters
        self.repaint()

    # --- the mouse -----------------------------------------------------------------------------------------------

    def on_mouse_move(self, event: MouseMove) -> None:
        station = self.layout_now.at(event.x, event.y) if self.layout_now else None
        if station is not None and station not in (self.looked_at, self.cursor):
            self.post_message(self.Picked(station, go=False))

    def on_click(self, event: Click) -> None:
        station = self.layout_now.at(event.x, event.y) if self.layout_now else None
        if station is not None:
            self.post_message(self.Picked(station, go=station == self.cursor))

    # --- painting ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        layout = self.layout_now
        if layout is None or self.view is None:
            return
        self._water(canvas, layout)
        if not layout.full:
            self._overview(canvas)
        self._legend(canvas, LEGEND_ROW if layout.full else 1)
        standing = self._standing()
        for station, place in layout.places.items():
            self._way(canvas, layout, station, place)
            self._station(canvas, layout, station, place, standing.get(station, []))
        for station, value in self.values.items():
            self._value(canvas, layout, station, value)
        self._cursor(canvas, layout)

    def _standing(self) -> dict[int, Standing]:
        """By station, who stands there: (slot, traveller), nearest the road first."""
        standing: dict[int, Standing] = {}
        for traveller in self.view.travellers:
            station = self._steps.get(traveller.number, traveller.station)
            slot = traveller.slot if station == traveller.station else 0
            standing.setdefault(station, []).append((slot, traveller.number))
        return {station: sorted(those) for station, those in standing.items()}

    def _water(self, canvas: Canvas, layout: RoadLayout) -> None:
        """A road at sea has water around it, with a few waves where nothing is to be read."""
        palette = self.palette
        if not self.signs.water or palette.exact:
            return
        colour = palette.named(self.signs.water)
        written = {place.y + below for place in layout.places.values() for below in range(3)}
        for y in range(canvas.height):
            canvas.fill(0, y, canvas.width, 1, style(bg=palette.faded(colour, 0.9 - 0.06 * y / canvas.height)))
            for x in range(canvas.width if y not in written else 0):
                if grain(x // 2, y, 5) > WAVES:
                    canvas.put(x, y, "~", style(palette.faded(colour, 0.72)))

    def _legend(self, canvas: Canvas, y: int) -> None:
        """In the middle of its row, if there is such a row."""
        if self.signs.legend is None:
            return
        pieces = self.signs.legend(self.view)
        x = max(0, (canvas.width - sum(cell_len(text) for text, _role in pieces)) // 2)
        canvas.put(x - 1, y, " " * (canvas.width - 2 * x + 2))
        for text, role in pieces:
            x = canvas.put(x, y, spelled(text, self.glyphs), style_of(role, self.palette))

    def _overview(self, canvas: Canvas) -> None:
        """The whole journey, a cell a station."""
        road, palette = self.view.road, self.palette
        ends = [_(end) for end in self.signs.ends(self.view)]
        left = max(0, (canvas.width - len(road.kinds) - len(ends[0]) - len(ends[1]) - 2) // 2)
        x = canvas.put(left, 0, ends[0] + " ", style(palette.faint))
        walked = min(traveller.station for traveller in self.view.travellers)
        standing = self._standing()
        for station, kind in enumerate(road.kinds):
            those = standing.get(station)
            colour = self.signs.colour(palette, kind)
            if those:
                number = those[-1][1]
                shown = style(palette.ink, palette.seat(self.colours[number]), bold=True)
                canvas.put(x + station, 0, self.initials[number], shown)
            elif kind == self.signs.wait:
                canvas.put(
                    x + station,
                    0,
                    self.signs.letters[self.signs.wait],
                    style(palette.ink_on(colour), colour, bold=True),
                )
            else:
                here = road.stage_of[station] == self.view.stage and station > walked
                glyph = self.signs.letters[kind].lower() if self.app.settings.ascii else self.glyphs.road
                canvas.put(x + station, 0, glyph, style(colour if here else palette.faded(colour, 0.45)))
        canvas.put(x + len(road.kinds), 0, " " + ends[1], style(palette.faint))

    def _way(self, canvas: Canvas, layout: RoadLayout, station: int, place: Place) -> None:
        """The road from this station to the next: bright where everybody has gone it."""
        if station + 1 not in layout.places or layout.places[station + 1].y != place.y:
            return
        walked = station < min(traveller.station for traveller in self.view.travellers)
        here = self.view.road.stage_of[station] == self.view.stage
        bright = self.palette.named(self.signs.way_colour)
        colour = bright if walked else self.palette.faded(bright, 0.45 if here else 0.7)
        way = self.signs.way or self.glyphs.road
        canvas.put(place.x + layout.tile, place.y, way * (layout.pitch - layout.tile), style(colour))

    def _station(self, canvas: Canvas, layout: RoadLayout, station: int, place: Place, those: Standing) -> None:
        kind = self.view.road.kinds[station]
        reachable = station in self.reachable
        taken = dict(those) if kind != self.signs.wait else {}
        double = self.view.road.doubles[station]
        self._slot(canvas, layout, station, place.x, place.y, taken.get(0), reachable and 0 not in taken, True)
        if double:
            second = reachable and 0 in taken
            self._slot(canvas, layout, station, place.x, place.y - 1, taken.get(1), second, False)
        if kind == self.signs.wait:
            self._queue(canvas, layout, place, self.signs.queue(self.view, station, those))
        self._word(canvas, layout, station, place, reachable)

    def _slot(
        self, canvas: Canvas, layout: RoadLayout, station: int, x: int, y: int, traveller: int | None, bright: bool,
        on_road: bool,
    ) -> None:  # fmt: skip
        palette, kind = self.palette, self.view.road.kinds[station]
        here = self.view.road.stage_of[station] == self.view.stage
        colour = self.signs.colour(palette, kind)
        if traveller is not None:
            tile = style(palette.ink, palette.seat(self.colours[traveller]), bold=True)
            text = self.initials[traveller]
        elif bright:
            tile = style(palette.ink_on(colour), colour, bold=True)
            text = self.letters.get(station, self.signs.letters[kind])
            if station == self.cursor or self.app.settings.ascii:
                text = f"[{text}]"
        else:
            faded = palette.faded(colour, 0.62 if here else 0.78)
            dim = palette.faint if palette.exact else palette.faded(palette.paper, 0.45 if here else 0.65)
            tile = style(dim, None if palette.exact else faded)
            text = (self.signs.letters[kind] if on_road else self.glyphs.dot).lower()
            if on_road:
                text = self.letters.get(station, text)
        canvas.fill(x, y, layout.tile, 1, tile)
        canvas.put_centre(x, layout.tile, y, text, tile)

    def _queue(self, canvas: Canvas, layout: RoadLayout, place: Place, queue: list[int | str]) -> None:
        """Who waits where all do, above it."""
        x = place.x + min(0, layout.tile - len(queue)) // 2
        for i, waits in enumerate(queue):
            if isinstance(waits, str):
                canvas.put(
                    x + i, place.y - 1, waits, style(self.palette.gold if waits.isdigit() else self.palette.faint)
                )
            else:
                tile = style(self.palette.ink, self.palette.seat(self.colours[waits]), bold=True)
                canvas.put(x + i, place.y - 1, self.initials[waits], tile)

    def _word(self, canvas: Canvas, layout: RoadLayout, station: int, place: Place, reachable: bool) -> None:
        kind = self.view.road.kinds[station]
        names = self.signs.tiny if layout.pitch < 8 else self.signs.short
        palette = self.palette
        here = self.view.road.stage_of[station] == self.view.stage
        if station == (self.looked_at if self.looked_at is not None else self.cursor):
            shown = style(palette.cursor, bold=True, underline=True)
        elif reachable:
            shown = style(self.signs.colour(palette, kind), bold=palette.exact)
        else:
            shown = style(palette.faint if here else palette.faded(palette.faint, 0.35))
        canvas.put_centre(place.x, layout.tile, place.y + 1, clip(_(names[kind]), layout.pitch, self.glyphs), shown)

    def _value(self, canvas: Canvas, layout: RoadLayout, station: int, value: float) -> None:
        """A bar as long as the station is good."""
        place = layout.places.get(station)
        if place is None:
            return
        shown = style(self.palette.gold if value == 1 else self.palette.gain, bold=value == 1)
        bar = "=" if self.app.settings.ascii else "▄"
        # In the whole road the inn that ends the stage is in the next row: its bar is above it, where nobody can go.
        canvas.put(place.x, layout.cursor_row, bar * max(1, round(value * layout.tile)), shown)

    def _cursor(self, canvas: Canvas, layout: RoadLayout) -> None:
        station = self.looked_at if self.looked_at is not None else self.cursor
        place = layout.places.get(station) if station is not None else None
        if place is None or station is None:
            return
        looking = self.looked_at is not None and self.looked_at not in self.reachable
        shown = style(self.palette.vermilion if looking else self.palette.cursor, bold=True)
        # In the whole road the inn that ends the stage is drawn in the next row: its mark stands beside it.
        if place.y + 2 == layout.cursor_row:
            canvas.put_centre(place.x, layout.tile, layout.cursor_row, self.glyphs.up, shown)
        else:
            canvas.put(max(0, place.x - 2), place.y, self.glyphs.right, shown)
