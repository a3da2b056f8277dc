"""A learned forecast: from a position between two legs to what each seat can hope for.

For each dock where everybody has taken a card there is a row of weights that turns a seat's features into the points it
will still make. Hope is the chance to win: the forecasts of all seats compared, as sharply as they have proved to be.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul

from tokaido_tui.bots.namiji.features import features
from tokaido_tui.bots.search.hopes import expected
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import OVER

FILE = "forecast.json"
SHARPNESS = 1.0
"""How much of the forecasts' error is a difference that makes winning e times as likely."""
CLOSE = 3.0
"""The same at the end, in points. Who has won there is no question, but a playout's winner is mostly luck: what it was
won by says more about a decision than that it was."""


@cache
def weights() -> dict[int, tuple[list[float], float]]:
    """By leg about to begin: the weights, and how far off the forecasts are."""
    stored = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return {int(leg): (entry["weights"], entry["error"]) for leg, entry in stored.items()}


def hopes_at_end(game: Namiji) -> list[float]:
    return expected(game.points, CLOSE)


def hopes_between_legs(game: Namiji, leg: int) -> list[float]:
    """What each seat can hope for when everybody is at the dock that begins a leg."""
    row, error = weights()[leg]
    finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, features(game), strict=True)]
    return expected(finals, SHARPNESS * error)


def hopes(game: Namiji) -> list[float]:
    if game.kind == OVER:
        return hopes_at_end(game)
    return hopes_between_legs(game, game.road.stages.index(game.stage))
