"""The games. `system(name)` loads one; nothing is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError

if TYPE_CHECKING:
    from pathlib import Path

    from tokaido_tui.engine.game import GameSystem

GAMES = ("tokaido", "namiji", "duo")


def system(name: str, data: Path | None = None) -> GameSystem:
    """The game of that name; with tables of a player's own, if they are in that folder."""
    if name not in GAMES:
        raise SetupError("there is no game {name!r}; there are: {all}", name=name, all=", ".join(GAMES))
    module = import_module(f"tokaido_tui.games.{name}.system")
    loaded: GameSystem = module.SYSTEM if data is None else module.from_folder(data)
    return loaded
