"""Fits the forecast to games that pilgrims play among themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tokaido_tui.bots.namiji.features import NAMES, features
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.search.fit import Fit
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import OVER
from tokaido_tui.games.namiji.system import SYSTEM

Sample = tuple[list[float], float]

# Tables of four, every other one the other way round, and one in eight of three or five.
TABLES = (4, 4, 4, 3, 4, 4, 4, 5)


def samples(setup: Setup, pick: Callable[[Namiji], int], seed: str) -> Iterator[tuple[int, Sample]]:
    """Plays a game; for each seat at each dock on the way: the leg that begins, its features, the points to come."""
    game = SYSTEM.deal(setup, SeededDealer(seed))
    seen: list[tuple[int, int, list[float], int]] = []
    leg = game.stage
    while game.kind != OVER:
        game.advance(pick(game))
        if game.stage is not leg:
            leg = game.stage
            number = game.road.stages.index(leg)
            for seat, numbers in enumerate(features(game)):
                seen.append((number, seat, numbers, game.points[seat]))
    for number, seat, numbers, points in seen:
        yield number, (numbers, float(game.points[seat] - points))


def table_samples(seed: int, index: int) -> list[tuple[int, Sample]]:
    """The samples of one game among pilgrims, by its number."""
    names = tuple("12345"[: TABLES[index // 2 % len(TABLES)]])
    setup = Setup(names, ("return-trip",) if index % 2 else ())
    return list(samples(setup, Pilgrim().pick, f"{seed}/{index}"))


def fit_forecast(found: Iterable[list[tuple[int, Sample]]]) -> dict[str, dict[str, object]]:
    """What goes into forecast.json, from the samples of many games."""
    fits: dict[int, Fit] = {}
    for game in found:
        for leg, (numbers, target) in game:
            fits.setdefault(leg, Fit(len(NAMES))).add(numbers, target)
    forecast: dict[str, dict[str, object]] = {}
    for leg, fit in sorted(fits.items()):
        weights, error = fit.solve()
        forecast[str(leg)] = {"error": round(error, 2), "weights": [round(weight, 3) for weight in weights]}
    return forecast
