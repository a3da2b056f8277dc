"""`tokaido lab arena`: bots against each other, in rotated seats, with intervals.

The line-up moves on by a seat from game to game, and as many games as there are seats (a block) share one deal. A
game's luck comes from the run's seed and its number alone: one process, a pool and a cluster find the same.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any

import typer

from tokaido_tui.bots import levels, make, split_specs
from tokaido_tui.commands.checks import check_players
from tokaido_tui.commands.options import AsJson, GameName, Variants
from tokaido_tui.commands.output import print_json
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.i18n import _
from tokaido_tui.lab.arena_figures import Result, figures, share_of
from tokaido_tui.lab.arena_report import print_arena, print_cross
from tokaido_tui.lab.options import Seed, Workers
from tokaido_tui.lab.progress import progress_bar
from tokaido_tui.lab.simulate import game_seed
from tokaido_tui.lab.workers import check_workers, workers

CROSS_SEATS = 4
"""In the cross table each bot meets three of each other, or as many as the game has room for."""
MAX_GAMES = 10_000_000


@dataclass(frozen=True, slots=True)
class Match:
    """What to play: `bots` has a spec for each seat of the first game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    variants: tuple[str, ...] = ()

    def setup(self) -> Setup:
        return Setup(tuple(f"seat {number + 1}" for number in range(len(self.bots))), self.variants)

    def check(self) -> None:
        """Raises SetupError, with a sentence, for what cannot be played."""
        kind = system(self.game)
        check_players(self.game, kind.players, len(self.bots))
        for bot in self.bots:
            make(bot, 0, self.game)
        self.setup().check(kind.players, kind.variants)
        if not 1 <= self.games <= MAX_GAMES:
            raise SetupError("the number of games is between 1 and {most}", most=MAX_GAMES)


