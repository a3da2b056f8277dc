"""The journal of Tokaido Duo: every event has words, and every point and coin is in one of its lines."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duo.helpers import NAMES, TABLES, Trip
from tests.words.duo.stories import SEEDS, opening, steps
from tokaido_tui.engine.event import Event
from tokaido_tui.words.duo.log import LogWriter
from tokaido_tui.words.log import Line, Log

ROOM = 76
"""Characters of a line at 80 columns, its points and coins apart."""


def acts(seed: int) -> list[list[Event]]:
    return [opening(seed)[1], *(events for _before, events, _after in steps(seed))]


def told(trip: Trip, *names: str) -> list[Line]:
    writer = LogWriter(trip.view())
    return [line for name in names for line in writer.tell(trip.do(name))]


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_hold_every_point_and_every_coin_and_fit(seed: int) -> None:
    writer = LogWriter(opening(seed)[0])
    for events in acts(seed):
        scored, changed = Counter[int](), Counter[int]()
        for event in events:
            if event.kind == "points":
                scored[event.seat] += event.amount
            elif event.kind == "coins":
                changed[event.seat] += event.amount
        for line in writer.tell(events):
            assert len(writer.speaker(line.seat)) + 1 + len(line.text) <= ROOM
            scored[line.seat] -= line.points
            changed[line.seat] -= line.coins
        assert not any(scored.values()), events
        assert not any(changed.values()), events


def test_every_event_that_happens_has_words() -> None:
    silent = set()
    heard = set()
    for seed in SEEDS:
        for event in (event for events in acts(seed) for event in events):
            found = event.kind in LogWriter(opening(seed)[0])._sentences
            (heard if found else silent).add(event.kind)
    assert heard >= {"stuck", "ending", "returned", "springs", "wave", "gave", "won"}
    # Into another's line go points and coins, and the tokens and waves of the opening into one; the move tells the die.
    assert silent == {"points", "coins", "token", "wave laid", "die"}


def test_the_opening_names_colours_prices_and_waves() -> None:
    trip = Trip(waves=("hasty", "sturdy", "inspired"))
    lines = LogWriter(trip.view()).tell(trip.opening)
    assert [(line.seat, line.points) for line in lines[:2]] == [(0, 1), (1, 1)]
    texts = [line.text for line in lines]
    assert "purple" in texts[0]
    assert "green" in texts[1]
    for stop, token in enumerate(trip.view().tokens):
        if token is not None:
            assert sum(f"{TABLES.names[stop]} " in text for text in texts) == 1
    assert "The waves: hasty, sturdy, inspired" in texts
    assert texts[-1].startswith("rolled pilgrim ")


def test_where_it_happened_is_told() -> None:
    trip = Trip((2, 1, 1)).put(0, pilgrim=24).goods(0, kimono=3).boards(0, coins=1)
    lines = told(trip, "die pilgrim", "visit")
    assert [line.text for line in lines] == ["moved the pilgrim to temple 2", "prayed at temple 2: temple peg on 2"]
    assert lines[-1].points == 1


def test_a_sale_and_its_ingot_are_two_lines() -> None:
    trip = Trip((1, 1, 1)).goods(0, kimono=3).boards(0, coins=1)
    lines = told(trip, "die merchant", "move C1", "sell 3 kimono")[-2:]
    assert [(line.text, line.points, line.coins) for line in lines] == [
        ("sold 3 kimono in C1", 0, 12),
        ("made ingot number 1", 5, -10),
    ]


def test_what_is_taken_from_the_other_names_the_other() -> None:
    trip = Trip((4, 1, 1), waves=("calm", "sturdy", "master")).put(0, pilgrim=1)
    trip.wave(1, "calm", "sturdy", "master").goods(1, kimono=2, fan=4)
    lines = told(trip, "die pilgrim", "take sturdy", "keep 2 kimono, 3 fan")
    assert [(line.seat, line.text) for line in lines[1:3]] == [
        (0, "took the sturdy wave from Bo"),
        (1, "lost the wave and put back 1 fan"),
    ]


def test_an_arrival_gives_way_to_what_comes_of_it_and_else_stays() -> None:
    for seed in SEEDS:
        log = Log(LogWriter(opening(seed)[0]))
        for events in acts(seed):
            log.tell(events)
        moves = sum(event.kind == "moved" for events in acts(seed) for event in events)
        arrivals = [line for line in log.lines if line.text.startswith("moved ")]
        done = [line for line in log.lines if line.text.split()[0] in ("prayed", "painted", "sold", "drew")]
        assert arrivals
        assert done
        assert len(arrivals) + len(done) <= moves
    assert {LogWriter(opening(0)[0]).speaker(seat) for seat in (0, 1, -1)} == {*NAMES, ""}


def test_one_space_is_not_spaces() -> None:
    writer = LogWriter(opening(0)[0])
    (one,), (two,) = (writer.tell([Event("stuck", 0, n, cause="pilgrim")]) for n in (1, 2))
    assert "can't move the pilgrim 1 space:" in one.text
    assert "can't move the pilgrim 2 spaces:" in two.text
