"""What the search has to know about Tokaido Duo: promising actions, how to play on, how far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random

from tokaido_tui.bots.duo.evaluation import Evaluations
from tokaido_tui.bots.search.priors import promising
from tokaido_tui.bots.search.win_chance import decided, expected
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.options import DIE, KEEP, MOVE, OVER, PAINT
from tokaido_tui.games.duo.scoring import winners

Pick = Callable[[Duo], int]
Playout = Callable[[Duo], list[float]]
Scores = Callable[[Duo, tuple[int, ...]], list[float]]

ROUNDS = 1
"""How many rolls on a playout ends: the search sees the dice of this round through, and leaves the rest to the
evaluation."""
CALM = 2.0
"""So many points apart an action is e times as promising."""


class DuoGuide:
    """`play_out` is some_rounds or strolling. `scores` rates actions in points; without it nothing is known
    beforehand."""

    def __init__(self, play_out: Playout, scores: Scores | None = None) -> None:
        self.play_out = play_out
        self._scores = scores

    def priors(self, game: Duo, actions: Sequence[int]) -> list[float]:
        if self._scores is None:
            return [1 / len(actions)] * len(actions)
        return promising(self._scores(game, tuple(actions)), CALM)

    def question(self, game: Duo) -> Hashable:
        # Other dice, other goods or another painting in front make the same words another question.
        kind = game.kind
        if kind == DIE:
            return kind, game.dice
        if kind == MOVE:
            return kind, game.pawn, game.dice[game.pawn]
        if kind == KEEP:
            return kind, game.held(game.seat)
        if kind == PAINT:
            return kind, game.revealed[game.seat][:1]
        return kind


def some_rounds(pick: Pick, evaluations: Evaluations, rounds: int = ROUNDS) -> Playout:
    """Plays on for some rounds; the evaluation says the rest."""

    def play_out(game: Duo) -> list[float]:
        advance = game.advance
        until = game.round + rounds
        while game.round < until and game.kind != OVER:
            advance(pick(game))
        if game.kind == OVER:
            return decided(game.points, winners(game))
        evaluation = evaluations.now(game)
        return expected([evaluation.value(game, 0), evaluation.value(game, 1)], evaluation.spread)

    return play_out


def strolling(seed: int | str) -> Playout:
    """Plays to the very end: the first place to go with probability one half, else the next; the rest at random."""
    random = Random(seed).random

    def play_out(game: Duo) -> list[float]:
        # One loop without calls to a bot: an iteration is little else.
        advance = game.advance
        while (kind := game.kind) != OVER:
            actions = game.options
            if kind == MOVE:
                for action in actions:  # noqa: B007
                    if random() < 0.5:
                        break
                # The last one, if none was taken before.
                advance(action)
            else:
                advance(actions[int(random() * len(actions))])
        return decided(game.points, winners(game))

    return play_out
