"""Actions in words: the names records use, what options certainly do, and why an action is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Decision, Option
from tokaido_tui.engine.errors import IllegalActionError
from tokaido_tui.games.duo.actions import price_of, tiles_revealed
from tokaido_tui.games.duo.box import (
    ARTIST,
    GARDEN,
    GOODS,
    LANDSCAPES,
    MERCHANT,
    PAWNS,
    PILGRIM,
    SPACE_NAMES,
    TEMPLE,
)
from tokaido_tui.games.duo.options import (
    DIE,
    GIVE,
    KEEP,
    KIND_NAMES,
    MOVE,
    OVER,
    PAINT,
    REPEAT,
    REVEAL_MORE,
    SELL,
    TAKE,
    VISIT,
    unpack,
)

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

NOTHING = "nothing"


def space_name(game: Duo, space: int) -> str:
    """The name or number of a space, and what it is: `C3 coastal-town`, `5 temple`, `A waterfall`."""
    box = game.box
    return f"{box.names[space]} {SPACE_NAMES[box.kinds[space]]}"


def action_name(game: Duo, action: int) -> str:
    """One line of a record, without its seat: a verb and what it is about."""
    kind, seat = game.kind, game.seat
    if kind == DIE:
        return f"die {PAWNS[action]}"
    if kind == MOVE:
        return f"move {space_name(game, action)}"
    if kind == VISIT:
        return "visit" if action else "pass"
    if kind == TAKE:
        return "take " + (game.waves[action - 1].name if action else NOTHING)
    if kind == SELL:
        token = game.tokens[game.where[3 * seat + MERCHANT]]
        assert token is not None
        return f"sell {action} {GOODS[token.good]}" if action else f"sell {NOTHING}"
    if kind == KEEP:
        kept = [f"{count} {GOODS[good]}" for good, count in enumerate(unpack(action)) if count]
        return "keep " + ", ".join(kept)
    if kind == PAINT:
        if action == GIVE:
            return f"give {LANDSCAPES[game.revealed[seat][0]]}"
        area = game.where[3 * seat + ARTIST]
        return f"paint {tiles_revealed(game, seat, area)[action == REVEAL_MORE]}" if action else f"paint {NOTHING}"
    if kind == REPEAT:
        return "repeat" if action else "rest"
    return ""


def certain_effect(game: Duo, action: int) -> tuple[int, int]:
    """The points and coins an action gives its decider for certain; coins before any become an ingot."""
    kind, seat = game.kind, game.seat
    if kind == VISIT and action and game.pawn == PILGRIM:
        stop = game.where[3 * seat + PILGRIM]
        if game.box.kinds[stop] in (TEMPLE, GARDEN):
            return peg_points(game, seat, game.box.kinds[stop]), 0
        token = game.tokens[stop]
        coins = token.price if token else 0
        return coin_points(game, seat, coins), coins
    if kind == SELL and action:
        coins = action * price_of(game, seat, game.where[3 * seat + MERCHANT])
        return coin_points(game, seat, coins), coins
    if kind == PAINT and action == GIVE:
        return gift_points(game, seat), 0
    return 0, 0


def peg_points(game: Duo, seat: int, kind: int) -> int:
    """What the next slot of the temple or garden track adds; 0 at its end."""
    box = game.box
    mine, other = (box.temple, box.garden) if kind == TEMPLE else (box.garden, box.temple)
    pegs = (game.temple, game.garden) if kind == TEMPLE else (game.garden, game.temple)
    peg, times = pegs[0][seat], other[pegs[1][seat]]
    return (mine[peg + 1] - mine[peg]) * times if peg + 1 < len(mine) else 0


def coin_points(game: Duo, seat: int, coins: int) -> int:
    """What the ingots made of these coins add."""
    box = game.box
    have = game.ingots[seat]
    more = (game.coins[seat] + coins) // box.coins_an_ingot
    return box.ingots[min(have + more, len(box.ingots) - 1)] - box.ingots[have]


def gift_points(game: Duo, seat: int) -> int:
    """What the next painting given adds."""
    track, given = game.box.paintings, game.given[seat]
    return track[given + 1] - track[given]


def decision(game: Duo) -> Decision:
    options = []
    for action in game.options:
        points, coins = certain_effect(game, action)
        options.append(Option(action, action_name(game, action), points, coins))
    return Decision(game.seat, KIND_NAMES[game.kind], tuple(options))


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
    wanted = "; ".join(action_name(game, legal) for legal in game.options)
    return IllegalActionError("that is not one of the choices now, which are: {wanted}", wanted=wanted)
