"""The pilgrim's weights: what each number about a seat is worth, at the outset, halfway and at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tokaido_tui.bots.duo.features import KNOTS, NAMES, STEPS, dot, knots
from tokaido_tui.bots.weights_file import Numbers, numbers, parse, refuse_others, shipped


@dataclass(frozen=True, slots=True)
class Weights:
    """`values` has KNOTS numbers for each of NAMES; `spread` says how far, in points, forecasts are off."""

    values: tuple[Numbers, ...]
    spread: Numbers

    def row(self, step: int) -> tuple[Numbers, float]:
        """The weights, in the order of NAMES, and the spread with so many STEPS of the game done."""
        share = knots(step / STEPS)
        return tuple([dot(share, value) for value in self.values]), dot(share, self.spread)


def read_weights(text: str) -> Weights:
    data = parse(text)
    names = (*NAMES, "spread")
    refuse_others(data, names)
    *values, spread = (numbers(data.get(name), name, KNOTS) for name in names)
    return Weights(tuple(values), spread)


@cache
def own_weights() -> Weights:
    """Those that ship with the game."""
    return read_weights(shipped(__package__))
