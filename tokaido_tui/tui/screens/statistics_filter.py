"""The filters of the statistics as keys turn them: each goes through the values that are there to be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import TypeVar

from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.store.figures import NO_VARIANT, Choices, Filters, start_of
from tokaido_tui.words.any_game import game_title, variant_label
from tokaido_tui.words.setup import LEVEL_NAMES

Value = TypeVar("Value")

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

    def turn(self, field: str) -> None:
        """The next value of a filter; after the last one, any."""
        if field == "since":
            self.days = _after(self.days, DAYS)
            since = start_of(date.today() - timedelta(days=self.days)) if self.days else ""
            self.filters = replace(self.filters, since=since)
        elif field == "players":
            self.filters = replace(self.filters, players=_after(self.filters.players, (0, *self.choices.players)))
        else:
            values = {
                "name": (*self.choices.people, *self.choices.bots),
                "game": self.choices.games,
                "variant": self.choices.variants,
            }[field]
            changed = {field: _after(getattr(self.filters, field), ("", *values))}
            self.filters = replace(self.filters, **changed)

    def said(self, field: str) -> str:
        """A filter's value in words."""
        filters = self.filters
        if field == "name":
            is_bot = filters.name not in self.choices.people
            return (level_word(filters.name) if is_bot else filters.name) or _("everybody")
        if field == "game":
            return game_title(filters.game) if filters.game else _("every game")
        if field == "players":
            return str(filters.players) if filters.players else _("any number")
        if field == "variant":
            return variant_word(filters.variant) if filters.variant else _("any or none")
        return ngettext("{n} day ago", "{n} days ago", self.days).format(n=self.days) if self.days else _("ever")

    def is_set(self, field: str) -> bool:
        return bool(getattr(self.filters, field))


def _after(value: Value, values: Sequence[Value]) -> Value:
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
