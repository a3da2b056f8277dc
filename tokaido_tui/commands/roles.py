"""Who travels: the characters of a game as a spectator sees them."""

from __future__ import annotations

from tokaido_tui.engine.game import Game


def roles_of(game: Game) -> list[str]:
    """The name of each seat's character; "" where it has none, or keeps it secret."""
    return [player.who.name if player.who else "" for player in game.view(None).players]
