"""The pilgrim's weights: what each number about a seat is worth, at the outset, halfway and at the end."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tokaido_tui.bots.duo.features import KNOTS, NAMES, STEPS, Numbers, dot, knots
from tokaido_tui.engine.errors import DataError

ABOUT = "# What the pilgrim believes: `tokaido lab tune --game duo` finds these numbers; features.py explains them."


@dataclass(frozen=True, slots=True)
class Weights:
    """`values` has KNOTS numbers for each of NAMES; `spread` says how far, in points, forecasts are off."""

    values: tuple[Numbers, ...]
    spread: Numbers

    def row(self, step: int) -> tuple[Numbers, float]:
        """The weights, in the order of NAMES, and the spread with so many STEPS of the game done."""
        share = knots(step / STEPS)
        return tuple([dot(share, value) for value in self.values]), dot(share, self.spread)

    def text(self) -> str:
        """As weights.toml has them."""
        lines = [ABOUT, ""]
        for name, value in zip((*NAMES, "spread"), (*self.values, self.spread), strict=True):
            lines.append(f"{name} = [{', '.join(f'{number:.3f}' for number in value)}]")
        return "\n".join(lines) + "\n"


def read_weights(text: str) -> Weights:
    data = tomllib.loads(text)
    found = []
    for name in (*NAMES, "spread"):
        value = data.get(name)
        if not isinstance(value, list) or len(value) != KNOTS:
            raise DataError(f"the weights lack {KNOTS} numbers for {name!r}")
        found.append(tuple(map(float, value)))
    return Weights(tuple(found[:-1]), found[-1])


@cache
def own_weights() -> Weights:
    """Those that ship with the game."""
    return read_weights((files(__package__) / "weights.toml").read_text(encoding="utf-8"))
