"""Fits the forecast to games that pilgrims play among themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tokaido_tui.bots.search.fit import Fit
from tokaido_tui.bots.tokaido.features import NAMES, features
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER

Sample = tuple[list[float], float]


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
            fits.setdefault(stage, Fit(len(NAMES))).add(numbers, target)
    forecast: dict[str, dict[str, object]] = {}
    for stage, fit in sorted(fits.items()):
        weights, error = fit.solve()
        forecast[str(stage)] = {"error": round(error, 2), "weights": [round(weight, 3) for weight in weights]}
    return forecast
