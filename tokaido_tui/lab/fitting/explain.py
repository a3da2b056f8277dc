"""The weights that explain what rollouts have shown: least squares, with a pull to where each weight was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tokaido_tui.bots.knowledge import Rater
from tokaido_tui.lab.fitting.least_squares import RIDGE, LeastSquares
from tokaido_tui.lab.fitting.weights import Limits, flatten, scales, unflatten

NOISE = 3.0
"""How far, in points, what rollouts show about an action is off by chance."""
TRUST = 0.25
"""How far a round may easily take a weight from where it was, as a part of its scale."""
PACES = (0.7, 0.7)
"""How much of each step is made: it goes by slopes that are only right nearby."""
NUDGE = 0.03
CALM = 3.0
"""An action so many points behind the best counts for half: which of the bad ones is worse matters less."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A position, its legal actions, and of some of them (by index) what they brought."""

    game: Any
    actions: tuple[int, ...]
    tried: tuple[int, ...]
    brought: tuple[float, ...]


def _about_mean(numbers: Sequence[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


class Explanation:
    """Weights near those of the start that explain findings. `pilgrim` makes a rater of weights."""

    def __init__(
        self, start: Any, findings: Sequence[Finding], pilgrim: Callable[[Any], Rater], limits: Limits
    ) -> None:
        self.weights = start
        self._findings = findings
        self._pilgrim = pilgrim
        self._limits = limits
        self._start = flatten(start)
        self._scales = scales(start, limits)
        self._brought: list[float] = []
        self._heeds: list[float] = []
        for finding in findings:
            self._brought += _about_mean(finding.brought)
            best = max(finding.brought)
            self._heeds += [CALM / (CALM + best - number) for number in finding.brought]

    def _believed(self, weights: Any) -> list[float]:
        """What weights say about every action that was tried, around each position's mean."""
        pilgrim = self._pilgrim(weights)
        said: list[float] = []
        for finding in self._findings:
            scores = pilgrim.scores(finding.game, finding.actions)
            said += _about_mean([scores[i] for i in finding.tried])
        return said

    def off(self) -> float:
        """How far, in points, the weights are off."""
        pairs = zip(self._heeds, self._brought, self._believed(self.weights), strict=True)
        return sqrt(sum(heed * (came - said) ** 2 for heed, came, said in pairs) / sum(self._heeds))

    def step(self, pace: float) -> None:
        """Gauss-Newton: nearer by so much of what the slopes promise."""
        now = flatten(self.weights)
        said = self._believed(self.weights)
        slopes = []
        for i, size in enumerate(self._scales):
            nudged = [*now[:i], now[i] + NUDGE * size, *now[i + 1 :]]
            other = self._believed(unflatten(nudged, self.weights, self._limits))
            slopes.append([(a - b) / NUDGE for a, b in zip(other, said, strict=True)])
        # In scales: how far each weight has come, which the pull of the fit is to take back.
        moved = [(new - old) / size for new, old, size in zip(now, self._start, self._scales, strict=True)]
        fit = LeastSquares(len(now))
        # In these units the pull of the fit is that of TRUST.
        unit = sqrt(RIDGE) * TRUST / NOISE
        for number, heed in enumerate(self._heeds):
            scale = unit * sqrt(heed)
            row = [slope[number] for slope in slopes]
            off = self._brought[number] - said[number] + sum(a * b for a, b in zip(row, moved, strict=True))
            fit.add([scale * slope for slope in row], scale * off)
        wanted, _ = fit.solve()
        steps = zip(now, self._scales, wanted, moved, strict=True)
        row = [old + pace * size * (goal - come) for old, size, goal, come in steps]
        self.weights = unflatten(row, self.weights, self._limits)


def explain(
    weights: Any, findings: Sequence[Finding], pilgrim: Callable[[Any], Rater], limits: Limits
) -> tuple[Any, float]:
    """The weights near these that explain the findings best, and how far, in points, they are still off."""
    if not findings:
        return weights, 0.0
    explanation = Explanation(weights, findings, pilgrim, limits)
    for pace in PACES:
        explanation.step(pace)
    return explanation.weights, explanation.off()
