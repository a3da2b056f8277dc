"""Fits the forecast to games that pilgrims play among themselves, and judges it by others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import sqrt
from operator import mul
from typing import NamedTuple

from tokaido_tui.bots.namiji.features import NAMES, features
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.search.fit import Fit
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.options import OVER
from tokaido_tui.games.namiji.system import SYSTEM

JUDGES = 4
"""One game more for every so many: those the forecast is judged by."""

# Tables of four mostly; every other one is the other way round.
PLAYERS = (4, 4, 4, 3, 4, 4, 4, 5)


class Seen(NamedTuple):
    """A seat at the dock that begins a leg: its features, and the points it still made."""

    leg: int
    numbers: list[float]
    came: float


def played(seed: int, index: int) -> list[Seen]:
    """What was seen in a game among pilgrims, by its number."""
    names = tuple("12345"[: PLAYERS[index // 2 % len(PLAYERS)]])
    setup = Setup(names, ("return-trip",) if index % 2 else ())
    game = SYSTEM.deal(setup, SeededDealer(f"{seed}/{index}"))
    pick = Pilgrim().pick
    docks = []
    leg = game.stage
    while game.kind != OVER:
        game.advance(pick(game))
        if game.stage is not leg:
            leg = game.stage
            docks.append((game.road.stages.index(leg), features(game), game.points[:]))
    return [
        Seen(number, numbers, float(after - before))
        for number, rows, points in docks
        for numbers, before, after in zip(rows, points, game.points, strict=True)
    ]


def judges_of(games: int) -> int:
    """How many other games judge a forecast that is fitted to so many."""
    return max(1, games // JUDGES)


def fit_forecast(found: Iterable[list[Seen]], games: int) -> dict[str, dict[str, object]]:
    """What goes into forecast.json: weights from the first so many games, how far off they are from the others."""
    fits: dict[int, Fit] = {}
    coming = iter(found)
    for game in islice(coming, games):
        for leg, numbers, came in game:
            fits.setdefault(leg, Fit(len(NAMES))).add(numbers, came)
    judges = [seen for game in coming for seen in game]
    forecast: dict[str, dict[str, object]] = {}
    for leg, fit in sorted(fits.items()):
        weights = [round(weight, 3) for weight in fit.solve()[0]]
        misses = [sum(map(mul, weights, seen.numbers)) - seen.came for seen in judges if seen.leg == leg]
        error = sqrt(sum(miss * miss for miss in misses) / len(misses))
        forecast[str(leg)] = {"error": round(error, 2), "weights": weights}
    return forecast
