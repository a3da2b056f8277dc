"""Names that statistics, cards and lists look up without knowing which game they are from. Not yet translated."""

from __future__ import annotations

from functools import cache

from tokaido_tui.games import GAMES
from tokaido_tui.words import of
from tokaido_tui.words.game_words import RoleWords, Source


def game_title(game: str) -> str:
    """A game's name as people write it."""
    return of(game).title if game in GAMES else game.capitalize()


@cache
def source_words(name: str) -> Source:
    unknown = Source(name[:1].upper(), name, "gold")
    return next((known.sources[name] for known in map(of, GAMES) if name in known.sources), unknown)


@cache
def variant_label(name: str) -> str:
    """What players call a variant."""
    return next((known.variants[name].label for known in map(of, GAMES) if name in known.variants), name)


def roles_label(game: str) -> str:
    """What the characters of a game are called, or of all games for ""."""
    label = of(game).roles_label if game in GAMES else ""
    return label or of(GAMES[0]).roles_label


@cache
def role_words(name: str) -> RoleWords | None:
    return next((known.roles[name] for known in map(of, GAMES) if name in known.roles), None)
