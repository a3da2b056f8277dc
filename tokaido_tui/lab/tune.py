"""`tokaido lab tune`: finds the weights of a game's pilgrim, in rounds of games that processes can share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

from tokaido_tui.commands.errors import os_sentence
from tokaido_tui.commands.options import GameName
from tokaido_tui.commands.output import console
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.games import system
from tokaido_tui.i18n import _
from tokaido_tui.lab.fitting.tuner import Tuner, tuner
from tokaido_tui.lab.options import Workers
from tokaido_tui.lab.progress import progress_bar
from tokaido_tui.lab.simulate import game_seed
from tokaido_tui.lab.workers import check_workers, workers


@dataclass(frozen=True, slots=True)
class Tuning:
    """How long to search: so many rounds of so many games, or of as many as are usual."""

    games: int | None
    rounds: int
    seed: int
    workers: int = 1
    game: str = "tokaido"

    def check(self) -> None:
        system(self.game)
        if (self.games is not None and self.games < 1) or self.rounds < 1:
            raise SetupError("tune for at least one round of one game")
        check_workers(self.workers)


@contextmanager
def workers_map(number: int) -> Iterator[Any]:
    """A `map` that so many processes share."""
    if number == 1:
        yield map
        return
    with workers(number) as pool:
        yield pool.map


def _find(game: str, weights: Any, seed: int) -> list[Any]:
    """What a process is asked to do: one game."""
    return tuner(game).find(weights, seed)


def _round(own: Tuner, weights: Any, tuning: Tuning, number: int, run: Any, bar: Progress) -> tuple[Any, int, float]:
    """The next weights, how many positions they come from, and how far they are off."""
    games = tuning.games or own.games
    seeds = [game_seed(tuning.seed, number * games + game) for game in range(games)]
    task = bar.add_task(_("round {n}").format(n=number + 1), total=games)
    findings: list[Any] = []
    for found in run(_find, [tuning.game] * games, [weights] * games, seeds):
        findings += found
        bar.advance(task)
    better, off = own.learn(weights, findings)
    return better, len(findings), off


def tune(
    games: Annotated[
        int | None, typer.Option(help=_("Games a round: 150, or 2000 for the forecast."), show_default=False)
    ] = None,
    game: GameName = "tokaido",
    rounds: Annotated[int, typer.Option(help=_("How many rounds; the forecast needs but one."))] = 3,
    seed: Annotated[int, typer.Option(help=_("The same seed finds the same weights."))] = 1,
    workers: Workers = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=_("Where the weights go, after every round; else to the screen.")),
    ] = None,
    forecast: Annotated[
        bool, typer.Option("--forecast", help=_("Fit the sage's forecast to games of pilgrims instead."))
    ] = False,
) -> None:
    from tokaido_tui.lab.tune_forecast import tune_forecast

    (tune_forecast if forecast else tune_weights)(Tuning(games, rounds, seed, workers, game), out)


def tune_weights(tuning: Tuning, out: Path | None) -> Any:
    """Searches from the weights there are, writes what it has to `out` after every round, and returns the last."""
    tuning.check()
    own = tuner(tuning.game)
    weights = own.start()
    bar = progress_bar()
    with workers_map(tuning.workers) as run, bar:
        for number in range(tuning.rounds):
            weights, positions, off = _round(own, weights, tuning, number, run, bar)
            if not bar.disable:
                sentence = _("round {n}: {positions} positions, off by {off:.2f} points")
                bar.console.print(sentence.format(n=number + 1, positions=positions, off=off))
            if out is not None:
                write(out, own.text(weights))
    if out is None:
        console().print(own.text(weights), end="", soft_wrap=True)
    return weights


def write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError("can't write the weights {reason}", reason=os_sentence(error)) from None
