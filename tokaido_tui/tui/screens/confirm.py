"""A question with two answers."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, cast

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import Clickable, wrapped
from tokaido_tui.tui.widgets.frame import frame

WIDEST = 56


class Question(Clickable):
    """The question in a frame, the two answers below it."""

    def __init__(self, text: str, answers: tuple[str, str], yes: bool) -> None:
        super().__init__(id="question")
        self._lines = wrapped(text, WIDEST - 8)
        self._answers = answers
        self.yes = yes
        needed = max(*map(cell_len, self._lines), sum(map(cell_len, answers)) + 16)
        self.styles.width = needed + 8
        self.styles.height = len(self._lines) + 6

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        width, height = canvas.width, canvas.height
        canvas.fill(0, 0, width, height, style(palette.paper, palette.panel))
        frame(canvas, palette.vermilion, glyphs)
        for number, line in enumerate(self._lines):
            canvas.put_centre(0, width, 2 + number, line, style(palette.paper, bold=True))
        labels = [f"  {_(key)}  {text}  " for key, text in zip((mark("y"), mark("n")), self._answers, strict=True)]
        x = (width - sum(map(cell_len, labels)) - 3) // 2
        for label, answer in zip(labels, (True, False), strict=True):
            chosen = answer == self.yes
            look = style(palette.ink, palette.gold, bold=True) if chosen else style(palette.paper, palette.line)
            canvas.put(x, height - 3, label, look)
            if chosen:
                canvas.put(x, height - 3, glyphs.right)
            self.spot(x, height - 3, cell_len(label), answer)
            x += cell_len(label) + 3

    def clicked(self, target: Hashable) -> None:
        if self.screen.is_current:
            cast("ConfirmScreen", self.screen).dismiss(target is True)


class ConfirmScreen(ModalScreen[bool]):
    """Dismissed with True for yes. Enter takes the marked answer, at first yes; Escape is always no.

    What can't be taken back is asked with care: no is marked at first.
    """

    COMMANDS_HERE = (
        Command("y", "answer(True)", mark("Yes"), mark("answer yes")),
        Command("n,escape", "answer(False)", mark("No"), mark("answer no")),
        Command("left,right,up,down,tab,shift+tab,h,l", "turn", mark("Other"), mark("mark the other answer"), False),
        Command("enter,space", "take", mark("Take it"), mark("take the marked answer"), False),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings((*COMMANDS_HERE, *EVERYWHERE))

    def __init__(self, question: str, yes_label: str, no_label: str, *, careful: bool = False) -> None:
        super().__init__()
        self._question = Question(question, (yes_label, no_label), not careful)

    def compose(self) -> ComposeResult:
        yield self._question

    def on_mount(self) -> None:
        # A veil is a mixture of colours: a theme of sixteen has none.
        self.set_class(self._question.palette.exact, "-exact")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)

    def action_turn(self) -> None:
        self._question.yes = not self._question.yes
        self._question.repaint()

    def action_take(self) -> None:
        self.dismiss(self._question.yes)
