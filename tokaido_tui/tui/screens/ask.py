"""A question that is answered with a line of text: a number, or the name of a file."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import hints
from tokaido_tui.tui.screens.text_edit import TextEdit
from tokaido_tui.tui.widgets.frame import frame
from tokaido_tui.tui.widgets.painted import Painted

NARROW, WIDE = 40, 72


class Field(Painted):
    """The question in a frame, the text below it. Keys that are no commands are typed."""

    can_focus = True

    def __init__(self, question: str, digits: bool, longest: int) -> None:
        super().__init__(id="ask")
        self._question = question
        self._digits = digits
        self.edit = TextEdit("", longest)
        self.styles.width = NARROW if digits else WIDE
        self.styles.height = 7

    def paint(self, canvas: Canvas) -> None:
        palette, width = self.palette, canvas.width
        canvas.fill(0, 0, width, canvas.height, style(palette.paper, palette.panel))
        frame(canvas, palette.vermilion, self.glyphs)
        canvas.put(3, 1, clip(self._question, width - 6, self.glyphs), style(palette.paper, bold=True))
        room = width - 6
        canvas.fill(3, 3, room, 1, style(palette.paper, palette.ground))
        # The end that is typed at stays in sight.
        before, after = self.edit.text[: self.edit.place], self.edit.text[self.edit.place :]
        while cell_len(before) > room - 1:
            before = before[1:]
        x = canvas.put(3, 3, before)
        canvas.put(x, 3, after[:1] or " ", style(palette.ink, palette.cursor))
        canvas.put(x + cell_len(after[:1] or " "), 3, clip(after[1:], 3 + room - x - 1, self.glyphs))
        hints(canvas, palette, 3, 5, [(self.glyphs.enter, _("go")), ("Esc", _("back"))], room)

    def type(self, text: str) -> None:
        self.edit.type("".join(char for char in text if char in "0123456789") if self._digits else text)
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character:
            event.stop()
            event.prevent_default()
            self.type(event.character)

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.type(event.text.partition("\n")[0])


class AskScreen(ModalScreen[str]):
    """Dismissed with the text; "" for none."""

    COMMANDS_HERE = (
        Command("enter", "answer", mark("Answer"), mark("take what is written")),
        Command("escape", "close", mark("Back"), mark("back, without an answer")),
        Command("left", "move(-1)", mark("Letter back"), mark("a letter back"), False),
        Command("right", "move(1)", mark("Letter on"), mark("a letter on"), False),
        Command("home", "move(-999)", mark("Start"), mark("to the start of the text"), False),
        Command("end", "move(999)", mark("End"), mark("to the end of the text"), False),
        Command("backspace", "erase(True)", mark("Erase before"), mark("erase the letter before"), False),
        Command("delete", "erase(False)", mark("Erase after"), mark("erase the letter after"), False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))

    def __init__(self, question: str, digits: bool = False, longest: int = 400) -> None:
        super().__init__()
        self.field = Field(question, digits, longest)

    def compose(self) -> ComposeResult:
        yield self.field

    def on_mount(self) -> None:
        self.set_class(self.field.palette.exact, "-exact")
        self.field.focus()

    def action_answer(self) -> None:
        if self.is_current:
            self.dismiss(self.field.edit.text.strip())

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss("")

    def action_move(self, step: int) -> None:
        self.field.edit.move(step)
        self.field.repaint()

    def action_erase(self, before: bool) -> None:
        self.field.edit.erase(before)
        self.field.repaint()