def match_of(game: str, bots: str | None, games: int, seed: int, variants: Sequence[str], across: bool) -> Match:
    """A match from the words of the command line; a cross table may leave the bots out."""
    if bots is None and not across:
        raise SetupError("name a bot for every seat: --bots pilgrim,merchant,merchant,merchant")
    return Match(game, tuple(split_specs(bots)) if bots is not None else levels(game), games, seed, tuple(variants))


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the work: so many processes, or the cluster of a scheduler."""

    workers: int = 1
    scheduler: str | None = None

    def check(self) -> None:
        check_workers(self.workers)
        if self.scheduler is not None and self.workers > 1:
            raise SetupError("the cluster has its own workers: name a scheduler or a number of workers, not both")


def play(match: Match, number: int) -> Result:
    """Plays game `number`, counted from 0."""
    seats = len(match.bots)
    block, turn = divmod(number, seats)
    dealt = game_seed(match.seed, block)
    game, _ = system(match.game).start(match.setup(), SeededDealer(dealt))
    line_up = [(seat + turn) % seats for seat in range(seats)]
    bots = [make(match.bots[bot], f"{match.seed} {number} {bot}", match.game) for bot in line_up]
    while not game.is_over:
        seat = game.seat
        actions = game.legal_actions()
        action = bots[seat].choose(game.decision_kind(), actions, lambda: game.view(game.seat))
        if action not in actions:
            raise GameError("the bot {name!r} chose what is not legal", name=match.bots[line_up[seat]])
        game.advance(action)
    outcome = game.outcome()
    points, places, wins = [0] * seats, [0] * seats, [0.0] * seats
    for seat, bot in enumerate(line_up):
        points[bot] = outcome.points[seat]
        places[bot] = outcome.places[seat]
        wins[bot] = (seat in outcome.winners) / len(outcome.winners)
    return Result(tuple(points), tuple(places), tuple(wins))


Job = tuple[Match, int]
Submit = Callable[[Match, int], Any]


def _in_order(jobs: Iterable[Job], submit: Submit, ahead: int) -> Iterator[Result]:
    """Results in the order of the jobs, with so many handed out ahead of them."""
    waiting: deque[Any] = deque()
    for job in jobs:
        waiting.append(submit(*job))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def staff(hands: Hands) -> Iterator[Callable[[Iterable[Job]], Iterator[Result]]]:
    """What plays games for as long as the context lasts."""
    if hands.scheduler is not None:
        with _cluster(hands.scheduler) as client:
            busy = 4 * max(1, sum(client.nthreads().values()))
            yield lambda jobs: _in_order(jobs, lambda match, n: client.submit(play, match, n, pure=False), busy)
    elif hands.workers == 1:
        yield lambda jobs: (play(match, number) for match, number in jobs)
    else:
        with workers(hands.workers) as pool:
            yield lambda jobs: _in_order(jobs, lambda match, n: pool.submit(play, match, n), 4 * hands.workers)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    try:
        # Imported by name: the package is an extra, and its functions have no types.
        connect: Any = import_module("distributed").Client
    except ImportError:
        raise SetupError("a cluster needs the package distributed: install tokaido-tui[cluster]") from None
    if not re.fullmatch(r"([a-z]+://)?[^\s/]+:\d+/?", address):
        raise SetupError(
            "{address!r} is no address of a scheduler: they look like tcp://10.0.0.1:8786", address=address
        )
    try:
        client = connect(address, timeout=10, set_as_default=False)
    except (OSError, ValueError) as error:
        raise GameError(
            "no scheduler answers at {address!r}: {reason}", address=address, reason=str(error).splitlines()[0]
        ) from None
    with client:
        if not client.nthreads():
            raise GameError("the scheduler at {address!r} has no workers", address=address)
        yield client


def _play_all(matches: list[Match], hands: Hands) -> list[list[Result]]:
    """The results of each match; who interrupts it gets those there are."""
    jobs = [(match, number) for match in matches for number in range(match.games)]
    results: list[Result] = []
    with suppress(KeyboardInterrupt), staff(hands) as work, progress_bar() as bar:
        task = bar.add_task(_("playing"), total=len(jobs))
        for result in work(jobs):
            results.append(result)
            bar.advance(task)
    if not results:
        raise KeyboardInterrupt
    found, start = [], 0
    for match in matches:
        found.append(results[start : start + match.games])
        start += match.games
    return found


def arena(
    bots: Annotated[
        str | None,
        typer.Option(help=_("A bot a seat: sage,pilgrim,pilgrim,pilgrim; with options: sage:iterations=1000,...")),
    ] = None,
    game: GameName = "tokaido",
    games: Annotated[int, typer.Option(help=_("How many games; seats rotate."))] = 400,
    seed: Seed = 1,
    variant: Variants = None,
    across: Annotated[
        bool, typer.Option("--cross", help=_("A table of all levels (or --bots), each against three of each other."))
    ] = False,
    workers: Workers = 1,
    scheduler: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help=_("Hand the games to the Dask cluster at this address."))
    ] = None,
    as_json: AsJson = False,
) -> None:
    match = match_of(game, bots, games, seed, variant or (), across)
    (cross if across else compare)(match, Hands(workers, scheduler), as_json)


def compare(match: Match, hands: Hands, as_json: bool) -> None:
    match.check()
    hands.check()
    (results,) = _play_all([match], hands)
    data = {
        "game": match.game,
        "bots": list(match.bots),
        "variants": sorted(match.variants),
        "games": len(results),
        "seed": match.seed,
        "results": figures(match.bots, results),
    }
    if as_json:
        print_json(data)
    else:
        print_arena(data)


def cross(match: Match, hands: Hands, as_json: bool) -> None:
    """Every bot of the match against three of each other."""
    bots = match.bots
    rivals = min(CROSS_SEATS, system(match.game).players[-1]) - 1
    if len(set(bots)) < max(2, len(bots)):
        raise SetupError("a cross table needs two bots or more, each named once")
    pairs = [(one, other) for one in bots for other in bots if one != other]
    matches = [
        Match(match.game, (one, *[other] * rivals), match.games, match.seed, match.variants) for one, other in pairs
    ]
    for planned in matches:
        planned.check()
    hands.check()
    # An interrupted table has cells with fewer games, and cells with none.
    played = dict(zip(pairs, _play_all(matches, hands), strict=True))
    shares = {pair: {**share_of(0, results), "games": len(results)} for pair, results in played.items() if results}
    data = {
        "game": match.game,
        "bots": list(bots),
        "variants": sorted(match.variants),
        "games": match.games,
        "seed": match.seed,
        "rivals": rivals,
        "win_share": {one: {other: shares[one, other] for other in bots if (one, other) in shares} for one in bots},
    }
    if as_json:
        print_json(data)
    else:
        print_cross(data)
