"""The filters of the statistics: each goes through the values that are there to be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Select, Static

from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.store.figures import NO_VARIANT, Choices, Filters, Statistics, start_of
from tokaido_tui.words.any_game import game_title, variant_label
from tokaido_tui.words.setup import LEVEL_NAMES

Value = str | int

# Each with its key and its heading.
FIELDS = {
    "name": ("n", mark("whose")),
    "game": ("g", mark("game")),
    "players": ("p", mark("players")),
    "variant": ("v", mark("variant")),
    "since": ("d", mark("since")),
}
DAYS = (0, 7, 30, 365)
NOTHING = Choices((), (), (), (), ())


def variant_word(name: str) -> str:
    if name in ("", NO_VARIANT):
        return _("no variant")
    return _(variant_label(name))


def level_word(level: str) -> str:
    return _(LEVEL_NAMES.get(level, level))


class Filter:
    """Which games are shown."""

    def __init__(self) -> None:
        self.filters = Filters()
        self.choices = NOTHING
        self.days = 0

    @property
    def is_open(self) -> bool:
        """Whether every game goes through."""
        return self.filters == Filters()

    def open(self) -> None:
        self.filters, self.days = Filters(), 0

    def only(self, name: str) -> None:
        self.filters = replace(self.filters, name=name)

    def values(self, field: str) -> Sequence[Value]:
        """What a filter can be set to; the first value lets everything through."""
        choices = self.choices
        found: dict[str, Sequence[Value]] = {
            "name": ("", *choices.people, *choices.bots),
            "game": ("", *choices.games),
            "players": (0, *choices.players),
            "variant": ("", *choices.variants),
            "since": DAYS,
        }
        return found[field]

    def value(self, field: str) -> Value:
        value: Value = self.days if field == "since" else getattr(self.filters, field)
        return value

    def set(self, field: str, value: Value) -> None:
        if field == "since":
            self.days = int(value)
            value = start_of(date.today() - timedelta(days=self.days)) if self.days else ""
        self.filters = replace(self.filters, **{field: value})  # type: ignore[arg-type]

    def turn(self, field: str) -> None:
        """The next value of a filter; after the last one, any."""
        values, value = self.values(field), self.value(field)
        self.set(field, values[(values.index(value) + 1) % len(values)] if value in values else values[0])

    def said(self, field: str, value: Value) -> str:
        """A value of a filter in words."""
        name = str(value)
        if field == "name":
            return (name if name in self.choices.people else level_word(name)) or _("everybody")
        if field == "game":
            return game_title(name) if value else _("every game")
        if field == "players":
            return name if value else _("any number")
        if field == "variant":
            return variant_word(name) if value else _("any or none")
        return ngettext("{n} day ago", "{n} days ago", int(value)).format(n=value) if value else _("ever")


class FilterSelect(Select[Value], can_focus=False):
    """Opened with the mouse; the field's key goes to the next value."""


class FilterField(Vertical):
    """A filter: its key and heading, and the value it is set to."""

    def __init__(self, field: str) -> None:
        super().__init__(id=f"filter-{field}")
        self.field = field

    def compose(self) -> ComposeResult:
        yield Static()
        yield FilterSelect([("", Filter().value(self.field))], allow_blank=False, compact=True)

    def show(self, chosen: Filter) -> None:
        key, label = FIELDS[self.field]
        self.query_one(Static).update(Content.assemble((key, "$gold"), " ", (_(label), "$faint")))
        value, values = chosen.value(self.field), chosen.values(self.field)
        select = self.query_one(FilterSelect)
        with self.prevent(Select.Changed):
            shown = values if value in values else (*values, value)
            select.set_options([(Content(chosen.said(self.field, one)), one) for one in shown])
            select.value = value
            # Said anew even where only the words are others.
            select.mutate_reactive(FilterSelect.value)  # type: ignore[misc]
        self.set_class(bool(value), "-set")


def nothing_here(page: str, found: Statistics | None, chosen: Filter) -> Content:
    """Why there is nothing to be seen on a page; empty where there is something."""
    if found is None or not found.games:
        first, then = _("No finished game is like that."), _("Press 0 to see all of them again.")
        if chosen.is_open:
            first = _("No game has been finished here yet.")
            then = _("Walk the road to its end once: who won, by how much and with what is kept here.")
        return Content.assemble((first, "bold $gold"), "\n\n", then)
    if page == "bots":
        return Content("" if found.bots else _("No bots have played these games."))
    if page == "people":
        return Content("" if found.people else _("Only bots have played these games."))
    if not found.total.seats:
        return Content(_("Only bots have played these games: their results are on the page Bots."))
    if page == "travellers" and not found.roles:
        return Content(_("These games were played without travellers."))
    return Content()
