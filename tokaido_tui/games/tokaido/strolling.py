"""A game strolled to its end: the loop of plain playouts.

What `legal_actions` and `advance` do for a move is written out here in one loop, because nothing is done more often;
the tests hold it to the same games, step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heapreplace

from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.box import NEEDS_COIN
from tokaido_tui.games.tokaido.decisions import LEGAL
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import CHOOSE, OVER


def stroll(game: Tokaido, random: Callable[[], float]) -> None:
    """Everybody goes to the nearest station with probability one half, else to the next; the rest is random."""
    while game.kind == CHOOSE:
        actions = game.legal_actions()
        game.advance(actions[int(random() * len(actions))])
    over, needs_coin, players = OVER, NEEDS_COIN, game.players
    bits, ahead = game.road.bits, game.road.ahead
    stops, answers, legal = game.stops, game.answers, LEGAL
    where, coins, shut_to = game.where, game.coins, game.shut
    # Where all stand, the last on top: only who moves leaves its place.
    queue = where[:]
    heapify(queue)
    while True:
        # What a stop asks, until it is a move again.
        while kind := game.kind:
            if kind == over:
                return
            actions = legal[kind](game)
            if answers[kind](game, game.seat, actions[int(random() * len(actions))]):
                game.kind = MOVE
        stands = queue[0]
        game.walker = game.seat = walker = stands & 7
        shut = shut_to[walker]
        if walker < players and not coins[walker]:
            shut |= needs_coin
        stage = game.stage
        mask = game.free & ahead[stands >> 6] & stage.open_to[shut]
        try:
            actions = stage.stations[mask]
        except KeyError:
            actions = stage.stations_in(mask)
        for action in actions:  # noqa: B007
            if random() < 0.5:
                break
        # The last one, if none was taken before.
        if action == stage.end:
            stands = (action * 8 + 7 - game.waiting) * 8 + walker
            game.waiting += 1
        else:
            bit = bits[action]
            if bit & game.roomy:
                game.roomy ^= bit
                stands = action * 64 + 56 + walker
            else:
                game.free ^= bit
                stands = action * 64 + (48 if bit & stage.doubles else 56) + walker
        where[walker] = stands
        heapreplace(queue, stands)
        if walker < players:
            stops[action](game, walker)
        else:
            game.neutral_stop(action)


assert MOVE == 0, "a question that is not a move is told by its number not being 0"
