"""The result card on a small screen; showing it copies it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.frame import frame
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.card import WIDTH


class Card(Painted):
    def __init__(self, text: str) -> None:
        super().__init__(id="card")
        self._lines = text.splitlines()
        self.styles.width = WIDTH + 6
        self.styles.height = len(self._lines) + 6

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        canvas.fill(0, 0, canvas.width, canvas.height, style(palette.paper, palette.panel))
        frame(canvas, palette.vermilion, self.glyphs)
        for y, line in enumerate(self._lines, 2):
            first = y == 2
            canvas.put(3, y, line, style(palette.vermilion if first else palette.paper, bold=first))
        note = clip(_("Copied, if the terminal allows it.  Esc back"), canvas.width - 6, self.glyphs)
        canvas.put(3, canvas.height - 2, note, style(palette.faint))


class CardScreen(ModalScreen[None]):
    COMMANDS_HERE = (
        Command("y,c", "copy", mark("Copy"), mark("copy it once more")),
        Command("escape,q,enter", "close", mark("Close"), mark("back to where you came from")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Card(self.text)

    def on_mount(self) -> None:
        self.set_class(self.query_one(Card).palette.exact, "-exact")
        self.action_copy()

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.text)

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
