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


def told(table: Table, steps: Iterable[Sequence[Event]], seat: int | None) -> list[Pieces]:
    log = new_log(table)
    for events in steps:
        log.tell(seen_by(events, seat))
    return log.pieces()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_however_it_is_told(game: str, players: int, seed: int) -> None:
    plan = Plan(tuple(Seat(name) for name in ("Ana", "Bo", "Cy", "Di", "Ed")[:players]), game, seed=seed)
    table, chance = Table(plan), Random(seed)
    seat = chance.choice([None, 0])
    live = [seen_by(table.told[0], seat)]
    undone = 0
    while not table.is_over:
        assert table.decision is not None
        options = [option.action for option in table.decision.options]
        live.append(
            seen_by(table.decide(table.decider, options[min(int(chance.expovariate(1)), len(options) - 1)]), seat)
        )
        if chance.random() < 0.05 and (retreat := table.retreat()) is not None:
            before = told(table, table.told, seat)
            table.undo(retreat)
            assert told(table, table.told, seat) == told(table, live[: len(table.told)], None)
            table.redo()
            assert told(table, table.told, seat) == before
            undone += 1
    expected = told(table, live, None)
    assert undone
    assert len(expected) > 30
    assert told(table, table.told, seat) == expected
    continued = Table(plan, table.record())
    assert told(continued, continued.told, seat) == expected
    moments = Replay(table.record(), table.seats).moments
    assert told(table, [moment.events for moment in moments], seat) == expected
