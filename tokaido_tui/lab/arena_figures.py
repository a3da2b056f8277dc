"""What the games of an arena say about its bots, with 95 % intervals.

Games of one block share a deal and are not independent, so intervals come from the spread between blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, log10, sqrt
from random import Random
from typing import Any, NamedTuple

Z = 1.96
RESAMPLES = 200
FIT_ROUNDS = 60
Interval = dict[str, float | None]


class Result(NamedTuple):
    """A finished game, by the number of the bot in the line-up, wherever it sat. Ties share a win."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]


def figures(bots: Sequence[str], results: Sequence[Result]) -> list[dict[str, Any]]:
    """For each different bot, in the order of the line-up; those of one name are counted together."""
    names = list(dict.fromkeys(bots))
    seats = {name: [i for i, bot in enumerate(bots) if bot == name] for name in names}
    blocks = _blocks(results, len(bots))
    ratings = _ratings([names.index(bot) for bot in bots], len(names), blocks)
    found = []
    for name, rating in zip(names, ratings, strict=True):
        mine = seats[name]
        found.append(
            {
                "bot": name,
                "seats": len(mine),
                "win_share": _share([[_mean(r.wins[i] for i in mine) for r in block] for block in blocks]),
                "score": _interval([[_mean(r.points[i] for i in mine) for r in block] for block in blocks]),
                "place": _interval(
                    [[_mean(r.places[i] for i in mine) for r in block] for block in blocks], 1, len(bots)
                ),
                "elo": rating,
            }
        )
    return found


def share_of(bot: int, results: Sequence[Result]) -> Interval:
    """The win share of one bot of the line-up."""
    blocks = _blocks(results, len(results[0].points))
    return _share([[result.wins[bot] for result in block] for block in blocks])


def _blocks(results: Sequence[Result], size: int) -> list[Sequence[Result]]:
    return [results[start : start + size] for start in range(0, len(results), size)]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _rounded(mean: float, low: float | None, high: float | None, digits: int = 4) -> Interval:
    return {
        "mean": round(mean, digits),
        "low": None if low is None else round(low, digits),
        "high": None if high is None else round(high, digits),
    }


def _spread(blocks: list[list[float]]) -> tuple[float, float | None]:
    """The mean of all games, and its standard error from the blocks; None from a single block."""
    games = sum(map(len, blocks))
    mean = sum(map(sum, blocks)) / games
    if len(blocks) < 2:
        return mean, None
    # How far each block's sum is from what the mean would give it.
    off = sum((sum(block) - len(block) * mean) ** 2 for block in blocks)
    return mean, sqrt(off * len(blocks) / (len(blocks) - 1)) / games


def _interval(blocks: list[list[float]], least: float = -inf, most: float = inf) -> Interval:
    """`least` and `most` are what the figure can be at all."""
    mean, error = _spread(blocks)
    if error is None:
        return _rounded(mean, None, None)
    return _rounded(mean, max(least, mean - Z * error), min(most, mean + Z * error))


def _share(blocks: list[list[float]]) -> Interval:
    """Wilson's interval, which stays between 0 and 1, for as many games as the spread between blocks makes it."""
    mean, error = _spread(blocks)
    games = float(sum(map(len, blocks)))
    if error:
        games = min(games, mean * (1 - mean) / error**2)
    elif error is None:
        return _rounded(mean, None, None)
    middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
    return _rounded(mean, max(0.0, middle - reach), min(1.0, middle + reach))


# --- Elo -------------------------------------------------------------------------------------------------------------

Pairs = list[list[int]]
"""pairs[a][b]: twice how often a came in before b, and once for every tie."""


def _ratings(who: list[int], count: int, blocks: list[Sequence[Result]]) -> list[Interval]:
    """Bradley-Terry strengths as Elo around 0, from who came in before whom; intervals by drawing blocks anew."""
    by_block = [_pairs(who, count, block) for block in blocks]
    rated = _fit(_sum(by_block, count))
    if len(blocks) < 2 or count < 2:
        return [_rounded(rating, None if count > 1 else 0.0, None if count > 1 else 0.0, 1) for rating in rated]
    random = Random(len(blocks))
    drawn = [_fit(_sum(random.choices(by_block, k=len(blocks)), count)) for _ in range(RESAMPLES)]
    found = []
    for bot, rating in enumerate(rated):
        ordered = sorted(ratings[bot] for ratings in drawn)
        cut = round(RESAMPLES * 0.025)
        found.append(_rounded(rating, min(rating, ordered[cut]), max(rating, ordered[-1 - cut]), 1))
    return found


def _pairs(who: list[int], count: int, block: Sequence[Result]) -> Pairs:
    pairs = [[0] * count for _ in range(count)]
    for result in block:
        for i, one in enumerate(who):
            for j, other in enumerate(who):
                if one != other and result.places[i] <= result.places[j]:
                    pairs[one][other] += 1 + (result.places[i] < result.places[j])
    return pairs


def _sum(tables: Sequence[Pairs], count: int) -> Pairs:
    return [[sum(table[i][j] for table in tables) for j in range(count)] for i in range(count)]


def _met_by(i: int, pairs: Pairs, strengths: list[float]) -> float:
    """Its games, those against the strong counted for less."""
    others = [j for j in range(len(pairs)) if j != i]
    return sum((pairs[i][j] + pairs[j][i] + 2) / (strengths[i] + strengths[j]) for j in others)


def _fit(pairs: Pairs) -> list[float]:
    """The likeliest ratings. Everybody is given a tie with everybody: who never lost still has a rating."""
    count = len(pairs)
    strengths = [1.0] * count
    won = [sum(pairs[i][j] + 1 for j in range(count) if j != i) for i in range(count)]
    for _ in range(FIT_ROUNDS * (count > 1)):
        strengths = [won[i] / _met_by(i, pairs, strengths) for i in range(count)]
        middle = sum(log10(strength) for strength in strengths) / count
        strengths = [strength / 10**middle for strength in strengths]
    return [400 * log10(strength) for strength in strengths]
