"""How the pilgrim of a road game is tuned: the next one has the weights that best explain what rollouts showed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tokaido_tui.bots.knowledge import Rater
from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.lab.fitting.explain import Finding, explain
from tokaido_tui.lab.fitting.rollouts import Seen, Trial, find
from tokaido_tui.lab.fitting.weights import Limits, text


@dataclass(frozen=True)
class RoadTuner:
    """As `tokaido_tui.lab.fitting.tuner.Tuner` says."""

    game: str
    trial: Trial
    start: Callable[[], Any]
    pilgrim: Callable[[Any], Rater]
    imagine: Callable[[Any, Dealer], Any]
    limits: Limits
    games: int = 150

    def find(self, weights: Any, seed: int) -> list[Seen]:
        return find(self.trial, self.pilgrim(weights), seed)

    def learn(self, weights: Any, found: list[Seen]) -> tuple[Any, float]:
        findings = [
            Finding(self.imagine(view, SeededDealer(0)), actions, tried, brought)
            for view, actions, tried, brought in found
        ]
        return self.explain(weights, findings)

    def explain(self, weights: Any, findings: list[Finding]) -> tuple[Any, float]:
        return explain(weights, findings, self.pilgrim, self.limits)

    def text(self, weights: Any) -> str:
        return text(weights, self.game)
