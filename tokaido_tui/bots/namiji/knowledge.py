"""What the bots know about Namiji."""

from __future__ import annotations

from collections.abc import Hashable

from tokaido_tui.bots.knowledge import Knowledge
from tokaido_tui.bots.namiji.forecast import FORECAST, chances_at_end
from tokaido_tui.bots.namiji.merchant import Merchant
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.search.strolling import stroll
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import Imagination, imagine
from tokaido_tui.games.namiji.options import DRAW, OVER, PLACE
from tokaido_tui.games.road.travel import MOVE

SHARPNESS = 2.0
"""A point is worth less of a win here than in Tokaido and playouts differ less; to the search, twice the difference is
half the curiosity."""


def question(game: Namiji) -> Hashable:
    # A cell means something else for another token, and a draw with another haul.
    kind = game.kind
    if kind == PLACE:
        return kind, game.netted, game.caught
    if kind == DRAW:
        return kind, game.haul_shrimp, game.haul_crabs
    return kind


KNOWLEDGE = Knowledge(
    merchant=Merchant,
    pilgrim=Pilgrim,
    imagine=imagine,
    imagination=lambda view, dealer: Imagination(view, dealer).game,
    question=question,
    play_on=FORECAST.play_on(SHARPNESS),
    at_end=chances_at_end,
    stroll=stroll(MOVE, OVER),
)
