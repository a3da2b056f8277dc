"""Settings: every change shows at once and is kept at once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui import i18n
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.art.panoramas import unfolded
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import PALETTES, style
from tokaido_tui.tui.screens import chrome
from tokaido_tui.tui.screens.backdrop import banner, put_picture
from tokaido_tui.words.tokaido import names

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp

FIELDS = ("theme", "language", "animation", "ascii", "curtain")
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
WIDEST = 80
ROWS = 24
VALUES = 18


class SettingsForm(chrome.Clickable):
    can_focus = True

    def __init__(self) -> None:
        super().__init__(id="settings-form")
        self.row = 0

    @property
    def field(self) -> str:
        return FIELDS[self.row]

    def move(self, step: int) -> None:
        self.row = (self.row + step) % len(FIELDS)
        self.repaint()

    def change(self, step: int) -> None:
        app, settings = self.game_app, self.game_app.settings
        if self.field == "theme":
            settings.theme = _next(tuple(PALETTES), settings.theme, step)
        elif self.field == "language":
            settings.language = _next(i18n.available(), settings.language, step)
        else:
            setattr(settings, self.field, not getattr(settings, self.field))
        app.save_settings()
        self.repaint()

    def clicked(self, target: Hashable) -> None:
        if target == "back":
            cast("SettingsScreen", self.screen).action_back()
            return
        field, value = cast("tuple[str, str]", target)
        self.row = FIELDS.index(field)
        if field in ("theme", "language"):
            setattr(self.game_app.settings, field, value)
            self.game_app.save_settings()
            self.repaint()
        else:
            self.change(1)

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        left = max(0, (canvas.width - WIDEST) // 2)
        width = min(canvas.width, WIDEST)
        top = banner(canvas, palette, glyphs, ROWS)
        canvas.put(left + 2, top, _("Settings").upper(), style(palette.vermilion, bold=True))
        hint = _("Esc back   ? keys")
        start = canvas.put_right(left + width - 2, top, hint, style(palette.faint))
        self.spot(start, top, len(hint), "back")
        canvas.put(left, top + 1, glyphs.line * width, style(palette.line))
        for row, field in enumerate(FIELDS):
            self._field(canvas, left, top + 3 + row + (row > 1), row, field)
        canvas.put(left + 2, top + 10, clip(self._about(), width - 4, glyphs), style(palette.paper))
        chrome.heading(canvas, palette, glyphs, left + 2, top + 12, width - 4, _("How it looks"))
        self._sample(canvas, left, top + 14)
        canvas.put(left, top + 22, glyphs.line * width, style(palette.line))
        pairs = [(_("Up Down"), _("line")), (_("Left Right"), _("change")), (_("Esc"), _("back; all is kept"))]
        chrome.hints(canvas, palette, left + 2, top + 23, pairs, width - 4)

    def _about(self) -> str:
        if self.field == "theme":
            return _(THEMES[self.palette.name][1])
        if self.field == "language" and len(i18n.available()) == 1:
            return _("There is no other language yet.")
        return _(ABOUT[self.field])

    def _field(self, canvas: Canvas, left: int, y: int, row: int, field: str) -> None:
        palette, glyphs, settings = self.palette, self.glyphs, self.game_app.settings
        here = row == self.row
        if here:
            canvas.put(left + 2, y, glyphs.right, style(palette.gold))
        look = style(palette.gold if here else palette.paper, bold=here)
        canvas.put(left + 4, y, clip(_(LABELS[field]), VALUES - 5, glyphs), look)
        x = left + VALUES
        for value, text in self._values(field):
            chosen = str(getattr(settings, field)) == value
            box = glyphs.mark if chosen else glyphs.unmarked
            label = f" {box} {text} "
            marked = style(palette.ink, palette.gold, bold=True) if here else style(palette.gain, bold=True)
            self.spot(x, y, len(label), (field, value))
            x = canvas.put(x, y, label, marked if chosen else style(palette.faint)) + 1

    def _values(self, field: str) -> list[tuple[str, str]]:
        if field == "theme":
            return [(name, _(THEMES[name][0])) for name in PALETTES]
        if field == "language":
            return [(code, i18n.LANGUAGE_NAMES.get(code, code)) for code in i18n.available()]
        return [("True", _("on")), ("False", _("off"))]

    def _sample(self, canvas: Canvas, left: int, y: int) -> None:
        """A piece of road, some travellers and a panorama in the colours of the theme."""
        palette, glyphs = self.palette, self.glyphs
        x = left + 2
        canvas.put(x, y + 1, glyphs.road * 40, style(palette.gold))
        for kind in range(len(names.LETTERS)):
            tile = style(palette.ink, palette.station(kind), bold=True)
            canvas.put(x + kind * 4 + 1, y + 1, f" {names.LETTERS[kind]} ", tile)
        for seat, name in enumerate("ABCDE"):
            canvas.put(x + 3 + seat * 8, y, f" {name} ", style(palette.ink, palette.seat(seat), bold=True))
        end = canvas.put(x, y + 3, _("Ana admired the sea"), style(palette.paper))
        canvas.put(canvas.put(end + 1, y + 3, "+3", style(palette.gain, bold=True)) + 1, y + 3, _("points"))
        end = canvas.put(x, y + 4, _("Bo gave to the temple"), style(palette.paper))
        canvas.put(end + 1, y + 4, "-2", style(palette.loss, bold=True))
        canvas.put(end + 4, y + 4, _("coins"), style(palette.gold))
        canvas.put(x, y + 5, _("what is not for now recedes"), style(palette.faint))
        put_picture(canvas, x + 43, y, unfolded("mountain", "large", 3, palette.ground), palette, glyphs is ASCII)
        canvas.put(x + 43, y + 6, _("three sections of four"), style(palette.faint))


def _next(values: tuple[str, ...], value: str, step: int) -> str:
    return values[(values.index(value) + step) % len(values)] if value in values else values[0]


class SettingsScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("up,k,shift+tab", "move(-1)", mark("Line above"), mark("the line above"), False),
        Command("down,j,tab", "move(1)", mark("Line below"), mark("the line below"), False),
        Command("left,h", "change(-1)", mark("Value before"), mark("the value before"), False),
        Command("right,l,enter,space", "change(1)", mark("Next value"), mark("the next value"), False),
        Command("escape,q", "back", mark("Back"), mark("leave; every change is kept already")),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def compose(self) -> ComposeResult:
        yield SettingsForm()

    @property
    def form(self) -> SettingsForm:
        return self.query_one(SettingsForm)

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    def action_move(self, step: int) -> None:
        self.form.move(step)

    def action_change(self, step: int) -> None:
        self.form.change(step)

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()
