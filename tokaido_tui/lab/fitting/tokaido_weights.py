"""The arithmetic of `tokaido lab tune`: weights as a vector, and the weights that explain what playing on has shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.weights import Weights
from tokaido_tui.games.tokaido.box import TRAVELLERS
from tokaido_tui.games.tokaido.game import Tokaido

Vector = tuple[float, ...]

NOISE = 3.0
"""How far, in points, what playing on shows about an action is off by chance."""
TRUST = 0.25
"""How far a round may easily take a weight from where it was, as a part of its scale."""
STEPS = 2
NUDGE = 0.03
CALM = 3.0
"""An action so many points behind the best counts for half: which of the bad ones is worse matters less."""

# A purse that is worth more and more makes misers, and a safe lead of no offerings is none.
BOUNDS = {"spare_fades": (0.8, 0.97), "rank_spread": (0.5, 12.0), "share": (0.0, 1.0), "double": (1.0, 2.0)}


@dataclass(frozen=True, slots=True)
class Finding:
    """A position, its legal actions, and of some of them (by index) what they brought."""

    game: Tokaido
    actions: tuple[int, ...]
    tried: tuple[int, ...]
    brought: tuple[float, ...]


def flatten(weights: Weights) -> Vector:
    numbers: list[float] = []
    for field in fields(Weights):
        value = getattr(weights, field.name)
        numbers += value if isinstance(value, tuple) else (value,)
    return tuple(numbers)


def unflatten(vector: Sequence[float], like: Weights) -> Weights:
    numbers = iter(vector)
    values: dict[str, Any] = {}
    for field in fields(Weights):
        old = getattr(like, field.name)
        values[field.name] = tuple(next(numbers) for _ in old) if isinstance(old, tuple) else next(numbers)
    return Weights(**values)


def bounded(weights: Weights) -> Weights:
    values: dict[str, Any] = {}
    for field in fields(Weights):
        value = getattr(weights, field.name)
        low, high = BOUNDS.get(field.name, (-99.0, 99.0))
        if isinstance(value, tuple):
            values[field.name] = tuple(min(max(number, low), high) for number in value)
        else:
            values[field.name] = min(max(value, low), high)
    return Weights(**values)


def scales(weights: Weights) -> Vector:
    """How much of a change is a change: for small weights as much as for middling ones. Travellers have none."""
    return tuple(max(abs(number), 0.3) for number in flatten(weights)[: -len(weights.travellers)])


def as_toml(weights: Weights) -> str:
    about = "# What the pilgrim believes. `tokaido lab tune` finds these numbers; weights.py says what they mean."
    lines = [about, ""]
    for field in fields(Weights):
        value = getattr(weights, field.name)
        if field.name == "travellers":
            lines += ["", "[travellers]"]
            lines += [f"{who.name} = {number:.2f}" for who, number in zip(TRAVELLERS, value, strict=True)]
        elif isinstance(value, tuple):
            lines.append(f"{field.name} = [{', '.join(f'{number:.3f}' for number in value)}]")
        else:
            lines.append(f"{field.name} = {value:.3f}")
    return "\n".join(lines) + "\n"


def _about_mean(numbers: Sequence[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


def _believed(weights: Weights, findings: Sequence[Finding]) -> list[float]:
    """What the weights say about every action that was tried, around each position's mean."""
    pilgrim = Pilgrim(weights)
    said: list[float] = []
    for finding in findings:
        scores = pilgrim.scores(finding.game, finding.actions)
        said += _about_mean([scores[i] for i in finding.tried])
    return said


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with pivots."""
    size = len(right)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(matrix[row][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        right[i], right[pivot] = right[pivot], right[i]
        for row in range(i + 1, size):
            factor = matrix[row][i] / matrix[i][i]
            if factor:
                for column in range(i, size):
                    matrix[row][column] -= factor * matrix[i][column]
                right[row] -= factor * right[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (right[i] - sum(matrix[i][k] * found[k] for k in range(i + 1, size))) / matrix[i][i]
    return found


def explain(weights: Weights, findings: Sequence[Finding]) -> tuple[Weights, float]:
    """The weights near these that explain the findings best, and how far, in points, they are still off.

    Gauss-Newton: least squares, with a pull to where each weight was, so that what the findings are silent about
    stays.
    """
    if not findings:
        return weights, 0.0
    sizes = scales(weights)
    count = len(sizes)
    before = flatten(weights)
    brought: list[float] = []
    heeds: list[float] = []
    for finding in findings:
        brought += _about_mean(finding.brought)
        best = max(finding.brought)
        heeds += [CALM / (CALM + best - number) for number in finding.brought]
    for step in range(STEPS):
        said = _believed(weights, findings)
        off = [one - other for one, other in zip(brought, said, strict=True)]
        now = list(flatten(weights))
        slopes = []
        for i, size in enumerate(sizes):
            nudged = [*now[:i], now[i] + NUDGE * size, *now[i + 1 :]]
            other = _believed(unflatten(nudged, weights), findings)
            slopes.append([(a - b) / NUDGE for a, b in zip(other, said, strict=True)])
        heeded = [[heed * slope for heed, slope in zip(heeds, row, strict=True)] for row in slopes]
        matrix = [[_dot(one, other) / NOISE**2 for other in slopes] for one in heeded]
        right = [_dot(row, off) / NOISE**2 for row in heeded]
        for i in range(count):
            matrix[i][i] += 1 / TRUST**2
            right[i] -= (now[i] - before[i]) / sizes[i] / TRUST**2
        change = _solve(matrix, right)
        # The first step goes by slopes that are only right nearby.
        pace = 1.0 if step else 0.7
        for i, size in enumerate(sizes):
            now[i] += pace * size * change[i]
        weights = bounded(unflatten(now, weights))
    said = _believed(weights, findings)
    squares = sum(heed * (a - b) ** 2 for heed, a, b in zip(heeds, brought, said, strict=True))
    return weights, (squares / sum(heeds)) ** 0.5


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])
