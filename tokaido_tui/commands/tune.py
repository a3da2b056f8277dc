"""`tokaido tune`: finds the pilgrim's weights by playing on.

In every round the incumbent plays games at tables of all sizes, against its like and against merchants. Now and then
it stops and plays on from there many times for each of several actions. What they brought, in points ahead of the
others, is what its weights should have said: the next incumbent has the weights that explain it best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
from tokaido_tui.commands.tune_fit import Finding, Vector, as_toml, explain, flatten, unflatten
from tokaido_tui.commands.workers import workers
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.options import ACCEPT, CHOOSE, OVER

GAMES = 150
"""A round, where nothing else is said."""
PLAYED_ON = 16
"""How often each action is played on from."""
BEST, OTHERS = 5, 1
"""Which actions: those the incumbent likes best, and some of the others."""
STOPS = 0.06
"""The chance to stop at a decision."""
ODD = 0.08
"""The chance of an odd move, so that odd positions are known too."""

# Tables to play at: four with Gastronomy most of all, the others so that nothing is forgotten.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ("gastronomy",)),
    (4, ()),
    (3, ("gastronomy",)),
    (4, ("gastronomy",)),
    (5, ()),
    (4, ("gastronomy",)),
    (2, ()),
    (4, ()),
)

Seen = tuple[Any, tuple[int, ...], tuple[int, ...], tuple[float, ...]]
"""A finding on its way between processes: a view, which can be sent, instead of the game."""


def ahead(game: Tokaido, seat: int) -> float:
    """How far a seat finished ahead, of the others' mean and of the best of them."""
    others = [points for player, points in enumerate(game.points) if player != seat]
    return game.points[seat] - (sum(others) / len(others) + max(others)) / 2


def play_on(game: Tokaido, action: int, pickers: list[Picker], seed: int) -> float:
    """What an action brings who decides, on the mean."""
    seat = game.seat
    total = 0.0
    for number in range(PLAYED_ON):
        other = game.copy(SeededDealer(seed + number))
        other.advance(action)
        while other.kind != OVER:
            other.advance(pickers[other.seat].pick(other))
        total += ahead(other, seat)
    return total / PLAYED_ON


def find(vector: Vector, seed: int) -> list[Seen]:
    """One game, and what was found at its decisions. With merchants at the table, at those of one seat only."""
    pilgrim = Pilgrim(unflatten(vector, own_weights()))
    random = Random(seed)
    players, variants = random.choice(TABLES)
    among_merchants = random.random() < 0.5
    hero = random.randrange(players)
    pickers: list[Picker] = [pilgrim if seat == hero or not among_merchants else Merchant() for seat in range(players)]
    game = Tokaido(Setup(tuple("ABCDE"[:players]), variants), SeededDealer(seed))
    found: list[Seen] = []
    while game.kind != OVER:
        actions = game.legal_actions()
        asked = len(actions) > 1 and game.kind not in (CHOOSE, ACCEPT) and pickers[game.seat] is pilgrim
        if asked and random.random() < STOPS:
            scores = pilgrim.scores(game, actions)
            order = sorted(range(len(actions)), key=lambda i: -scores[i])
            rest = order[BEST:]
            tried = (*order[:BEST], *random.sample(rest, min(OTHERS, len(rest))))
            brought = tuple(play_on(game, actions[i], pickers, seed) for i in tried)
            found.append((game.view(game.seat), actions, tried, brought))
        odd = len(actions) > 1 and random.random() < ODD
        game.advance(random.choice(actions[:4]) if odd else pickers[game.seat].pick(game))
    return found


@dataclass(frozen=True, slots=True)
class Tuning:
    """How long to search: so many rounds of so many games."""

    games: int
    rounds: int
    seed: int
    workers: int = 1

    def check(self) -> None:
        if self.games < 1 or self.rounds < 1:
            raise SetupError("tune for at least one round of one game")
        if not 1 <= self.workers <= MAX_WORKERS:
            raise SetupError(f"the number of workers is between 1 and {MAX_WORKERS}")


@contextmanager
def workers_map(number: int) -> Iterator[Any]:
    """A `map` that so many processes share."""
    if number == 1:
        yield map
        return
    with workers(number) as pool:
        yield pool.map


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _round(weights: Weights, tuning: Tuning, number: int, run: Any, bar: Progress) -> tuple[Weights, int, float]:
    """The next weights, how many positions they come from, and how far they are off."""
    seeds = [game_seed(tuning.seed, number * tuning.games + game) for game in range(tuning.games)]
    task = bar.add_task(f"round {number + 1}", total=tuning.games)
    findings: list[Finding] = []
    for found in run(find, [flatten(weights)] * tuning.games, seeds):
        findings += [Finding(imagine(view, SeededDealer(0)), *rest) for view, *rest in found]
        bar.advance(task)
    better, off = explain(weights, findings)
    return better, len(findings), off


def tune(tuning: Tuning, out: Path | None) -> Weights:
    """Searches from the weights there are, writes what it has to `out` after every round, and returns the last."""
    tuning.check()
    weights = own_weights()
    bar = progress()
    with workers_map(tuning.workers) as run, bar:
        for number in range(tuning.rounds):
            weights, positions, off = _round(weights, tuning, number, run, bar)
            if not bar.disable:
                bar.console.print(f"round {number + 1}: {positions} positions, off by {off:.2f} points")
            if out is not None:
                write(out, as_toml(weights))
    if out is None:
        console().print(as_toml(weights), end="", soft_wrap=True)
    return weights


def write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"can't write the weights {os_sentence(error)}") from None
