"""The journal: every point of the voyage is in one of its lines, every event has words, and the lines fit."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.cells import cell_len

from tests.games.namiji.helpers import Voyage
from tests.words.namiji.voyages import SEEDS, acts, opening, voyage
from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.words.log import NOBODY, Chronicle, Line
from tokaido_tui.words.namiji.log import Teller

LONGEST = 78
"""Characters of a line of the journal at home."""


def lines_of(seed: int, seat: int | None = None) -> list[Line]:
    chronicle = Chronicle(Teller(voyage(seed)[0].before))
    chronicle.tell(list(opening(seed)))
    for act in voyage(seed):
        chronicle.tell(seen_by(act.events, seat))
    return chronicle.lines


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_hold_every_point(seed: int) -> None:
    teller = Teller(voyage(seed)[0].before)
    for _before, events, _after in voyage(seed):
        scored = Counter[int]()
        for event in events:
            if event.kind == "points":
                scored[event.seat] += event.amount
        for line in teller.tell(events):
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
        teller = Teller(act.before)
        for event in act.events:
            for seat in (None, event.seat):
                assert event.kind == "points" or teller._sentence(event.seen_by(seat)), event


def test_a_whole_voyage_fits_and_nothing_is_left_to_fill_in() -> None:
    for seed in SEEDS:
        teller = Teller(voyage(seed)[0].before)
        for line in lines_of(seed):
            text = f"{teller.speaker(line.seat)} {line.text}" + (f"  {line.points:+}" if line.points else "")
            assert cell_len(text) <= LONGEST, text
            assert "{" not in text
            assert line.seat == NOBODY or not line.text[0].isupper()


def test_secrets_are_told_only_to_who_may_know_them() -> None:
    kept = Event("rock", 0, what=8, private=True)
    looked = Event("rocks", 0, 2, (8, 9), private=True)
    teller = Teller(voyage(0)[0].before)
    assert [line.text for line in teller.tell([kept])] == ["kept the rock Shrimper"]
    assert [line.text for line in teller.tell([looked])] == ["looked at Shrimper, Crab Catcher"]
    for seat in (None, 1):
        assert [line.text for line in teller.tell(seen_by([kept], seat))] == ["kept a sacred rock, unseen"]
        assert [line.text for line in teller.tell(seen_by([looked], seat))] == ["looked at 2 sacred rocks"]


def test_what_was_begun_gives_way_to_how_it_ended() -> None:
    game = Voyage(crustacean=["shrimp", "crab", "crab"], fish=["blue tai", "green tai"])
    chronicle = Chronicle(Teller(game.view()))
    for events in (game.go("trap"), game.do("draw"), game.do("draw")):
        chronicle.tell(events)
    assert [line.text for line in chronicle.lines if line.seat == 0] == [
        "drew one crab too many and lost 1 shrimp and 2 crabs"
    ]


def test_a_token_is_told_with_the_lines_it_completes_and_fish_turned_up_with_their_stop() -> None:
    names = ["blue tai"] * 4
    game = Voyage(net=names, fish=["green fugu", "blue tai", "green tai", "orange tai"])
    teller = Teller(game.view())
    told = [teller.tell(game.go("line"))[-1], teller.tell(game.do("fish unseen"))[-1]]
    assert told[1].text == "caught blue tai, unseen; turned up: green tai"
    told.append(teller.tell(game.do("place a1"))[-1])
    game.go("net")
    (line,) = teller.tell(game.do("place b1 down"))
    assert line.text == "shelved a net of two blue tai at b1-c1, completing column 1"
    assert line.points == 3


def test_losses_are_told_as_losses() -> None:
    game = Voyage()
    game.finish()
    teller = Teller(game.view())
    lines = teller.tell([Event("penalty", 0, 4), Event("points", 0, -15, cause="offerings")])
    assert [(line.text, line.points) for line in lines] == [("has 4 offerings left", -15)]
