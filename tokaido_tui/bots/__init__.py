"""Players without a person: `make(spec, seed, game)`. They see a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from tokaido_tui.bots.policy import Look, Policy
from tokaido_tui.bots.spec import name_of, options_of, split_specs
from tokaido_tui.engine.errors import SetupError

Maker = Callable[..., Policy]
"""Makes a bot from a seed, the name of a game, and options of its own."""


def _random() -> Maker:
    from tokaido_tui.bots.simple import RandomPolicy

    return lambda seed, game: RandomPolicy(seed)  # noqa: ARG005


def _wanderer() -> Maker:
    from tokaido_tui.bots.simple import Wanderer

    return lambda seed, game: Wanderer(seed)  # noqa: ARG005


def _merchant() -> Maker:
    from tokaido_tui.bots.from_view import FromView
    from tokaido_tui.bots.knowledge import knowledge_of

    return lambda seed, game: FromView(knowledge_of(game).merchant(), knowledge_of(game).imagine, seed)


def _pilgrim() -> Maker:
    from tokaido_tui.bots.from_view import FromView
    from tokaido_tui.bots.knowledge import knowledge_of

    return lambda seed, game: FromView(knowledge_of(game).pilgrim(), knowledge_of(game).imagine, seed)


def _sage() -> Maker:
    from tokaido_tui.bots.search.sage import Sage

    return Sage


LEVELS: dict[str, Callable[[], Maker]] = {
    "random": _random,
    "wanderer": _wanderer,
    "merchant": _merchant,
    "pilgrim": _pilgrim,
    "sage": _sage,
}
"""The bots by name, the weakest first. What makes one is loaded when it is asked for: people need none."""

_BLIND = ("random", "wanderer")
"""The bots that do not look at the game: they play any."""

__all__ = ["LEVELS", "Look", "Policy", "levels", "make", "split_specs"]


def levels(game: str) -> tuple[str, ...]:
    """The bots that know a game, the weakest first."""
    from tokaido_tui.bots.knowledge import is_known

    return tuple(LEVELS) if is_known(game) else _BLIND


def make(spec: str, seed: int | str, game: str = "tokaido") -> Policy:
    """A bot; with the same seed it makes the same choices. Some take options: `name:key=value,key=value`.

    Raises SetupError, with a sentence, for a bot that there is not or that does not know the game.
    """
    name = name_of(spec)
    if name not in LEVELS:
        raise SetupError("there is no bot {name!r}; there are {all}", name=name, all=", ".join(LEVELS))
    known = levels(game)
    if name not in known:
        raise SetupError(
            "the bot {name!r} does not know {game}; those who do are {known}",
            name=name, game=game, known=", ".join(known),
        )  # fmt: skip
    maker = LEVELS[name]()
    # Beside the seed and the game.
    takes = list(signature(maker).parameters)[2:]
    return maker(seed, game, **options_of(spec, takes))
