"""The commentary of Tokaido Duo speaks true: its numbers are the events', its claims hold, and it varies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.duo.helpers import Trip
from tests.words.duo.stories import SEEDS, Step, opening, steps
from tokaido_tui.engine.event import Event
from tokaido_tui.games.duo.box import MERCHANT, PAWNS, PILGRIM, TOWN
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.words.commentary import Commentator, Remark
from tokaido_tui.words.duo.commentary.remarks import remarks
from tokaido_tui.words.duo.log import LogWriter


@cache
def everything() -> tuple[tuple[Step, Remark], ...]:
    return tuple((step, remark) for seed in SEEDS for step in steps(seed) for remark in remarks(*step))


def made(*kinds: str) -> Iterator[tuple[Step, Remark]]:
    found = [(step, remark) for step, remark in everything() if remark.kind in kinds]
    assert found, kinds
    yield from found


def amount(step: Step, kind: str, cause: str) -> int:
    before, events, _after = step
    return sum(e.amount for e in events if (e.kind, e.seat, e.cause) == (kind, before.decider, cause))


def test_every_number_of_a_fact_stands_in_its_sentence() -> None:
    seen = 0
    for _step, remark in everything():
        numbers = {int(number) for number in re.findall(r"\d+", remark.text)}
        assert set(remark.facts.values()) <= numbers, remark
        seen += len(remark.facts)
    assert seen > 1000


@pytest.mark.parametrize(
    ("kind", "fact", "what", "cause"),
    [
        ("temple", "n", "points", "faith"),
        ("garden", "n", "points", "faith"),
        ("town", "coins", "coins", "town"),
        ("sale", "coins", "coins", "sale"),
    ],
)
def test_the_numbers_are_the_events(kind: str, fact: str, what: str, cause: str) -> None:
    for step, remark in made(kind):
        assert remark.facts[fact] == amount(step, what, cause), remark


def test_faith_trade_and_culture_are_those_of_the_view() -> None:
    for (before, _events, after), remark in made("temple", "garden"):
        assert remark.facts["faith"] == after.sources(before.decider)[0]
    for (before, _events, after), remark in made("ingot"):
        assert remark.facts == {"before": before.sources(before.decider)[1], "after": after.sources(before.decider)[1]}
    for (before, _events, after), remark in made("gift"):
        gained = after.sources(before.decider)[2] - before.sources(before.decider)[2]
        assert remark.facts["after"] - remark.facts["before"] == gained
        assert remark.facts["n"] == len(after.players[before.decider].given)


def test_what_the_next_slot_is_worth_is_what_it_brings() -> None:
    for (before, _events, after), remark in made("garden behind", "temple behind"):
        box, player = after.box, after.players[before.decider]
        temple, garden = box.temple[player.temple], box.garden[player.garden]
        faith = temple * garden
        worth = {"temple": box.temple[player.temple + 1] * garden - faith}
        worth["garden"] = temple * box.garden[player.garden + 1] - faith
        behind, ahead = ("garden", "temple") if remark.kind == "garden behind" else ("temple", "garden")
        assert (remark.facts["n"], remark.facts["m"]) == (worth[behind], worth[ahead])
        assert worth[behind] > worth[ahead]


def test_as_many_paintings_as_pawns_around() -> None:
    for (_before, events, _after), remark in made("paints"):
        (turned,) = [event for event in events if event.kind == "revealed"]
        assert remark.facts.get("n", 1) == turned.amount
    for (before, events, _after), remark in made("artist comes"):
        # Counted once more by the rules, where the artist's is the only move and the paintings do not limit it.
        (*_others, moved) = [event for event in events if event.kind == "moved"]
        if before.kind == "move" and before.players[before.decider].face_down == 10 and not _others:
            assert moved.cause == "artist"
            preview = Previewer(before)
            master = before.holders[2] == before.decider and before.waves[2].reveals
            assert preview.target(2, moved.what[-1]).amount == remark.facts.get("n", 0) + bool(master)
    for (before, _events, after), _remark in made("last paintings"):
        assert after.players[before.decider].face_down == 0
        assert before.players[before.decider].face_down
    for (before, _events, _after), _remark in made("master"):
        assert before.holders[PAWNS.index("artist")] == before.decider


def test_who_could_have_scored_with_the_die_could() -> None:
    for (before, events, _after), remark in made("denies"):
        (pawn,) = [event.what for event in events if event.kind == "die"]
        assert isinstance(pawn, int)
        theirs = Previewer(before)
        theirs.game.seat = 1 - before.decider
        assert remark.facts["n"] == max(theirs.target(pawn, space).points for space in theirs.targets(pawn))
        assert before.players[1 - before.decider].name in remark.text


def test_a_stop_that_makes_the_pilgrim_walk_on_is_taken() -> None:
    for (before, events, after), remark in made("walks on"):
        mover = next(e for e in events if e.kind == "moved" and e.cause == "pilgrim")
        start = before.players[mover.seat].pawns[PILGRIM]
        stop = (start + before.dice[PILGRIM]) % before.box.rim
        # A merchant may have come there with the die before.
        others = {(player.number, pawn): {player.pawns[pawn]} for player in before.players for pawn in range(2)}
        for player in after.players:
            others[player.number, MERCHANT].add(player.pawns[MERCHANT])
        del others[mover.seat, PILGRIM]
        assert any(stop in spaces for spaces in others.values()), remark


def test_a_shut_town_is_one_and_somebody_stands_in_it() -> None:
    for (_before, _events, after), remark in made("town shut", "merchant in the way"):
        pawn = PILGRIM if remark.kind == "town shut" else MERCHANT
        spaces = [player.pawns[pawn] for player in after.players]
        assert any(after.box.kinds[s] == TOWN and after.box.names[s] in remark.text for s in spaces), remark


def test_where_the_next_painting_can_be_given_shows_it() -> None:
    for (before, _events, after), remark in made("next painting"):
        box, first = after.box, after.players[before.decider].revealed[0]
        named = re.findall(r"\b[A-H]\b", remark.text.split("given in")[1])
        shown = [name for name, kind in zip(box.names, box.kinds, strict=True) if kind - 6 == first]
        assert named == shown


def test_an_inspired_gift_and_a_kept_token_are_spoken_of() -> None:
    trip = Trip((1, 1, 2), waves=("calm", "shrewd", "inspired")).wave(0, "inspired").revealed(0, "bamboo")
    trip.do("die artist", "move B")
    before = trip.view()
    events = trip.do("give bamboo")
    assert "inspired" in {remark.kind for remark in remarks(before, events, trip.view())}
    trip = Trip((1, 1, 1))
    trip.game.springs = 0
    trip.do("die artist", "move A", "paint nothing")
    assert trip.kind == "repeat"
    before = trip.view()
    events = trip.do("rest")
    assert [r.text for r in remarks(before, events, trip.view()) if r.kind == "springs kept"]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_or_two_sentences_a_step_and_none_too_often(seed: int) -> None:
    speaker = Commentator(LogWriter(opening(seed)[0]), remarks)
    said: list[Remark] = []
    for step in steps(seed):
        found = speaker.say(*step)
        assert 1 <= len(found) <= (3 if step[2].is_over else 2)
        assert sum(len(remark.text) for remark in found) < 3 * 76
        said += found
    counts = Counter(remark.kind for remark in said)
    assert len(counts) >= 20
    assert max(counts.values()) <= 0.15 * len(said) + 2
    texts = Counter(remark.text for remark in said if remark.kind != "plain")
    assert max(texts.values()) <= 8


def test_every_action_and_the_end_are_spoken_of() -> None:
    kinds = {remark.kind for _step, remark in everything()}
    assert {"temple", "garden", "town", "springs", "springs used", "wave stolen", "wave lost", "waves out"} <= kinds
    assert {"goods", "keeps", "sale", "ingot", "paints", "gift", "stuck", "leaves", "first die", "last die"} <= kinds
    assert {"ending", "last round", "won", "reason", "lead", "nearly the end"} <= kinds
    assert len(kinds) > 50


def test_an_event_alone_is_enough_for_a_sentence_of_the_journal() -> None:
    speaker = Commentator(LogWriter(opening(0)[0]), lambda _before, _events, _after: [])
    before, _events, after = steps(0)[0]
    (said,) = speaker.say(before, [Event("stuck", 1, 3, cause="artist")], after)
    assert said.text.startswith("Bo can't move the artist")
