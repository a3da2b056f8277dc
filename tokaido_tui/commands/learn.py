"""`tokaido learn`: the lessons, without the title."""

from __future__ import annotations

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _
from tokaido_tui.lessons.notes import NAMES


def lesson_named(number: int | None) -> str | None:
    """The name of a lesson by its number; None for the list of them."""
    if number is None:
        return None
    if not 0 < number <= len(NAMES):
        raise SetupError(_("there is no lesson {n}; there are 1 to {all}").format(n=number, all=len(NAMES)))
    return NAMES[number - 1]


def learn(name: str | None) -> None:
    from tokaido_tui.tui.lessons.start import LessonsFirst

    LessonsFirst(name).run()
