"""Setup: who plays, by which rules. Enter starts from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import mark
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.setup_draft import Problem
from tokaido_tui.tui.screens.setup_form import SetupForm

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp


class SetupScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("enter", "start", mark("Start the game"), mark("start the game, from any field")),
        Command("escape", "back", mark("Back"), mark("back to the title")),
        Command("up", "move(-1)", mark("Line above"), mark("the line above"), False),
        Command("down", "move(1)", mark("Line below"), mark("the line below"), False),
        Command("tab", "hop(1)", mark("Next field"), mark("the next field, along the line"), False),
        Command("shift+tab", "hop(-1)", mark("Previous field"), mark("the field before"), False),
        Command("left", "change(-1)", mark("Value before"), mark("the value before; in a text, a letter back"), False),
        Command("right", "change(1)", mark("Next value"), mark("the next value; in a text, a letter on"), False),
        Command("space", "change(1)", mark("Turn"), mark("turn a variant on or off; the next value"), False),
        Command("home", "jump(False)", mark("Home"), mark("the first field, or the start of a text"), False),
        Command("end", "jump(True)", mark("End"), mark("the last field, or the end of a text"), False),
        Command("backspace", "erase(True)", mark("Erase before"), mark("erase the letter before"), False),
        Command("delete", "erase(False)", mark("Erase after"), mark("erase the letter after"), False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def compose(self) -> ComposeResult:
        yield SetupForm(cast("TokaidoApp", self.app).session.name)

    @property
    def form(self) -> SetupForm:
        return self.query_one(SetupForm)

    def on_setup_form_started(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        made = self.form.draft.plan()
        if isinstance(made, Problem):
            self.form.complain(made)
        elif self.is_current:
            app = cast("TokaidoApp", self.app)
            self.dismiss()
            app.play(made)

    def action_back(self) -> None:
        self.dismiss()

    def action_move(self, step: int) -> None:
        self.form.move(step)

    def action_hop(self, step: int) -> None:
        self.form.hop(step)

    def action_change(self, step: int) -> None:
        self.form.change(step)

    def action_jump(self, end: bool) -> None:
        self.form.jump(end)

    def action_erase(self, before: bool) -> None:
        self.form.erase(before)
