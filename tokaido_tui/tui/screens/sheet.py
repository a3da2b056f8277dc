"""The sheet of a player: everything it has collected, and what each thing is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.events import Click
from textual.screen import ModalScreen

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import tile
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.initials import initials_of

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp


def tab_places(names: Sequence[str], width: int, glyphs: Glyphs) -> list[tuple[int, int]]:
    """Where each player's tab begins and ends: a tile, then the name."""
    room = max(2, (width - 2) // len(names) - 6)
    places, x = [], 1
    for name in names:
        end = x + 4 + cell_len(clip(name, room, glyphs))
        places.append((x, end))
        x = end + 2
    return places


class Sheet(Painted):
    """Paints one player's sheet; a row of tabs names them all."""

    def __init__(self, ui: GameUI, view: Any, seat: int, colours: Sequence[int], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._ui = ui
        self.view = view
        self.seat = seat
        self._colours = colours
        self._initials = initials_of(view)

    def turn(self, seat: int) -> None:
        self.seat = seat
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        self._tabs(canvas)
        self._ui.paint_sheet(canvas, self.palette, self.glyphs, self.view, self.seat)

    def _tabs(self, canvas: Canvas) -> None:
        palette = self.palette
        canvas.put(0, 0, self.glyphs.line * canvas.width, style(palette.line))
        names = [player.name for player in self.view.players]
        for number, (start, end) in enumerate(tab_places(names, canvas.width, self.glyphs)):
            canvas.put(start - 1, 0, " " * (end - start + 2))
            tile(canvas, start, 0, self._initials[number], palette, self._colours[number])
            name = clip(names[number], end - start - 4, self.glyphs)
            here = number == self.seat
            look = style(palette.paper, bold=True, underline=True) if here else style(palette.faint)
            canvas.put(start + 4, 0, name, look)

    def seat_at(self, x: int, y: int) -> int | None:
        """The player whose tab is there."""
        if y != 0:
            return None
        names = [player.name for player in self.view.players]
        for seat, (start, end) in enumerate(tab_places(names, self.size.width, self.glyphs)):
            if start <= x < end:
                return seat
        return None

    def on_click(self, event: Click) -> None:
        seat = self.seat_at(event.x, event.y)
        if seat is not None:
            self.turn(seat)


class SheetScreen(ModalScreen[None]):
    """Any player's sheet, from what the viewer may know."""

    COMMANDS_HERE = (
        Command(
            "tab,right,l",
            "turn(1)",
            mark("Next player"),
            mark("the next player's sheet"),
            hint=pmark("footer", "next player"),
        ),
        Command("shift+tab,left,h", "turn(-1)", mark("Previous player"), mark("the previous player's sheet")),
        Command("i", "about", mark("Rules"), mark("the rules about this player"), hint=pmark("footer", "rules")),
        Command(
            "escape,s,enter",
            "close",
            mark("Close"),
            mark("back to the game"),
            hint=pmark("footer", "close"),
            leaves=True,
        ),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))
    sheet = getters.query_one(Sheet)

    def __init__(self, ui: GameUI, view: Any, seat: int, colours: Sequence[int]) -> None:
        super().__init__()
        self._ui = ui
        self._view = view
        self._seat = seat
        self._colours = colours

    def compose(self) -> ComposeResult:
        with Container():
            yield Sheet(self._ui, self._view, self._seat, self._colours)
            yield KeyLine()

    def action_turn(self, step: int) -> None:
        self.sheet.turn((self.sheet.seat + step) % len(self._view.players))

    def action_about(self) -> None:
        topic = self._ui.words.sheet_topic(self._view, self.sheet.seat)
        if not topic:
            self.notify(_("No traveller is known here."))
            return
        cast("TokaidoApp", self.app).show_rules(self._ui, topic)

    def action_close(self) -> None:
        self.dismiss()
