"""The commentary speaks true: its numbers are the events', its claims hold, and it does not repeat itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.words.tokaido.test_previews import NAMES
from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.box import PANORAMAS, STATION_NAMES
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.words import of
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.tokaido.commentary.remarks import remarks

BOX = load_box()

SEEDS = range(16)
Step = tuple[View, list[Event], View]


@cache
def game(seed: int, variants: tuple[str, ...] = ("gastronomy",), roles: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """A game of pilgrims and merchants, two to five of them."""
    seats = tuple(Seat(NAMES[i], ("pilgrim", "merchant")[i % 2], i) for i in range(2 + seed % 4))
    table = Table(Plan(seats, variants=variants, roles=roles, seed=seed))
    steps = []
    while not table.is_over:
        before = table.view(None)
        events = table.decide(table.decider, table.bot_action())
        steps.append((before, events, table.view(None)))
    return tuple(steps)


def made(kind: str) -> Iterator[tuple[Step, Remark]]:
    for seed in SEEDS:
        for step in game(seed):
            yield from ((step, remark) for remark in remarks(*step) if remark.kind == kind)


def amount(step: Step, kind: str, cause: str) -> int:
    before, events, _after = step
    return sum(e.amount for e in events if (e.kind, e.seat, e.cause) == (kind, before.walker, cause))


def test_every_number_of_a_fact_stands_in_its_sentence() -> None:
    seen = 0
    for seed in SEEDS:
        for step in game(seed):
            for remark in remarks(*step):
                numbers = {int(number) for number in re.findall(r"\d+", remark.text)}
                for name, value in remark.facts.items():
                    if remark.kind in ("souvenirs", "ability Umegae") and value == 1:
                        # "a souvenir", "a point and a coin".
                        continue
                    assert value in numbers, (remark, name)
                    seen += 1
    assert seen > 1000


@pytest.mark.parametrize(
    ("kind", "fact", "what", "cause"),
    [
        ("farm", "coins", "coins", "farm"),
        ("spring", "points", "points", "springs"),
        ("temple", "points", "points", "gifts"),
        ("meal", "points", "points", "meals"),
        ("meal", "coins", "coins", "meals"),
        ("souvenirs", "points", "points", "souvenirs"),
        ("souvenirs", "coins", "coins", "souvenirs"),
        ("sea", "section", "points", "panoramas"),
        ("completes first", "section", "points", "panoramas"),
        ("completes first", "bonus", "points", "achievements"),
        ("ability Mitsukuni", "points", "points", "springs"),
        ("ability Hirotada", "points", "points", "gifts"),
        ("ability Kinko", "coins", "coins", "meals"),
    ],
)
def test_the_numbers_are_the_events(kind: str, fact: str, what: str, cause: str) -> None:
    found = list(made(kind))
    assert found
    for step, remark in found:
        assert remark.facts[fact] == abs(amount(step, what, cause)), remark


def test_who_moves_again_is_last() -> None:
    found = list(made("again"))
    assert found
    for (before, _events, after), remark in found:
        mine = after.travellers[before.walker].station
        assert all(other.station > mine for other in after.travellers if other.number != before.walker)
        assert remark.text.startswith(
            before.players[before.walker].name if before.walker < len(before.players) else "N"
        )


def test_what_is_passed_by_was_free() -> None:
    found = list(made("passes by"))
    assert found
    for (before, events, _after), remark in found:
        (moved,) = [event for event in events if event.kind == "moved"]
        start = before.travellers[before.walker].station
        free = [s for s in range(start + 1, moved.what) if before.free & before.road.bits[s]]  # type: ignore[arg-type]
        assert 0 < remark.facts["passed"] <= len(free)


def test_first_and_last_at_the_inn_are() -> None:
    for kind, place in (("inn first", 0), ("inn last", -1)):
        found = list(made(kind))
        assert found
        for (before, _events, _after), _remark in found:
            assert before.waiting == place % len(before.travellers)


def test_completed_panoramas_are_complete_and_the_first_has_the_achievement() -> None:
    first, later = list(made("completes first")), list(made("completes"))
    assert first
    assert later
    for (before, events, after), _remark in first + later:
        (section,) = [event for event in events if event.kind == "section"]
        assert section.amount == BOX.whole[section.what]  # type: ignore[index]
        held = section.what in after.players[before.walker].achievements
        assert held == any(step[1] is events for step, _ in first)


def test_a_rival_who_is_shut_out_stood_behind() -> None:
    found = list(made("blocks"))
    assert found
    for (before, events, after), remark in found:
        (moved,) = [event for event in events if event.kind == "moved"]
        assert isinstance(moved.what, int)
        (rival,) = [player for player in before.players if f" {player.name}, who is behind" in remark.text]
        assert rival.station < moved.what
        assert not after.free & after.road.bits[moved.what]


def test_every_kind_of_station_every_traveller_and_the_end_are_spoken_of() -> None:
    names = [traveller.name for traveller in BOX.travellers]
    # Whom the bots choose is their affair: everybody travels here, in two games of five.
    chosen = [game(3, roles=tuple(names[:5])), game(7, roles=tuple(names[5:]))]
    steps = [step for seed in SEEDS for step in game(seed)] + [step for told in chosen for step in told]
    kinds = {remark.kind for step in steps for remark in remarks(*step)}
    assert set(STATION_NAMES) - {"inn"} <= kinds | {"encounter"}
    assert {"inn", "inn first", "inn last", "double", "second place", "again", "set out", "neutral"} <= kinds
    assert {"temple rank", "won", *(f"achievement {n}" for n in range(PANORAMAS, PANORAMAS + 4))} <= kinds
    assert {f"ability {traveller.name}" for traveller in BOX.travellers} <= kinds
    assert len(kinds) > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_one_or_two_sentences_a_step_and_none_too_often(seed: int) -> None:
    steps = game(seed)
    speaker = of("tokaido").commentator(steps[0][0])
    said: list[Remark] = []
    for step in steps:
        found = speaker.say(*step)
        assert 1 <= len(found) <= (3 if step[2].is_over else 2)
        assert sum(len(remark.text) for remark in found) < 3 * 76
        said += found
    counts = Counter(remark.kind for remark in said)
    assert len(counts) >= 20
    assert max(counts.values()) <= 0.12 * len(said) + 2
    texts = [remark.text for remark in said]
    assert max(Counter(texts).values()) <= 6


@pytest.mark.parametrize("variants", [(), ("initiation",), ("preparations", "return-trip")])
def test_other_ways_to_play_are_spoken_of_too(variants: tuple[str, ...]) -> None:
    for seed in (0, 3):
        for step in game(seed, variants):
            remarks(*step)


def test_only_what_everybody_may_see_is_told() -> None:
    for seed in SEEDS[:4]:
        for before, events, after in game(seed):
            bare = [event.seen_by(None) for event in events]
            assert remarks(before, bare, after) == remarks(before, events, after)
