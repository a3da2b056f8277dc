"""`tokaido tune`: searches the pilgrim's weights.

A plain evolution strategy. In every round candidates are drawn in pairs, one as far from the incumbent as the other
but in the opposite direction; each plays the same deals in the same seats against three incumbents, and the
incumbent moves along the difference the pairs made. A round's games depend on the seed and the round alone.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tokaido_tui.bots.tokaido.book import Weights, own_weights
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.seated import Picker
from tokaido_tui.commands.output import console, os_sentence
from tokaido_tui.commands.simulate import MAX_WORKERS, game_seed
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER
from tokaido_tui.games.tokaido.scoring import winners
from tokaido_tui.games.tokaido.tables import TRAVELLERS

PAIRS = 12
REACH = 0.12
"""How far candidates lie from the incumbent, as a part of each weight's scale."""
STRIDE = 0.4
"""How far the incumbent moves in the first round, in the same measure, over all weights together; later less."""
SLOWING = 40
"""After so many rounds the stride is halved."""
MARGIN = 0.02
"""A point ahead of the rivals' mean is worth this much of a win: it tells candidates apart in fewer games."""

# Tables to play at: four with Gastronomy most of all, the others so that nothing is forgotten.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ("gastronomy",)),
    (4, ()),
    (4, ("gastronomy",)),
    (3, ("gastronomy",)),
    (4, ("gastronomy",)),
    (5, ()),
    (4, ("gastronomy",)),
    (2, ()),
)

Vector = tuple[float, ...]


def flatten(weights: Weights) -> Vector:
    numbers: list[float] = []
    for field in fields(Weights):
        value = getattr(weights, field.name)
        numbers += value if isinstance(value, tuple) else (value,)
    return tuple(numbers)


def unflatten(vector: Vector, like: Weights) -> Weights:
    numbers = iter(vector)
    values: dict[str, Any] = {}
    for field in fields(Weights):
        old = getattr(like, field.name)
        values[field.name] = tuple(next(numbers) for _ in old) if isinstance(old, tuple) else next(numbers)
    return Weights(**values)


def scales(weights: Weights) -> Vector:
    """How much of a change is a change: for small weights as much as for middling ones, for travellers none."""
    numbers = [max(abs(number), 0.3) for number in flatten(weights)]
    kept = len(weights.travellers)
    return (*numbers[:-kept], *[0.0] * kept)


def as_toml(weights: Weights) -> str:
    lines = [
        "# What the pilgrim believes, as found by `tokaido tune`; bots/tokaido/book.py says what each one means.",
        "",
    ]
    for field in fields(Weights):
        value = getattr(weights, field.name)
        if field.name == "travellers":
            lines += ["", "[travellers]"]
            lines += [f"{who.name} = {number:.2f}" for who, number in zip(TRAVELLERS, value, strict=True)]
        elif isinstance(value, tuple):
            lines.append(f"{field.name} = [{', '.join(f'{number:.3f}' for number in value)}]")
        else:
            lines.append(f"{field.name} = {value:.3f}")
    return "\n".join(lines) + "\n"


def fitness(candidate: Picker, rivals: Picker, games: int, seed: int) -> float:
    """What the candidate wins alone against rivals, over tables of all sizes; seats rotate over each deal."""
    total = 0.0
    number = played = 0
    while played < games:
        players, variants = TABLES[number % len(TABLES)]
        setup = Setup(tuple("ABCDE"[:players]), variants)
        dealt = game_seed(seed, number)
        number += 1
        for seat in range(players):
            game = Tokaido(setup, SeededDealer(dealt))
            while game.kind != OVER:
                game.advance((candidate if game.seat == seat else rivals).pick(game))
            won = winners(game)
            points = game.points
            margin = points[seat] - (sum(points) - points[seat]) / (players - 1)
            total += (seat in won) / len(won) * players / 4 + MARGIN * margin
            played += 1
    return total / played


