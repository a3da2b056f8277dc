"""What the search has to know about Namiji: promising actions, how to play on, how far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random

from tokaido_tui.bots.namiji.forecast import chances_at_end, win_chances
from tokaido_tui.bots.search.priors import promising
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import DRAW, OVER, PLACE
from tokaido_tui.games.road.travel import MOVE

Pick = Callable[[Namiji], int]
Playout = Callable[[Namiji], list[float]]
Scores = Callable[[Namiji, tuple[int, ...]], list[float]]


EAGER = 2.0
"""Chances are multiplied by this. A point is worth less of a win here than in Tokaido and playouts differ less,
so the search can go by what they bring sooner: to it, twice the difference is half the curiosity."""


class NamijiGuide:
    """`play_out` is to_next_dock or strolling. `scores` rates actions in points, `calm` points apart being e times as
    promising; without it nothing is known beforehand."""

    def __init__(self, play_out: Playout, scores: Scores | None = None, calm: float = 1.5) -> None:
        self.play_out = play_out
        self._scores = scores
        self._calm = calm

    def priors(self, game: Namiji, actions: Sequence[int]) -> list[float]:
        if self._scores is None:
            return [1 / len(actions)] * len(actions)
        return promising(self._scores(game, tuple(actions)), self._calm)

    def question(self, game: Namiji) -> Hashable:
        # A cell means something else for another token, and a draw with another haul.
        kind = game.kind
        if kind == PLACE:
            return kind, game.netted, game.caught
        if kind == DRAW:
            return kind, game.haul_shrimp, game.haul_crabs
        return kind


def to_next_dock(pick: Pick) -> Playout:
    """Plays on to the next dock where all have taken their card; the forecast says the rest."""

    def play_out(game: Namiji) -> list[float]:
        advance = game.advance
        leg = game.stage
        while game.stage is leg and game.kind != OVER:
            advance(pick(game))
        return [EAGER * chance for chance in win_chances(game)]

    return play_out


def strolling(seed: int | str) -> Playout:
    """Plays to the very end: the nearest station with probability one half, else the next; the rest at random."""
    random = Random(seed).random

    def play_out(game: Namiji) -> list[float]:
        # One loop without calls to a bot: an iteration is little else.
        legal_actions, advance = game.legal_actions, game.advance
        while (kind := game.kind) != OVER:
            actions = legal_actions()
            if kind == MOVE:
                for action in actions:  # noqa: B007
                    if random() < 0.5:
                        break
                # The last one, if none was taken before.
                advance(action)
            else:
                advance(actions[int(random() * len(actions))])
        return chances_at_end(game)

    return play_out
