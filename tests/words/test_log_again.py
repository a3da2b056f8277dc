"""The log is the same, line by line, however it comes about: as told live, after undo and redo, after Continue (the
table sits down again with the record), and in a replay; in all three games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.words import of
from tokaido_tui.words.log import Log
from tokaido_tui.words.pieces import Pieces

GAMES = [("tokaido", 2), ("tokaido", 4), ("tokaido", 5), ("namiji", 2), ("namiji", 4), ("duo", 2)]
SEEDS = range(4)


def new_log(table: Table) -> Log:
    return Log(of(table.plan.game).log_writer(Table(table.plan).view(None)))


def told(table: Table, steps: Iterable[Sequence[Event]]) -> list[Pieces]:
    log = new_log(table)
    for events in steps:
        log.tell(events)
    return log.pieces()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_however_it_is_told(game: str, players: int, seed: int) -> None:
    plan = Plan(tuple(Seat(name) for name in ("Ana", "Bo", "Cy", "Di", "Ed")[:players]), game, seed=seed)
    table, chance = Table(plan), Random(seed)
    seat = chance.choice([None, 0])

    def seen(steps: Iterable[Sequence[Event]]) -> list[Pieces]:
        return told(table, (seen_by(list(events), seat) for events in steps))

    live = [list(table.told[0])]
    undone = 0
    while not table.is_over:
        assert table.decision is not None
        options = [option.action for option in table.decision.options]
        action = options[min(int(chance.expovariate(1)), len(options) - 1)]
        live.append(table.decide(table.decider, action))
        if chance.random() < 0.05 and (retreat := table.retreat()) is not None:
            before = seen(table.told)
            table.undo(retreat)
            assert seen(table.told) == seen(live[: len(table.told)])
            table.redo()
            assert seen(table.told) == before
            undone += 1
    expected = seen(live)
    assert undone
    assert len(expected) > 30
    assert seen(table.told) == expected
    assert seen(Table(plan, table.record()).told) == expected
    assert seen(moment.events for moment in Replay(table.record(), table.seats).moments) == expected