def _candidate_fitness(vector: Vector, rivals: Vector | None, games: int, seed: int) -> float:
    like = own_weights()
    against: Picker = Merchant() if rivals is None else Pilgrim(unflatten(rivals, like))
    return fitness(Pilgrim(unflatten(vector, like)), against, games, seed)


def _leave_interrupts() -> None:
    """To the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True, slots=True)
class Tuning:
    """How long to search. Every candidate plays `games` games a round."""

    games: int
    rounds: int
    seed: int
    workers: int = 1

    def check(self) -> None:
        if self.games < 1 or self.rounds < 1:
            raise SetupError("tune for at least one round of one game")
        if not 1 <= self.workers <= MAX_WORKERS:
            raise SetupError(f"the number of workers is between 1 and {MAX_WORKERS}")


class Search:
    """The incumbent, and how it moves from round to round."""

    def __init__(self, start: Weights, tuning: Tuning) -> None:
        self.like = start
        self.tuning = tuning
        self.scales = scales(start)
        self.vector = flatten(start)
        self.round = 0
        self._course = [0.0] * len(self.vector)

    def weights(self) -> Weights:
        return unflatten(self.vector, self.like)

    def pairs(self, number: int) -> list[tuple[Vector, Vector, Vector]]:
        """The directions of a round, and the candidates on both sides."""
        random = Random(f"{self.tuning.seed} {number}")
        found = []
        for _ in range(PAIRS):
            way = tuple(random.gauss(0, 1) for _ in self.vector)
            one, two = (
                tuple(x + side * REACH * s * w for x, s, w in zip(self.vector, self.scales, way, strict=True))
                for side in (1, -1)
            )
            found.append((way, one, two))
        return found

    def move(self, pairs: Sequence[tuple[Vector, Vector, Vector]], results: Sequence[float]) -> None:
        """A stride along what made a difference, with some of the last stride's direction."""
        gradient = [0.0] * len(self.vector)
        for (way, _, _), better, worse in zip(pairs, results[::2], results[1::2], strict=True):
            for i, direction in enumerate(way):
                gradient[i] += (better - worse) / 2 * direction / len(pairs)
        self._course = [0.8 * old + new for old, new in zip(self._course, gradient, strict=True)]
        length = sqrt(sum(part * part for part in self._course)) or 1.0
        self.round += 1
        stride = STRIDE * SLOWING / (SLOWING + self.round)
        self.vector = tuple(
            x + s * stride * part / length for x, s, part in zip(self.vector, self.scales, self._course, strict=True)
        )


def tune(tuning: Tuning, out: Path | None, start: Weights | None = None) -> Weights:
    """Searches, writes the weights to `out` after every round, and returns the last ones."""
    tuning.check()
    search = Search(start or own_weights(), tuning)
    pool = None
    if tuning.workers > 1:
        pool = ProcessPoolExecutor(tuning.workers, get_context("spawn"), _leave_interrupts)
    bar = Progress(
        TextColumn("tuning"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    try:
        with bar:
            for number in bar.track(range(tuning.rounds)):
                pairs = search.pairs(number)
                # Every fourth round against merchants: who only ever meets its like grows odd habits.
                rivals = None if number % 4 == 3 else search.vector
                work = [(v, rivals, tuning.games, game_seed(tuning.seed, number)) for _, *both in pairs for v in both]
                columns = list(zip(*work, strict=True))
                results = list((pool.map if pool else map)(_candidate_fitness, *columns))
                search.move(pairs, results)
                _write(out, search.weights())
    finally:
        if pool:
            pool.shutdown(wait=True, cancel_futures=True)
    if out is None:
        console().print(as_toml(search.weights()), end="", soft_wrap=True)
    return search.weights()


def _write(out: Path | None, weights: Weights) -> None:
    if out is not None:
        try:
            out.write_text(as_toml(weights), encoding="utf-8")
        except OSError as error:
            raise GameError(f"can't write the weights {os_sentence(error)}") from None
