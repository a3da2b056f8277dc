"""The sheet of a player: everything it has collected, and what each thing is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Click
from textual.screen import ModalScreen

from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.tokaido.banner import initials_of
from tokaido_tui.tui.tokaido.sheet_parts import SheetPainter, tab_places
from tokaido_tui.tui.widgets.painted import Painted


class Sheet(Painted):
    """Paints one player's sheet; a row of tabs names them all."""

    def __init__(self, view: View, seat: int, colours: Sequence[int], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view = view
        self.seat = seat
        self._colours = colours
        self._initials = initials_of(view)

    def turn(self, seat: int) -> None:
        self.seat = seat
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        painter = SheetPainter(canvas, self.palette, self.glyphs, self.game_app.settings.ascii)
        painter.paint(self.view, self.seat, self._initials, self._colours)

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
        Command("tab,right,l", "turn(1)", mark("Next player"), mark("the next player's sheet")),
        Command("shift+tab,left,h", "turn(-1)", mark("Previous player"), mark("the previous player's sheet")),
        Command("i", "about", mark("Traveller's rules"), mark("the rules of this traveller")),
        Command("escape,s,enter", "close", mark("Close"), mark("back to the game")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))
    sheet = getters.query_one(Sheet)

    def __init__(self, view: View, seat: int, colours: Sequence[int]) -> None:
        super().__init__()
        self._view = view
        self._seat = seat
        self._colours = colours

    def compose(self) -> ComposeResult:
        yield Sheet(self._view, self._seat, self._colours)

    def action_turn(self, step: int) -> None:
        self.sheet.turn((self.sheet.seat + step) % len(self._view.players))

    def action_about(self) -> None:
        who = self._view.players[self.sheet.seat].who
        if who is None:
            self.notify(_("No traveller is known here."))
            return
        from tokaido_tui.tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen(f"traveller:{who.name}"))

    def action_close(self) -> None:
        self.dismiss()
