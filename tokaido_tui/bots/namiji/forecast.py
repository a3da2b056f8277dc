"""A learned forecast: from a position between two legs to how likely each seat is to win.

For each dock where everybody has taken a card there is a row of weights that turns a seat's features into the points it
will still make, as far as seats differ. How likely a seat is to win: the forecasts of all seats compared, as sharply as
they have proved to be.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul

from tokaido_tui.bots.namiji.features import features
from tokaido_tui.bots.search.win_chance import expected
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import OVER

FILE = "forecast.json"
CLOSE = 3.0
"""At the end so many points apart count as e times as likely to win. Who has won is no question there, but a playout's
winner is mostly luck: what it was won by says more about a decision."""


@cache
def weights() -> dict[int, tuple[list[float], float]]:
    """By leg about to begin: the weights, and how many points apart make winning e times as likely."""
    stored = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return {int(leg): (entry["weights"], entry["spread"]) for leg, entry in stored.items()}


def chances_at_end(game: Namiji) -> list[float]:
    return expected(game.points, CLOSE)


def chances_between_legs(game: Namiji, leg: int) -> list[float]:
    """How likely each seat is to win when everybody is at the dock that begins a leg."""
    row, spread = weights()[leg]
    finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, features(game), strict=True)]
    return expected(finals, spread)


def win_chances(game: Namiji) -> list[float]:
    if game.kind == OVER:
        return chances_at_end(game)
    return chances_between_legs(game, game.road.stages.index(game.stage))
