"""Playing on from a moment of a replay: who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.table.plan import Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.backdrop import Print
from tokaido_tui.tui.screens.forms.form import Fields, Form, Line, say
from tokaido_tui.tui.screens.forms.setup_draft import DEFAULT_BOT, OFFERED
from tokaido_tui.tui.screens.forms.setup_lines import who_plays
from tokaido_tui.tui.widgets.fields import Chooser
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words import counts
from tokaido_tui.words.initials import initials_of


def seated(seat: Seat, colour: int) -> Seat:
    """As it sat there; a bot that is not offered here gives way to one that is."""
    level = seat.bot.partition(":")[0]
    return seat._replace(bot=level if level in OFFERED else DEFAULT_BOT, colour=colour)


class PlayOnScreen(Form[tuple[Seat, ...]]):
    """Dismissed with who sits where, or None."""

    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Seat above"), mark("the seat above"), False,
                hint=pmark("footer", "seat")),
        Command("down,j,tab", "move(1)", mark("Seat below"), mark("the seat below"), False,
                hint=pmark("footer", "seat")),
        Command("left,h", "change(-1)", mark("Who before"), mark("a person or a bot: the one before"), False,
                hint=pmark("footer", "who plays")),
        Command("right,l,space", "change(1)", mark("Who next"), mark("a person or a bot: the next one"), False,
                hint=pmark("footer", "who plays")),
        Command("enter", "start", mark("Play on"), mark("begin the new game at this moment"),
                hint=pmark("footer", "play on")),
        Command("escape,q", "close", mark("Back"), mark("back to the replay"), hint=pmark("footer", "back"),
                leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, replay: Replay, at: int, colours: Sequence[int]) -> None:
        super().__init__()
        self.seats = [seated(seat, colour) for seat, colour in zip(replay.seats, colours, strict=False)]
        self._moment = replay.moments[at]
        self._at = at
        self._last = replay.last
        self._initials = initials_of(self._moment.view(None))

    def compose(self) -> ComposeResult:
        yield Print()
        with Vertical(id="form"):
            yield TitleBar()
            yield Static(id="intro", markup=False)
            with Fields():
                for number, seat in enumerate(self.seats):
                    with Line(id=f"seat-{number}"):
                        yield Static(f" {self._initials[number]} ", classes="tile", markup=False)
                        yield Static(seat.name, classes="name", markup=False)
                        yield Static(classes="points")
                        yield Chooser(id=f"who-{number}")
                    yield Static(id=f"note-{number}", classes="note")
            with Horizontal(id="foot"):
                yield KeyLine()

    def show_words(self) -> None:
        self.query_one(TitleBar).show(_("Play on from here"))
        intro = _(
            "A new game begins at step {n} of {all} with everything as it stands there. From here on chance is new, "
            "so nobody knows what comes."
        )
        say(self.query_one("#intro", Static), intro.format(n=self._at, all=self._last))
        for number in range(len(self.seats)):
            self._show_seat(number)

    def _show_seat(self, number: int) -> None:
        seat, line, palette = self.seats[number], self.query_one(f"#seat-{number}"), self.app.palette
        tile = line.query_one(".tile")
        tile.styles.background = palette.seat(seat.colour)
        tile.styles.color = palette.ink_on(palette.seat(seat.colour))
        say(line.query_one(".points", Static), counts.points(self._moment.points[number]))
        line.query_one(Chooser).text = who_plays(seat.bot)
        decides = _("decides now") if number == self._moment.decider else ""
        say(self.query_one(f"#note-{number}", Static), decides)

    def on_chooser_turned(self, event: Chooser.Turned) -> None:
        number = int((event.chooser.id or "").rpartition("-")[2])
        seat = self.seats[number]
        self.seats[number] = seat._replace(bot=OFFERED[(OFFERED.index(seat.bot) + event.step) % len(OFFERED)])
        self._show_seat(number)

    def action_start(self) -> None:
        if self.is_current:
            self.dismiss(tuple(self.seats))

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
