"""The games. `system(name)` loads one; nothing is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.game import GameSystem

GAMES = ("tokaido", "duo")


def system(name: str) -> GameSystem:
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    module = import_module(f"tokaido_tui.games.{name}.system")
    loaded: GameSystem = module.SYSTEM
    return loaded
