"""A host runs a game for several clients at once: who may do what, bots and their pace, seats that change."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tests.table.people import SLOW, Person, plan, sat_down, until
from tokaido_tui.table import refusal
from tokaido_tui.table.host import Host
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import (
    Failed,
    Happened,
    SeatsChanged,
    ThoughtLost,
)
from tokaido_tui.table.workers import WorkerPool


async def test_only_who_sits_there_decides_in_turn_once_and_by_the_rules(pool: WorkerPool) -> None:
    host = Host(Table(plan(2)), pool)
    people = [Person(host, 0), Person(host, 1)]
    onlooker = Person(host)
    await sat_down(host, people)
    seat = host.decider
    mine, other = people[seat].client, people[1 - seat].client
    number, action = host.number, host.game.legal_actions()[0]
    before = host.table.record_text()
    for client, asked, error in (
        (other, (seat, number, action), refusal.NotYourSeatError),
        (onlooker.client, (seat, number, action), refusal.NotYourSeatError),
        (other, (1 - seat, number, action), refusal.NotYourTurnError),
        (mine, (seat, number + 1, action), refusal.TooLateError),
        (mine, (seat, number, 10_000), refusal.NoSuchActionError),
    ):
        with pytest.raises(error, match=r"\.$"):
            await client.submit(*asked)
    assert host.table.record_text() == before
    # Twice the same key: the second is about a decision that is over.
    first, second = await asyncio.gather(
        mine.submit(seat, number, action), mine.submit(seat, number, action), return_exceptions=True
    )
    assert first is None
    assert isinstance(second, refusal.TooLateError)
    assert host.table.decisions == 1
    with pytest.raises(refusal.RefusedError, match="not over"):
        host.record()
    await host.close()


async def test_a_seat_is_taken_once_and_a_bots_seat_by_nobody(pool: WorkerPool) -> None:
    host = Host(Table(plan(2, 1)), pool)
    host.join((0,), lambda _told: None)
    for seats in ((0,), (0, 1), (2,), (7,)):
        with pytest.raises(refusal.NotYourSeatError):
            host.join(seats, lambda _told: None)
    await host.close()


async def test_the_table_itself_refuses_who_is_not_to_decide() -> None:
    from tokaido_tui.engine.errors import IllegalActionError

    table = Table(plan(2))
    with pytest.raises(IllegalActionError):
        table.decide(1 - table.decider, table.game.legal_actions()[0])
    with pytest.raises(IllegalActionError):
        table.decide(table.decider, 10_000)
    assert table.decisions == 0


async def test_bots_wait_for_who_shows_what_happened_one_step_at_a_time(pool: WorkerPool) -> None:
    host = Host(Table(plan(0, 3)), pool)
    viewer = Person(host, paces=True)
    await until(lambda: viewer.told)
    for steps in range(5):
        await asyncio.sleep(0.02)
        assert host.table.decisions == steps
        viewer.client.go_on()
        await until(lambda steps=steps: host.table.decisions == steps + 1)
    await host.close()


async def test_who_does_not_pace_never_holds(pool: WorkerPool) -> None:
    host = Host(Table(plan(0, 3)), pool)
    viewer = Person(host)
    await until(lambda: host.is_over)
    assert len(viewer.heard(Happened)) == host.table.decisions
    await host.close()


async def test_a_bot_thinks_while_the_last_step_is_still_shown(pool: WorkerPool) -> None:
    host = Host(Table(plan(0, 2, bot=SLOW)), pool)
    viewer = Person(host, paces=True)
    await until(lambda: pool.workers and pool.workers[0].process)
    assert host.table.decisions == 0
    viewer.client.go_on()
    await until(lambda: host.table.decisions == 1, 20)
    await host.close()


async def test_a_lost_thought_is_told_to_everybody(pool: WorkerPool) -> None:
    host = Host(Table(plan(0, 2, bot=SLOW)), pool)
    viewers = [Person(host), Person(host)]
    await until(lambda: pool.workers and pool.workers[0].process)
    os.kill(pool.workers[0].process.pid, signal.SIGKILL)  # type: ignore[union-attr]
    await until(lambda: host.table.decisions, 20)
    for viewer in viewers:
        (lost,) = viewer.heard(ThoughtLost)[:1]
        assert lost.decided.trouble == "restarted"
        told = [type(one) for one in viewer.told]
        assert told.index(ThoughtLost) < told.index(Happened)
    await host.close()


async def test_closing_ends_a_thought(pool: WorkerPool) -> None:
    host = Host(Table(plan(0, 2, bot="sage:playout=wanderer,seconds=60")), pool)
    viewer = Person(host)
    await until(lambda: pool.workers and pool.workers[0].process)
    process = pool.workers[0].process
    await viewer.client.leave()
    await until(lambda: process.poll() is not None)  # type: ignore[union-attr]


async def test_an_error_of_a_bot_is_told_and_not_swallowed(pool: WorkerPool) -> None:
    table = Table(plan(0, 2))
    table.bot_action = lambda: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    host = Host(table, pool)
    viewer = Person(host)
    await until(lambda: viewer.heard(Failed))
    assert isinstance(viewer.heard(Failed)[0].error, ZeroDivisionError)
    await host.close()


async def test_two_tables_share_one_pool(pool: WorkerPool) -> None:
    hosts = [Host(Table(plan(0, 2, bot="sage:playout=wanderer,iterations=5", seed=seed)), pool) for seed in (1, 2)]
    for host in hosts:
        Person(host)
    await until(lambda: all(host.table.decisions > 6 for host in hosts), 30)
    assert len(pool.workers) == 1
    for host in hosts:
        await host.close()


async def test_a_hint_is_counted_and_only_for_who_decides(pool: WorkerPool) -> None:
    host = Host(Table(plan(2)), pool)
    people = [Person(host, 0), Person(host, 1)]
    await sat_down(host, people)
    seat = host.decider
    with pytest.raises(refusal.NotYourSeatError):
        await people[1 - seat].client.hint(seat, host.number)
    with pytest.raises(refusal.NotYourTurnError):
        await people[1 - seat].client.hint(1 - seat, host.number)
    advice = await people[seat].client.hint(seat, host.number)
    assert advice.action in host.game.legal_actions()
    assert host.hints == {seat: 1}
    late = asyncio.create_task(people[seat].client.hint(seat, host.number))
    await asyncio.sleep(0)
    await people[seat].decide()
    with pytest.raises(refusal.TooLateError):
        await late
    assert host.hints == {seat: 1}
    await host.close()


async def test_a_bots_seat_is_taken_over_and_given_back(pool: WorkerPool) -> None:
    host = Host(Table(plan(1, 1, bot="sage:playout=wanderer,seconds=60")), pool)
    person = Person(host, 0)
    await sat_down(host, [person])
    while not host.bots_turn:
        await person.decide()
    await until(lambda: pool.workers and pool.workers[0].process)
    with pytest.raises(refusal.NotYourSeatError):
        await person.client.take_over(0)
    await person.client.take_over(1)
    assert person.heard(SeatsChanged)[-1].seat == 1
    assert person.client.seats == (0, 1)
    before = host.table.decisions
    await person.decide()
    assert host.table.decisions == before + 1, "what the bot thought is void"
    with pytest.raises(refusal.NotYourSeatError):
        await person.client.hand_over(5, "wanderer")
    await person.client.hand_over(1, "wanderer")
    await person.client.hand_over(0, "wanderer")
    assert person.client.seats == ()
    await until(lambda: host.is_over)
    await host.close()
