"""The faces of the games. Nothing of a game is loaded before it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tokaido_tui.tui.on_screen import ON_SCREEN

if TYPE_CHECKING:
    from tokaido_tui.tui.face import Face, RoleWords, Source


def face(game: str) -> Face:
    found: Face = import_module(f"tokaido_tui.tui.{game}.face").FACE
    return found


def game_title(game: str) -> str:
    """A game's name as people write it."""
    return face(game).title if game in ON_SCREEN else game.capitalize()


# Statistics and lists of games are about all games at once: who has a source, a variant or a role by that name?


@cache
def source_words(name: str) -> Source:
    from tokaido_tui.tui.face import Source

    unknown = Source(name[:1].upper(), name, "gold")
    return next((known.sources[name] for known in map(face, ON_SCREEN) if name in known.sources), unknown)


@cache
def variant_label(name: str) -> str:
    """What players call a variant, not yet translated."""
    return next((known.variants[name].label for known in map(face, ON_SCREEN) if name in known.variants), name)


@cache
def role_words(name: str) -> RoleWords | None:
    return next((known.roles[name] for known in map(face, ON_SCREEN) if name in known.roles), None)
