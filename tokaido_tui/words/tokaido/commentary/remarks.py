"""Everything worth saying about a step of Tokaido."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.tokaido.commentary.order import ROAD
from tokaido_tui.words.tokaido.commentary.step import Step
from tokaido_tui.words.tokaido.commentary.stops import STOPS

ABILITY = "ability "
"""What the remarks about a traveller's ability are called, with its name."""


def remarks(before: View, events: Sequence[Event], after: View) -> list[Remark]:
    step = Step(before, events, after)
    found = (remark for maker in (*STOPS, *ROAD) for remark in maker(step))
    # A traveller of the player's own may have the ability of one of ours, but is not that one.
    return [r for r in found if not r.kind.startswith(ABILITY) or r.kind == ABILITY + step.who.name]
