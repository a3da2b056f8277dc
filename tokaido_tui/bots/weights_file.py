"""Reads the weights of a pilgrim: a TOML file with a number, a row of them or a table by name for every field.

What is missing, too much or of another kind is refused with a sentence, never filled in or cut.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib.resources import files
from typing import Any, TypeVar

from tokaido_tui.engine.errors import DataError

Numbers = tuple[float, ...]
ByName = Mapping[str, float]
Weights = TypeVar("Weights")


def row(size: int) -> dict[str, Any]:
    """The metadata of a field that is a row of so many numbers."""
    return {"size": size}


def by_name(names: Sequence[str], measured: bool = False) -> dict[str, Any]:
    """The same of a table with a number for each of these names; measured ones are not tuned."""
    return {"names": tuple(names), "measured": measured}


def shipped(package: str) -> str:
    """The text of the weights that lie in a game's package."""
    return (files(package) / "weights.toml").read_text(encoding="utf-8")


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError("the weights can't be read: {error}", error=str(error)) from None


def number(value: Any, name: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise DataError("the weights have no number for {name!r}, but {value!r}", name=name, value=value)
    return float(value)


def numbers(value: Any, name: str, size: int) -> Numbers:
    if not isinstance(value, list) or len(value) != size:
        raise DataError("the weights lack {size} numbers for {name!r}", size=size, name=name)
    return tuple(number(part, name) for part in value)


def table(value: Any, name: str, names: Sequence[str]) -> ByName:
    if not isinstance(value, dict):
        raise DataError("the weights lack a table {name!r}", name=name)
    refuse_others(value, names)
    for key in names:
        if key not in value:
            raise DataError("the weights have no number for {key!r} in {name!r}", key=key, name=name)
    return {key: number(value[key], key) for key in names}


def refuse_others(found: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in found:
        if name not in known:
            raise DataError("the weights have a number for {name!r}, which nothing uses", name=name)


def read(kind: type[Weights], text: str) -> Weights:
    """The weights of a class whose fields say what they are."""
    data = parse(text)
    declared = fields(kind)  # type: ignore[arg-type]
    refuse_others(data, [one.name for one in declared])
    values: dict[str, Any] = {}
    for one in declared:
        name, wanted = one.name, one.metadata
        if name not in data:
            raise DataError("the weights lack {name!r}", name=name)
        if "size" in wanted:
            values[name] = numbers(data[name], name, wanted["size"])
        elif "names" in wanted:
            values[name] = table(data[name], name, wanted["names"])
        else:
            values[name] = number(data[name], name)
    return kind(**values)
