"""A screen of fields in lines: the arrow keys move between the lines and turn what can be turned."""

from __future__ import annotations

from typing import TypeVar, cast

from textual import getters
from textual.containers import Horizontal, Vertical
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.widgets.fields import Chooser, Options, Tick

Result = TypeVar("Result")


def say(place: Static, text: str) -> None:
    """Shows a text; one that is there already is not painted again."""
    if place.content != text:
        place.update(text)


def head(group: Widget, text: str) -> None:
    """Names a group of lines."""
    heading = f" {text.upper()} "
    if group.border_title != heading:
        group.border_title = heading


class Line(Horizontal):
    """Fields beside one another."""


class Fields(Vertical):
    """All lines; they scroll where there is no room for them."""


class Form(Screen[Result]):
    """Its subclasses compose `Line`s, and say every text in `show_words`."""

    app = getters.app(TokaidoApp)
    # Textual paints the whole screen anew when the focus moves; a form shows it in the fields alone, which saves 4 kB.
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    column = ""
    """Where the cursor stays while it moves over lines: the class of a field."""

    def show_words(self) -> None:
        raise NotImplementedError

    def on_mount(self) -> None:
        self.show_words()

    def on_descendant_focus(self) -> None:
        for line in self.query(Line):
            line.set_class(self.focused in line.children, "-here")

    def lines(self) -> list[list[Widget]]:
        """The fields that can be reached, line by line."""
        found: dict[Widget, list[Widget]] = {}
        for field in self.focus_chain:
            found.setdefault(cast(Widget, field.parent), []).append(field)
        return list(found.values())

    @property
    def row(self) -> int:
        """The line where the cursor is."""
        return next(number for number, line in enumerate(self.lines()) if self.focused in line)

    def action_move(self, step: int) -> None:
        """Up or down a line, in the same column where the line has it."""
        lines = self.lines()
        line = lines[(self.row + step) % len(lines)]
        self.set_focus(next((field for field in line if self.column and field.has_class(self.column)), line[0]))

    def action_change(self, step: int) -> None:
        if isinstance(self.focused, (Chooser, Options, Tick)):
            self.focused.turn(step)
