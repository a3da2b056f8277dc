"""A learned forecast: from a position between two stages to what each seat can hope for.

For each inn where everybody has eaten there is a row of weights that turns a seat's features into the points it
will still make; `tokaido tune --forecast` fits them to games that bots played. Hope is the chance to win: the
forecasts of all seats compared, as sharply as the forecasts have proved to be.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul

from tokaido_tui.bots.search.features import features
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER

FILE = "forecast.json"
MARGIN = 0.004
"""What a point is worth beside winning: it keeps a search sensible where the winner is settled."""

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
    mean = sum(all_points) / game.players
    shares = [MARGIN * (points - mean + 10) for points in all_points]
    winners = [seat for seat, points in enumerate(all_points) if points == best]
    if len(winners) > 1:
        cards = [game.awards[seat].bit_count() for seat in winners]
        winners = [seat for seat, count in zip(winners, cards, strict=True) if count == max(cards)]
    for seat in winners:
        shares[seat] += (1 - MARGIN * 20) / len(winners)
    return shares


def hopes_between_stages(game: Tokaido, stage: int) -> list[float]:
    """What each seat can hope for when everybody is at the inn that begins a stage."""
    row, error = weights()[stage]
    finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, features(game), strict=True)]
    best = max(finals)
    spread = SHARPNESS * error
    chances = [exp((final - best) / spread) for final in finals]
    whole = sum(chances)
    mean = sum(finals) / len(finals)
    return [
        chance / whole * (1 - MARGIN * 20) + MARGIN * (final - mean + 10)
        for chance, final in zip(chances, finals, strict=True)
    ]


def hopes(game: Tokaido) -> list[float]:
    if game.kind == OVER:
        return hopes_at_end(game)
    return hopes_between_stages(game, game.road.stages.index(game.stage))
