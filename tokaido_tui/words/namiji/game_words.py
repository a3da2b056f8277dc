"""Namiji's words."""

from __future__ import annotations

from tokaido_tui.words.game_words import GameWords
from tokaido_tui.words.namiji import names

WORDS = GameWords(
    name="namiji",
    title=names.TITLE,
    secret=names.SECRET,
    sources=names.SOURCES,
    variants=names.VARIANTS,
    about_players=names.ABOUT_PLAYERS,
    opening=names.OPENING,
    ending=names.ENDING,
    roles={},
)
