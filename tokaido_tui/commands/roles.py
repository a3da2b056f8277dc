"""Who travels: the characters of a game as a spectator sees them."""

from __future__ import annotations

from tokaido_tui.engine.game import Game


def roles_of(game: Game) -> list[str]:
    """The name of each seat's character; "" where it has none, or keeps it secret."""
    # Not every game has characters.
    characters = [getattr(player, "who", None) for player in game.view(None).players]
    return [who.name if who else "" for who in characters]
