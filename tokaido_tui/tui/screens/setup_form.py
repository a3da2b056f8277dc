"""The setup form: paints a draft, moves the cursor through its fields and edits them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from rich.cells import cell_len
from textual import events
from textual.message import Message

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens import chrome
from tokaido_tui.tui.screens.backdrop import banner
from tokaido_tui.tui.screens.setup_draft import COLUMNS, PERSON, SENTENCES, Field, Problem, SetupDraft
from tokaido_tui.tui.screens.text_edit import TextEdit
from tokaido_tui.words import counts
from tokaido_tui.words.any_game import game_title
from tokaido_tui.words.setup import ABOUT, LEVEL_NAMES, LEVELS_ABOUT

ROWS = 24
WIDEST = 104
# Where the columns of a seat begin, and how wide they are.
PLACES = {"colour": (4, 5), "who": (10, 19), "name": (30, 28), "traveller": (59, 19)}
LABELS = 14
VARIANT_TEXT = 18


class SetupForm(chrome.Clickable):
    """Arrow keys and typing reach it through its screen; `Started` is posted by the mouse."""

    can_focus = True

    class Started(Message):
        pass

    def __init__(self, login: str) -> None:
        super().__init__(id="setup-form")
        self.draft = SetupDraft(login)
        self.cursor: Field = ("name", 0)
        self.trouble = ""
        self._column = "name"
        self.draft.seats[0].name.enter()

    # --- the cursor ---------------------------------------------------------------------------------------------------

    def go(self, place: Field) -> None:
        self.cursor = place
        if place[0] in COLUMNS:
            self._column = place[0]
        text = self.draft.text_of(place)
        if text is not None:
            text.enter()
        self.repaint()

    def _row(self) -> int:
        return next(i for i, row in enumerate(self.draft.rows()) if self.cursor in row)

    def move(self, step: int) -> None:
        """Up or down a line, in the same column among the seats."""
        rows = self.draft.rows()
        row = rows[(self._row() + step) % len(rows)]
        self.trouble = ""
        wanted = (self._column, "name")
        self.go(next((place for kind in wanted for place in row if place[0] == kind), row[0]))

    def hop(self, step: int) -> None:
        """To the next field, along the lines."""
        fields = [place for row in self.draft.rows() for place in row]
        self.trouble = ""
        self.go(fields[(fields.index(self.cursor) + step) % len(fields)])

    def change(self, step: int) -> None:
        text = self.draft.text_of(self.cursor)
        if text is not None:
            text.move(step)
        else:
            self.trouble = self.draft.change(self.cursor, step)
        self.repaint()

    def erase(self, before: bool) -> None:
        text = self.draft.text_of(self.cursor)
        if text is not None:
            text.erase(before)
            self.trouble = ""
            self.repaint()

    def jump(self, end: bool) -> None:
        """Home and End: in a text to its ends, else to the first or the last field."""
        text = self.draft.text_of(self.cursor)
        if text is not None:
            text.fresh = False
            text.place = len(text.text) if end else 0
            self.repaint()
        else:
            self.go(self.draft.rows()[-1 if end else 0][0])

    def complain(self, problem: Problem) -> None:
        self.go(problem.field)
        self.trouble = problem.sentence
        self.repaint()

    # --- typing and clicking ------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        char = event.character or ""
        if event.is_printable and self.type(char):
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.type(" ".join(event.text.split()))

    def type(self, chars: str) -> bool:
        """Whether the field under the cursor, or its line, takes these characters."""
        kind, number = self.cursor
        if kind == "players" and chars in ("2", "3", "4", "5") and not self.draft.fixed:
            self.draft.set_players(int(chars))
        elif kind in COLUMNS and kind != "name" and chars.isalpha():
            # Somewhere on a seat's line a letter can only mean its name.
            self.go(("name", number))
            self.draft.seats[number].name.type(chars)
        elif kind == "seed" and not (chars.isascii() and chars.isdigit()):
            self.trouble = _(SENTENCES["seed"])
            self.repaint()
            return chars.isalnum() or chars == " "
        elif (text := self.draft.text_of(self.cursor)) is not None:
            text.type(chars)
        else:
            return False
        self.trouble = ""
        self.repaint()
        return True

    def clicked(self, target: Hashable) -> None:
        if target == "start":
            self.post_message(self.Started())
            return
        place, step = cast("tuple[Field, int]", target)
        there = place == self.cursor or place[0] == "variant"
        self.trouble = ""
        self.go(place)
        if there and self.draft.text_of(place) is None:
            self.change(step)

    # --- painting -----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        top = banner(canvas, palette, glyphs, ROWS)
        self._left = max(0, (canvas.width - WIDEST) // 2)
        self._width = min(canvas.width, WIDEST)
        x, width, inner = self._left, self._width, self._width - 2 * chrome.MARGIN
        left = x + chrome.MARGIN
        canvas.put(left, top, _("New game").upper(), style(palette.vermilion, bold=True))
        canvas.put_right(x + width - 2, top, _("Esc back   F1 keys"), style(palette.faint))
        canvas.put(x, top + 1, glyphs.line * width, style(palette.line))
        self._choice(canvas, top + 2, ("game", 0), _("Game"), game_title(self.draft.game))
        self._choice(canvas, top + 3, ("players", 0), _("Players"), str(self.draft.players))
        chrome.heading(canvas, palette, glyphs, left, top + 5, inner, _("Seats"))
        for seat in range(self.draft.players):
            self._seat(canvas, top + 6 + seat, seat)
        dealt = _("chosen here") if self.draft.chosen else _("dealt by the rules")
        none = _("none in an Initiation")
        if self.draft.has_roles:
            label = _(ui(self.draft.game).words.roles_label)
            self._choice(canvas, top + 11, ("travellers", 0), label, none if self.draft.initiation else dealt)
        if self.draft.variant_names():
            chrome.heading(canvas, palette, glyphs, left, top + 13, inner, _("Variants"))
        for number, name in enumerate(self.draft.variant_names()):
            self._variant(canvas, top + 14 + number, number, name)
        if self.draft.own_colours:
            chrome.heading(canvas, palette, glyphs, left, top + 13, inner, _(ui(self.draft.game).words.roles_label))
            self._colours(canvas, top + 14)
        self._seed(canvas, top + 19)
        self._foot(canvas, top + 21)

    def _choice(self, canvas: Canvas, y: int, place: Field, label: str, value: str) -> None:
        here = place == self.cursor
        left = self._left + chrome.MARGIN
        canvas.put(left, y, label, style(self.palette.gold if here else self.palette.faint, bold=here))
        self._chooser(canvas, self._left + LABELS, y, 26, place, value)

    def _chooser(self, canvas: Canvas, x: int, y: int, width: int, place: Field, value: str) -> None:
        weak = self.draft.initiation if place[0] == "travellers" else place[0] == "players" and self.draft.fixed
        here = place == self.cursor
        chrome.chooser(canvas, self.palette, self.glyphs, x, y, width, value, here=here, weak=weak)
        self.spot(x, y, width, (place, 1))
        self.spot(x, y, 2, (place, -1))

    def _seat(self, canvas: Canvas, y: int, number: int) -> None:
        palette, seat = self.palette, self.draft.seats[number]
        place = self._left
        here = self.cursor[0] in COLUMNS and self.cursor[1] == number
        canvas.put(place + 2, y, str(number + 1), style(palette.gold if here else palette.faint, bold=here))
        x, width = PLACES["colour"]
        initial = (seat.name.text.strip() or "?")[0].upper()
        colour = self.draft.colour_of(number)
        tile = style(palette.ink, palette.faint if colour is None else palette.seat(colour), bold=True)
        canvas.put(place + x, y, f"  {initial}  " if cell_len(initial) == 1 else f" {initial}  ", tile)
        if self.cursor == ("colour", number):
            before, after = chrome.arrows(self.glyphs)
            canvas.put(place + x, y, before)
            canvas.put(place + x + width - 1, y, after)
        if not self.draft.own_colours:
            self.spot(place + x, y, width, (("colour", number), 1))
        x, width = PLACES["who"]
        who = _("person") if seat.bot == PERSON else _("bot: {level}").format(level=self._level(seat.bot))
        self._chooser(canvas, place + x, y, width, ("who", number), who)
        x, width = PLACES["name"]
        self._text(canvas, place + x, y, width, ("name", number), seat.name)
        if self.draft.roles_shown:
            x, width = PLACES["traveller"]
            self._chooser(canvas, place + x, y, width, ("traveller", number), _(seat.role) or _("dealt"))

    def _colours(self, canvas: Canvas, y: int) -> None:
        """Characters that are colours, each with what it is."""
        palette, x = self.palette, self._left + chrome.MARGIN
        for number, (name, words) in enumerate(ui(self.draft.game).words.roles.items()):
            colour = palette.faint if words.colour is None else palette.seat(words.colour)
            canvas.put(
                x, y + number, f" {clip(_(name), 11, self.glyphs)} ".ljust(13), style(palette.ink, colour, bold=True)
            )
            room = self._width - VARIANT_TEXT - 2
            text = clip(_(words.about), room, self.glyphs)
            canvas.put(self._left + VARIANT_TEXT, y + number, text, style(palette.paper))

    def _level(self, level: str) -> str:
        return _(LEVEL_NAMES.get(level, level))

    def _text(self, canvas: Canvas, x: int, y: int, width: int, place: Field, edit: TextEdit) -> None:
        palette = self.palette
        self.spot(x, y, width, (place, 1))
        if place != self.cursor:
            canvas.put(x + 1, y, clip(edit.text, width - 2, self.glyphs), style(palette.paper, bold=True))
            return
        canvas.fill(x, y, width, 1, style(palette.ink if self.trouble else palette.paper,
                                          palette.loss if self.trouble else palette.line))  # fmt: skip
        if edit.fresh:
            canvas.put(x + 1, y, clip(edit.text, width - 2, self.glyphs), style(palette.ink, palette.gold, bold=True))
            return
        canvas.put(x + 1, y, clip(edit.text, width - 2, self.glyphs))
        under = edit.text[edit.place : edit.place + 1] or " "
        canvas.put(x + 1 + cell_len(edit.text[: edit.place]), y, under, style(palette.ink, palette.cursor))

    def _variant(self, canvas: Canvas, y: int, number: int, name: str) -> None:
        palette, glyphs = self.palette, self.glyphs
        words = ui(self.draft.game).words.variants[name]
        here = self.cursor == ("variant", number)
        on = name in self.draft.variants
        x = self._left + chrome.MARGIN
        colour = palette.gain if on else palette.paper
        look = style(palette.ink, palette.gold, bold=True) if here else style(colour, bold=on)
        canvas.put(x, y, f"{glyphs.mark if on else glyphs.unmarked} {clip(_(words.label), 13, glyphs)}".ljust(15), look)
        room = self._width - VARIANT_TEXT - 2
        weaker = style(palette.paper if on else palette.faint)
        canvas.put(self._left + VARIANT_TEXT, y, clip(_(words.sentence), room, glyphs), weaker)
        self.spot(x, y, self._width - 4, (("variant", number), 1))

    def _seed(self, canvas: Canvas, y: int) -> None:
        here = self.cursor[0] == "seed"
        palette = self.palette
        canvas.put(self._left + 2, y, _("Seed"), style(palette.gold if here else palette.faint, bold=here))
        self._text(canvas, self._left + LABELS + 1, y, 16, ("seed", 0), self.draft.seed)
        if not here and not self.draft.seed.text:
            canvas.put(self._left + LABELS + 2, y, _("by chance"), style(palette.faint))

    def _about(self) -> str:
        kind, number = self.cursor
        seat = self.draft.seats[number]
        if kind == "variant":
            on = self.draft.variant_names()[number] in self.draft.variants
            return _("Space turns it off.") if on else _("Space turns it on.")
        if kind == "who" and seat.bot != PERSON:
            return _(LEVELS_ABOUT[seat.bot])
        if kind == "traveller" and seat.role:
            words = ui(self.draft.game).words.roles[seat.role]
            about = _(words.about)
            return (
                _("{coins}. {ability}").format(coins=counts.coins(words.purse), ability=about) if words.purse else about
            )
        if kind == "players":
            return _(ui(self.draft.game).words.about_players)
        if kind in ("travellers", "traveller"):
            return _(ui(self.draft.game).words.about_roles[kind == "traveller"])
        return _(ABOUT[kind])

    def _foot(self, canvas: Canvas, y: int) -> None:
        palette, glyphs = self.palette, self.glyphs
        x, width = self._left, self._width
        text, colour = (self.trouble, palette.loss) if self.trouble else (self._about(), palette.paper)
        canvas.put(x + 2, y, clip(text, width - 4, glyphs), style(colour, bold=bool(self.trouble)))
        canvas.put(x, y + 1, glyphs.line * width, style(palette.line))
        button = f"  {glyphs.enter}  {_('start')}  " if glyphs is not ASCII else f"  Enter {_('start')}  "
        start = canvas.put_right(x + width - 2, y + 2, button, style(palette.ink, palette.vermilion, bold=True))
        self.spot(start, y + 2, cell_len(button), "start")
        pairs = [(_("Up Down"), _("line")), (_("Tab"), _("next field")), (_("Left Right"), _("change")),
                 (_("Space"), _("turn on or off"))]  # fmt: skip
        chrome.hints(canvas, palette, x + 2, y + 2, pairs, start - x - 4)
