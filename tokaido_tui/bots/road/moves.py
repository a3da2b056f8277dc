"""How a pilgrim weighs the stops ahead: each for what it is worth, less what passing by those before it costs."""

from __future__ import annotations

from tokaido_tui.bots.road.weights import RoadWeights
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.road.travel import Travel

Worths = tuple[float, ...] | list[float]
"""What a stop is worth, by kind of station."""


def shares(weights: RoadWeights) -> tuple[Numbers, Numbers]:
    """How likely a free stop is still mine to take later, with one slot and with two, by rivals behind it."""
    return weights.share, tuple(min(1.0, weights.double * part) for part in weights.share)


def follower_of(game: Travel) -> int:
    """Who stands next behind everybody else once the walker has gone."""
    return sorted(game.where)[1] & 7


def move_values(
    game: Travel, actions: tuple[int, ...], worths: Worths, theirs: Worths, arriving: float, weights: RoadWeights,
    share: tuple[Numbers, Numbers],
) -> list[float]:  # fmt: skip
    """Moves of the walker's own. `theirs` are the worths of its follower; `arriving` is what it is worth to reach the
    stop where all wait before the others; `share` is how likely a free stop, with one slot and with two, is still
    mine to take later, by how many rivals stand behind it."""
    road = game.road
    kinds, bits, roomy = road.kinds, road.bits, game.roomy
    # Where the rivals stand, the last first.
    order = sorted(game.where)
    rivals = 0
    ahead = len(order)
    next_at = order[1] >> 6
    passed = 0.0
    step, deny = weights.step, weights.deny
    start = order[0] >> 6
    single, double = share
    values = []
    end = game.stage.end
    for station in actions:
        while station > next_at:
            rivals += 1
            next_at = order[rivals + 1] >> 6 if rivals + 1 < ahead else end
        if station == end:
            values.append(arriving - passed - step * (station - start))
            break
        kind = kinds[station]
        worth = worths[kind]
        value = worth - passed - step * (station - start)
        if bits[station] & roomy:
            values.append(value)
            if worth > 0:
                passed += double[rivals] * worth
        else:
            values.append(value + (deny * theirs[kind] if rivals else 0.0))
            if worth > 0:
                passed += single[rivals] * worth
    return values


def neutral_values(game: Travel, actions: tuple[int, ...], wanted: Worths, mine: Worths, own: float) -> list[float]:
    """Moves of the neutral: it takes from the other player what they want most, and leaves what its mover wants; of
    that a part, `own`, counts."""
    seat = game.seat
    kinds = game.road.kinds
    there, here = game.where[1 - seat] >> 6, game.where[seat] >> 6
    values = []
    for station in actions:
        kind = kinds[station]
        value = -0.01 * station
        if station > there:
            value += wanted[kind]
        if station > here:
            value -= own * mine[kind]
        values.append(value)
    return values
