"""Where the pawn of a die can go, and over which spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import ARTIST, MERCHANT, PILGRIM

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo
    from tokaido_tui.games.duo.island import Path

# Where whose pawn stands in `where`.
_PILGRIMS, _MERCHANTS = (0, 3), (1, 4)


def targets(game: Duo, seat: int, pawn: int) -> tuple[int, ...]:
    """The spaces where the move can end; none if the pawn cannot go the whole way."""
    where, steps = game.where, game.dice[pawn]
    here = where[3 * seat + pawn]
    if pawn == PILGRIM:
        return _stops(game, seat, here, steps)
    if pawn == MERCHANT:
        return game.island.ends(MERCHANT, here, steps, blocked_towns(game, seat))
    return game.island.ends(ARTIST, here, steps, 0)


def _stops(game: Duo, seat: int, here: int, steps: int) -> tuple[int, ...]:
    where, island = game.where, game.island
    # Merchants in the mountains are beyond the rim's bits, and in nobody's way.
    taken = 1 << where[_PILGRIMS[1 - seat]] | 1 << where[1] | 1 << where[4]
    stop = island.stop_after(here, steps, taken)
    if game.holder[PILGRIM] != seat:
        return (stop,)
    other_steps = steps + game.waves[PILGRIM].steps
    if other_steps < 1:
        return (stop,)
    other = island.stop_after(here, other_steps, taken)
    if other == stop:
        return (stop,)
    return (stop, other) if steps < other_steps else (other, stop)


def blocked_towns(game: Duo, seat: int) -> int:
    """A mask of the coastal towns that this seat's merchant can neither enter nor pass."""
    where = game.where
    others = 1 << where[0] | 1 << where[3] | 1 << where[_MERCHANTS[1 - seat]]
    return others & game.island.towns


def paths(game: Duo, seat: int, pawn: int, target: int) -> list[Path]:
    """Every way to the target, each without its start; a pilgrim has only one."""
    here, island = game.where[3 * seat + pawn], game.island
    if pawn == PILGRIM:
        return [island.clockwise(here, target)]
    blocked = blocked_towns(game, seat) if pawn == MERCHANT else 0
    return [path for path in island.paths(pawn, here, game.dice[pawn], blocked) if path[-1] == target]


def path_to(game: Duo, seat: int, pawn: int, target: int) -> Path:
    """The way that is taken: the first, but for an inspired artist one that lets him give his painting."""
    ways = paths(game, seat, pawn, target)
    if pawn == ARTIST and inspired(game, seat) and game.revealed[seat]:
        landscape, tile = game.island.landscape, game.revealed[seat][0]
        for way in ways:
            if tile in [landscape[space] for space in way]:
                return way
    return ways[0]


def inspired(game: Duo, seat: int) -> bool:
    return game.holder[ARTIST] == seat and game.waves[ARTIST].crossed


def givable(game: Duo, seat: int, start: int, target: int) -> int:
    """A mask of the landscapes of which the artist may give a painting after that move.

    An inspired one may count any space on the way, and the way is his to choose.
    """
    if game.holder[ARTIST] == seat and game.waves[ARTIST].crossed:
        return game.island.seen(start, game.dice[ARTIST], target)
    return 1 << game.island.landscape[target]


def others_around(game: Duo, seat: int, area: int) -> int:
    """How many pawns but the artist himself are in the area, on its stops and in its towns."""
    around = game.island.around[area]
    # Written out: five pawns, the other player's three and one's own two.
    one, two, three, four, five, six = game.where
    count = (around >> one & 1) + (around >> two & 1) + (around >> four & 1) + (around >> five & 1)
    return count + (around >> (three if seat else six) & 1)
