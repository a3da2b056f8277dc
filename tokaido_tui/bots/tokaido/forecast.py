"""A learned forecast: from a position between two stages to how likely each seat is to win.

For each inn where everybody has eaten there is a row of weights that turns a seat's features into the points it
will still make; `tokaido lab tune --forecast` fits them to games that bots played. How likely a seat is to win: the
forecasts of all seats compared, as sharply as the forecasts have proved to be.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul

from tokaido_tui.bots.search.win_chance import decided, expected
from tokaido_tui.bots.tokaido.features import features
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER

FILE = "forecast.json"


@cache
def weights() -> dict[int, tuple[list[float], float]]:
    """By stage about to begin: the weights, and how many points apart make winning e times as likely."""
    stored = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return {int(stage): (entry["weights"], entry["spread"]) for stage, entry in stored.items()}


def chances_at_end(game: Tokaido) -> list[float]:
    all_points = game.points
    best = max(all_points)
    winners = [seat for seat, points in enumerate(all_points) if points == best]
    if len(winners) > 1:
        cards = [game.awards[seat].bit_count() for seat in winners]
        winners = [seat for seat, count in zip(winners, cards, strict=True) if count == max(cards)]
    return decided(all_points, winners)


def chances_between_stages(game: Tokaido, stage: int) -> list[float]:
    """How likely each seat is to win when everybody is at the inn that begins a stage."""
    row, spread = weights()[stage]
    finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, features(game), strict=True)]
    return expected(finals, spread)


def win_chances(game: Tokaido) -> list[float]:
    if game.kind == OVER:
        return chances_at_end(game)
    return chances_between_stages(game, game.road.stages.index(game.stage))
