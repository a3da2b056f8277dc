"""A lesson goes forth and back, moment by moment and step by step."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tokaido_tui.table.playback import DO, READ, SCORE, Playback
from tokaido_tui.words.lessons.notes import LEARNER, NAMES, load


@pytest.fixture(params=[name for names in NAMES.values() for name in names])
def playback(request: pytest.FixtureRequest) -> Playback:
    return Playback(load(request.param))


def forth(playback: Playback) -> list[Any]:
    playback.go(0)
    seen = [(playback.now, playback.view())]
    while not playback.is_last:
        playback.go_on()
        seen.append((playback.now, playback.view()))
    return seen


def test_going_back_and_forth_is_identity(playback: Playback) -> None:
    seen = forth(playback)
    for at in reversed(range(len(seen))):
        playback.go(at)
        assert (playback.now, playback.view()) == seen[at]
    assert forth(playback) == seen


def test_skipping_passes_every_step_and_back_returns_to_each(playback: Playback) -> None:
    starts = [playback.at]
    while playback.skip():
        starts.append(playback.at)
    assert playback.is_last
    steps = [playback.moments[at].step for at in starts]
    assert steps == sorted(steps)
    assert set(steps) >= set(range(1, playback.steps + 1))
    returned = []
    while playback.back():
        returned.append(playback.at)
    assert returned[-1] == 0
    assert set(returned) <= set(starts)


def test_back_within_a_step_goes_to_its_beginning() -> None:
    playback = Playback(load("journey"))
    while playback.now.kind != DO:
        playback.go_on()
    playback.go_on()
    assert playback.now.step == 1
    assert playback.back()
    assert playback.at == 0
    assert not playback.back()


def test_who_is_asked_is_the_learner_and_can_do_it(playback: Playback) -> None:
    asked = 0
    for at, moment in enumerate(playback.moments):
        playback.go(at)
        if moment.kind != DO:
            continue
        asked += 1
        view = playback.view()
        assert view.decider == playback.expected.seat == LEARNER
        assert playback.expected.action in [option.action for option in view.decision.options]
        assert playback.name_of(playback.expected.action) == playback.expected.name
    assert asked == sum(bool(note.before) for note in playback.lesson.notes)


def test_every_act_is_told_once_and_in_order(playback: Playback) -> None:
    told = [(moment.told, moment.played) for moment in playback.moments]
    assert told[0][0] == 0
    assert all(after[0] == before[1] for before, after in pairwise(told))
    assert told[-1][1] == len(playback.lesson.record.acts)


def test_only_a_game_that_is_over_is_counted_up(playback: Playback) -> None:
    kinds = [moment.kind for moment in playback.moments]
    assert kinds.count(SCORE) == (playback.lesson.record.points is not None)
    assert kinds[-1] == READ
    for at, moment in enumerate(playback.moments):
        playback.go(at)
        if moment.kind == SCORE:
            assert playback.is_over
            # Nobody sees the final points before they have been counted.
            playback.go(at - 1)
            assert not playback.is_over
