"""How likely each seat is to win a game of Namiji."""

from __future__ import annotations

from tokaido_tui.bots.namiji.features import NAMES, features
from tokaido_tui.bots.road.forecast import Forecast
from tokaido_tui.bots.search.win_chance import expected
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import OVER

CLOSE = 3.0
"""At the end so many points apart count as e times as likely to win. Who has won is no question there, but a playout's
winner is mostly luck: what it was won by says more about a decision."""


def chances_at_end(game: Namiji) -> list[float]:
    return expected(game.points, CLOSE)


FORECAST = Forecast(__package__, NAMES, features, chances_at_end, OVER)
