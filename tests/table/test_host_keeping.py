"""A host writes the game down before it tells what happened, and nobody waits for the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.table.people import Person, SlowWriter, plan, play, sat_down, until
from tokaido_tui.engine.errors import GameError
from tokaido_tui.store.store import Store
from tokaido_tui.table.host import Host
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import (
    Happened,
    KeepingChanged,
    Story,
)
from tokaido_tui.table.workers import WorkerPool


async def test_nothing_is_shown_before_it_is_written_and_nobody_waits_for_the_disk(pool: WorkerPool) -> None:
    writer = SlowWriter()
    host = Host(Table(plan(2)), pool, writer)
    told: list[tuple[type, int]] = []
    client = host.join((0, 1), lambda one: told.append((type(one), len(writer.lines))))
    assert not told
    await until(lambda: told)
    assert told == [(Story, len(host.table.record().steps))], "its beginning was written first"
    seat, before = host.decider, client.view(host.decider)
    action = before.decision.options[0].action
    writer.door.clear()
    task = asyncio.create_task(client.submit(seat, 0, action))
    await until(lambda: writer.writing)
    for _ in range(100):
        # The event loop turns although the disk is not done.
        await asyncio.sleep(0)
        assert writer.writing
        assert not task.done()
        assert len(told) == 1
        assert client.view(seat) == before, "shown before it was kept"
        assert host.decider == seat
        assert host.number == 0
    writer.door.set()
    await task
    assert told[-1] == (Happened, len(host.table.record().steps))
    assert client.view(seat) != before
    await client.leave()
    assert writer.closed


async def test_a_decision_is_made_to_its_end_whoever_leaves_meanwhile(pool: WorkerPool) -> None:
    writer = SlowWriter()
    host = Host(Table(plan(2)), pool, writer)
    person = Person(host, 0, 1)
    await until(lambda: person.told)
    task = asyncio.create_task(person.decide(0))
    await until(lambda: writer.writing)
    task.cancel()
    await person.client.leave()
    assert writer.lines[-1].startswith(("1 ", "2 ", "draw"))
    assert len(writer.lines) == len(host.table.record().steps)


async def test_what_a_host_plays_is_in_the_journal_and_goes_on_from_there(pool: WorkerPool, tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = Host(Table(plan(1, 2)), pool, store.writer())
    person = Person(host, 0)
    await sat_down(host, [person])
    await play(host, [person], 5)
    await until(lambda: not host.bots_turn)
    await host.settled()
    (kept,) = store.games()
    assert store.is_open(kept.number)
    assert store.record_text(kept) == host.table.record_text()
    await person.client.leave()
    assert not store.is_open(kept.number)
    again = Host(store.resume(kept.number), pool)
    other = Person(again, 0)
    await sat_down(again, [other])
    assert other.events == person.events
    await play(again, [other], 5)
    await again.settled()
    assert store.record_text(store.game(kept.number)) == again.table.record_text()
    await other.client.leave()
    store.close()


async def test_trouble_with_keeping_is_told_and_the_game_goes_on(pool: WorkerPool) -> None:
    writer = SlowWriter()
    host = Host(Table(plan(2)), pool, writer)
    people = [Person(host, 0), Person(host, 1)]
    await sat_down(host, people)
    writer.trouble = full = GameError("The disk is full.")
    await play(host, people, 1)
    assert host.trouble is full
    assert [len(person.heard(KeepingChanged)) for person in people] == [1, 1]
    await play(host, people, 1)
    writer.trouble = None
    await play(host, people, 1)
    assert [len(person.heard(KeepingChanged)) for person in people] == [2, 2]
    assert host.is_kept
    await host.close()
