"""Playing on from a moment of a replay: who sits where."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.table.plan import Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import MARGIN, Clickable, chooser, hints, title_line, wrapped
from tokaido_tui.tui.screens.setup_draft import DEFAULT_BOT, OFFERED, PERSON
from tokaido_tui.words import counts
from tokaido_tui.words.initials import initials_of

WIDEST = 72
CHOOSER = 22


def seated(seat: Seat, colour: int) -> Seat:
    """As it sat there; a bot that is not offered here gives way to one that is."""
    level = seat.bot.partition(":")[0]
    return replace(seat, bot=level if level in OFFERED else DEFAULT_BOT, colour=colour)


class SeatForm(Clickable):
    """A line a seat, with who plays it from here on."""

    can_focus = True

    def __init__(self, replay: Replay, at: int, colours: Sequence[int]) -> None:
        super().__init__(id="play-on")
        self.seats = [seated(seat, colour) for seat, colour in zip(replay.seats, colours, strict=False)]
        self.cursor = 0
        self._moment = replay.moments[at]
        self._where = _("step {n} of {all}").format(n=at, all=replay.last)
        self._initials = initials_of(self._moment.view(None))

    def move(self, by: int) -> None:
        self.cursor = (self.cursor + by) % len(self.seats)
        self.repaint()

    def change(self, by: int) -> None:
        seat = self.seats[self.cursor]
        self.seats[self.cursor] = replace(seat, bot=OFFERED[(OFFERED.index(seat.bot) + by) % len(OFFERED)])
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        title_line(canvas, palette, glyphs, _("Play on from here"), _("Esc back"))
        width = min(canvas.width - 2 * MARGIN, WIDEST)
        left = (canvas.width - width) // 2
        y = 3 + max(0, (canvas.height - 24) // 4)
        intro = _(
            "A new game begins at {step} with everything as it stands there. From here on chance is new, so "
            "nobody knows what comes."
        )
        for line in wrapped(intro.format(step=self._where), width):
            canvas.put(left, y, line, style(palette.paper))
            y += 1
        y += 1
        for number in range(len(self.seats)):
            self._seat(canvas, left, y, width, number)
            y += 2
        keys = [(f"{glyphs.left} {glyphs.right}", _("who plays")), (glyphs.enter, _("play on")), ("Esc", _("back"))]
        hints(canvas, palette, MARGIN, canvas.height - 1, keys, canvas.width - 2 * MARGIN)

    def _seat(self, canvas: Canvas, left: int, y: int, width: int, number: int) -> None:
        palette, seat = self.palette, self.seats[number]
        here = number == self.cursor
        tile = style(palette.ink, palette.seat(seat.colour), bold=True)
        canvas.put(left, y, f" {self._initials[number]} ", tile)
        room = width - CHOOSER - 16
        canvas.put(left + 5, y, clip(seat.name, room, self.glyphs), style(palette.paper, bold=here))
        points = counts.points(self._moment.points[number])
        canvas.put_right(left + width - CHOOSER - 2, y, points, style(palette.faint))
        who = _("person") if seat.bot == PERSON else _("bot: {level}").format(level=_(seat.bot))
        place = left + width - CHOOSER
        chooser(canvas, palette, self.glyphs, place, y, CHOOSER, who, here=here, weak=False)
        if number == self._moment.decider:
            canvas.put(left + 5, y + 1, _("decides now"), style(palette.gold))
        self.spot(left, y, width, number)

    def clicked(self, target: Hashable) -> None:
        number = cast(int, target)
        if number == self.cursor:
            self.change(1)
        else:
            self.move(number - self.cursor)


class PlayOnScreen(Screen[tuple[Seat, ...]]):
    """Dismissed with who sits where, or None."""

    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Seat above"), mark("the seat above"), False),
        Command("down,j,tab", "move(1)", mark("Seat below"), mark("the seat below"), False),
        Command("left,h", "change(-1)", mark("Who before"), mark("a person or a bot: the one before"), False),
        Command("right,l,space", "change(1)", mark("Who next"), mark("a person or a bot: the next one"), False),
        Command("enter", "start", mark("Play on"), mark("begin the new game at this moment")),
        Command("escape,q", "close", mark("Back"), mark("back to the replay")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, replay: Replay, at: int, colours: Sequence[int]) -> None:
        super().__init__()
        self.form = SeatForm(replay, at, colours)

    def compose(self) -> ComposeResult:
        yield self.form

    def action_move(self, by: int) -> None:
        self.form.move(by)

    def action_change(self, by: int) -> None:
        self.form.change(by)

    def action_start(self) -> None:
        if self.is_current:
            self.dismiss(tuple(self.form.seats))

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
