"""The games. `system(name)` loads one; nothing is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.game import GameSystem

GAMES = ("tokaido", "namiji", "duo")


def system(name: str, data: Path | None = None) -> GameSystem:
    """The game of that name; with tables of a player's own, if its tables can be replaced."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    module = import_module(f"tokaido_tui.games.{name}.system")
    if data is not None and not hasattr(module, "from_folder"):
        raise SetupError(f"the tables of {name} are the printed ones: they can't be replaced")
    loaded: GameSystem = module.SYSTEM if data is None else module.from_folder(data)
    return loaded
