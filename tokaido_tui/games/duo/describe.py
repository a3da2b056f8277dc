"""What is said to an action that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import not_a_choice
from tokaido_tui.engine.errors import IllegalActionError
from tokaido_tui.games.duo.box import PAWNS
from tokaido_tui.games.duo.decisions import DECISIONS
from tokaido_tui.games.duo.options import MOVE, OVER

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo


def why_illegal(game: Duo, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        names = ", ".join(game.box.names[space] for space in game.options)
        pawn, steps = PAWNS[game.pawn], game.dice[game.pawn]
        if not 0 <= action < len(game.box.names):
            return IllegalActionError("the island has no space {n}", n=action)
        return IllegalActionError(
            "the {pawn} can't go to {space}: with a {steps} it can go to {spaces}",
            pawn=pawn, space=game.box.names[action], steps=steps, spaces=names,
        )  # fmt: skip
    return not_a_choice(game, DECISIONS[game.kind])
