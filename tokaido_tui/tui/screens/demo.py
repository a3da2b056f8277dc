"""The demo: bots play at a readable pace, and a commentary says what can be learnt from it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key

from tokaido_tui.engine.event import Event
from tokaido_tui.games import system
from tokaido_tui.i18n import _, mark, pgettext, pmark
from tokaido_tui.session import Session
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.keys import LOG_PAGES, RULES, SHEET, Command, bindings
from tokaido_tui.tui.pace import changed
from tokaido_tui.tui.screens.play import PlayScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.wrapping import wrapped

NAMES = ("Hana", "Kenji", "Yuki", "Taro", "Mio")
LEVELS = ("pilgrim", "merchant")
VARIANTS = {"gastronomy"}
"""What makes a game more lively to watch, where it has that."""
USUAL = 4
"""How many play where nobody says it, if so many can."""
SLOWEST, FASTEST = 0.05, 100.0
LOOK = 1.2
"""Seconds to look at a step, and for every letter of what is said about it."""
LETTER = 0.045
LINES = 3


def demo_plan(
    players: int | None = None, seed: int | None = None, game: str = "tokaido", data: Path | None = None
) -> Plan:
    """Pilgrims and merchants in turn; what characters they are is left to the rules."""
    offered = system(game, data)
    many = min(max(USUAL, offered.players.start), offered.players.stop - 1) if players is None else players
    seats = tuple(Seat(name, LEVELS[number % 2], number) for number, name in enumerate(NAMES[:many]))
    shown = VARIANTS & {variant.name for variant in offered.variants}
    return Plan(seats, game, tuple(sorted(shown)), seed=seed, data=data).with_seed()


class DemoScreen(PlayScreen):
    """`speed` is how many times faster than one reads."""

    COMMANDS_HERE = (
        Command("space", "pause", mark("Pause"), mark("pause, and go on"), hint_from="pause_word"),
        Command("n,right", "next", mark("One step"), mark("one step, then pause"), hint=pmark("footer", "step")),
        Command("plus,equals_sign", "speed(1)", mark("Faster"), mark("play faster"), hint=pmark("footer", "speed")),
        Command("minus", "speed(-1)", mark("Slower"), mark("play slower"), hint=pmark("footer", "speed")),
        Command(
            "t",
            "take",
            mark("Take over"),
            mark("take over a seat: the game goes on, and you play it"),
            hint=pmark("footer", "take over"),
        ),
        RULES._replace(hint=""),
        SHEET,
        *LOG_PAGES,
        Command(
            "q,escape",
            "leave",
            mark("Leave the demo"),
            mark("back to the title"),
            hint=pmark("footer", "leave"),
            leaves=True,
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, host: Host, speed: float = 1.0) -> None:
        super().__init__(host)
        self.speed = speed
        self.paused = False
        self.taking = False
        """Whether it is asked whose seat to take over."""
        self.said: list[Remark] = []
        self._commentator = self.ui.words.commentator(self.public_view())

    # --- what is said ------------------------------------------------------------------------------------------------

    def tell(self, steps: Sequence[Sequence[Event]]) -> None:
        before = self.board.view
        if before is not None:
            self.said = self._commentator.say(before, [event for step in steps for event in step], self.public_view())
        super().tell(steps)
        self._comment()

    def show(self, deciding: bool) -> None:
        super().show(deciding)
        self._comment()

    def _comment(self) -> None:
        """In the place of the preview."""
        if self.taking:
            seats = "   ".join(f"{number} {seat.name}" for number, seat in enumerate(self.host.seats, 1))
            lines: Sequence[Pieces] = [[(seats, "strong gold")], [(_("Esc: nobody's"), "")]]
            self.board.tell(_("WHOSE SEAT DO YOU TAKE?"), lines)
            return
        text = " ".join(remark.text for remark in self.said) or _(self.ui.words.opening)
        lines = wrapped([(text, "")], max(20, self.app.size.width - 4))[:LINES]
        self.board.tell(_("WHAT HAPPENS"), lines, self._pace())

    def _pace(self) -> str:
        speed = _("speed {n}").format(n=f"{self.speed:g}")
        return _("paused") + f" {self.app.glyphs.bullet} {speed}" if self.paused else speed

    def pause_word(self) -> str:
        return pgettext("footer", "go on") if self.paused else pgettext("footer", "pause")

    # --- the pace ----------------------------------------------------------------------------------------------------

    @property
    def reading_time(self) -> float:
        return (LOOK + LETTER * sum(len(remark.text) for remark in self.said)) / self.speed

    def await_bot(self) -> None:
        self._stop_waiting()
        if not self.paused and not self.taking:
            self._bot_timer = self.set_timer(self.reading_time, self.let_bot_act)

    def _wait_anew(self) -> None:
        """The pace has changed: what is shown now follows it at once."""
        self.show_keys()
        self._comment()
        if self._waits_for_bot:
            self.await_bot()

    @property
    def _waits_for_bot(self) -> bool:
        """Whether nothing but time is in the way of the next step."""
        return self._timer is None and not self._held and not self.host.is_over and self.client.holds

    def on_key(self, event: Key) -> None:
        if self.taking:
            event.stop()
            event.prevent_default()
            number = int(event.character) if event.character and event.character.isdecimal() else 0
            self.taking = False
            if 0 < number <= len(self.host.seats):
                self.run_worker(self._take_over(number - 1), name="host")
            else:
                self._wait_anew()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        # Whose seat is to be taken over is answered before anything else.
        return not (self.taking and action in ("pause", "next", "speed", "take", "rules", "sheet", "turn", "leave"))

    def action_pause(self) -> None:
        self.paused = not self.paused
        self._wait_anew()

    def action_next(self) -> None:
        """One step; what is still being shown is ended first."""
        self.paused = True
        if not self.hurry() and self._waits_for_bot:
            self._stop_waiting()
            self.let_bot_act()
        self.show_keys()
        self._comment()

    def action_speed(self, by: int) -> None:
        self.speed = changed(self.speed, by)
        self._wait_anew()

    def action_take(self) -> None:
        if not self.host.is_over:
            self.taking = True
            self._stop_waiting()
            self._comment()

    async def _take_over(self, seat: int) -> None:
        """From here on it is a game like any other."""
        await self.client.take_over(seat)
        self.leave_for(lambda: self.app.play_on(self.host.table))

    # --- other screens -----------------------------------------------------------------------------------------------

    def play_again(self, plan: Plan) -> None:
        self.app.push_screen(DemoScreen(self.app.host_unkept(Table(plan)), self.speed))

    def action_turn(self, rows: int) -> None:
        self.query_one(LogPanel).turn(rows)

    def action_rules(self) -> None:
        self.app.show_rules(self.ui)

    def action_sheet(self) -> None:
        self.open_sheet(self.host.decider)

    def action_leave(self) -> None:
        self.leave_for(self.app.show_title)


class DemoFirst(TokaidoApp):
    """The app, with a demo instead of the title."""

    CSS_PATH = TokaidoApp.CSS_PATH

    def __init__(self, session: Session, plan: Plan, speed: float) -> None:
        super().__init__(session, plan)
        self._speed: float | None = speed

    def play(self, plan: Plan) -> None:
        speed, self._speed = self._speed, None
        if speed is None:
            super().play(plan)
        else:
            self.push_screen(DemoScreen(self.host_unkept(Table(plan)), speed))
