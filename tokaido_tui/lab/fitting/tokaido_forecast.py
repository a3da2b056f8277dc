"""Fits the forecast to games that pilgrims play among themselves, and judges it by others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import log, sqrt
from operator import mul
from typing import NamedTuple

from tokaido_tui.bots.search.win_chance import chances
from tokaido_tui.bots.tokaido.features import NAMES, features
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER
from tokaido_tui.games.tokaido.scoring import winners
from tokaido_tui.lab.fitting.least_squares import LeastSquares

JUDGES = 4
"""One game more for every so many: those the forecast is judged by."""
SPREADS = tuple(0.25 * number for number in range(4, 61))
"""Points apart that could make winning e times as likely."""


class Played(NamedTuple):
    """A finished game: by the stage that began at each inn, what every seat had there; and how it ended."""

    inns: dict[int, tuple[list[list[float]], tuple[int, ...]]]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def played(seed: int, index: int) -> Played:
    """A game among pilgrims, by its number."""
    # Tables of four, every other one with Gastronomy: what people mostly play.
    game = Tokaido(Setup(("1", "2", "3", "4"), ("gastronomy",) if index % 2 else ()), SeededDealer(f"{seed}/{index}"))
    pick = Pilgrim().pick
    inns = {}
    stage = game.stage
    while game.kind != OVER:
        game.advance(pick(game))
        if game.stage is not stage:
            stage = game.stage
            inns[game.road.stages.index(stage)] = features(game), tuple(game.points)
    return Played(inns, tuple(game.points), tuple(winners(game)))


def judges_of(games: int) -> int:
    """How many other games judge a forecast that is fitted to so many."""
    return max(1, games // JUDGES)


def fit_forecast(found: Iterable[Played], games: int) -> dict[str, dict[str, object]]:
    """What goes into forecast.json: weights from the first so many games; how far off they are, and what spread of
    points makes the winners least surprising, from the others."""
    fits: dict[int, LeastSquares] = {}
    coming = iter(found)
    for game in islice(coming, games):
        for stage, (rows, points) in game.inns.items():
            fit = fits.setdefault(stage, LeastSquares(len(NAMES)))
            for numbers, before, after in zip(rows, points, game.points, strict=True):
                fit.add(numbers, float(after - before))
    judges = list(coming)
    forecast: dict[str, dict[str, object]] = {}
    for stage, fit in sorted(fits.items()):
        weights = [round(weight, 3) for weight in fit.solve()[0]]
        finals = [_finals(game, stage, weights) for game in judges]
        forecast[str(stage)] = {
            "error": round(_error(finals, judges), 2),
            "spread": min(SPREADS, key=lambda spread: _surprise(finals, judges, spread)),
            "weights": weights,
        }
    return forecast


def _finals(game: Played, stage: int, weights: list[float]) -> list[float]:
    rows, points = game.inns[stage]
    return [before + sum(map(mul, weights, numbers)) for before, numbers in zip(points, rows, strict=True)]


def _error(finals: list[list[float]], judges: Sequence[Played]) -> float:
    off = [
        (expected - after) ** 2
        for seats, game in zip(finals, judges, strict=True)
        for expected, after in zip(seats, game.points, strict=True)
    ]
    return sqrt(sum(off) / len(off))


def _surprise(finals: list[list[float]], judges: Sequence[Played], spread: float) -> float:
    """How little the winners were expected to win."""
    return -sum(
        log(sum(chances(seats, spread)[winner] for winner in game.winners))
        for seats, game in zip(finals, judges, strict=True)
    )
