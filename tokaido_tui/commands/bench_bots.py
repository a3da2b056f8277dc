"""`tokaido bench bots`: how many iterations a second the sage searches, by what it plays out with.

An iteration imagines a game, walks down the tree and plays on from there: with strolling playouts to the very end,
with the others to the next inn. Late in a game that is quicker than early, so every slice searches positions from a
whole game, with a fresh tree and as many iterations in each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.bots.search.sage import PLAYOUTS, Sage
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.commands import bench_work as work
from tokaido_tui.commands.bench_engine import Measure, check, in_turns, print_figures, python
from tokaido_tui.commands.output import console, print_json
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.view import View

SLICE = 0.5
ITERATIONS = 100
"""In each position."""
EVERY = 9
"""Of the decisions of a game every so many are searched: about a dozen."""
STROLLING_TARGET = 4000


def views() -> list[View]:
    """What deciders see in a game among pilgrims, from the first move to the last inn."""
    pilgrim = Pilgrim()
    game = Tokaido(work.SETUP, SeededDealer(6))
    seen = []
    while not game.is_over:
        if len(game.legal_actions()) > 1 and game.decision_kind() != "choose":
            seen.append(game.view(game.seat))
        game.advance(pilgrim.pick(game))
    return seen[::EVERY]


def searching(playout: str, positions: list[View]) -> Callable[[], object]:
    sage = Sage(1, iterations=str(ITERATIONS), playout=playout)

    def search() -> None:
        for view in positions:
            sage.search(view)

    return search


def measures() -> list[Measure]:
    """The reference first, then the playouts over a whole game, then strolling ones where they are longest."""
    positions = views()
    all_ = [Measure("reference", "reference steps a second", work.repeated(work.reference, work.REFERENCE_STEPS), True)]
    for playout in PLAYOUTS:
        search = searching(playout, positions)
        # The look-up tables fill as questions come up.
        search()
        target = STROLLING_TARGET if playout == "wanderer" else None
        units = ITERATIONS * len(positions)
        all_.append(Measure(playout, f"iterations a second, {playout}", work.repeated(search, units), True, target))
    first = searching("wanderer", positions[:1])
    all_.append(Measure("first_move", "wanderer, at the first move", work.repeated(first, ITERATIONS), True))
    return all_


def measure(seconds: float) -> dict[str, Any]:
    check(seconds)
    all_ = measures()
    rounds = in_turns(all_, seconds, SLICE)
    step = min(all_[0].slices)
    return {"python": python(), "rounds": rounds, "measures": {one.key: one.as_data(step) for one in all_}}


def bench_bots(seconds: float, as_json: bool) -> None:
    data = measure(seconds)
    if as_json:
        print_json(data)
        return
    print_figures("the sage, 4 players", data, list(data["measures"].values()))
    console().print(
        "The last column is the time of one iteration in steps of a fixed loop of plain Python that was measured\n"
        "in the same run: compare machines by that.",
        soft_wrap=True,
    )
