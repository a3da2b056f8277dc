"""Everything worth saying about a step of Tokaido Duo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokaido_tui.words.duo.commentary.pilgrim import PILGRIMS
from tokaido_tui.words.duo.commentary.rounds import ROUNDS
from tokaido_tui.words.duo.commentary.step import Step
from tokaido_tui.words.duo.commentary.trade import TRADES

if TYPE_CHECKING:
    from tokaido_tui.engine.event import Event
    from tokaido_tui.games.duo.view import View
    from tokaido_tui.words.commentary import Remark


def remarks(before: View, events: Sequence[Event], after: View) -> list[Remark]:
    step = Step(before, events, after)
    return [remark for maker in (*PILGRIMS, *TRADES, *ROUNDS) for remark in maker(step)]
