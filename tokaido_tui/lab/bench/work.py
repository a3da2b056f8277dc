"""The work that `tokaido lab bench engine` measures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.game import Game, GameSystem
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.road.travel import MOVE, Travel

Work = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; returns how much it did and how long that took."""

SETUP = Setup(("A", "B", "C", "D"))
POSITIONS = 600
REFERENCE_STEPS = 500


def setup_for(system: GameSystem) -> Setup:
    """Four players, or as many as the game has room for."""
    return Setup(SETUP.names[: system.players[-1]])


def reference() -> int:
    """What a second of this machine is worth: everyday Python. Never change it, or older figures say nothing more."""
    total = 0
    cells = list(range(64))
    names = {i: str(i) for i in range(64)}
    for i in range(REFERENCE_STEPS):
        j = i * 7 & 63
        cells[j] = (cells[j] ^ i) & 63
        total += len(names[cells[j]])
        if i & 1:
            total ^= min(i, j)
    return total


def repeated(call: Callable[[], object], units: int, clock: Callable[[], float] = perf_counter) -> Work:
    """A call that does so many units of work, again and again."""

    def work(seconds: float) -> tuple[int, float]:
        begin = now = clock()
        calls = 0
        while now - begin < seconds:
            call()
            calls += 1
            now = clock()
        return calls * units, now - begin

    return work


def uniform_game(system: GameSystem, events: bool = False) -> Callable[[], object]:
    """Plays a whole game of random choices."""
    setup = setup_for(system)
    dealer = SeededDealer(1)
    random = Random(2).random

    def play() -> None:
        game = system.deal(setup, dealer)
        legal_actions = game.legal_actions
        step = game.apply if events else game.advance
        while not game.is_over:
            actions = legal_actions()
            step(actions[int(random() * len(actions))])

    return play


def strolling_game(system: GameSystem) -> Callable[[], object]:
    """Plays a whole game as wanderers do, without the calls to a bot."""
    setup = setup_for(system)
    dealer = SeededDealer(1)
    random = Random(2).random

    def play() -> None:
        game = system.deal(setup, dealer)
        assert isinstance(game, Travel)
        legal_actions, advance = game.legal_actions, game.advance
        while not game.is_over:
            actions = legal_actions()
            if game.kind == MOVE:
                for action in actions:  # noqa: B007
                    if random() < 0.5:
                        break
                # The last one, if none was taken before.
                advance(action)
            else:
                advance(actions[int(random() * len(actions))])

    return play


def uniform_decisions(system: GameSystem) -> Work:
    """Counts the decisions of whole uniform games: what one costs, with its share of everything else."""
    setup = setup_for(system)
    dealer = SeededDealer(1)
    random = Random(2).random

    def work(seconds: float) -> tuple[int, float]:
        begin = now = perf_counter()
        decisions = 0
        while now - begin < seconds:
            game = system.deal(setup, dealer)
            legal_actions, advance = game.legal_actions, game.advance
            while not game.is_over:
                actions = legal_actions()
                advance(actions[int(random() * len(actions))])
                decisions += 1
            now = perf_counter()
        return decisions, now - begin

    return work


def sample_positions(system: GameSystem) -> list[tuple[Game, int]]:
    """Positions from all stages of uniform games, as often as they come up, each with the action taken there."""
    setup = setup_for(system)
    dealer = SeededDealer(4)
    random = Random(5).random
    positions: list[tuple[Game, int]] = []
    while len(positions) < POSITIONS:
        game = system.deal(setup, dealer)
        while not game.is_over:
            actions = game.legal_actions()
            action = actions[int(random() * len(actions))]
            positions.append((game.copy(), action))
            game.advance(action)
    return positions[:POSITIONS]


def on_copies(positions: list[tuple[Game, int]], step: Callable[[Game, int], object]) -> Work:
    """The step of every position, taken on a fresh copy; making the copies is not counted."""
    dealer = SeededDealer(3)

    def work(seconds: float) -> tuple[int, float]:
        done, took = 0, 0.0
        while took < seconds:
            copies = [(game.copy(dealer), action) for game, action in positions]
            begin = perf_counter()
            for game, action in copies:
                step(game, action)
            took += perf_counter() - begin
            done += len(copies)
        return done, took

    return work


def on_positions(positions: list[tuple[Game, int]], look: Callable[[Game], object]) -> Work:
    """Something that changes nothing, done to every position."""
    games = [game for game, _ in positions]

    def call() -> None:
        for game in games:
            look(game)

    return repeated(call, len(games))
