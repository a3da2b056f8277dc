"""Hints in words: what those of every game have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tokaido_tui.i18n import _, mark

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice

LEVELS = {"sage": mark("Sage"), "pilgrim": mark("Pilgrim")}
ROOM = 69
"""Characters of the reasons that fit in a line at home."""
CLOSE = 0.85
"""From this value on the second best is nearly as good."""


def hint(level: str, parts: Iterable[str]) -> str:
    """Who says so, the first reason, and what else there is room for."""
    text, *rest = filter(None, parts)
    for part in rest:
        longer = f"{text}; {part}"
        if len(longer) <= ROOM:
            text = longer
    return f"{_(LEVELS.get(level, level))}: {text}."


def second_best(advice: Advice) -> int | None:
    """The action that comes close to the best, if one does."""
    others = [action for action in advice.values if action != advice.action]
    second = max(others, key=advice.values.__getitem__, default=None)
    return None if second is None or advice.values[second] < CLOSE else second
