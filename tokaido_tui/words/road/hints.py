"""Why a stop is advised: what the games on a road say alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.i18n import _
from tokaido_tui.words.initials import name_of


def left_for_others(view: Any, stop: Any, leaves: Callable[[int], str]) -> str:
    """What the others can do before the walker's next turn; `leaves(n)` is a text with {name} and {n}."""
    if stop.again:
        return _("you move again") if stop.next_walker == view.decider else ""
    if not stop.behind:
        return ""
    count = len(stop.behind)
    return leaves(count).format(name=name_of(view, stop.next_walker), n=count)
