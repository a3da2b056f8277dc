"""Fits a forecast to games that pilgrims play among themselves, and tests it on others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log, sqrt
from operator import mul
from typing import Any, NamedTuple

from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.bots.road.forecast import Forecast
from tokaido_tui.bots.search.win_chance import chances
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.lab.fitting.least_squares import LeastSquares

TESTS = 4
"""One game more for every so many: those the forecast is tested on."""
SPREADS = tuple(0.25 * number for number in range(4, 61))
"""Points apart that could make winning e times as likely."""


class Played(NamedTuple):
    """A finished game: by the stage that began there, what every seat had; and how it ended."""

    stages: dict[int, tuple[list[list[float]], tuple[int, ...]]]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def other_games(games: int) -> int:
    """How many other games test a forecast that is fitted to so many."""
    return max(1, games // TESTS)


def about_mean(numbers: Sequence[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


@dataclass(frozen=True)
class ForecastFit:
    """How the forecast of a game is fitted: at the tables of `setup`, by the number of the game.

    With `about_mean` only what a seat has beyond the mean of its table counts, and what it makes beyond that.
    """

    deal: Callable[[Setup, Dealer], Any]
    setup: Callable[[int], Setup]
    pilgrim: Callable[[], Picker]
    forecast: Forecast
    about_mean: bool

    def played(self, seed: int, index: int) -> Played:
        """A game among pilgrims, by its number."""
        game = self.deal(self.setup(index), SeededDealer(f"{seed}/{index}"))
        pick = self.pilgrim().pick
        stages = {}
        stage = game.stage
        while not game.is_over:
            game.advance(pick(game))
            if game.stage is not stage:
                stage = game.stage
                stages[game.road.stages.index(stage)] = self.forecast.features(game), tuple(game.points)
        outcome = game.outcome()
        return Played(stages, tuple(outcome.points), tuple(outcome.winners))

    def fit(self, found: Iterable[Played], games: int) -> dict[str, dict[str, Any]]:
        """What goes into forecast.json: weights from the first so many games; how far off they are, and what spread of
        points makes the winners least surprising, from the others."""
        fits: dict[int, LeastSquares] = {}
        coming = iter(found)
        for game in islice(coming, games):
            for stage, (rows, points) in game.stages.items():
                fit = fits.setdefault(stage, LeastSquares(len(self.forecast.names)))
                made = [after - before for before, after in zip(points, game.points, strict=True)]
                for numbers, target in zip(*self._seen(rows, made), strict=True):
                    fit.add(numbers, target)
        tests = list(coming)
        forecast: dict[str, dict[str, Any]] = {}
        for stage, fit in sorted(fits.items()):
            weights = [round(weight, 3) for weight in fit.solve()[0]]
            forecast[str(stage)] = {
                "error": round(self.error(tests, stage, weights), 2),
                "spread": min(SPREADS, key=lambda spread: _surprise(tests, stage, weights, spread)),
                "weights": dict(zip(self.forecast.names, weights, strict=True)),
            }
        return forecast

    def error(self, games: Sequence[Played], stage: int, weights: Sequence[float]) -> float:
        """How far, in points, the forecast of a stage is off in these games."""
        misses = []
        for game in games:
            expected: Sequence[float] = _finals(game, stage, weights)
            came: Sequence[float] = game.points
            if self.about_mean:
                expected, came = about_mean(expected), about_mean(came)
            misses += [one - other for one, other in zip(expected, came, strict=True)]
        return sqrt(sum(miss * miss for miss in misses) / len(misses))

    def _seen(self, rows: list[list[float]], made: Sequence[float]) -> tuple[list[list[float]], list[float]]:
        """The samples of one position: the numbers of every seat, and what it made of them."""
        if not self.about_mean:
            return rows, [float(number) for number in made]
        # By feature instead of by seat, and back.
        columns = [about_mean(column) for column in zip(*rows, strict=True)]
        return [list(numbers) for numbers in zip(*columns, strict=True)], about_mean(made)


def _finals(game: Played, stage: int, weights: Sequence[float]) -> list[float]:
    """The final points that were to be expected when a stage began."""
    rows, points = game.stages[stage]
    return [before + sum(map(mul, weights, numbers)) for before, numbers in zip(points, rows, strict=True)]


def _surprise(games: Sequence[Played], stage: int, weights: Sequence[float], spread: float) -> float:
    """How little the winners were expected to win."""
    total = 0.0
    for game in games:
        odds = chances(_finals(game, stage, weights), spread)
        total -= log(sum(odds[winner] for winner in game.winners))
    return total
