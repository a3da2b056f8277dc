"""Everything worth saying about a step of Namiji."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.namiji.remarks_docks import DOCKS
from tokaido_tui.tui.namiji.remarks_fishing import FISHING
from tokaido_tui.tui.namiji.remarks_route import ROUTE
from tokaido_tui.tui.namiji.remarks_stops import STOPS
from tokaido_tui.tui.namiji.step import Step
from tokaido_tui.tui.remark import Remark


def remarks(before: View, events: Sequence[Event], after: View) -> list[Remark]:
    step = Step(before, events, after)
    return [remark for maker in (*FISHING, *STOPS, *DOCKS, *ROUTE) for remark in maker(step)]
