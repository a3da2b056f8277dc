"""The faces of the games. Nothing of a game is loaded before it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tokaido_tui.tui.on_screen import ON_SCREEN

if TYPE_CHECKING:
    from tokaido_tui.tui.face import Face, RoleWords, Source


def face(game: str) -> Face:
    found: Face = import_module(f"tokaido_tui.tui.{game}.face").FACE
    return found


def seat_colours(face: Face, view: Any, chosen: Sequence[int]) -> list[int]:
    """The colours of the seats: those chosen, as far as they differ, unless the characters have their own."""
    own = [face.roles[player.who.name].colour for player in view.players] if has_own_colours(face) else []
    colours = [chosen[seat] if colour is None else colour for seat, colour in enumerate(own)] or list(chosen)
    return colours if len(set(colours)) == len(colours) else list(range(len(colours)))


def has_own_colours(face: Face) -> bool:
    """Whether a seat's colour is its character's."""
    return any(words.colour is not None for words in face.roles.values())


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


def roles_label(game: str) -> str:
    """What the characters of a game are called, or of all games for "", not yet translated."""
    label = face(game).roles_label if game in ON_SCREEN else ""
    return label or face(ON_SCREEN[0]).roles_label


@cache
def role_words(name: str) -> RoleWords | None:
    return next((known.roles[name] for known in map(face, ON_SCREEN) if name in known.roles), None)
