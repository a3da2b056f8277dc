"""`tokaido lab simulate`: bots play whole games, in one process or several.

Every game has a seed of its own, made from the run's seed and the game's number: who plays it changes nothing.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import typer

from tokaido_tui.bots import make, split_specs
from tokaido_tui.commands.checks import check_players
from tokaido_tui.commands.errors import os_sentence
from tokaido_tui.commands.options import AsJson, Data, GameName, Variants
from tokaido_tui.commands.output import print_json
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.engine.game import GameSystem
from tokaido_tui.engine.record import Recorder, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.road.travel import Travel
from tokaido_tui.i18n import _
from tokaido_tui.lab.options import Seed, Workers
from tokaido_tui.lab.progress import progress_bar
from tokaido_tui.lab.simulate_report import print_report
from tokaido_tui.lab.tally import Tale, Tally
from tokaido_tui.lab.workers import check_workers, workers

CHUNK = 50
"""Games handed to a process at once: enough to hide the cost of asking, few enough for a lively progress bar."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. `bots` has one name for all seats or one for each."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    variants: tuple[str, ...] = ()
    records: Path | None = None
    data: Path | None = None

    def bot(self, seat: int) -> str:
        return self.bots[seat if len(self.bots) > 1 else 0]

    def setup(self, seed: int | None = None) -> Setup:
        # Without a bot's own options: a name is short.
        names = tuple(f"{self.bot(seat).partition(':')[0][:20]} {seat + 1}" for seat in range(self.players))
        return Setup(names, self.variants, seed=seed)

    def check(self) -> None:
        """Raises SetupError, with a sentence, for what cannot be played."""
        kind = system(self.game, self.data)
        check_players(self.game, kind.players, self.players)
        if len(self.bots) not in (1, self.players):
            raise SetupError(
                "name one bot for all seats or {seats}, one for each; not {n}", seats=self.players, n=len(self.bots)
            )
        for bot in self.bots:
            make(bot, 0, self.game)
        self.setup().check(kind.players, kind.variants)
        if self.games < 1:
            raise SetupError("play at least one game")


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=6).digest(), "big")


def play(plan: Plan, kind: GameSystem, number: int) -> Tale:
    """Plays game `number` of the plan, counted from 1, and writes its record if that is wanted."""
    seed = game_seed(plan.seed, number)
    setup = plan.setup(seed)
    dealer = SeededDealer(seed)
    bots = [make(plan.bot(seat), seed << 3 | seat, plan.game).choose for seat in range(plan.players)]
    recorder = Recorder(kind, setup, dealer) if plan.records else None
    game = recorder.game if recorder else kind.start(setup, dealer)[0]
    take_action = recorder.apply if recorder else game.advance
    road = game if isinstance(game, Travel) else None
    stops: Counter[str] = Counter()
    moves = decisions = 0
    while not game.is_over:
        decision = game.decision_kind()
        action = bots[game.seat](decision, game.legal_actions(), lambda: game.view(game.seat))
        decisions += 1
        if decision == "move":
            moves += 1
            if road is not None and road.walker < road.players:
                # "move 12 sea": the last word is the type of the station. A neutral traveller's stops are nobody's.
                stops[game.action_name(action).rpartition(" ")[2]] += 1
        take_action(action)
    if recorder and plan.records:
        _write(plan.records / f"{plan.game}-{plan.seed}-{number:06d}.record", write(recorder.record(), kind))
    outcome = game.outcome()
    return Tale(outcome.points, outcome.sources, outcome.winners, list(game.roles()), stops, moves, decisions)


def _write(path: Path, text: str) -> None:
    try:
        path.write_bytes(text.encode("utf-8"))
    except OSError as error:
        raise GameError("can't write the record {reason}", reason=os_sentence(error)) from None


def _play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Plays the games from first to last, both included."""
    kind = system(plan.game, plan.data)
    tally = Tally()
    for number in range(first, last + 1):
        tally.add(play(plan, kind, number))
    return tally


def _chunks(plan: Plan, hands: int) -> Iterator[Tally]:
    """The tallies of all chunks, in order."""
    chunks = ((first, min(first + CHUNK - 1, plan.games)) for first in range(1, plan.games + 1, CHUNK))
    if hands == 1 or plan.games <= CHUNK:
        for first, last in chunks:
            yield _play_chunk(plan, first, last)
        return
    with workers(hands) as pool:
        # A few chunks ahead of the workers are enough; all at once would be millions in a long run.
        ahead: deque[Future[Tally]] = deque()
        for first, last in chunks:
            ahead.append(pool.submit(_play_chunk, plan, first, last))
            if len(ahead) > 4 * hands:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


def simulate(
    game: GameName = "tokaido",
    players: Annotated[int, typer.Option(help=_("How many play."))] = 4,
    bots: Annotated[str, typer.Option(help=_("One bot for all seats, or one a seat: random,wanderer,..."))] = "random",
    games: Annotated[int, typer.Option(help=_("How many games."))] = 1000,
    seed: Seed = 1,
    variant: Variants = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help=_("Write a record of every game to this folder."))
    ] = None,
    workers: Workers = 1,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    plan = Plan(game, players, tuple(split_specs(bots)), games, seed, tuple(variant or ()), records, data)
    plan.check()
    check_workers(workers)
    if plan.records:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise GameError("can't make the folder for records {reason}", reason=os_sentence(error)) from None
    tally = Tally()
    with progress_bar() as bar:
        task = bar.add_task(_("playing"), total=plan.games)
        for part in _chunks(plan, workers):
            tally.merge(part)
            bar.advance(task, part.games)
    found = {
        "game": plan.game,
        "players": plan.players,
        "bots": [plan.bot(seat) for seat in range(plan.players)],
        "variants": sorted(plan.variants),
        "games": plan.games,
        "seed": plan.seed,
        **tally.as_data(),
    }
    if as_json:
        print_json(found)
    else:
        print_report(found)
