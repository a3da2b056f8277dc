"""Taking back at a host: freely, or with the consent of those who sit at the table."""

from __future__ import annotations

import pytest

from tests.table.people import Person, moved, plan, play, sat_down
from tokaido_tui.table import refusal
from tokaido_tui.table.host import Host
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import (
    Happened,
    Story,
    UndoAnswered,
    UndoAsked,
)
from tokaido_tui.table.workers import WorkerPool


async def test_a_free_step_is_taken_back_and_taken_again(pool: WorkerPool) -> None:
    host = Host(Table(plan(1, 2)), pool)
    person, onlooker = Person(host, 0), Person(host)
    await sat_down(host, [person])
    await moved(host, [person], free=True)
    after, text, number = list(host.table.story), host.table.record_text(), host.number
    await person.client.undo()
    assert isinstance(person.told[-1], Story)
    assert isinstance(onlooker.told[-1], Story)
    assert host.number > number, "no number is used twice"
    assert len(person.events) < len(after)
    await person.client.redo()
    happened = person.heard(Happened)[-1]
    assert happened.again
    assert host.table.record_text() == text
    with pytest.raises(refusal.RefusedError, match="Nothing was taken back"):
        await person.client.redo()
    await host.close()


async def test_alone_against_bots_nobody_can_agree(pool: WorkerPool) -> None:
    host = Host(Table(plan(1, 2)), pool)
    person = Person(host, 0)
    await sat_down(host, [person])
    with pytest.raises(refusal.RefusedError, match="nothing to take back"):
        await person.client.undo()
    await moved(host, [person], free=False)
    text = host.table.record_text()
    with pytest.raises(refusal.RefusedError, match="a card was seen since"):
        await person.client.undo()
    assert host.table.record_text() == text
    await host.close()


async def test_all_others_at_the_table_have_to_agree(pool: WorkerPool) -> None:
    host = Host(Table(plan(3)), pool)
    people = [Person(host, seat) for seat in range(3)]
    onlooker = Person(host)
    await sat_down(host, people)
    await moved(host, people, free=False)
    decisions = host.table.decisions
    asker, second, third = people
    for answers, agreed in (((True, False), False), ((True, True), True)):
        await asker.client.undo()
        asked = second.heard(UndoAsked)[-1]
        assert asked == third.heard(UndoAsked)[-1]
        assert not asker.heard(UndoAsked)
        assert not onlooker.heard(UndoAsked)
        with pytest.raises(refusal.RefusedError, match="asked already"):
            await second.client.undo()
        # Who was not asked, or has answered, has no say.
        await onlooker.client.answer(asked.request, True)
        await asker.client.answer(asked.request, True)
        await second.client.answer(asked.request, answers[0])
        await second.client.answer(asked.request, True)
        assert host.table.decisions == decisions
        await third.client.answer(asked.request, answers[1])
        assert asker.heard(UndoAnswered)[-1] == UndoAnswered(asked.request, agreed)
    assert host.table.decisions < decisions
    await host.close()


async def test_what_is_asked_is_void_once_the_game_goes_on_or_somebody_leaves(pool: WorkerPool) -> None:
    host = Host(Table(plan(2)), pool)
    people = [Person(host, 0), Person(host, 1)]
    await sat_down(host, people)
    await moved(host, people, free=False)
    await people[0].client.undo()
    asked = people[1].heard(UndoAsked)[-1]
    await play(host, people, 1)
    assert people[0].heard(UndoAnswered) == [UndoAnswered(asked.request, False)]
    decisions = host.table.decisions
    await people[1].client.answer(asked.request, True)
    assert host.table.decisions == decisions
    await moved(host, people, free=False)
    await people[0].client.undo()
    await people[1].client.leave()
    assert not people[0].heard(UndoAnswered)[-1].agreed
    await host.close()


async def test_at_a_shared_keyboard_the_one_client_answers_for_its_seats(pool: WorkerPool) -> None:
    host = Host(Table(plan(3)), pool)
    all_of_us = Person(host, 0, 1, 2)
    await sat_down(host, [all_of_us])
    await moved(host, [all_of_us], free=False)
    decisions = host.table.decisions
    await all_of_us.client.undo()
    (asked,) = all_of_us.heard(UndoAsked)
    await all_of_us.client.answer(asked.request, True)
    assert host.table.decisions < decisions
    await host.close()


async def test_another_ones_step_is_not_taken_again(pool: WorkerPool) -> None:
    host = Host(Table(plan(2)), pool)
    people = [Person(host, 0), Person(host, 1)]
    await sat_down(host, people)
    await moved(host, people, free=True)
    retreat = host.table.retreat()
    assert retreat is not None
    owner, other = people[retreat.seat], people[1 - retreat.seat]
    await owner.client.undo()
    with pytest.raises(refusal.NotYourSeatError):
        await other.client.redo()
    await owner.client.redo()
    await host.close()
