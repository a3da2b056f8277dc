"""A learned forecast: from a position between two stages to what each seat can hope for.

For each inn where everybody has eaten there is a row of weights that turns a seat's features into the points it
will still make; `tokaido tune --forecast` fits them to games that bots played. Hope is the chance to win: the
forecasts of all seats compared, as sharply as the forecasts have proved to be.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul

from tokaido_tui.bots.search.hopes import expected, settled
from tokaido_tui.bots.tokaido.features import features
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER

FILE = "forecast.json"
SHARPNESS = 0.8
"""How much of the forecasts' error is a difference that makes winning e times as likely: what predicts the winners
of games among pilgrims best. The errors of one table go together, so it is less than all of it."""


@cache
def weights() -> dict[int, tuple[list[float], float]]:
    """By stage about to begin: the weights, and how far off the forecasts are."""
    stored = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return {int(stage): (entry["weights"], entry["error"]) for stage, entry in stored.items()}


def hopes_at_end(game: Tokaido) -> list[float]:
    all_points = game.points
    best = max(all_points)
    winners = [seat for seat, points in enumerate(all_points) if points == best]
    if len(winners) > 1:
        cards = [game.awards[seat].bit_count() for seat in winners]
        winners = [seat for seat, count in zip(winners, cards, strict=True) if count == max(cards)]
    return settled(all_points, winners)


def hopes_between_stages(game: Tokaido, stage: int) -> list[float]:
    """What each seat can hope for when everybody is at the inn that begins a stage."""
    row, error = weights()[stage]
    finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, features(game), strict=True)]
    return expected(finals, SHARPNESS * error)


def hopes(game: Tokaido) -> list[float]:
    if game.kind == OVER:
        return hopes_at_end(game)
    return hopes_between_stages(game, game.road.stages.index(game.stage))
