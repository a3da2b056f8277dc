"""A pilgrim's weights as one row of numbers that can be tuned, and as the file that ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

NO_BOUNDS = (-99.0, 99.0)
SMALL, COARSE = 0.3, 1.0
"""Nudging a number by less than a part of this says nothing; of this for what is added to a stop."""


@dataclass(frozen=True)
class Limits:
    """`bounds` keep numbers in their range, by field. `coarse` are fields that can well change by a point, however
    little they are."""

    bounds: Mapping[str, tuple[float, float]]
    coarse: tuple[str, ...] = ()


def _tuned(weights: Any) -> list[tuple[str, tuple[float, ...]]]:
    """The fields that are tuned, each with its numbers."""
    found = []
    for field in fields(weights):
        value = getattr(weights, field.name)
        if not field.metadata.get("measured"):
            numbers = tuple(value.values()) if isinstance(value, Mapping) else value
            found.append((field.name, numbers if isinstance(numbers, tuple) else (numbers,)))
    return found


def flatten(weights: Any) -> list[float]:
    return [number for _name, numbers in _tuned(weights) for number in numbers]


def unflatten(row: Sequence[float], like: Any, limits: Limits) -> Any:
    """The weights of a row, within their bounds; what is not tuned as it was."""
    coming = iter(row)
    values: dict[str, Any] = {field.name: getattr(like, field.name) for field in fields(like)}
    for name, numbers in _tuned(like):
        low, high = limits.bounds.get(name, NO_BOUNDS)
        inside = [min(max(next(coming), low), high) for _ in numbers]
        old = values[name]
        if isinstance(old, Mapping):
            values[name] = dict(zip(old, inside, strict=True))
        else:
            values[name] = tuple(inside) if isinstance(old, tuple) else inside[0]
    return type(like)(**values)


def scales(weights: Any, limits: Limits) -> list[float]:
    """How much of a change is a change: for small weights as much as for middling ones."""
    return [
        max(abs(number), COARSE if name in limits.coarse else SMALL)
        for name, numbers in _tuned(weights)
        for number in numbers
    ]


def text(weights: Any, game: str) -> str:
    """The weights as the file that ships has them."""
    about = f"# What the pilgrim believes. `tokaido lab tune --game {game}` finds this; weights.py explains it."
    lines, tables = [about, ""], []
    for field in fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, Mapping):
            tables += ["", f"[{field.name}]"]
            tables += [f'"{name}" = {_told(number, field.metadata)}' for name, number in value.items()]
        elif isinstance(value, tuple):
            lines.append(f"{field.name} = [{', '.join(_told(number, field.metadata) for number in value)}]")
        else:
            lines.append(f"{field.name} = {_told(value, field.metadata)}")
    # In TOML tables come last.
    return "\n".join([*lines, *tables]) + "\n"


def _told(number: float, about: Mapping[str, Any]) -> str:
    return f"{number:.2f}" if about.get("measured") else f"{number:.3f}"
