"""The faces of the games. Nothing of a game is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from tokaido_tui.tui.on_screen import ON_SCREEN

if TYPE_CHECKING:
    from tokaido_tui.tui.face import Face, Source


def face(game: str) -> Face:
    found: Face = import_module(f"tokaido_tui.tui.{game}.face").FACE
    return found


def source_words(name: str) -> Source | None:
    """A source of points by its name, whichever game has it."""
    return next((known.sources[name] for known in map(face, ON_SCREEN) if name in known.sources), None)


def variant_label(name: str) -> str:
    """What players call a variant, not yet translated; games share the names of theirs."""
    return next((known.variants[name].label for known in map(face, ON_SCREEN) if name in known.variants), name)
