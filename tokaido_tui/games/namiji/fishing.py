"""Fishing by line and by net, and placing the catch on the shelf.

Functions return True when the turn is over, False when they leave a question open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import OPEN
from tokaido_tui.games.namiji.box import CATCHES, COLOURS, EFFECTS, KINDS, NETS, TURNED
from tokaido_tui.games.namiji.options import FACE_UP, FISH, HAUL, NO_MORE, PLACE, UNSEEN
from tokaido_tui.games.namiji.shelf import CELLS_OF, FULL, LINES, LINES_IN, NET_PLACES, NOWHERE

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji


# --- by line ---------------------------------------------------------------------------------------------------------


def line(game: Namiji, seat: int) -> bool:
    """Upgrades fire once a visit: before the first fish, or after it."""
    effects = game.effects
    for _ in range(effects[EFFECTS * seat + TURNED]):
        turn_up(game)
    if not (game.shoal or game.up_mask):
        return True
    game.catches = effects[EFFECTS * seat + CATCHES]
    game.kind = FISH
    return False


def turn_up(game: Namiji) -> None:
    """One face-down fish of the bank, if there is any, is turned up."""
    if game.shoal:
        fish = game.take(game.shoal, "fish")
        game.face_up[fish] += 1
        game.up_mask |= 1 << fish
        if game.events is not None:
            game.tell("turned up", -1, what=fish)


def fish(game: Namiji, seat: int, choice: int) -> bool:
    """Takes a fish from the bank, and turns up another before anybody decides what becomes of it."""
    game.again = False
    if choice == NO_MORE:
        game.catches = 0
        return True
    if choice == UNSEEN:
        caught = game.take(game.shoal, "fish")
    else:
        caught = choice - FACE_UP
        game.face_up[caught] -= 1
        if not game.face_up[caught]:
            game.up_mask ^= 1 << caught
    if game.events is not None:
        game.tell("caught", seat, what=caught, cause="face down" if choice == UNSEEN else "face up")
    turn_up(game)
    if game.filled[seat] == FULL:
        return put_back(game, seat, caught)
    game.caught = caught
    game.kind = PLACE
    return False


def put_back(game: Namiji, seat: int, fish: int) -> bool:
    game.face_up[fish] += 1
    game.up_mask |= 1 << fish
    game.catches = 0
    if game.events is not None:
        game.tell("released", seat, what=fish)
    return True


# --- by net ----------------------------------------------------------------------------------------------------------


def net(game: Namiji, seat: int) -> bool:
    """The top net, seen by all; with wider nets the top ones, of which one can be kept."""
    drawn = game.net_deck.draw_up_to(1 + game.effects[EFFECTS * seat + NETS], game.take)
    if not drawn:
        return True
    drawn.sort()
    if game.events is not None:
        game.tell("nets", seat, what=tuple(drawn))
    if NET_PLACES[game.filled[seat]] == NOWHERE:
        return sink(game, seat, tuple(drawn))
    if len(drawn) > 1:
        game.offer = tuple(drawn)
        game.kind = HAUL
        return False
    game.caught = drawn[0]
    game.netted = True
    game.kind = PLACE
    return False


def haul(game: Namiji, seat: int, choice: int) -> bool:
    """Which of the nets drawn; the others wait until it is placed or not."""
    if not choice:
        return sink(game, seat, game.offer)
    left = list(game.offer)
    left.remove(choice - 1)
    game.offer = tuple(left)
    game.caught = choice - 1
    game.netted = True
    game.kind = PLACE
    return False


def sink(game: Namiji, seat: int, nets: tuple[int, ...]) -> bool:
    """Nets that nobody keeps go under the stack."""
    game.offer = ()
    if nets:
        game.net_deck.put_under(nets, OPEN)
        if game.events is not None:
            game.tell("nets released", seat, what=nets)
    return True


# --- the shelf -------------------------------------------------------------------------------------------------------


def place(game: Namiji, seat: int, placement: int) -> bool:
    caught = game.caught
    game.caught = -1
    netted = game.netted
    game.netted = False
    if placement:
        shelve(game, seat, placement, caught)
    if netted:
        return sink(game, seat, game.offer if placement else tuple(sorted((*game.offer, caught))))
    if not placement:
        return put_back(game, seat, caught)
    if game.catches and game.filled[seat] != FULL and (game.shoal or game.up_mask):
        game.catches -= 1
        game.again = True
        game.kind = FISH
        return False
    game.catches = 0
    return True


def lines_filled(game: Namiji, seat: int, placement: int, fish: int) -> int:
    """A mask of the lines that this fish, placed there, would score: all of its colour or all of its kind."""
    cells = CELLS_OF[placement]
    colour, kind = divmod(fish, KINDS)
    whole = LINES_IN[game.colour_cells[COLOURS * seat + colour] | cells]
    whole |= LINES_IN[game.kind_cells[KINDS * seat + kind] | cells]
    return whole & ~game.lines[seat]


def shelve(game: Namiji, seat: int, placement: int, fish: int) -> None:
    lines = lines_filled(game, seat, placement, fish)
    cells = CELLS_OF[placement]
    colour, kind = divmod(fish, KINDS)
    game.filled[seat] |= cells
    game.colour_cells[COLOURS * seat + colour] |= cells
    game.kind_cells[KINDS * seat + kind] |= cells
    game.tokens[seat] += (placement << 4 | fish,)
    if game.events is not None:
        game.tell("placed", seat, placement, fish)
    if lines:
        game.lines[seat] |= lines
        if game.events is not None:
            for line_ in range(LINES):
                if lines >> line_ & 1:
                    game.tell("line", seat, what=line_)
        game.score(seat, game.box.line_points[lines], "lines")
