"""Every kind of decision: what an answer does, what records call it, what it certainly brings.

A new one is an entry here, with its number and name in options.py. What can be chosen is worked out where it is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Kind, in_order
from tokaido_tui.games.duo import actions, rounds
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
    Token,
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
Gains = tuple[int, int]


# --- dice and moves --------------------------------------------------------------------------------------------------


def _die_name(_game: Duo, pawn: int) -> str:
    return f"die {PAWNS[pawn]}"


def _move_name(game: Duo, space: int) -> str:
    """The name or number of a space, and what it is: `C3 coastal-town`, `5 temple`, `A waterfall`."""
    box = game.box
    return f"move {box.names[space]} {SPACE_NAMES[box.kinds[space]]}"


def _repeat_name(_game: Duo, yes: int) -> str:
    return "repeat" if yes else "rest"


# --- the pilgrim -----------------------------------------------------------------------------------------------------


def _visit_name(_game: Duo, yes: int) -> str:
    return "visit" if yes else "pass"


def _visit_gains(game: Duo, yes: int) -> Gains:
    seat = game.seat
    if not yes or game.pawn != PILGRIM:
        return 0, 0
    stop = game.where[3 * seat + PILGRIM]
    if game.box.kinds[stop] in (TEMPLE, GARDEN):
        return peg_points(game, seat, game.box.kinds[stop]), 0
    token = game.tokens[stop]
    coins = token.price if token else 0
    return coin_points(game, seat, coins), coins


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


def _wave_name(game: Duo, choice: int) -> str:
    return "take " + (game.waves[choice - 1].name if choice else NOTHING)


# --- the merchant ----------------------------------------------------------------------------------------------------


def _buyer(game: Duo) -> Token:
    token = game.tokens[game.where[3 * game.seat + MERCHANT]]
    assert token is not None
    return token


def _sale_name(game: Duo, count: int) -> str:
    return f"sell {count} {GOODS[_buyer(game).good]}" if count else f"sell {NOTHING}"


def _sale_gains(game: Duo, count: int) -> Gains:
    seat = game.seat
    if not count:
        return 0, 0
    coins = count * price_of(game, seat, game.where[3 * seat + MERCHANT])
    return coin_points(game, seat, coins), coins


def _goods_name(_game: Duo, packed: int) -> str:
    return "keep " + ", ".join(f"{count} {GOODS[good]}" for good, count in enumerate(unpack(packed)) if count)


# --- the artist ------------------------------------------------------------------------------------------------------


def _painting_name(game: Duo, choice: int) -> str:
    seat = game.seat
    if choice == GIVE:
        return f"give {LANDSCAPES[game.revealed[seat][0]]}"
    area = game.where[3 * seat + ARTIST]
    return f"paint {tiles_revealed(game, seat, area)[choice == REVEAL_MORE]}" if choice else f"paint {NOTHING}"


def _painting_gains(game: Duo, choice: int) -> Gains:
    return (gift_points(game, game.seat) if choice == GIVE else 0), 0


def gift_points(game: Duo, seat: int) -> int:
    """What the next painting given adds."""
    track, given = game.box.paintings, game.given[seat]
    return track[given + 1] - track[given]


def _options(game: Duo) -> tuple[int, ...]:
    return game.options


DECISIONS = in_order(
    {
        DIE: Kind("die", _options, rounds.use_die, _die_name),
        MOVE: Kind("move", _options, rounds.move, _move_name),
        VISIT: Kind("visit", _options, actions.visit, _visit_name, _visit_gains),
        TAKE: Kind("take", _options, actions.take_wave, _wave_name),
        SELL: Kind("sell", _options, actions.sell, _sale_name, _sale_gains),
        KEEP: Kind("keep", _options, actions.keep, _goods_name),
        PAINT: Kind("paint", _options, actions.paint, _painting_name, _painting_gains),
        REPEAT: Kind("repeat", _options, rounds.repeat, _repeat_name),
        OVER: Kind("over", _options),
    },
    KIND_NAMES,
)
ANSWERS = tuple(kind.answer for kind in DECISIONS)
