"""Reads the weights of a pilgrim: a TOML file with a value, or a row of them, for every field."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from tokaido_tui.engine.errors import DataError

Weights = TypeVar("Weights")


def weights_of(kind: type[Weights], text: str, names: Sequence[str]) -> Weights:
    """`names` are the keys, in order, of a field that is a table. Raises DataError for a field that is missing."""
    data: dict[str, Any] = tomllib.loads(text)
    values: dict[str, Any] = {}
    for field in fields(kind):  # type: ignore[arg-type]
        if field.name not in data:
            raise DataError(f"the weights lack {field.name!r}")
        value = data[field.name]
        if isinstance(value, dict):
            value = [value[name] for name in names]
        values[field.name] = tuple(map(float, value)) if isinstance(value, list) else float(value)
    return kind(**values)
