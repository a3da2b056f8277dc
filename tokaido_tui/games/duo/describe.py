"""What is said to an action that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import not_a_choice
from tokaido_tui.engine.errors import IllegalActionError, sentence
from tokaido_tui.games.duo.decisions import DECISIONS
from tokaido_tui.games.duo.options import MOVE, OVER

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

# By pawn.
_CANT_GO = (
    sentence("the pilgrim can't go to {space}: with a {n} it can go to {spaces}"),
    sentence("the merchant can't go to {space}: with a {n} it can go to {spaces}"),
    sentence("the artist can't go to {space}: with a {n} it can go to {spaces}"),
)


def why_illegal(game: Duo, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        names = ", ".join(game.box.names[space] for space in game.options)
        if not 0 <= action < len(game.box.names):
            return IllegalActionError("the island has no space {n}", n=action)
        return IllegalActionError(
            _CANT_GO[game.pawn], space=game.box.names[action], n=game.dice[game.pawn], spaces=names
        )  # fmt: skip
    return not_a_choice(game, DECISIONS[game.kind])
