"""The course of a round: three dice, three moves, and the hot springs that repeat one.

Like the actions of the pawns (see actions.py), an answer returns True when the action of its die is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo import scoring
from tokaido_tui.games.duo.actions import ARRIVALS
from tokaido_tui.games.duo.box import PAWNS
from tokaido_tui.games.duo.moving import path_to, targets
from tokaido_tui.games.duo.options import DICE_LEFT, DIE, MOVE, REPEAT, YES_NO
from tokaido_tui.games.duo.setting_out import NOBODY

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

ALL_DICE = 7
_ALL_LEFT = DICE_LEFT[ALL_DICE]
_SINGLE = {1 << pawn: pawn for pawn in range(len(PAWNS))}
_PILGRIMS_DIE, _MERCHANTS_DIE, _ARTISTS_DIE = (f"{pawn}-die" for pawn in PAWNS)


def roll(game: Duo) -> None:
    """The other player than last time rolls, and takes the first and the last of the three dice."""
    take = game.take
    one, two, three = game.box.dice
    game.dice = take([*one], _PILGRIMS_DIE), take([*two], _MERCHANTS_DIE), take([*three], _ARTISTS_DIE)
    game.round += 1
    game.roller = 1 - game.roller
    game.left = ALL_DICE
    if game.events is not None:
        game.tell("rolled", game.roller, game.round, game.dice)
    # Asked without a call, here and below: it is done for nearly every decision of a playout.
    game.kind = DIE
    game.seat = game.roller
    game.options = _ALL_LEFT


def use_die(game: Duo, pawn: int) -> bool:
    seat = game.mover = game.seat
    game.left ^= 1 << pawn
    game.pawn = pawn
    # Who takes the hot springs with this die has to wait for another one.
    game.fresh = game.springs == seat
    if game.events is not None:
        game.tell("die", seat, game.dice[pawn], pawn)
    return begin_move(game)


def begin_move(game: Duo) -> bool:
    seat, pawn = game.mover, game.pawn
    spaces = targets(game, seat, pawn)
    if len(spaces) == 1:
        game.seat = seat
        return move(game, spaces[0])
    if spaces:
        game.kind = MOVE
        game.seat = seat
        game.options = spaces
        return False
    if game.events is not None:
        game.tell("stuck", seat, game.dice[pawn], cause=PAWNS[pawn])
    return True


def move(game: Duo, space: int) -> bool:
    seat, pawn = game.mover, game.pawn
    if game.events is not None:
        game.tell("moved", seat, game.dice[pawn], path_to(game, seat, pawn, space), PAWNS[pawn])
    number = 3 * seat + pawn
    game.start = game.where[number]
    game.where[number] = space
    return ARRIVALS[pawn](game, seat, space)


def repeat(game: Duo, yes: int) -> bool:
    game.fresh = False
    if not yes:
        return True
    # The token is back on the board before the pawn moves: it may come home with it once more.
    game.springs = NOBODY
    if game.events is not None:
        game.tell("springs", game.mover, -1, cause="repeat")
    return begin_move(game)


def settle(game: Duo) -> None:
    """The action of a die is over: the hot springs may repeat it, or the next die is due."""
    if game.fresh and targets(game, game.mover, game.pawn):
        game.ask(REPEAT, game.mover, YES_NO)
        return
    left = game.left
    if not left:
        if game.ending:
            scoring.finish(game)
        else:
            roll(game)
    elif left in _SINGLE:
        # The last die is the roller's: there is nothing to choose.
        game.seat = game.roller
        if use_die(game, _SINGLE[left]):
            settle(game)
    else:
        game.kind = DIE
        game.seat = 1 - game.roller
        game.options = DICE_LEFT[left]
