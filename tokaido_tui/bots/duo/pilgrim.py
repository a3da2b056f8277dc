"""The pilgrim: takes what changes its forecast most, the dice it leaves to the other one included."""

from __future__ import annotations

from functools import cache

from tokaido_tui.bots.duo.evaluation import Evaluations
from tokaido_tui.bots.duo.gains import Gains
from tokaido_tui.bots.duo.weights import Weights, own_weights
from tokaido_tui.bots.rated import RatedPicker
from tokaido_tui.games.duo.box import UPLAND
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.options import DIE, KEEP, MOVE, PAINT, REPEAT, SELL, TAKE


@cache
def own_evaluations() -> Evaluations:
    return Evaluations(own_weights())


class Pilgrim(RatedPicker):
    """Picks by weights; if none are given, by those that ship."""

    __slots__ = ("evaluations",)

    def __init__(self, weights: Weights | None = None) -> None:
        self.evaluations = own_evaluations() if weights is None else Evaluations(weights)

    def scores(self, game: Duo, actions: tuple[int, ...]) -> list[float]:
        kind = game.kind
        if kind == DIE:
            return self._dice(game, actions)
        gains = self._gains(game, game.seat, game.left)
        if kind == MOVE:
            return [gains.move(game.pawn, space) for space in actions]
        if kind == TAKE:
            return [gains.take(choice) for choice in actions]
        if kind == KEEP:
            return [gains.keep(packed) for packed in actions]
        space = game.where[3 * game.seat + game.pawn]
        if kind == SELL:
            return [gains.sell(space, count) for count in actions]
        if kind == PAINT:
            return [gains.paint(space, choice) for choice in actions]
        if kind == REPEAT:
            return [gains.evaluation.springs if not yes else gains.die(game.pawn) for yes in actions]
        used = gains.draw(space) if game.box.kinds[space] == UPLAND else gains.visit(space)
        return [used if yes else 0.0 for yes in actions]

    def _gains(self, game: Duo, seat: int, left: int) -> Gains:
        island = self.evaluations.island(game)
        return Gains(game, seat, island.now(game), island.last, left)

    def _dice(self, game: Duo, dice: tuple[int, ...]) -> list[float]:
        """Each die with what then comes of the others: the other player takes what is best for them."""
        us, them = (self._gains(game, seat, 0) for seat in (game.seat, 1 - game.seat))
        mine, theirs = {}, {}
        for pawn in dice:
            us.left = them.left = game.left ^ 1 << pawn
            mine[pawn], theirs[pawn] = us.die(pawn), them.die(pawn)
        if len(dice) == 2:
            one, two = dice
            return [mine[one] - theirs[two], mine[two] - theirs[one]]
        scores = []
        for pawn in dice:
            one, two = (other for other in dice if other != pawn)
            rest = min(mine[two] - theirs[one], mine[one] - theirs[two])
            scores.append(mine[pawn] + rest)
        return scores
