"""Taking back, and taking again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Retreat, Table

SOLO = Plan((Seat("Ana"), Seat("Bo", "merchant", 1), Seat("Cy", "wanderer", 2)), seed=3)
SHARED = Plan((Seat("Ana"), Seat("Bo", colour=1), Seat("Cy", "merchant", 2)), seed=3)


def act(table: Table, mind: Random) -> None:
    """Bots decide as bots do, people at random, taking small steps."""
    assert table.decision is not None
    if table.seats[table.decider].is_person:
        options = table.decision.options
        table.decide(table.decider, options[min(int(mind.expovariate(1)), len(options) - 1)].action)
    else:
        table.decide(table.decider, table.bot_action())


def strolled(plan: Plan, decisions: int, seed: int = 1) -> Table:
    table, mind = Table(plan), Random(seed)
    while table.decisions < decisions and not table.is_over:
        act(table, mind)
    return table


def everything(table: Table) -> object:
    seats = [None, *range(len(table.seats))]
    return table.record_text(), [table.view(seat) for seat in seats], table.story, table.decisions


@given(decisions=st.integers(0, 90), seed=st.integers(0, 50), plan=st.sampled_from((SOLO, SHARED)))
@examples(max_examples=60)
def test_undo_then_redo_is_the_identity(decisions: int, seed: int, plan: Plan) -> None:
    table = strolled(plan, decisions, seed)
    before = everything(table)
    undone = 0
    while (retreat := table.retreat()) is not None:
        table.undo(retreat)
        assert table.decider == retreat.seat
        assert table.decisions == retreat.to
        undone += 1
    while table.can_redo:
        table.redo()
        undone -= 1
    assert undone == 0
    assert everything(table) == before


@given(decisions=st.integers(1, 90), seed=st.integers(0, 50))
@examples(max_examples=60)
def test_what_undo_gives_free_shows_nothing_that_was_hidden(decisions: int, seed: int) -> None:
    """No card is drawn and no hand is seen in what is taken back without a question."""
    table = strolled(SOLO, decisions, seed)
    retreat = table.retreat()
    if retreat is None or not retreat.free:
        return
    told = len(table.story)
    steps = len(table.record().steps)
    decided = table.decisions
    table.undo(retreat)
    again = [event for events in table.redo() for event in events]
    assert len(table.story) == told
    assert not any(event.private and event.seat == 0 and event.kind not in ("chose", "refused") for event in again)
    table.undo(retreat)
    # Every step that was taken back was a decision, none a draw.
    assert steps - len(table.record().steps) == decided - retreat.to


def test_bots_steps_go_back_with_the_step_that_led_to_them() -> None:
    for decisions in range(1, 60):
        table = strolled(SOLO, decisions)
        retreat = table.retreat()
        if retreat is not None and decisions - retreat.to > 1:
            break
    else:
        pytest.fail("no bot ever moved")
    table.undo(retreat)
    assert table.decider == 0
    assert table.decisions == retreat.to


def test_another_persons_step_needs_consent() -> None:
    """Ana takes back her own steps; before them comes Bo's, which is not hers to take back."""
    for decisions in range(3, 60):
        table = strolled(SHARED, decisions)
        first = table.retreat()
        if first is None or not first.free:
            continue
        table.undo(first)
        second = table.retreat()
        if second is not None and second.seat != first.seat:
            assert not second.free
            return
    pytest.fail("the two never moved one after the other")


def test_a_seen_card_can_not_be_taken_back_alone() -> None:
    table = Table(Plan((Seat("Ana"), Seat("Bo", "merchant", 1)), seed=3, variants=("initiation",)))
    while table.kind != "buy" or table.decider != 0:
        act(table, Random(1))
    retreat = table.retreat()
    assert retreat == Retreat(table.decisions - 1, 0, free=False)


def test_a_new_decision_ends_what_could_be_taken_again() -> None:
    for decisions in range(2, 60):
        table = strolled(SOLO, decisions)
        retreat = table.retreat()
        if retreat is not None:
            table.undo(retreat)
            assert table.can_redo
            act(table, Random(9))
            assert not table.can_redo
            return
    pytest.fail("nothing could be taken back")


def test_chance_is_the_same_after_undo() -> None:
    """Whoever takes back a draw, with the others' consent, gets the same card again: there is no fishing for luck."""
    table = Table(Plan((Seat("Ana"), Seat("Bo", colour=1)), seed=3, variants=("initiation",)))
    while table.kind != "buy":
        act(table, Random(1))
    offer = table.view(table.decider).offer
    retreat = table.retreat()
    assert retreat is not None
    table.undo(retreat)
    table.redo()
    assert table.view(table.decider).offer == offer


def test_nothing_is_taken_back_at_the_beginning_or_after_the_end() -> None:
    assert Table(SOLO).retreat() is None
    table = strolled(SOLO, 10_000)
    assert table.is_over
    assert table.retreat() is None


def test_a_game_played_on_from_another_keeps_what_came_before() -> None:
    first = strolled(SOLO, 20)
    start = first.record()
    table = Table(SHARED, start, inherited_steps=len(start.steps))
    assert table.retreat() is None
    assert table.view(None) == first.view(None)
    mind = Random(1)
    while table.decisions < 30:
        act(table, mind)
    while (retreat := table.retreat()) is not None:
        table.undo(retreat)
    assert table.decisions >= 20
    assert table.record().steps[: len(start.steps)] == start.steps
