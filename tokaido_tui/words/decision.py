"""A kind of decision in words. Every game has a table of its kinds, `decisions.py`: a new kind is described there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tokaido_tui.i18n import _
from tokaido_tui.words.question import Question

Reasons = Callable[[Any, int], list[str]]


def pointed_at(_view: Any) -> Question:
    raise NotImplementedError("that is pointed at on the board, not chosen from a list")


@dataclass(frozen=True)
class Decision:
    """The views are those of who decides. `label(view, action)` is an option in a few words; `reasons(view, action)`
    say what it is and what speaks for it, the most important first; `question` lists what there is to choose."""

    label: Callable[[Any, int], str]
    reasons: Reasons
    question: Callable[[Any], Question] = pointed_at


Decisions = Mapping[str, Decision]


def unless_forced(reasons: Reasons) -> Reasons:
    """Where there is but one option, that is the reason."""

    def told(view: Any, action: int) -> list[str]:
        if len(view.decision.options) == 1:
            return [_("there is nothing else to choose")]
        return reasons(view, action)

    return told
