"""The fields of forms: text, a value between arrows, a box to tick, a row of values to choose from.

How they look is in styles/fields.tcss. The arrow keys belong to the form: it moves between its lines and calls `turn`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from textual import events, getters
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, RadioButton, RadioSet

from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.canvas import ASCII, clip


def relabel(button: Button | Checkbox | RadioButton, text: str) -> None:
    """Says what a button is for; what it says already is not painted again."""
    if str(button.label).strip() != text.strip():
        button.label = text
        button.refresh(layout=True)


class TextField(Input):
    """A line of text. What is too long is cut, a paste of several lines becomes one, and nothing blinks."""

    class Refused(Message):
        """A character was typed that can't stand here."""

        def __init__(self, field: TextField) -> None:
            super().__init__()
            self.field = field

        @property
        def control(self) -> TextField:
            return self.field

    def __init__(
        self, value: str = "", *, longest: int, allowed: str = "", id: str | None = None, classes: str | None = None
    ) -> None:
        """`allowed` are the only characters it takes, if any are named."""
        super().__init__(value[:longest], max_length=longest, compact=True, id=id, classes=classes)
        self.cursor_blink = False
        self._allowed = allowed

    def replace(self, text: str, start: int, end: int) -> None:
        fitting = "".join(char for char in text if char.isprintable() and (not self._allowed or char in self._allowed))
        if len(fitting) < len(text):
            self.restricted()
        start, end = sorted((start, end))
        room = self.max_length - len(self.value) + (end - start) if self.max_length else len(fitting)
        if fitting[:room] or not text:
            super().replace(fitting[:room], start, end)
            # Textual does not follow the cursor into the first text of all: only a cursor that moves is followed.
            place = self.cursor_position
            self.cursor_position = 0
            self.cursor_position = place

    def restricted(self) -> None:
        self.post_message(self.Refused(self))

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self.replace(" ".join(event.text.splitlines()).strip(), *self.selection)


class KeylessButton(Button, inherit_bindings=False):
    """A button whose keys are its screen's commands."""


class Chooser(Widget, can_focus=True):
    """A value between arrows. It knows no other values: `Turned` asks for the next one or the one before."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"chooser--arrow"}
    app = getters.app(TokaidoApp)
    text: reactive[str] = reactive("")

    class Turned(Message):
        def __init__(self, chooser: Chooser, step: int) -> None:
            super().__init__()
            self.chooser = chooser
            self.step = step

        @property
        def control(self) -> Chooser:
            return self.chooser

    def turn(self, step: int) -> None:
        self.post_message(self.Turned(self, step))

    @property
    def arrows(self) -> tuple[str, str]:
        return ("<", ">") if self.app.glyphs is ASCII else ("‹", "›")

    @property
    def _shown(self) -> str:
        return clip(self.text, self.size.width - 4, self.app.glyphs)

    def render(self) -> Content:
        before, after = self.arrows
        arrow, text = self.get_visual_style("chooser--arrow"), self._shown
        if self.has_focus:
            text = set_cell_size(text, self.size.width - 4)
        return Content.assemble((before, arrow), f" {text} ", (after, arrow))

    def on_click(self, event: events.Click) -> None:
        """The arrow at the left turns back, all the rest turns on."""
        event.stop()
        if self.focusable:
            self.turn(-1 if event.x == 0 else 1)


class Tick(Checkbox, inherit_bindings=False):
    """A box to tick with its label."""

    app = getters.app(TokaidoApp)

    def turn(self, _step: int) -> None:
        self.toggle()

    def render(self) -> Content:
        glyphs = self.app.glyphs
        return Content(f"{glyphs.mark if self.value else glyphs.unmarked} {self.label}")

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return cell_len(str(self.label)) + 2


class Option(RadioButton):
    """One of a row of values."""

    app = getters.app(TokaidoApp)

    def render(self) -> Content:
        glyphs = self.app.glyphs
        return Content(f" {glyphs.mark if self.value else glyphs.unmarked} {self.label} ")

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return cell_len(str(self.label)) + 4


class Options(RadioSet, inherit_bindings=False):
    """A row of values, one of which holds; they are all seen at once."""

    def __init__(self, values: Iterable[str], chosen: str, *, id: str) -> None:
        self.values = tuple(values)
        super().__init__(*(Option("", value == chosen) for value in self.values), id=id, compact=True)

    @property
    def value(self) -> str:
        return self.values[self.pressed_index]

    def label(self, texts: Iterable[str]) -> None:
        for button, text in zip(self.query(Option), texts, strict=True):
            relabel(button, text)

    def turn(self, step: int) -> None:
        if len(self.values) > 1:
            wanted = self.query(Option)[(self.pressed_index + step) % len(self.values)]
            wanted.value = True
