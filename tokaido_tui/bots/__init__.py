"""Players without a person: `make(spec, seed)`. They see a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from tokaido_tui.bots.policy import Look, Policy
from tokaido_tui.bots.search.sage import Sage
from tokaido_tui.bots.simple import RandomPolicy, Wanderer
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.seated import Seated
from tokaido_tui.engine.errors import SetupError


def merchant(seed: int | str) -> Policy:
    return Seated(Merchant(), seed)


def pilgrim(seed: int | str) -> Policy:
    return Seated(Pilgrim(), seed)


LEVELS: dict[str, Callable[..., Policy]] = {
    "random": RandomPolicy,
    "wanderer": Wanderer,
    "merchant": merchant,
    "pilgrim": pilgrim,
    "sage": Sage,
}
"""The bots by name, the weakest first; each is made from a seed."""

DESCRIPTIONS: dict[str, str] = {
    "random": "Takes any legal action, each as likely as the others.",
    "wanderer": "Strolls from one near station to the next and chooses everything else at random.",
    "merchant": "Goes for the best stop at hand, less what the way there costs.",
    "pilgrim": "Weighs sets, panoramas, the temple, the next meal and what the others want.",
    "sage": "Plays the rest of the stage many times in its head before it decides.",
}
"""A sentence about each."""

EVERY_GAME = ("random", "wanderer")
"""The bots that do not look at the game; the others know Tokaido alone."""

__all__ = ["DESCRIPTIONS", "EVERY_GAME", "LEVELS", "Look", "Policy", "check_plays", "make", "split_specs"]


def split_specs(text: str) -> list[str]:
    """Specs from a list with commas; `key=value` after a comma belongs to the spec before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and ":" in specs[-1] and "=" in part and ":" not in part.split("=")[0]:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def _options(spec: str, words: str) -> dict[str, str]:
    options = {}
    for word in words.split(","):
        key, equals, value = (part.strip() for part in word.partition("="))
        if not (key and equals and value):
            raise SetupError(f"{word!r} in {spec!r} should be key=value")
        if key in options:
            raise SetupError(f"{spec!r} says {key!r} twice")
        options[key] = value
    return options


def make(spec: str, seed: int | str) -> Policy:
    """A bot; with the same seed it makes the same choices. Some take options: `name:key=value,key=value`."""
    name, colon, words = spec.partition(":")
    if name not in LEVELS:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    options = _options(spec, words) if colon else {}
    known = list(signature(LEVELS[name]).parameters)[1:]
    for key in options:
        if key not in known:
            takes = f"has only {', '.join(known)}" if known else "has none"
            raise SetupError(f"the bot {name!r} has no option {key!r}; it {takes}")
    return LEVELS[name](seed, **options)


def check_plays(spec: str, game: str) -> None:
    """Raises SetupError, with a sentence, for a bot that there is not or that does not know the game."""
    make(spec, 0)
    name = spec.partition(":")[0]
    if game != "tokaido" and name not in EVERY_GAME:
        raise SetupError(f"the bot {name!r} does not know {game}; those who do are {', '.join(EVERY_GAME)}")
