"""Everything worth saying about a step of Namiji."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.view import View
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.namiji.commentary.docks import DOCKS
from tokaido_tui.words.namiji.commentary.fishing import FISHING
from tokaido_tui.words.namiji.commentary.order import ROUTE
from tokaido_tui.words.namiji.commentary.step import Step
from tokaido_tui.words.namiji.commentary.stops import STOPS


def remarks(before: View, events: Sequence[Event], after: View) -> list[Remark]:
    step = Step(before, events, after)
    return [remark for maker in (*FISHING, *STOPS, *DOCKS, *ROUTE) for remark in maker(step)]
