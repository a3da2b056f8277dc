"""Settings: every change shows at once and is kept at once."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from tokaido_tui import i18n
from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.tui.screens.backdrop import Print
from tokaido_tui.tui.screens.forms.form import Fields, Form, Line, head, say
from tokaido_tui.tui.screens.forms.settings_sample import Sample
from tokaido_tui.tui.widgets.fields import Options
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar

LABELS = {
    "theme": mark("Theme"),
    "language": mark("Language"),
    "animation": mark("Animation"),
    "ascii": mark("Plain ASCII"),
    "curtain": mark("Curtain"),
}
THEMES = {
    "night": (mark("night"), mark("Indigo and vermilion on a dark ground.")),
    "paper": (mark("paper"), mark("A print on light paper.")),
    "sixteen": (mark("sixteen"), mark("The sixteen colours that every terminal has.")),
    "safe": (mark("safe"), mark("Colours that differ for colour-blind eyes too.")),
}
ABOUT = {
    "language": mark("The language of everything on the screen."),
    "animation": mark("Travellers walk and points run up; any key skips it."),
    "ascii": mark("Letters and signs of a typewriter only, for terminals that lack the others."),
    "curtain": mark("Covers hidden cards while the keyboard passes to another person."),
}
ON, OFF = "on", "off"


def values(field: str) -> tuple[str, ...]:
    if field == "theme":
        return tuple(PALETTES)
    return i18n.available() if field == "language" else (ON, OFF)


def value_words(field: str, value: str) -> str:
    if field == "theme":
        return _(THEMES[value][0])
    if field == "language":
        return i18n.LANGUAGE_NAMES.get(value, value)
    return _("on") if value == ON else _("off")


class SettingsScreen(Form[None]):
    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Line above"), mark("the line above"), False,
                hint=pmark("footer", "line")),
        Command("down,j,tab", "move(1)", mark("Line below"), mark("the line below"), False,
                hint=pmark("footer", "line")),
        Command("left,h", "change(-1)", mark("Value before"), mark("the value before"), False,
                hint=pmark("footer", "change")),
        Command("right,l,enter,space", "change(1)", mark("Next value"), mark("the next value"), False,
                hint=pmark("footer", "change")),
        Command("escape,q", "back", mark("Back"), mark("leave; every change is kept already"),
                hint=pmark("footer", "back; all is kept"), leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def compose(self) -> ComposeResult:
        yield Print()
        with Vertical(id="form"):
            yield TitleBar()
            with Fields():
                for field in LABELS:
                    with Line(id=f"{field}-line"):
                        yield Static(classes="marker")
                        yield Static(id=f"{field}-label", classes="label")
                        yield Options(values(field), self._value(field), id=field)
            yield Static(id="about", markup=False)
            with Vertical(id="sample-group", classes="group"):
                yield Sample()
            with Vertical(id="foot"):
                yield KeyLine()

    @property
    def field(self) -> str:
        """The setting where the cursor is."""
        return (self.focused and self.focused.id) or next(iter(LABELS))

    def _value(self, field: str) -> str:
        value = getattr(self.app.settings, field)
        return value if isinstance(value, str) else ON if value else OFF

    def show_words(self) -> None:
        self.query_one(TitleBar).show(_("Settings"))
        for marker in self.query(".marker").results(Static):
            say(marker, self.app.glyphs.right)
        for field, label in LABELS.items():
            say(self.query_one(f"#{field}-label", Static), _(label))
            options = self.query_one(f"#{field}", Options)
            options.label(value_words(field, value) for value in options.values)
        head(self.query_one("#sample-group"), _("How it looks"))
        self._show_about()

    def _show_about(self) -> None:
        self.query_one("#about", Static).update(self._about(), layout=False)

    def _about(self) -> str:
        if self.field == "theme":
            return _(THEMES[self.app.palette.name][1])
        if self.field == "language" and len(i18n.available()) == 1:
            return _("There is no other language yet.")
        return _(ABOUT[self.field])

    def on_descendant_focus(self) -> None:
        self._show_about()

    def on_radio_set_changed(self, event: Options.Changed) -> None:
        field, value = event.radio_set.id or "", values(event.radio_set.id or "")[event.index]
        setattr(self.app.settings, field, value if field in ("theme", "language") else value == ON)
        self.app.save_settings()

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()
