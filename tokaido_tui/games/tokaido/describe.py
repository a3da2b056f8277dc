"""Why a station is closed, and what is said to an action that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import not_a_choice
from tokaido_tui.engine.errors import IllegalActionError, sentence
from tokaido_tui.games.road import foresight
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.decisions import DECISIONS
from tokaido_tui.games.tokaido.options import OVER

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido


def why_closed(game: Tokaido, station: int) -> str:
    """Why the walker cannot stop at a station, as a word: "" if it can.

    "start", "behind", "beyond" (past the next inn), "full", "complete" (its panorama) or "coin" (needs one).
    """
    closed = foresight.why_closed(game, station)
    if closed:
        return closed
    return "" if game.road.bits[station] & game.stage.open_to[game.closed_to(game.walker)] else "coin"


_WHY = {
    "start": sentence("no stop at station {n}: the traveller stands there already"),
    "behind": sentence("no stop at station {n}: nobody walks back"),
    "beyond": sentence("no stop at station {n}: everybody stops at the next inn"),
    "full": sentence("no stop at station {n}: every slot there is taken"),
    "complete": sentence("no stop at station {n}: that panorama is complete"),
    "coin": sentence("no stop at station {n}: what there is to do needs a coin"),
}


def why_illegal(game: Tokaido, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        if not 0 <= action <= game.road.last:
            return IllegalActionError("the road has no station {n}", n=action)
        return IllegalActionError(_WHY[why_closed(game, action)], n=action)
    return not_a_choice(game, DECISIONS[game.kind])
