"""Players without a person: `make(name, seed)`. They see a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.bots.policy import Look, Policy
from tokaido_tui.bots.simple import RandomPolicy, Wanderer
from tokaido_tui.engine.errors import SetupError

LEVELS: dict[str, Callable[[int | str], Policy]] = {
    "random": RandomPolicy,
    "wanderer": Wanderer,
}
"""The bots by name, the weakest first; each is made from a seed."""

__all__ = ["LEVELS", "Look", "Policy", "make"]


def make(name: str, seed: int | str) -> Policy:
    """A bot; with the same seed it makes the same choices."""
    if name not in LEVELS:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name](seed)
