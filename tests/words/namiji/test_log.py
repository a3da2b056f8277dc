"""The journal: every point of the voyage is in one of its lines, every event has words, and the lines fit."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.namiji.helpers import Voyage
from tests.words.namiji.voyages import SEEDS, acts, opening, voyage
from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.words.log import NOBODY, Line, Log
from tokaido_tui.words.namiji.log import LogWriter
from tokaido_tui.words.wrapping import cell_len

LONGEST = 78
"""Characters of a line of the journal at home."""


def lines_of(seed: int, seat: int | None = None) -> list[Line]:
    log = Log(LogWriter(voyage(seed)[0].before))
    log.tell(list(opening(seed)))
    for act in voyage(seed):
        log.tell(seen_by(act.events, seat))
    return log.lines


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_hold_every_point(seed: int) -> None:
    writer = LogWriter(voyage(seed)[0].before)
    for _before, events, _after in voyage(seed):
        scored = Counter[int]()
        for event in events:
            if event.kind == "points":
                scored[event.seat] += event.amount
        for line in writer.tell(events):
            scored[line.seat] -= line.points
        assert not any(scored.values()), events


@pytest.mark.parametrize("seed", SEEDS)
def test_the_journal_of_a_whole_voyage_adds_up_to_the_end(seed: int) -> None:
    """Also across acts: a line that is replaced takes no points with it."""
    told = Counter[int]()
    for line in lines_of(seed):
        told[line.seat] += line.points
    for player in voyage(seed)[-1].after.players:
        assert told[player.number] == player.points


def test_every_kind_of_event_has_words() -> None:
    events = [event for seed in SEEDS for act in voyage(seed) for event in (*act.events, *opening(seed))]
    assert len({event.kind for event in events}) >= 28
    for act in acts():
        writer = LogWriter(act.before)
        for event in act.events:
            for seat in (None, event.seat):
                assert event.kind == "points" or writer._sentence(event.seen_by(seat)), event


def test_a_whole_voyage_fits_and_nothing_is_left_to_fill_in() -> None:
    for seed in SEEDS:
        writer = LogWriter(voyage(seed)[0].before)
        for line in lines_of(seed):
            text = f"{writer.speaker(line.seat)} {line.text}" + (f"  {line.points:+}" if line.points else "")
            assert cell_len(text) <= LONGEST, text
            assert "{" not in text
            assert line.seat == NOBODY or not line.text[0].isupper()


def test_secrets_are_told_only_to_who_may_know_them() -> None:
    kept = Event("rock", 0, what=8, private=True)
    looked = Event("rocks", 0, 2, (8, 9), private=True)
    writer = LogWriter(voyage(0)[0].before)
    assert [line.text for line in writer.tell([kept])] == ["kept the rock Shrimper"]
    assert [line.text for line in writer.tell([looked])] == ["looked at Shrimper, Crab Catcher"]
    for seat in (None, 1):
        assert [line.text for line in writer.tell(seen_by([kept], seat))] == ["kept a sacred rock, unseen"]
        assert [line.text for line in writer.tell(seen_by([looked], seat))] == ["looked at 2 sacred rocks"]


def test_what_was_begun_gives_way_to_how_it_ended() -> None:
    game = Voyage(crustacean=["shrimp", "crab", "crab"], fish=["blue tai", "green tai"])
    log = Log(LogWriter(game.view()))
    for events in (game.go("trap"), game.do("draw"), game.do("draw")):
        log.tell(events)
    assert [line.text for line in log.lines if line.seat == 0] == [
        "drew one crab too many and lost 1 shrimp and 2 crabs"
    ]


def test_a_token_is_told_with_the_lines_it_completes_and_fish_turned_up_with_their_stop() -> None:
    names = ["blue tai"] * 4
    game = Voyage(net=names, fish=["green fugu", "blue tai", "green tai", "orange tai"])
    writer = LogWriter(game.view())
    told = [writer.tell(game.go("line"))[-1], writer.tell(game.do("fish unseen"))[-1]]
    assert told[1].text == "caught blue tai, unseen; turned up: green tai"
    told.append(writer.tell(game.do("place a1"))[-1])
    game.go("net")
    (line,) = writer.tell(game.do("place b1 down"))
    assert line.text == "shelved a net of two blue tai at b1-c1, completing column 1"
    assert line.points == 3


def test_losses_are_told_as_losses() -> None:
    game = Voyage()
    game.finish()
    writer = LogWriter(game.view())
    lines = writer.tell([Event("penalty", 0, 4), Event("points", 0, -15, cause="offerings")])
    assert [(line.text, line.points) for line in lines] == [("has 4 offerings left", -15)]
