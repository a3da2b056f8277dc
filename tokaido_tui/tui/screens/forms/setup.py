"""Setup: who plays, by which rules. Enter starts from anywhere."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from tokaido_tui.games import system
from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.keys import Command, bindings, key_name
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.backdrop import Print
from tokaido_tui.tui.screens.forms.form import Fields, Form, Line, head, say
from tokaido_tui.tui.screens.forms.setup_draft import LONGEST_SEED, PERSON, SEATS, SENTENCES, Field, Problem, SetupDraft
from tokaido_tui.tui.screens.forms.setup_lines import SEAT, SeatLine, VariantLine
from tokaido_tui.tui.widgets.fields import Chooser, KeylessButton, TextField, Tick, relabel
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words import counts
from tokaido_tui.words.any_game import game_title
from tokaido_tui.words.setup import ABOUT, LEVELS_ABOUT

# There are lines for as many as any game has.
VARIANTS = max(len(system(game).variants) for game in ON_SCREEN)


def place_of(field: Widget | None) -> Field:
    """What a field is for, as its id says."""
    kind, _dash, number = ((field and field.id) or "name-0").rpartition("-")
    return kind, int(number)


class SetupScreen(Form[None]):
    COMMANDS_HERE = (
        Command("enter", "start", mark("Start the game"), mark("start the game, from any field")),
        Command("escape", "back", mark("Back"), mark("back to the title"), hint=pmark("footer", "back"), leaves=True),
        Command("up", "move(-1)", mark("Line above"), mark("the line above"), False, hint=pmark("footer", "line")),
        Command("down", "move(1)", mark("Line below"), mark("the line below"), False, hint=pmark("footer", "line")),
        Command("left", "change(-1)", mark("Value before"), mark("the value before; in a text, a letter back"), False,
                hint=pmark("footer", "change"), when="can_turn"),
        Command("right", "change(1)", mark("Next value"), mark("the next value; in a text, a letter on"), False,
                hint=pmark("footer", "change"), when="can_turn"),
        Command("space", "change(1)", mark("Turn"), mark("turn a variant on or off; the next value"), False,
                hint=pmark("footer", "turn on or off"), when="on_variant"),
        Command("tab", "hop(1)", mark("Next field"), mark("the next field, along the line"), False,
                hint=pmark("footer", "next field")),
        Command("shift+tab", "hop(-1)", mark("Previous field"), mark("the field before"), False),
        Command("home", "jump(False)", mark("Home"), mark("the first field, or the start of a text"), False),
        Command("end", "jump(True)", mark("End"), mark("the last field, or the end of a text"), False),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    AUTO_FOCUS = "#name-0"
    column = "name"

    def __init__(self) -> None:
        super().__init__()
        self.draft = SetupDraft(self.app.session.name)
        self._problem: Problem | None = None

    def compose(self) -> ComposeResult:
        yield Print()
        with Vertical(id="form"):
            yield TitleBar()
            with Fields():
                for kind in ("game", "players"):
                    yield from self._chooser_line(kind)
                with Vertical(id="seats", classes="group"):
                    for number in range(SEATS):
                        yield SeatLine(number, self.draft)
                yield from self._chooser_line("travellers")
                with Vertical(id="variants", classes="group"):
                    for number in range(VARIANTS):
                        yield VariantLine(number, self.draft)
                yield Static(id="roles", classes="group")
                with Line(id="seed-line"):
                    yield Static(id="seed-label", classes="label", markup=False)
                    yield TextField(longest=LONGEST_SEED, allowed="0123456789", id="seed-0")
            yield Static(id="about", markup=False)
            with Horizontal(id="foot"):
                yield KeyLine()
                yield KeylessButton(id="start", compact=True)

    def _chooser_line(self, kind: str) -> ComposeResult:
        with Line(id=f"{kind}-line"):
            yield Static(id=f"{kind}-label", classes="label", markup=False)
            yield Chooser(id=f"{kind}-0")

    def on_mount(self) -> None:
        # Enter starts from every field: the button is for the mouse.
        self.query_one("#start").can_focus = False

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_words(self) -> None:
        draft, words = self.draft, ui(self.draft.game).words
        self.query_one(TitleBar).show(_("New game"))
        head(self.query_one("#seats"), _("Seats"))
        head(self.query_one("#variants"), _("Variants"))
        self._show_choice("game", _("Game"), game_title(draft.game))
        self._show_choice("players", _("Players"), str(draft.players), weak=draft.fixed)
        dealt = _("chosen here") if draft.chosen else _("dealt by the rules")
        none = _("none in an Initiation")
        self._show_choice("travellers", _(words.roles_label), none if draft.initiation else dealt, draft.initiation)
        self.query_one("#travellers-line").display = draft.has_roles
        for seat in self.query(SeatLine):
            seat.show()
        for variant in self.query(VariantLine):
            variant.show()
        self.query_one("#variants").display = bool(draft.variant_names())
        self._show_colours()
        say(self.query_one("#seed-label", Static), _("Seed"))
        self.query_one("#seed-0", TextField).placeholder = _("by chance")
        enter = key_name("enter", self.app.settings.ascii)
        relabel(self.query_one("#start", KeylessButton), f" {enter}  {_('start')} ")
        self._show_about()

    def _show_choice(self, kind: str, label: str, value: str, weak: bool = False) -> None:
        say(self.query_one(f"#{kind}-label", Static), label)
        chooser = self.query_one(f"#{kind}-0", Chooser)
        chooser.text = value
        chooser.set_class(weak, "-weak")

    def _show_colours(self) -> None:
        """Characters that are colours, each with what it is."""
        roles, words, palette = self.query_one("#roles", Static), ui(self.draft.game).words, self.app.palette
        roles.display = self.draft.own_colours
        if not roles.display:
            return
        head(roles, _(words.roles_label))
        lines = Text()
        for name, role in words.roles.items():
            colour = palette.faint if role.colour is None else palette.seat(role.colour)
            lines.append(f" {_(name)} ".ljust(13), style(palette.ink_on(colour), colour, bold=True))
            lines.append(f"   {_(role.about)}\n")
        lines.rstrip()
        roles.update(lines)

    def _show_about(self) -> None:
        problem, about = self._problem, self.query_one("#about", Static)
        about.update(problem.sentence if problem else self._about(), layout=False)
        about.set_class(problem is not None, "-trouble")
        for field in self.query(TextField):
            field.set_class(problem is not None and field.has_focus, "-trouble")

    def _about(self) -> str:
        kind, number = self.cursor
        seat, words = self.draft.seats[number], ui(self.draft.game).words
        if kind == "variant":
            on = self.draft.variant_names()[number] in self.draft.variants
            return _("Space turns it off.") if on else _("Space turns it on.")
        if kind == "who" and seat.bot != PERSON:
            return _(LEVELS_ABOUT[seat.bot])
        if kind == "traveller" and seat.role:
            role = words.roles[seat.role]
            about = _(role.about)
            coins = counts.coins(role.purse)
            return _("{coins}. {ability}").format(coins=coins, ability=about) if role.purse else about
        if kind == "players":
            return _(words.about_players)
        if kind in ("travellers", "traveller"):
            return _(words.about_roles[kind == "traveller"])
        return _(ABOUT[kind])

    # --- where the cursor is ------------------------------------------------------------------------------------------

    @property
    def cursor(self) -> Field:
        return place_of(self.focused)

    def can_turn(self) -> bool:
        return not isinstance(self.focused, TextField)

    def on_variant(self) -> bool:
        return isinstance(self.focused, Tick)

    def go(self, place: Field) -> None:
        self.set_focus(self.query_one("#{}-{}".format(*place)))

    def on_descendant_focus(self) -> None:
        kind, _number = self.cursor
        self.column = kind if kind in SEAT else self.column
        if self._problem and self._problem.field != self.cursor:
            self._problem = None
        self._show_about()

    def action_hop(self, step: int) -> None:
        self.focus_next() if step > 0 else self.focus_previous()

    def action_jump(self, end: bool) -> None:
        self.set_focus(self.lines()[-1 if end else 0][0])

    # --- what is changed ----------------------------------------------------------------------------------------------

    def on_chooser_turned(self, event: Chooser.Turned) -> None:
        place = place_of(event.chooser)
        sentence = self.draft.change(place, event.step)
        self._problem = Problem(sentence, place) if sentence else None
        self.show_words()

    def on_checkbox_changed(self, event: Tick.Changed) -> None:
        self.draft.change(place_of(event.checkbox), 1)
        self.show_words()

    def on_input_changed(self, event: TextField.Changed) -> None:
        kind, number = place_of(event.input)
        if kind == "seed":
            self.draft.seed = event.value
        else:
            self.draft.seats[number].name = event.value
        self._problem = None
        self.show_words()

    def on_text_field_refused(self, event: TextField.Refused) -> None:
        if event.field.id == "seed-0":
            self._problem = Problem(_(SENTENCES["seed"]), ("seed", 0))
            self._show_about()

    def on_key(self, event: events.Key) -> None:
        kind, number = self.cursor
        char = event.character or ""
        if kind == "players" and char in ("2", "3", "4", "5") and not self.draft.fixed:
            self.draft.set_players(int(char))
            self.show_words()
        elif kind in SEAT and kind != "name" and char.isalpha():
            # Anywhere on a seat's line a letter can only mean its name.
            self.go(("name", number))
            self.query_one(f"#name-{number}").post_message(events.Key(event.key, char))

    # --- starting -----------------------------------------------------------------------------------------------------

    def on_input_submitted(self) -> None:
        self.action_start()

    def on_button_pressed(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        made = self.draft.plan()
        if isinstance(made, Problem):
            self.go(made.field)
            self._problem = made
            self._show_about()
        elif self.is_current:
            self.dismiss()
            self.app.play(made)

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()
