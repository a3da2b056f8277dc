"""Everything worth saying about a step of Tokaido."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.tokaido.commentary_order import ROAD
from tokaido_tui.words.tokaido.commentary_step import Step
from tokaido_tui.words.tokaido.commentary_stops import STOPS


def remarks(before: View, events: Sequence[Event], after: View) -> list[Remark]:
    step = Step(before, events, after)
    return [remark for maker in (*STOPS, *ROAD) for remark in maker(step)]
