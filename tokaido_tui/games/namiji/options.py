"""Look-up tables of what can be chosen: made once per question, then shared by every game.

Actions are small ints. MOVE: a station. FISH: 0 for no more, 1 for a face-down fish, 2 + a face-up one. PLACE: a
placement (see shelf.py). HAUL: 0 or 1 + a net. DRAW: 0 or 1. KEEP, TAKE: the card. MOOR: a place at the dock.
"""

from __future__ import annotations

from tokaido_tui.games.namiji.box import FISH as FISHES
from tokaido_tui.games.road.travel import MOVE

FISH, PLACE, HAUL, DRAW, KEEP, MOOR, TAKE, OVER = range(MOVE + 1, MOVE + 9)
KIND_NAMES = ("move", "fish", "place", "haul", "draw", "keep", "moor", "take", "over")

NO_MORE, UNSEEN, FACE_UP = 0, 1, 2
STOP_OR_DRAW = (0, 1)


class Catches(dict[int, tuple[int, ...]]):
    """again << 10 | whether fish lie face down << 9 | mask of the fish face up: what can be taken from the bank.

    Only who has caught something may fish no more: the first fish can be put back instead.
    """

    def __missing__(self, key: int) -> tuple[int, ...]:
        first = [NO_MORE] * (key >> FISHES + 1) + [UNSEEN] * (key >> FISHES & 1)
        self[key] = found = (*first, *[FACE_UP + fish for fish in range(FISHES) if key >> fish & 1])
        return found


class Members(dict[int, tuple[int, ...]]):
    """From a mask to the numbers of its bits."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        self[mask] = found = tuple(i for i in range(mask.bit_length()) if mask >> i & 1)
        return found


CATCHES_OF = Catches()
MEMBERS = Members()
