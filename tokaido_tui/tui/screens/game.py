"""The game screen: whose turn it is, whose eyes may look, and what happens next. What is drawn is the board's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.table.table import Table
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.tokaido.board import Frame, TokaidoBoard
from tokaido_tui.tui.tokaido.collections import Collections
from tokaido_tui.tui.tokaido.story import Line, Teller
from tokaido_tui.tui.widgets.journal import Journal
from tokaido_tui.tui.widgets.panel import Pieces

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

SECRET = ("choose", "eat", "accept", "keep")
"""The decisions that show cards nobody else may see."""
FRAME = 0.04
BOT_PAUSE = 0.5


class GameScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("left,h,k,up", "step(-1)", mark("Back"), mark("to the space or thing before"), False),
        Command("right,l,j,down", "step(1)", mark("Forth"), mark("to the next space or thing"), False),
        Command("home", "end(False)", mark("First"), mark("to the first of them"), False),
        Command("end", "end(True)", mark("Last"), mark("to the last of them: the inn"), False),
        Command("1,2,3,4,5,6,7,8,9", "digit", mark("By number"), mark("straight to that one"), False),
        Command("enter", "confirm", mark("Confirm"), mark("stop at this space, or choose this"), False),
        Command("space", "mark", mark("Mark"), mark("mark a souvenir to buy it"), False),
        Command("g", "jump", mark("Jump"), mark("letters appear on the spaces: press one to go there")),
        Command("comma,left_square_bracket", "look(-1)", mark("Look back"), mark("look at any space: why is it closed?"), False),
        Command("full_stop,right_square_bracket", "look(1)", mark("Look ahead"), mark("look at any space, one further"), False),
        Command("i", "rules", mark("Rules"), mark("the rules of what the cursor is on")),
        Command("s", "sheet", mark("Player's sheet"), mark("everything a player has collected")),
        Command("pageup", "turn(3)", mark("Journal back"), mark("turn the journal back"), False),
        Command("pagedown", "turn(-3)", mark("Journal forth"), mark("turn the journal forth"), False),
        Command("q,escape", "leave_game", mark("Leave the game"), mark("leave this game; it asks first")),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(command for command in COMMANDS_HERE if command.action != "digit")

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._teller = Teller(tuple(seat.name for seat in table.seats), table.view(None).road.kinds)
        self._lines: list[Line] = []
        self._frames: list[Frame] = []
        self._timer: Timer | None = None
        self._bot_timer: Timer | None = None
        self._unveiled: int | None = None
        """The person for whom the curtain was opened last, until somebody else decides."""
        self._ending: list[Event] = []
        self._held = False
        """Whether the game waits until nothing covers it."""

    def compose(self) -> ComposeResult:
        colours = [seat.colour for seat in self.table.seats]
        if len(set(colours)) < len(colours):
            colours = list(range(len(colours)))
        yield TokaidoBoard(colours)
        yield Journal(id="journal")
        yield Static(id="hints", markup=False)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    @property
    def board(self) -> TokaidoBoard:
        return self.query_one(TokaidoBoard)

    def on_mount(self) -> None:
        self._tell(self.table.story)
        self.call_after_refresh(self._go_on)

    def on_resize(self) -> None:
        self.board.share_out(*self.size)

    # --- whose turn, whose eyes ------------------------------------------------------------------------------------

    @property
    def _viewer(self) -> int | None:
        """Whose view the screen shows: the only person's, or, at a shared keyboard, of the person who decides."""
        persons = self.table.persons
        if len(persons) == 1:
            return persons[0]
        decider = self.table.decider
        return decider if decider in persons and not self.table.is_over else None

    @property
    def _shared(self) -> bool:
        return len(self.table.persons) > 1

    def on_screen_resume(self) -> None:
        if self._held:
            self._go_on()

    def _go_on(self) -> None:
        """Shows how things stand and waits for who is next."""
        # Covered by a question, the rules or the plea for a larger terminal, the game waits: a curtain or the final
        # scoring would come to lie on top of them.
        self._held = not self.is_active
        if self._held:
            return
        table = self.table
        if table.is_over:
            self._show(deciding=False)
            self._finish()
            return
        decider = table.decider
        if not table.seats[decider].is_person:
            self._show(deciding=False)
            pause = BOT_PAUSE if self.game_app.animated else 0.01
            self._bot_timer = self.set_timer(pause, self._bot_acts)
        elif self._needs_curtain(decider):
            self.board.show(table.view(None), deciding=False, note=self._note())
            self.app.push_screen(CurtainScreen(table.seats[decider].name), lambda _result: self._unveil(decider))
        else:
            self._show(deciding=True)

    def _needs_curtain(self, decider: int) -> bool:
        return (
            self._shared and self.game_app.settings.curtain and self.table.kind in SECRET and self._unveiled != decider
        )

    def _unveil(self, decider: int) -> None:
        self._unveiled = decider
        self._show(deciding=True)

    def _show(self, deciding: bool) -> None:
        self.board.show(self.table.view(self._viewer), deciding, self._note(), open_hand=not self._shared)
        self._hints()

    def _note(self) -> str:
        return _("deal {seed}").format(seed=self.table.plan.seed)

    def _hints(self) -> None:
        glyphs, board = self.game_app.glyphs, self.board
        if board.choosing:
            several = board.choice.question is not None and board.choice.question.several
            keys = [("1-9", _("choose")), ("Space", _("mark"))] if several else [("1-9", _("choose"))]
            keys.append((glyphs.enter, _("confirm")))
        elif board.moving:
            keys = [(f"{glyphs.left} {glyphs.right}", _("space")), (glyphs.enter, _("stop there")), ("g", _("jump"))]
        else:
            keys = []
        keys += [("i", _("rules")), ("s", _("sheet")), ("?", _("keys")), ("q", _("leave"))]
        self.query_one("#hints", Static).update("   ".join(f"{key} {text}" for key, text in keys))

    # --- acting ----------------------------------------------------------------------------------------------------

    def on_tokaido_board_decided(self, message: TokaidoBoard.Decided) -> None:
        table = self.table
        if not table.is_over and table.seats[table.decider].is_person and self.board.deciding:
            self._act(message.action)

    def _bot_acts(self) -> None:
        self._bot_timer = None
        if not self.is_active:
            self._held = True
        elif not self.table.is_over and not self.table.seats[self.table.decider].is_person:
            self._act(self.table.bot_action())

    def _act(self, action: int) -> None:
        decider = self.table.decider
        events = self.table.decide(decider, action)
        if self.table.is_over:
            self._ending = events
        elif self.table.decider != decider or self.table.kind not in SECRET:
            self._unveiled = None
        self.board.deciding = False
        self._tell(events)
        self._enact(self.board.frames(events))

    def _enact(self, frames: list[Frame]) -> None:
        if not frames or not self.game_app.animated:
            self._go_on()
            return
        self._frames = frames
        self._timer = self.set_interval(FRAME, self._next_frame)

    def _next_frame(self) -> None:
        if self._frames:
            self._frames.pop(0)()
        else:
            self._stop_frames()
            self._go_on()

    def _stop_frames(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._frames = []

    def _hurry(self) -> bool:
        """Any key ends what is being shown; it does nothing else then."""
        if self._timer is None:
            return False
        self._stop_frames()
        self._go_on()
        return True

    # --- the journal -------------------------------------------------------------------------------------------------

    def _tell(self, events: list[Event]) -> None:
        eyes = None if self._shared or not self.table.persons else self.table.persons[0]
        lines = self._teller.tell(seen_by(events, eyes))
        same_stop = bool(events) and events[0].kind != "moved"
        if same_stop and lines and self._lines and self._lines[-1].weak and self._lines[-1].seat == lines[0].seat:
            # "stopped at the temple" gives way to what was given there.
            self._lines.pop()
        self._lines += lines
        self.query_one(Journal).tell([self._pieces(line) for line in self._lines])

    def _pieces(self, line: Line) -> Pieces:
        palette = self.game_app.palette
        pieces: Pieces = []
        if line.seat >= 0:
            colour = palette.seat(self.board.colours[line.seat])
            pieces.append((self._teller.speaker(line.seat) + " ", style(colour, bold=True)))
        pieces.append((line.text, style(palette.paper)))
        if line.points:
            pieces.append((f"  +{line.points}", style(palette.gain, bold=True)))
        if line.coins:
            change = ngettext("{n:+} coin", "{n:+} coins", abs(line.coins)).format(n=line.coins)
            pieces.append(("  " + change, style(palette.gold)))
        return pieces

    # --- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        view = self.table.view(None)
        self.app.push_screen(ScoringScreen(view, self._ending, self.board.colours), lambda _done: self._result())

    def _result(self) -> None:
        from tokaido_tui.tui.screens.result import ResultScreen

        screen = ResultScreen(self.table.view(None), self._note(), self.board.colours, self._save_record)
        self.app.push_screen(screen, self._after_result)

    def _after_result(self, wish: str | None) -> None:
        if wish == "rematch":
            self._leave_for(lambda: self.game_app.play(replace(self.table.plan, seed=None)))
        elif wish == "same-deal":
            self._leave_for(lambda: self.game_app.play(self.table.plan))
        else:
            self._leave_for(self.game_app.show_title)

    def _leave_for(self, then: Frame) -> None:
        self.dismiss(None)
        self.app.call_later(then)

    def _save_record(self) -> str:
        """Writes the record beside where the game was started; never over another file."""
        stem = f"tokaido-{self.table.plan.seed}"
        path, number = Path(f"{stem}.record"), 1
        try:
            while True:
                try:
                    with path.open("x", encoding="utf-8") as file:
                        file.write(self.table.record_text())
                    return _("The record is in {path}.").format(path=path)
                except FileExistsError:
                    number += 1
                    path = Path(f"{stem}-{number}.record")
        except OSError as error:
            return _("The record can't be saved: {reason}.").format(reason=error.strerror or error)

    # --- keys --------------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if self._hurry():
            event.stop()
            return
        character = event.character or ""
        if self.board.road.jumping:
            if len(character) == 1 and character.isalpha():
                event.stop()
                event.prevent_default()
                self.board.jump_to(character)
            return
        if character.isdigit() and character != "0":
            event.stop()
            self.board.digit(int(character))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In jump mode letters are targets, not commands; while something is shown a key only hurries it."""
        if self.is_mounted and action != "leave_game" and self.board.is_mounted:
            if self._timer is not None:
                return False
            if self.board.road.jumping and action in ("jump", "rules", "sheet", "step"):
                return action == "jump"
        return True

    def action_step(self, by: int) -> None:
        self.board.step(by)

    def action_end(self, last: bool) -> None:
        self.board.end(last)

    def action_confirm(self) -> None:
        self.board.confirm()

    def action_mark(self) -> None:
        self.board.mark()

    def action_jump(self) -> None:
        self.board.jump()

    def action_look(self, by: int) -> None:
        self.board.look(by)

    def action_turn(self, rows: int) -> None:
        self.query_one(Journal).turn(rows)

    def action_rules(self) -> None:
        from tokaido_tui.tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.board.topic() or None))

    def action_sheet(self) -> None:
        view = self.table.view(self._viewer)
        seat = self._viewer if self._viewer is not None else view.decider
        self._open_sheet(seat)

    def _open_sheet(self, seat: int) -> None:
        from tokaido_tui.tui.screens.sheet import SheetScreen

        self.app.push_screen(SheetScreen(self.table.view(None), seat, self.board.colours))

    def on_collections_seat_picked(self, message: Collections.SeatPicked) -> None:
        self._open_sheet(message.seat)

    def action_leave_game(self) -> None:
        if self.board.road.jumping:
            self.board.jump()
            return
        from tokaido_tui.tui.screens.confirm import ConfirmScreen

        question = _("Leave this game? It is not kept.")
        self.app.push_screen(ConfirmScreen(question, _("Leave"), _("Play on")), self._left)

    def _left(self, yes: bool | None) -> None:
        if yes:
            self._stop_frames()
            if self._bot_timer is not None:
                self._bot_timer.stop()
            self._leave_for(self.game_app.show_title)
