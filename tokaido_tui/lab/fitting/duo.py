"""Finds the pilgrim's weights from games it plays with itself.

At every roll of such a game stands what was to be known of both seats; at its end by how much one of them was ahead.
The weights are those whose forecasts come nearest to that, by least squares; with them the pilgrim plays otherwise,
so there are several rounds, each beginning where the last one ended.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tokaido_tui.bots.duo.features import KNOTS, NAMES, dot, features, knots, progress
from tokaido_tui.bots.duo.pilgrim import Pilgrim
from tokaido_tui.bots.duo.tables import tables_of
from tokaido_tui.bots.duo.weights import Weights, own_weights
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.options import OVER
from tokaido_tui.games.duo.system import SYSTEM
from tokaido_tui.lab.fitting.least_squares import LeastSquares

ODD = 0.1
"""The chance of an odd action, so that odd positions are known too."""
LONGEST = 200
"""Rounds: a game among odd players that goes on for longer says nothing."""
HELD = 8.0
"""How firmly a round holds a weight where it was: as one roll does where a seat has so much more of it than the other,
and the forecast is right."""
SHARPNESS = 0.55
"""Of how far forecasts are off: the lead that makes winning e times as likely, for errors that are spread normally."""


class Sighting(NamedTuple):
    """A roll: how much of the game was done, what one seat had more than the other, and its lead at the end."""

    done: float
    numbers: Numbers
    lead: int


def find(weights: Weights, seed: int) -> list[Sighting]:
    """One game."""
    pilgrim = Pilgrim(weights)
    # Deals of their own: nothing that is measured later was tuned on.
    random = Random(f"duo tuning {seed}")
    game = SYSTEM.deal(Setup(("1", "2")), SeededDealer(f"duo tuning {seed}"))
    tables = tables_of(game)
    seen: list[tuple[float, Numbers]] = []
    while game.kind != OVER and game.round < LONGEST:
        if len(seen) < game.round:
            one, two = (features(game, tables, seat) for seat in range(2))
            seen.append((progress(game), tuple([mine - theirs for mine, theirs in zip(one, two, strict=True)])))
        actions = game.legal_actions()
        game.advance(random.choice(actions) if random.random() < ODD else pilgrim.pick(game))
    if game.kind != OVER:
        return []
    lead = game.points[0] - game.points[1]
    return [Sighting(done, numbers, lead) for done, numbers in seen]


def forecast(weights: Weights, seen: Sighting) -> float:
    share = knots(seen.done)
    return sum([number * dot(share, value) for number, value in zip(seen.numbers, weights.values, strict=True)])


def learn(weights: Weights, found: list[Sighting]) -> tuple[Weights, float]:
    """The weights near these that explain the leads best, and how far they are still off."""
    size = KNOTS * len(NAMES)
    fit = LeastSquares(size)
    for seen in found:
        share = knots(seen.done)
        fit.add([number * part for number in seen.numbers for part in share], seen.lead - forecast(weights, seen))
    for i in range(size):
        fit.add([HELD if i == j else 0.0 for j in range(size)], 0.0)
    change, _ = fit.solve()
    values = tuple(
        [
            tuple([old + new for old, new in zip(value, change[KNOTS * i :], strict=False)])
            for i, value in enumerate(weights.values)
        ]
    )
    learnt = Weights(values, weights.spread)
    return Weights(values, _spread(learnt, found)), _off(learnt, found)


def _off(weights: Weights, found: list[Sighting]) -> float:
    return float((sum([(seen.lead - forecast(weights, seen)) ** 2 for seen in found]) / max(1, len(found))) ** 0.5)


def _spread(weights: Weights, found: list[Sighting]) -> Numbers:
    """How far off the forecasts are around each knot."""
    squares, shares = [0.0] * KNOTS, [0.0] * KNOTS
    for seen in found:
        off = (seen.lead - forecast(weights, seen)) ** 2
        for knot, part in enumerate(knots(seen.done)):
            squares[knot] += part * off
            shares[knot] += part
    pairs = zip(squares, shares, weights.spread, strict=True)
    return tuple([SHARPNESS * (square / share) ** 0.5 if share else old for square, share, old in pairs])


def text(weights: Weights) -> str:
    """The weights as the file that ships has them."""
    lines = ["# What the pilgrim believes. `tokaido lab tune --game duo` finds this; features.py explains it.", ""]
    for name, value in zip((*NAMES, "spread"), (*weights.values, weights.spread), strict=True):
        lines.append(f"{name} = [{', '.join(f'{number:.3f}' for number in value)}]")
    return "\n".join(lines) + "\n"


class DuoTuner:
    """As `tokaido_tui.lab.fitting.tuner.Tuner` says."""

    games = 2000

    def start(self) -> Weights:
        return own_weights()

    def find(self, weights: Weights, seed: int) -> list[Sighting]:
        return find(weights, seed)

    def learn(self, weights: Weights, found: list[Sighting]) -> tuple[Weights, float]:
        return learn(weights, found)

    def text(self, weights: Weights) -> str:
        return text(weights)


TUNER = DuoTuner()
