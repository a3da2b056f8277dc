"""A record as a row of moments: its events are the live ones, and every moment can be played on from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tokaido_tui.engine.record import parse
from tokaido_tui.games import system
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))


@cache
def golden(path: Path) -> Replay:
    return Replay(parse(path.read_text(encoding="utf-8"), system)[0])


def played(players: int, seed: int, variants: tuple[str, ...] = (), stop: int = 10_000) -> tuple[Table, list[list]]:  # type: ignore[type-arg]
    """A game of wanderers, and the events of each of its decisions as they were told."""
    seats = tuple(Seat(name, "wanderer", number) for number, name in enumerate(NAMES[:players]))
    table = Table(Plan(seats, variants=variants, seed=seed))
    told = [list(table.story)]
    while not table.is_over and len(told) <= stop:
        told.append(table.decide(table.decider, table.bot_action()))
    return table, told


@settings(max_examples=25)
@given(
    st.integers(2, 5),
    st.integers(0, 10**6),
    st.sets(st.sampled_from(["gastronomy", "initiation", "preparations", "return-trip"])),
    st.integers(0, 200),
)
def test_a_replays_events_are_the_live_ones(players: int, seed: int, variants: set[str], stop: int) -> None:
    table, told = played(players, seed, tuple(sorted(variants)), stop)
    replay = Replay(table.record(), table.seats)
    assert [list(moment.events) for moment in replay.moments] == told
    assert replay.story(0, replay.last) == table.story
    last = replay.moments[-1]
    for seat in (None, *range(players)):
        assert last.view(seat) == table.view(seat)
    assert last.points == table.outcome().points


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_moment_is_a_game_of_its_own(path: Path) -> None:
    replay = golden(path)
    for moment, after in zip(replay.moments, replay.moments[1:], strict=False):
        assert after.act is not None
        assert moment.decider == after.act.seat
        assert after.act.action in moment.game.legal_actions()
    assert replay.moments[-1].points == replay.record.points
    assert replay.highest == max(replay.record.points or ())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_turns_are_whole_moves_of_one_seat(path: Path) -> None:
    replay = golden(path)
    assert replay.turns[0] == 0
    assert replay.turns[-1] == replay.last
    for start, end in zip(replay.turns, replay.turns[1:], strict=False):
        kinds = [moment.game.decision_kind() for moment in replay.moments[start:end]]
        assert len({moment.decider for moment in replay.moments[start:end]}) == 1
        assert kinds.count("move") <= 1
        if "move" in kinds:
            assert kinds[0] == "move"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_going_by_turns_and_stages(path: Path) -> None:
    replay = golden(path)
    for starts, go in ((replay.turns, replay.next_turn), (replay.stages, replay.next_stage)):
        at, seen = 0, [0]
        while at < replay.last:
            at = go(at, 1)
            seen.append(at)
        assert seen == sorted({*starts, replay.last})
        while at > 0:
            at = go(at, -1)
            assert at in starts
        middle = (starts[1] + starts[0] + 1) // 2
        assert go(middle, -1) == starts[0]
    assert [replay.moments[at].stage for at in replay.stages] == [1, 2, 3, 4]
    assert (replay.within(-3), replay.within(10**6)) == (0, replay.last)


@pytest.mark.parametrize("at", [0, 1, 20, 60, -2])
def test_another_game_goes_on_from_a_moment(at: int) -> None:
    replay = golden(GOLDEN[1])
    at %= len(replay.moments)
    moment = replay.moments[at]
    assert replay.can_play_on(at)
    cut = replay.cut(at)
    seats = [Seat(name, "wanderer", number) for number, name in enumerate(replay.record.setup.names)]
    table = Table(replay.plan(seats), cut, len(cut.steps))
    assert table.decisions == at
    for seat in (None, *range(len(seats))):
        assert table.view(seat) == moment.view(seat)
    assert table.plan.seed != replay.record.setup.seed
    while not table.is_over:
        table.decide(table.decider, table.bot_action())
    assert table.record().steps[: len(cut.steps)] == cut.steps


def test_the_end_cannot_be_played_on() -> None:
    replay = golden(GOLDEN[0])
    assert not replay.can_play_on(replay.last)
    assert replay.moments[-1].decider is None
    assert replay.cut(replay.last).steps == replay.record.steps


def test_who_sat_there_is_kept_where_it_is_known() -> None:
    table, _told = played(3, 5, stop=4)
    assert Replay(table.record(), table.seats).seats == table.seats
    assert [seat.name for seat in Replay(table.record()).seats] == list(NAMES[:3])
    assert all(seat.is_person for seat in Replay(table.record()).seats)
