"""The weights that explain what playing on has shown: least squares, with a pull to where each weight was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import sqrt
from typing import Any

from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.namiji.weights import COUNTED, Weights
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.lab.fitting.least_squares import RIDGE, LeastSquares

NOISE = 3.0
"""How far, in points, what playing on shows about an action is off by chance."""
TRUST = 0.25
"""How far a step may easily take a weight from where it was, as a part of its scale."""
PACES = (0.7, 0.7)
"""How much of each step is made: it goes by slopes that are only right nearby."""
NUDGE = 0.03
CALM = 3.0
"""An action so many points behind the best counts for half: which of the bad ones is worse matters less."""

# What is a chance stays one, and what is counted is not negative.
BOUNDS = {
    "share": (0.0, 1.0),
    "double": (1.0, 2.0),
    "tokens": (2.0, 20.0),
    "fits": (0.05, 1.0),
    "hope": (0.0, 2.0),
    "panorama_rate": (0.05, 2.0),
    "steer": (0.5, 3.0),
    "upgrades": (0.0, 9.0),
}
# What is added to a stop can well change by a point, however little it is.
COARSE = ("line", "net", "trap", "whirlpool", "rock")
MEASURED = "rates"


@dataclass(frozen=True, slots=True)
class Finding:
    """A position, its legal actions, and of some of them (by index) what they brought."""

    game: Namiji
    actions: tuple[int, ...]
    tried: tuple[int, ...]
    brought: tuple[float, ...]


def flatten(weights: Weights) -> list[float]:
    """The weights that are tuned, as one row."""
    numbers: list[float] = []
    for field in fields(Weights):
        if field.name != MEASURED:
            value = getattr(weights, field.name)
            numbers += value if isinstance(value, tuple) else (value,)
    return numbers


def scales(weights: Weights) -> list[float]:
    """How much of a change is a change: for small weights as much as for middling ones."""
    sizes: list[float] = []
    for field in fields(Weights):
        if field.name != MEASURED:
            value = getattr(weights, field.name)
            least = 1.0 if field.name in COARSE else 0.3
            sizes += [max(abs(number), least) for number in (value if isinstance(value, tuple) else (value,))]
    return sizes


def unflatten(row: Sequence[float], like: Weights) -> Weights:
    """The weights of a row, within their bounds; what is not tuned as it was."""
    numbers = iter(row)
    values: dict[str, Any] = {MEASURED: like.rates}
    for field in fields(Weights):
        if field.name != MEASURED:
            low, high = BOUNDS.get(field.name, (-99.0, 99.0))
            old = getattr(like, field.name)
            inside = [min(max(next(numbers), low), high) for _ in (old if isinstance(old, tuple) else (old,))]
            values[field.name] = tuple(inside) if isinstance(old, tuple) else inside[0]
    return Weights(**values)


def as_toml(weights: Weights) -> str:
    lines = [
        "# What the pilgrim believes about Namiji. `tokaido lab tune --game namiji` finds these numbers; weights.py",
        "# says what they mean.",
        "",
    ]
    for field in fields(Weights):
        value = getattr(weights, field.name)
        if field.name == MEASURED:
            lines += ["", f"[{MEASURED}]"]
            lines += [f'"{name}" = {number:.2f}' for name, number in zip(COUNTED, value, strict=True)]
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


def explain(weights: Weights, findings: Sequence[Finding]) -> tuple[Weights, float]:
    """The weights near these that explain the findings best, and how far, in points, they are still off."""
    if not findings:
        return weights, 0.0
    brought: list[float] = []
    heeds: list[float] = []
    for finding in findings:
        brought += _about_mean(finding.brought)
        best = max(finding.brought)
        heeds += [CALM / (CALM + best - number) for number in finding.brought]
    for pace in PACES:
        weights = _step(weights, findings, brought, heeds, pace)
    said = _believed(weights, findings)
    squares = sum(heed * (a - b) ** 2 for heed, a, b in zip(heeds, brought, said, strict=True))
    return weights, sqrt(squares / sum(heeds))


def _step(
    weights: Weights, findings: Sequence[Finding], brought: Sequence[float], heeds: Sequence[float], pace: float
) -> Weights:
    now = flatten(weights)
    sizes = scales(weights)
    said = _believed(weights, findings)
    slopes = []
    for i, size in enumerate(sizes):
        nudged = [*now[:i], now[i] + NUDGE * size, *now[i + 1 :]]
        other = _believed(unflatten(nudged, weights), findings)
        slopes.append([(a - b) / NUDGE for a, b in zip(other, said, strict=True)])
    fit = LeastSquares(len(now))
    # In these units the pull of the fit is that of TRUST.
    unit = sqrt(RIDGE) * TRUST / NOISE
    for number, heed in enumerate(heeds):
        scale = unit * sqrt(heed)
        fit.add([scale * slope[number] for slope in slopes], scale * (brought[number] - said[number]))
    change, _ = fit.solve()
    return unflatten([old + pace * size * part for old, size, part in zip(now, sizes, change, strict=True)], weights)
