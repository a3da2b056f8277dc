"""The lines of the setup that are several fields beside one another: a seat, a variant."""

from __future__ import annotations

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from tokaido_tui.engine.setup import MAX_NAME
from tokaido_tui.i18n import _
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.forms.form import Line, say
from tokaido_tui.tui.screens.forms.setup_draft import PERSON, SetupDraft
from tokaido_tui.tui.widgets.fields import Chooser, TextField, Tick, relabel
from tokaido_tui.words.setup import LEVEL_NAMES

SEAT = ("colour", "who", "name", "traveller")


def who_plays(bot: str) -> str:
    return _("person") if bot == PERSON else _("bot: {level}").format(level=_(LEVEL_NAMES.get(bot, bot)))


class Tile(Chooser):
    """A colour: an initial on it, between arrows while the cursor is there."""

    def render(self) -> Content:
        before, after = self.arrows if self.has_focus else (" ", " ")
        return Content(f"{before}{' ' if cell_len(self.text) == 1 else ''}{self.text} {after}")

    def show(self, initial: str, colour: str) -> None:
        self.text = initial
        self.styles.background = colour
        self.styles.color = self.app.palette.ink_on(colour)


class SeatLine(Line):
    """The number of a seat, its colour, who plays it, the name, and the traveller where those are chosen."""

    def __init__(self, number: int, draft: SetupDraft) -> None:
        super().__init__(id=f"seat-{number}")
        self._number = number
        self._draft = draft

    def compose(self) -> ComposeResult:
        number = self._number
        yield Static(str(number + 1), classes="label")
        yield Tile(id=f"colour-{number}", classes="colour")
        yield Chooser(id=f"who-{number}", classes="who")
        yield TextField(self._draft.seats[number].name, longest=MAX_NAME, id=f"name-{number}", classes="name")
        yield Chooser(id=f"traveller-{number}", classes="traveller")

    def show(self) -> None:
        number, draft = self._number, self._draft
        self.display = number < draft.players
        seat, palette = draft.seats[number], self.query_one(Tile).app.palette
        colour = draft.colour_of(number)
        tile = self.query_one(Tile)
        tile.show((seat.name.strip() or "?")[0].upper(), palette.faint if colour is None else palette.seat(colour))
        tile.can_focus = not draft.own_colours
        self.query_one(f"#who-{number}", Chooser).text = who_plays(seat.bot)
        traveller = self.query_one(f"#traveller-{number}", Chooser)
        traveller.display = draft.roles_shown
        traveller.text = _(seat.role) or _("dealt")


class VariantLine(Line):
    """A box to tick, and what it means."""

    def __init__(self, number: int, draft: SetupDraft) -> None:
        super().__init__(id=f"variant-line-{number}")
        self._number = number
        self._draft = draft

    def compose(self) -> ComposeResult:
        yield Tick(id=f"variant-{self._number}", compact=True)
        yield Static(classes="sentence", markup=False)

    def show(self) -> None:
        names = self._draft.variant_names()
        self.display = self._number < len(names)
        if self.display:
            name = names[self._number]
            words, tick = ui(self._draft.game).words.variants[name], self.query_one(Tick)
            with self.prevent(Tick.Changed):
                tick.value = name in self._draft.variants
            relabel(tick, _(words.label))
            self.set_class(tick.value, "-on")
            say(self.query_one(".sentence", Static), _(words.sentence))
