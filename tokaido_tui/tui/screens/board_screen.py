"""A game's board on a screen: what playing, watching, learning and replaying have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.screen import Screen, ScreenResultType
from textual.timer import Timer
from textual.widget import Widget

from tokaido_tui.i18n import mark
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.board import Board, Frame
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.keys import STEPS, Command, bindings
from tokaido_tui.tui.widgets.key_line import KeyLine

FRAME = 0.04
"""Seconds between two frames of what is shown."""
DIGITS = "123456789"
CURSOR_COMMANDS = (
    *STEPS,
    Command("home", "end(False)", mark("First"), mark("to the first of them"), False),
    Command("end", "end(True)", mark("Last"), mark("to the last of them"), False),
    Command(",".join(DIGITS), "digit", mark("By number"), mark("straight to that one"), False),
)
"""Where somebody decides."""
LOOK_COMMANDS = (
    Command("g", "jump", mark("Jump"), mark("letters appear on the spaces: press one to go there")),
    Command("comma,left_square_bracket", "look(-1)", mark("Look back"), mark("look at any space: why is it closed?"),
            False),
    Command("full_stop,right_square_bracket", "look(1)", mark("Look ahead"), mark("look at any space, one further"),
            False),
)  # fmt: skip


def board_bindings(commands: Iterable[Command]) -> list[BindingType]:
    """Digits are taken up by the screen itself: they are no command where nothing is chosen by number."""
    return bindings(command for command in commands if command.action != "digit")


def lettered(commands: Iterable[Command]) -> frozenset[str]:
    """The actions that have a letter for a key: in jump mode it is a place's. One can always leave."""
    return frozenset(
        command.action.partition("(")[0]
        for command in commands
        if command.action not in ("leave", "leave_game")
        and any(len(key) == 1 and key.isalpha() for key in command.key_list)
    )


class BoardScreen(Screen[ScreenResultType]):
    """Shows a board; what moves is shown frame by frame, and a key ends it."""

    COMMANDS_HERE: tuple[Command, ...] = ()
    # The board shares out the rows itself: no style depends on the size, and none is to be worked out anew for it.
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = []  # noqa: RUF012
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = []  # noqa: RUF012
    app = getters.app(TokaidoApp)

    def __init__(self, game: str) -> None:
        super().__init__()
        self.ui = ui(game)
        self._frames: list[Frame] = []
        self._timer: Timer | None = None
        self._open = False
        """Keys can come before the board is there, and after it has gone."""

    def public_view(self) -> Any:
        """The game as everybody may see it."""
        raise NotImplementedError

    def chosen_colours(self) -> Sequence[int]:
        """The players' colours, as far as they have chosen any."""
        raise NotImplementedError

    def below(self) -> Iterable[Widget]:
        """What there is between the board and the keys."""
        raise NotImplementedError

    def arrive(self) -> None:
        """What moved has come to rest: now it is shown how things stand."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield self.ui.board(self.ui.seat_colours(self.public_view(), self.chosen_colours()))
        yield from self.below()
        yield KeyLine()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def on_resize(self) -> None:
        if self._open:
            self.lay_out_rows()

    def lay_out_rows(self) -> None:
        self.board.layout_rows(*self.size)

    # --- the keys at its foot ----------------------------------------------------------------------------------------

    def board_keys(self) -> Sequence[tuple[str, str]]:
        """The keys of what is under the cursor, with which the footer begins."""
        return ()

    def show_keys(self) -> None:
        self.query_one(KeyLine).show(self.board_keys())

    def say(self, sentence: str) -> None:
        """In the place of the keys, until they are shown again."""
        self.query_one(KeyLine).say(sentence)

    # --- what moves --------------------------------------------------------------------------------------------------

    def enact(self, frames: list[Frame], speed: float = 1.0) -> None:
        """Shows them one after the other, and then how things stand."""
        if not frames or not self.app.animated:
            self.arrive()
            return
        self._frames = frames
        self._timer = self.set_interval(FRAME / max(1.0, speed), self._next_frame)

    def _next_frame(self) -> None:
        if self._frames:
            self._frames.pop(0)()
        else:
            self.hurry()

    def stop_frames(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self._frames = None, []

    def hurry(self) -> bool:
        """Ends what is being shown, if anything is."""
        if self._timer is None:
            return False
        self.stop_frames()
        self.arrive()
        return True

    # --- other screens -----------------------------------------------------------------------------------------------

    def sheet_view(self) -> Any:
        """The game as all who look at the screen may see it."""
        return self.public_view()

    def open_sheet(self, seat: int) -> None:
        self.push_sheet(self.sheet_view(), seat)

    def push_sheet(self, view: Any, seat: int) -> None:
        from tokaido_tui.tui.screens.sheet import SheetScreen

        self.app.push_screen(SheetScreen(self.ui, view, seat, self.board.colours))

    def on_board_seat_picked(self, message: Board.SeatPicked) -> None:
        self.open_sheet(message.seat)

    def action_rules(self) -> None:
        self.app.show_rules(self.ui, self.board.topic())


class CursorScreen(BoardScreen[ScreenResultType]):
    """A board on which somebody decides: the cursor, digits, and letters to jump by."""

    def on_key(self, event: Key) -> None:
        if not self._open:
            return
        if self.hurry():
            # Any key ends what is being shown; it does nothing else then.
            event.stop()
            event.prevent_default()
            return
        character = event.character or ""
        if self.board.jumping:
            if len(character) == 1 and character.isalpha():
                event.stop()
                event.prevent_default()
                self.board.jump_to(character)
        elif character and character in DIGITS and self.takes_digits:
            event.stop()
            self.board.digit(int(character))
            self.moved()
        else:
            self.other_key(event)

    def board_keys(self) -> Sequence[tuple[str, str]]:
        return self.board.keys()

    @property
    def decides(self) -> bool:
        """Whether something can be decided here now."""
        return self._open and bool(self.board.keys())

    @property
    def takes_digits(self) -> bool:
        return True

    def moved(self) -> None:
        """The cursor is elsewhere now."""

    def other_key(self, event: Key) -> None:
        """A key that is neither a digit nor, in jump mode, a letter."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In jump mode letters are targets, not commands; while something is shown a key only hurries it."""
        if not self._open:
            return False
        if action in ("leave", "leave_game"):
            return True
        if self._timer is not None:
            return False
        return not self.board.jumping or action == "jump" or action not in lettered(self.COMMANDS_HERE)

    def action_step(self, dx: int, dy: int) -> None:
        self.board.step(dx, dy)
        self.moved()

    def action_end(self, last: bool) -> None:
        self.board.end(last)
        self.moved()

    def action_look(self, by: int) -> None:
        self.board.look(by)
        self.moved()

    def action_confirm(self) -> None:
        self.board.confirm()

    def action_mark(self) -> None:
        self.board.mark()

    def action_jump(self) -> None:
        self.board.jump()
