"""Fits the forecast to games that pilgrims play among themselves: ridge regression in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tokaido_tui.bots.search.features import NAMES, features
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER

RIDGE = 3.0
Sample = tuple[list[float], float]


class Fit:
    """Collects samples of one stage, then solves for the weights."""

    def __init__(self) -> None:
        size = len(NAMES)
        self._squares = [[0.0] * size for _ in range(size)]
        self._products = [0.0] * size
        self._targets = 0.0
        self.samples = 0

    def add(self, numbers: list[float], target: float) -> None:
        # Most features of a seat are zero: only the others are multiplied.
        filled = [(i, number) for i, number in enumerate(numbers) if number]
        for i, number in filled:
            row = self._squares[i]
            for j, other in filled:
                row[j] += number * other
            self._products[i] += number * target
        self._targets += target * target
        self.samples += 1

    def solve(self) -> tuple[list[float], float]:
        """The weights, and the root of the mean squared error with them."""
        size = len(NAMES)
        rows = [[*self._squares[i], self._products[i]] for i in range(size)]
        for i in range(size):
            rows[i][i] += RIDGE
        for i in range(size):
            pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for r in range(size):
                if r != i and rows[r][i]:
                    factor = rows[r][i] / rows[i][i]
                    rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
        weights = [rows[i][size] / rows[i][i] for i in range(size)]
        explained = sum(
            weights[i] * (2 * self._products[i] - sum(self._squares[i][j] * weights[j] for j in range(size)))
            for i in range(size)
        )
        return weights, (max(0.0, self._targets - explained) / max(1, self.samples)) ** 0.5


def samples(setup: Setup, pick: Callable[[Tokaido], int], seed: str) -> Iterator[tuple[int, Sample]]:
    """Plays a game; for each seat at each inn on the way: the stage that begins, its features, the points to come."""
    game = Tokaido(setup, SeededDealer(seed))
    seen: list[tuple[int, int, list[float], int]] = []
    stage = game.stage
    while game.kind != OVER:
        game.advance(pick(game))
        if game.stage is not stage:
            stage = game.stage
            number = game.road.stages.index(stage)
            for seat, numbers in enumerate(features(game)):
                seen.append((number, seat, numbers, game.points[seat]))
    for number, seat, numbers, points in seen:
        yield number, (numbers, float(game.points[seat] - points))


def table_samples(seed: int, index: int) -> list[tuple[int, Sample]]:
    """The samples of one game among pilgrims, by its number."""
    # Tables of four, every other one with Gastronomy: what people mostly play.
    setup = Setup(("1", "2", "3", "4"), ("gastronomy",) if index % 2 else ())
    return list(samples(setup, Pilgrim().pick, f"{seed}/{index}"))


def fit_forecast(found: Iterable[list[tuple[int, Sample]]]) -> dict[str, dict[str, object]]:
    """What goes into forecast.json, from the samples of many games."""
    fits: dict[int, Fit] = {}
    for game in found:
        for stage, (numbers, target) in game:
            fits.setdefault(stage, Fit()).add(numbers, target)
    forecast: dict[str, dict[str, object]] = {}
    for stage, fit in sorted(fits.items()):
        weights, error = fit.solve()
        forecast[str(stage)] = {"error": round(error, 2), "weights": [round(weight, 3) for weight in weights]}
    return forecast
