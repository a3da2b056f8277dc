"""Games of Namiji for the bots' tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.system import SYSTEM, NamijiSystem

Pick = Callable[[Namiji], int]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
DIRECTIONS: tuple[tuple[str, ...], ...] = ((), ("return-trip",))


def start(players: int, seed: int, *variants: str, system: NamijiSystem = SYSTEM) -> Namiji:
    return system.deal(Setup(NAMES[:players], variants), SeededDealer(seed))


def positions(players: int, seed: int, every: int, *variants: str) -> Iterator[Namiji]:
    """Positions of a random game with something to decide. Near stations and much taken: every kind of decision."""
    random = Random(seed)
    game = start(players, seed, *variants)
    step = 0
    while not game.is_over:
        actions = game.legal_actions()
        if len(actions) > 1:
            step += 1
            if step % every == 0:
                yield game.copy()
        if game.decision_kind() == "move":
            game.advance(actions[min(len(actions) - 1, int(random.random() * 3))])
        else:
            game.advance(actions[-1] if random.random() < 0.7 else random.choice(actions))


def wins(hero: Pick, rivals: Pick, games: int) -> float:
    """The share of games at tables of four that one wins against three."""
    won = 0.0
    for number in range(games):
        game = start(4, 1000 + number // 4)
        while not game.is_over:
            game.advance((hero if game.seat == number % 4 else rivals)(game))
        winners = game.outcome().winners
        won += (number % 4 in winners) / len(winners)
    return won / games
