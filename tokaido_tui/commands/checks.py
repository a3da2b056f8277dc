"""What is checked for several commands before anything is played."""

from __future__ import annotations

from tokaido_tui.engine.errors import SetupError


def check_players(game: str, seats: range, players: int) -> None:
    """Raises SetupError if so many can't play the game."""
    if players in seats:
        return
    low, high = seats[0], seats[-1]
    if low == high:
        raise SetupError("{game} is for {seats} players, not {n}", game=game, seats=low, n=players)
    raise SetupError("{game} is for {low} to {high} players, not {n}", game=game, low=low, high=high, n=players)
