"""Hints in words: what those of every game have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokaido_tui.i18n import _, mark

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice
    from tokaido_tui.words.decision import Decision, Decisions

LEVELS = {"sage": mark("Sage"), "pilgrim": mark("Pilgrim")}
ROOM = 69
"""Characters of the reasons that fit in a line at home."""
CLOSE = 0.85
"""From this value on the second best is nearly as good."""


def hint(decisions: Decisions, view: Any, advice: Advice) -> str:
    """Who says so, the first reason, and what else there is room for; for the eyes of who decides."""
    decision = decisions[view.kind]
    text, *rest = filter(None, decision.reasons(view, advice.action))
    for part in filter(None, [*rest, _nearly_as_good(decision, view, advice)]):
        longer = f"{text}; {part}"
        if len(longer) <= ROOM:
            text = longer
    return f"{_(LEVELS.get(advice.level, advice.level))}: {text}."


def _nearly_as_good(decision: Decision, view: Any, advice: Advice) -> str:
    """The second best, where it comes close."""
    others = [action for action in advice.values if action != advice.action]
    second = max(others, key=advice.values.__getitem__, default=None)
    if second is None or advice.values[second] < CLOSE:
        return ""
    return _("{name} is nearly as good").format(name=decision.label(view, second))
