"""Before the first move: one fish turned up, the boats in a random row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.namiji import fishing

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji


def set_sail(game: Namiji) -> None:
    fishing.turn_up(game)
    queue = game.queue_up()
    if game.events is not None:
        game.tell("queue", -1, what=tuple(queue))
    game.first_turn()
