"""What the clients of a host are told: everything, but no card that is another one's secret."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tests.table.people import GAMES, Person, plan, play, sat_down, until
from tokaido_tui.table import refusal
from tokaido_tui.table.host import Host
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import (
    Failed,
    Happened,
    Story,
    Told,
)
from tokaido_tui.table.workers import WorkerPool


def check_secrets(told: Iterable[Told], seats: Iterable[int]) -> int:
    """No card that is another seat's secret is in what a client is told; how many secrets were kept from it."""
    kept = 0
    for one in told:
        for event in one.events if isinstance(one, (Story, Happened)) else ():
            if event.private and event.seat not in seats:
                assert event.what is None
                kept += 1
    return kept


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_two_or_four_clients_each_see_their_own_hidden_cards_alone(
    game: str, seed: int, pool: WorkerPool
) -> None:
    people = 2 if game == "duo" or seed == 1 else 4
    host = Host(Table(plan(people, 0 if game == "duo" else 1, game=game, seed=seed)), pool)
    persons = [Person(host, seat, seed=seed) for seat in range(people)]
    onlooker = Person(host)
    await sat_down(host, persons)
    differed = 0
    while not host.is_over:
        for person in persons:
            (own,) = person.client.seats
            assert person.client.view(own) == host.table.view(own)
            for other in range(len(host.seats)):
                if other != own:
                    with pytest.raises(refusal.NotYourSeatError):
                        person.client.view(other)
            differed += person.client.view(own) != person.client.view(None)
        await play(host, persons, 1)
    await host.settled()
    story = host.table.story
    for person in (*persons, onlooker):
        assert [event.kind for event in person.events] == [event.kind for event in story]
        kept = check_secrets(person.told, person.client.seats)
        if any(event.private for event in story):
            assert kept
        # Its own secrets it is told.
        own = [event for event in story if event.seat in person.client.seats]
        assert [event for event in person.events if event.seat in person.client.seats] == own
    if any(event.private for event in story):
        assert differed
    assert not onlooker.heard(Failed)
    await host.close()


async def test_several_seats_of_one_client_know_what_each_of_them_knows(pool: WorkerPool) -> None:
    host = Host(Table(plan(3)), pool)
    couple, third = Person(host, 0, 1), Person(host, 2)
    await sat_down(host, [couple, third])
    await play(host, [couple, third], 30)
    assert couple.client.view(0) == host.table.view(0)
    assert couple.client.view(1) == host.table.view(1)
    with pytest.raises(refusal.NotYourSeatError):
        couple.client.view(2)
    assert check_secrets(couple.told, (0, 1))
    await host.close()


async def test_a_game_with_a_host_is_the_game_without_one(pool: WorkerPool) -> None:
    host = Host(Table(plan(1, 2)), pool)
    person = Person(host, 0)
    await sat_down(host, [person])
    await play(host, [person])
    alone, mind = Table(plan(1, 2)), Random("1/(0,)")
    while not alone.is_over:
        if alone.seats[alone.decider].is_person:
            options = alone.view(0).decision.options
            alone.decide(0, options[min(int(mind.expovariate(1.0)), len(options) - 1)].action)
        else:
            alone.decide(alone.decider, alone.bot_action())
    assert host.record() == alone.record()
    await host.close()


async def test_who_joins_late_is_told_everything_until_then(pool: WorkerPool) -> None:
    host = Host(Table(plan(2, 1)), pool)
    first = Person(host, 0)
    second = Person(host, 1)
    await sat_down(host, [first, second])
    await play(host, [first, second], 12)
    await second.client.leave()
    again, late = Person(host, 1), Person(host)
    await until(lambda: again.told and late.told)
    assert again.events == [event if event.seat == 1 else event.seen_by(None) for event in host.table.story]
    assert again.number == host.number
    assert check_secrets(late.told, ())
    await play(host, [first, again], 3)
    assert again.events[-1].kind == host.table.story[-1].kind
    await host.close()
