"""The kinds of decision, and look-up tables of what can be chosen: made once a question, shared by every game.

Actions are small ints. DIE: the pawn. MOVE: the space. VISIT: 0 or 1. TAKE: 0 or wave + 1. SELL: how many. KEEP: how
many of each good, packed. PAINT: 0, or one of REVEAL, REVEAL_MORE, GIVE. REPEAT: 0 or 1.
"""

from __future__ import annotations

from itertools import product

from tokaido_tui.games.duo.box import GOODS

DIE, MOVE, VISIT, TAKE, SELL, KEEP, PAINT, REPEAT, OVER = range(9)
KIND_NAMES = ("die", "move", "visit", "take", "sell", "keep", "paint", "repeat", "over")

REVEAL, REVEAL_MORE, GIVE = 1, 2, 3
YES_NO = (0, 1)
UP_TO = tuple(tuple(range(most + 1)) for most in range(16))
"""From a number to all from 0 to it."""
DICE_LEFT = tuple(tuple(pawn for pawn in range(3) if left >> pawn & 1) for left in range(8))
"""From a mask to its dice."""
WAVES_OF = tuple((0, *(pawn + 1 for pawn in range(3) if mask >> pawn & 1)) for mask in range(8))
"""From a mask of waves to the choices: none, or one of them."""

PAINTINGS_OF = {
    may: (0, *(action for action, can in zip((REVEAL, REVEAL_MORE, GIVE), may, strict=True) if can))
    for may in product((False, True), repeat=3)
}
"""From whether he may reveal, reveal more and give to the choices."""


def pack(goods: tuple[int, ...]) -> int:
    """How many of each good, as one int: three bits each."""
    return sum(count << 3 * good for good, count in enumerate(goods))


def unpack(packed: int) -> list[int]:
    return [packed >> 3 * good & 7 for good in range(len(GOODS))]


class Keepings(dict[tuple[tuple[int, ...], int], tuple[int, ...]]):
    """From goods by kind and a limit to the ways of keeping just so many."""

    def __missing__(self, key: tuple[tuple[int, ...], int]) -> tuple[int, ...]:
        goods, limit = key
        ways = product(*(range(min(count, limit), -1, -1) for count in goods))
        found = self[key] = tuple(pack(way) for way in ways if sum(way) == limit)
        return found


KEEPINGS = Keepings()
