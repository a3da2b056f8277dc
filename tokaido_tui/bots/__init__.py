"""Players without a person: `make(spec, seed, game)`. They see a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from tokaido_tui.bots.from_view import FromView
from tokaido_tui.bots.knowledge import is_known, knowledge_of
from tokaido_tui.bots.policy import Look, Policy
from tokaido_tui.bots.search.sage import Sage
from tokaido_tui.bots.simple import RandomPolicy, Wanderer
from tokaido_tui.bots.spec import name_of, options_of, split_specs
from tokaido_tui.engine.errors import SetupError


def random(seed: int | str, game: str) -> Policy:  # noqa: ARG001
    return RandomPolicy(seed)


def wanderer(seed: int | str, game: str) -> Policy:  # noqa: ARG001
    return Wanderer(seed)


def merchant(seed: int | str, game: str) -> Policy:
    return FromView(knowledge_of(game).merchant(), knowledge_of(game).imagine, seed)


def pilgrim(seed: int | str, game: str) -> Policy:
    return FromView(knowledge_of(game).pilgrim(), knowledge_of(game).imagine, seed)


LEVELS: dict[str, Callable[..., Policy]] = {
    "random": random,
    "wanderer": wanderer,
    "merchant": merchant,
    "pilgrim": pilgrim,
    "sage": Sage,
}
"""The bots by name, the weakest first; each is made from a seed and the name of a game."""

_BLIND = ("random", "wanderer")
"""The bots that do not look at the game: they play any."""

__all__ = ["LEVELS", "Look", "Policy", "levels", "make", "split_specs"]


def levels(game: str) -> tuple[str, ...]:
    """The bots that know a game, the weakest first."""
    return tuple(LEVELS) if is_known(game) else _BLIND


def make(spec: str, seed: int | str, game: str = "tokaido") -> Policy:
    """A bot; with the same seed it makes the same choices. Some take options: `name:key=value,key=value`.

    Raises SetupError, with a sentence, for a bot that there is not or that does not know the game.
    """
    name = name_of(spec)
    if name not in LEVELS:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    known = levels(game)
    if name not in known:
        raise SetupError(f"the bot {name!r} does not know {game}; those who do are {', '.join(known)}")
    # Beside the seed and the game.
    takes = list(signature(LEVELS[name]).parameters)[2:]
    return LEVELS[name](seed, game, **options_of(spec, takes))
