"""Everything the games say. `of(game)` finds a game's words; nothing of a game is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokaido_tui.words.game_words import GameWords


def of(game: str) -> GameWords:
    found: GameWords = import_module(f"tokaido_tui.words.{game}.game_words").WORDS
    return found
