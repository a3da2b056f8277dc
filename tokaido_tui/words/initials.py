"""Names and letters for everybody at the table."""

from __future__ import annotations

from typing import Any

from tokaido_tui.i18n import _


def neutral_name() -> str:
    """What the piece that nobody owns is called."""
    return _("Neutral")


def name_of(view: Any, traveller: int) -> str:
    """The name of a seat, or of the neutral piece that is numbered after the seats."""
    name: str = view.players[traveller].name if traveller < len(view.players) else neutral_name()
    return name


def initials_of(view: Any) -> list[str]:
    """All different: the first letter of the name that nobody has yet, else a digit. The neutral piece's is last."""
    initials: list[str] = []
    names = [player.name for player in view.players]
    if getattr(view, "neutral", None):
        names.append(neutral_name())
    for number, name in enumerate(names):
        letters = [char.upper() for char in name if char.isascii() and char.isalpha()]
        free = [letter for letter in letters if letter not in initials]
        initials.append(free[0] if free else str(number + 1))
    return initials
