"""A learned forecast: from a position between two stages to how likely each seat is to win.

For each place where everybody waits for the next stage there is a row of weights that turns a seat's features into the
points it will still make; `tokaido lab tune --forecast` fits them to games that bots played. How likely a seat is to
win: the forecasts of all seats compared, as sharply as they have proved to be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from operator import mul
from typing import Any

from tokaido_tui.bots.knowledge import Pick
from tokaido_tui.bots.search.guide import Playout
from tokaido_tui.bots.search.win_chance import expected
from tokaido_tui.engine.errors import DataError

FILE = "forecast.json"


class Forecast:
    """Of one game, from the file in its package. `features` are rows of numbers, one a seat, in the order of `names`;
    `at_end` says how likely each seat is to have won when the game is over, at the decision of the number `over`."""

    def __init__(
        self,
        package: str,
        names: Sequence[str],
        features: Callable[[Any], list[list[float]]],
        at_end: Playout,
        over: int,
    ) -> None:
        self._package = package
        self.names = tuple(names)
        self._over = over
        self.features = features
        self.at_end = at_end

    @cached_property
    def weights(self) -> dict[int, tuple[list[float], float]]:
        """By stage about to begin: the weights, and how many points apart make winning e times as likely."""
        try:
            stored = json.loads((files(self._package) / FILE).read_text(encoding="utf-8"))
        except ValueError as error:
            raise DataError("the forecast can't be read: {error}", error=str(error)) from None
        return {int(stage): (self.row(stage, entry["weights"]), entry["spread"]) for stage, entry in stored.items()}

    def row(self, stage: str, weights: Mapping[str, float]) -> list[float]:
        """Weights by name in the order of the features; none may be missing or too many."""
        for name in self.names:
            if name not in weights:
                raise DataError("the forecast before stage {stage} lacks a weight for {name!r}", stage=stage, name=name)
        for name in weights:
            if name not in self.names:
                raise DataError(
                    "the forecast before stage {stage} has a weight for {name!r}, which nothing uses",
                    stage=stage, name=name,
                )  # fmt: skip
        return [weights[name] for name in self.names]

    def win_chances(self, game: Any) -> list[float]:
        """How likely each seat is to win, when the game is over or everybody waits where a stage begins."""
        if game.kind == self._over:
            return self.at_end(game)
        row, spread = self.weights[game.road.stages.index(game.stage)]
        rows = self.features(game)
        finals = [points + sum(map(mul, row, numbers)) for points, numbers in zip(game.points, rows, strict=True)]
        return expected(finals, spread)

    def play_on(self, sharpness: float = 1.0) -> Callable[[Pick], Playout]:
        """Playouts to the end of the stage; the forecast says the rest. Chances are multiplied by `sharpness`: where
        playouts differ less, the search can go by what they bring sooner."""

        def of_picker(pick: Pick) -> Playout:
            over = self._over

            def play_out(game: Any) -> list[float]:
                advance = game.advance
                stage = game.stage
                while game.stage is stage and game.kind != over:
                    advance(pick(game))
                return self.win_chances(game)

            def sharp(game: Any) -> list[float]:
                return [sharpness * chance for chance in play_out(game)]

            return play_out if sharpness == 1.0 else sharp

        return of_picker
