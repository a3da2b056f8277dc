"""The minds of the games; none is loaded before it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tokaido_tui.bots.mind import Mind, Tuner
from tokaido_tui.engine.errors import SetupError


@cache
def _is_there(game: str, part: str) -> bool:
    # A package that is not there has no parts to look for.
    return all(find_spec(f"tokaido_tui.bots.{name}") is not None for name in (game, f"{game}.{part}"))


def has_mind(game: str) -> bool:
    """Whether there are bots that know the game."""
    return _is_there(game, "mind")


def mind(game: str) -> Mind:
    """Raises SetupError for a game that no bot knows."""
    if not has_mind(game):
        raise SetupError(f"no bot knows {game} yet")
    known: Mind = import_module(f"tokaido_tui.bots.{game}.mind").MIND
    return known


def tuner(game: str) -> Tuner:
    """Raises SetupError for a game whose pilgrim has nothing to be tuned."""
    if not _is_there(game, "tuning"):
        raise SetupError(f"there is nothing to tune for {game} yet")
    known: Tuner = import_module(f"tokaido_tui.bots.{game}.tuning").TUNER
    return known
