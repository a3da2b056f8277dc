"""Fits the forecast to games that pilgrims play among themselves, and judges it by others.

Only what a seat has beyond the mean of its table counts, and what it makes beyond that. Else the fit would learn from
the collections how many sit there and which way they sail, and take it for what a collection is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import log, sqrt
from operator import mul
from typing import NamedTuple

from tokaido_tui.bots.namiji.features import NAMES, features
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.search.win_chance import chances
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.options import OVER
from tokaido_tui.games.namiji.scoring import winners
from tokaido_tui.games.namiji.system import SYSTEM
from tokaido_tui.lab.fitting.least_squares import LeastSquares

JUDGES = 4
"""One game more for every so many: those the forecast is judged by."""
SPREADS = tuple(0.25 * number for number in range(4, 61))
"""Points apart that could make winning e times as likely."""

# Tables of four mostly; every other one is the other way round.
PLAYERS = (4, 4, 4, 3, 4, 4, 4, 5)


class Played(NamedTuple):
    """A finished game: by the leg that began at each dock, what every seat had there; and how it ended."""

    docks: dict[int, tuple[list[list[float]], tuple[int, ...]]]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def played(seed: int, index: int) -> Played:
    """A game among pilgrims, by its number."""
    names = tuple("12345"[: PLAYERS[index // 2 % len(PLAYERS)]])
    setup = Setup(names, ("return-trip",) if index % 2 else ())
    game = SYSTEM.deal(setup, SeededDealer(f"{seed}/{index}"))
    pick = Pilgrim().pick
    docks = {}
    leg = game.stage
    while game.kind != OVER:
        game.advance(pick(game))
        if game.stage is not leg:
            leg = game.stage
            docks[game.road.stages.index(leg)] = features(game), tuple(game.points)
    return Played(docks, tuple(game.points), tuple(winners(game)))


def judges_of(games: int) -> int:
    """How many other games judge a forecast that is fitted to so many."""
    return max(1, games // JUDGES)


def fit_forecast(found: Iterable[Played], games: int) -> dict[str, dict[str, object]]:
    """What goes into forecast.json: weights from the first so many games; how far off they are, and what spread of
    points makes the winners least surprising, from the others."""
    fits: dict[int, LeastSquares] = {}
    coming = iter(found)
    for game in islice(coming, games):
        for leg, (rows, points) in game.docks.items():
            fit = fits.setdefault(leg, LeastSquares(len(NAMES)))
            made = about_mean([after - before for before, after in zip(points, game.points, strict=True)])
            # By feature instead of by seat, and back.
            columns = [about_mean(column) for column in zip(*rows, strict=True)]
            for numbers, target in zip(zip(*columns, strict=True), made, strict=True):
                fit.add(list(numbers), target)
    judges = list(coming)
    forecast: dict[str, dict[str, object]] = {}
    for leg, fit in sorted(fits.items()):
        weights = [round(weight, 3) for weight in fit.solve()[0]]
        finals = [finals_of(game, leg, weights) for game in judges]
        misses = [
            expected - came
            for seats, game in zip(finals, judges, strict=True)
            for expected, came in zip(about_mean(seats), about_mean(game.points), strict=True)
        ]
        forecast[str(leg)] = {
            "error": round(sqrt(sum(miss * miss for miss in misses) / len(misses)), 2),
            "spread": min(SPREADS, key=lambda spread: _surprise(finals, judges, spread)),
            "weights": weights,
        }
    return forecast


def about_mean(numbers: Sequence[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


def finals_of(game: Played, leg: int, weights: list[float]) -> list[float]:
    """The final points that were to be expected when a leg began, as far as they differ."""
    rows, points = game.docks[leg]
    return [before + sum(map(mul, weights, numbers)) for before, numbers in zip(points, rows, strict=True)]


def _surprise(finals: list[list[float]], judges: Sequence[Played], spread: float) -> float:
    """How little the winners were expected to win."""
    return -sum(
        log(sum(chances(seats, spread)[winner] for winner in game.winners))
        for seats, game in zip(finals, judges, strict=True)
    )
