"""What is said to an action that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import not_a_choice
from tokaido_tui.engine.errors import IllegalActionError, sentence
from tokaido_tui.games.namiji.decisions import DECISIONS
from tokaido_tui.games.namiji.options import OVER
from tokaido_tui.games.road.foresight import why_closed
from tokaido_tui.games.road.travel import MOVE

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

_WHY = {
    "start": sentence("no stop at station {n}: the boat is there already"),
    "behind": sentence("no stop at station {n}: nobody sails back"),
    "beyond": sentence("no stop at station {n}: everybody stops at the next dock"),
    "full": sentence("no stop at station {n}: every slot there is taken"),
    "complete": sentence("no stop at station {n}: that panorama is complete"),
}


def why_illegal(game: Namiji, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        if not 0 <= action <= game.road.last:
            return IllegalActionError("the route has no station {n}", n=action)
        return IllegalActionError(_WHY[why_closed(game, action)], n=action)
    return not_a_choice(game, DECISIONS[game.kind])
