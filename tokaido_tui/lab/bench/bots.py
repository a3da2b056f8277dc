"""`tokaido lab bench bots`: how many iterations a second the sage searches, by what it plays out with.

An iteration imagines a game, walks down the tree and plays on from there: with strolling playouts to the very end,
with the others to the next inn. Late in a game that is quicker than early, so positions from a whole game are
searched, with a fresh tree and as many iterations in each. Seconds are the processor's own: what the sage can do on
one core does not depend on what else the machine does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import mean
from time import process_time
from typing import Any

from tokaido_tui.bots.knowledge import knowledge_of
from tokaido_tui.bots.search.sage import PLAYOUTS, Sage
from tokaido_tui.commands.options import AsJson, GameName
from tokaido_tui.commands.output import console, print_json
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games import system
from tokaido_tui.lab.bench import work
from tokaido_tui.lab.bench.engine import Measure, check, in_turns, print_figures, python
from tokaido_tui.lab.options import Seconds

SLICE = 0.5
ITERATIONS = 100
"""In each position."""
EVERY = 9
"""Of the decisions of a game every so many are searched: about a dozen."""
STROLLING_TARGET = 4000


def views(name: str) -> list[Any]:
    """What deciders see in a game among pilgrims, from the first move to the last."""
    kind = system(name)
    pilgrim = knowledge_of(name).pilgrim()
    game = kind.deal(work.setup_for(kind), SeededDealer(6))
    seen = []
    while not game.is_over:
        if len(game.legal_actions()) > 1 and game.decision_kind() != "choose":
            seen.append(game.view(game.seat))
        game.advance(pilgrim.pick(game))
    return seen[::EVERY]


@dataclass
class Rate(Measure):
    """Iterations a second over several positions. A slice is one position's, so that a busy moment hits only that:
    the best is the mean over the positions of what each took at best."""

    parts: list[Measure] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        for part in self.parts:
            part.run(seconds / len(self.parts))

    @property
    def best(self) -> float:
        return mean(part.best for part in self.parts)

    @property
    def usual(self) -> float:
        return mean(part.usual for part in self.parts)


def searching(game: str, playout: str, view: Any) -> work.Work:
    sage = Sage(1, game, iterations=str(ITERATIONS), playout=playout)
    # The look-up tables fill as questions come up.
    sage.search(view)
    return work.repeated(lambda: sage.search(view), ITERATIONS, process_time)


def rate(game: str, key: str, label: str, playout: str, positions: list[Any], target: float | None = None) -> Rate:
    parts = [Measure(key, label, searching(game, playout, view)) for view in positions]
    return Rate(key, label, parts[0].work, True, target, parts=parts)


def measures(game: str) -> list[Measure]:
    """The reference first, then the playouts over a whole game, then strolling ones where they are longest."""
    positions = views(game)
    reference = work.repeated(work.reference, work.REFERENCE_STEPS, process_time)
    targets = {"wanderer": STROLLING_TARGET} if game == "tokaido" else {}
    return [
        Measure("reference", "reference steps a second", reference, True),
        *(rate(game, who, f"iterations a second, {who}", who, positions, targets.get(who)) for who in PLAYOUTS),
        rate(game, "first_move", "wanderer, at the first move", "wanderer", positions[:1]),
    ]


def measure(game: str, seconds: float) -> dict[str, Any]:
    check(seconds)
    all_ = measures(game)
    rounds = in_turns(all_, seconds, SLICE)
    step = all_[0].best
    return {
        "game": game,
        "python": python(),
        "rounds": rounds,
        "measures": {one.key: one.as_data(step) for one in all_},
    }


def bench_bots(game: GameName = "tokaido", seconds: Seconds = 10.0, as_json: AsJson = False) -> None:
    data = measure(game, seconds)
    if as_json:
        print_json(data)
        return
    print_figures(
        f"the sage of {game}, {len(work.setup_for(system(game)).names)} players", data, list(data["measures"].values())
    )
    console().print(
        "Seconds of one core, over positions from a whole game. The last column is the time of one iteration in steps\n"
        "of a fixed loop of plain Python that was measured in the same run: compare machines by that.",
        soft_wrap=True,
    )
