"""How a bot is asked for: `name` or `name:key=value,key=value`, and all that can be wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TypeVar

from tokaido_tui.engine.errors import SetupError

Number = TypeVar("Number", int, float)


def split_specs(text: str) -> list[str]:
    """Specs from a list with commas; `key=value` after a comma belongs to the spec before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and ":" in specs[-1] and "=" in part and ":" not in part.split("=")[0]:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def name_of(spec: str) -> str:
    return spec.partition(":")[0]


def options_of(spec: str, takes: Sequence[str]) -> dict[str, str]:
    """The options of a spec, for a bot that takes these."""
    name, colon, words = spec.partition(":")
    options: dict[str, str] = {}
    for word in words.split(",") if colon else ():
        key, equals, value = (part.strip() for part in word.partition("="))
        if not (key and equals and value):
            raise SetupError("{word!r} in {spec!r} should be key=value", word=word, spec=spec)
        if key in options:
            raise SetupError("{spec!r} says {key!r} twice", spec=spec, key=key)
        options[key] = value
    for key in options:
        if key not in takes:
            if not takes:
                raise SetupError("the bot {name!r} has no option {key!r}; it has none", name=name, key=key)
            raise SetupError(
                "the bot {name!r} has no option {key!r}; it has only {options}",
                name=name, key=key, options=", ".join(takes),
            )  # fmt: skip
    return options


def number(name: str, option: str, text: str, kind: type[Number]) -> Number:
    """The value of an option that is a number above 0."""
    try:
        found = kind(text)
        if not isfinite(found):
            raise ValueError
    except ValueError:
        raise SetupError(
            "{option} of the bot {name!r} is a number, not {text!r}", option=option, name=name, text=text
        ) from None
    if found <= 0:
        raise SetupError("{option} of the bot {name!r} is more than 0", option=option, name=name)
    return found


def one_of(name: str, option: str, text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise SetupError(
            "{option} of the bot {name!r} is one of {known}, not {text!r}",
            option=option, name=name, known=", ".join(known), text=text,
        )  # fmt: skip
    return text
