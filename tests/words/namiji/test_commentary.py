"""The commentary speaks true: its numbers are the events', its claims hold, and it does not repeat itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.words.namiji.voyages import NAMES, acts
from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.games.namiji.box import DOCK, STATION_NAMES, WHIRLPOOL
from tokaido_tui.games.namiji.view import EMPTY, View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.words import of
from tokaido_tui.words.commentary import Remark
from tokaido_tui.words.namiji.commentary.remarks import remarks
from tokaido_tui.words.namiji.shelves import best_place, line_state

SEEDS = range(12)
Step = tuple[View, list[Event], View]
Made = tuple[Step, Remark]


@cache
def game(seed: int) -> tuple[Step, ...]:
    """A game of merchants and wanderers, two to five of them."""
    seats = tuple(Seat(NAMES[i], ("merchant", "wanderer")[i % 2], i) for i in range(2 + seed % 4))
    variants = ("return-trip",) if seed % 3 == 2 else ()
    table = Table(Plan(seats, "namiji", variants, seed=seed))
    steps = []
    while not table.is_over:
        before = table.view(None)
        events = table.decide(table.decider, table.bot_action())
        steps.append((before, events, table.view(None)))
    return tuple(steps)


@cache
def everything() -> tuple[Made, ...]:
    steps: list[Step] = [step for seed in SEEDS for step in game(seed)]
    steps += [(act.before, act.events, act.after) for act in acts()]
    return tuple((step, remark) for step in steps for remark in remarks(step[0], _open(step[1]), step[2]))


def _open(events: list[Event]) -> list[Event]:
    return seen_by(events, None)


def made(*kinds: str) -> list[Made]:
    found = [(step, remark) for step, remark in everything() if remark.kind in kinds]
    assert found, kinds
    return found


def amount(step: Step, cause: str) -> int:
    before, events, _after = step
    return sum(e.amount for e in events if (e.kind, e.seat, e.cause) == ("points", before.walker, cause))


def the(step: Step, kind: str) -> Event:
    return next(event for event in step[1] if event.kind == kind)


def test_every_number_of_a_fact_stands_in_its_sentence() -> None:
    seen = 0
    for _step, remark in everything():
        numbers = {int(number) for number in re.findall(r"\d+", remark.text)}
        for name, value in remark.facts.items():
            assert abs(value) in numbers, (remark, name)
            seen += 1
    assert seen > 1000


def test_sentences_are_whole() -> None:
    for _step, remark in everything():
        assert remark.text[0].isupper() or remark.text[0].isdigit(), remark
        assert remark.text.endswith("."), remark
        assert "{" not in remark.text
        assert len(remark.text) <= 114, remark


@pytest.mark.parametrize(
    ("kind", "fact", "cause"),
    [
        ("dolphin", "section", "panoramas"),
        ("whale", "section", "panoramas"),
        ("completes first", "section", "panoramas"),
        ("completes first", "bonus", "bonuses"),
        ("section upgrade", "points", "upgrades"),
        ("offering upgrade", "points", "upgrades"),
        ("line", "points", "lines"),
        ("haul kept", "points", "crustaceans"),
        ("full haul", "points", "crustaceans"),
        ("meal", "points", "meals"),
        ("home", "points", "early bird"),
        ("hurries home", "points", "early bird"),
    ],
)
def test_the_numbers_are_the_events(kind: str, fact: str, cause: str) -> None:
    for step, remark in made(kind):
        assert remark.facts[fact] == amount(step, cause), remark


def test_odds_are_those_of_the_bag() -> None:
    for (_before, _events, after), remark in made("odds"):
        bag = after.bag_shrimp + after.bag_crabs
        assert remark.facts == {
            "losing": after.bag_crabs, "bag": bag, "percent": round(100 * after.bag_crabs / bag)
        }  # fmt: skip
        # Fewer crabs would be safe: the one that comes next is not.
        gloves = sum(after.box.docks[card].effects[3] for card in after.players[after.decider].dock_cards)
        assert after.haul_crabs == 1 + gloves
    for (_before, _events, after), remark in made("safe draw"):
        gloves = sum(after.box.docks[card].effects[3] for card in after.players[after.decider].dock_cards)
        assert after.haul_crabs <= gloves
        assert remark.facts["crabs"] == after.bag_crabs


def test_a_lost_haul_is_lost_and_gloves_save_one() -> None:
    for step, remark in made("haul lost"):
        assert remark.facts["lost"] == the(step, "haul lost").amount
    for (before, _events, after), _remark in made("safe crabs"):
        assert after.haul_crabs > 1
        assert any(before.box.docks[card].effects[3] for card in before.players[before.walker].dock_cards)


def test_what_a_rival_could_score_is_true() -> None:
    for (before, _events, after), remark in made("suits a rival"):
        (rival,) = [player for player in after.players if remark.text.startswith(f"{player.name} could")]
        assert rival.number != before.walker
        gains = {fish: best_place(after.box, rival, fish, False)[0] for fish in after.face_up}
        assert remark.facts["points"] in gains.values()


def test_lines_said_to_grow_or_to_be_spoiled_do() -> None:
    for (before, _events, after), remark in made("growing", "one missing"):
        player = after.players[before.walker]
        found = re.search(r"(\d) of (\d) in (row ([abc])|column (\d))", remark.text)
        assert found is not None
        line = "abc".index(found[4]) if found[4] else 2 + int(found[5])
        state = line_state(after.box, player.shelf, line, False)
        assert (state.filled, state.size, state.points) == (int(found[1]), int(found[2]), remark.facts["points"])
        assert not state.broken
    for (before, _events, after), remark in made("spoiled"):
        for row, column in re.findall(r"(?:[Rr]ow ([abc])|[Cc]olumn (\d))", remark.text):
            line = "abc".index(row) if row else 2 + int(column)
            was, now = (
                line_state(view.box, view.players[before.walker].shelf, line, False) for view in (before, after)
            )
            assert now.broken
            assert not was.broken


def test_a_full_shelf_is_full_and_a_first_token_the_first() -> None:
    for (before, _events, after), _remark in made("first token"):
        assert len(after.players[before.walker].tokens) == 1
    for (before, _events, after), _remark in made("full shelf"):
        assert EMPTY not in after.players[before.walker].shelf


def test_offerings_and_whirlpools_are_counted() -> None:
    for (before, _events, after), remark in made("whirlpool", "last offering"):
        left = after.players[before.walker].offerings
        assert remark.facts == {"now": after.box.penalty[left], "before": after.box.penalty[left + 1]}
        assert (left == 0) == (remark.kind == "last offering")
    for (before, _events, after), remark in made("too few whirlpools"):
        player = after.players[before.walker]
        ahead = after.road.kinds[player.station + 1 :].count(WHIRLPOOL)
        assert remark.facts == {"left": player.offerings, "ahead": ahead}
        assert ahead < player.offerings


def test_places_at_a_dock_are_as_said() -> None:
    for (before, events, _after), remark in made("first place", "middle place", "last place"):
        boats = len(before.travellers)
        place = the((before, events, _after), "moored").amount
        assert remark.facts["place"] == place + 1
        assert remark.facts["cards"] == boats + 1 - place
        assert (remark.kind == "first place") == (place == 0)
        assert (remark.kind == "last place") == (place == boats - 1)
    for (_before, events, after), remark in made("set out"):
        assert the((_before, events, after), "set out")
        name = after.players[after.walker].name if after.walker < len(after.players) else "Neutral"
        assert name in remark.text


def test_who_moves_again_is_last() -> None:
    for (before, _events, after), _remark in made("again"):
        mine = after.travellers[before.walker].station
        assert all(other.station > mine for other in after.travellers if other.number != before.walker)


def test_what_is_passed_by_was_free() -> None:
    for (before, events, _after), remark in made("passes by", "hurries to the dock", "hurries home"):
        moved = the((before, events, _after), "moved").what
        assert isinstance(moved, int)
        start = before.travellers[before.walker].station
        free = [s for s in range(start + 1, moved) if before.free & before.road.bits[s]]
        assert 0 < remark.facts["passed"] <= len(free)


def test_a_rival_who_is_shut_out_lay_behind() -> None:
    for (before, events, after), remark in made("blocks"):
        moved = the((before, events, after), "moved").what
        assert isinstance(moved, int)
        (rival,) = [player for player in before.players if f" {player.name}, who is behind" in remark.text]
        assert rival.station < moved
        assert rival.number != before.walker
        assert not after.free & after.road.bits[moved]


def test_completed_panoramas_are_complete_and_the_first_has_the_bonus() -> None:
    for (before, events, after), _remark in made("completes first"):
        section = the((before, events, after), "section")
        assert section.amount == after.box.whole[section.what]  # type: ignore[index]
        assert section.what in after.players[before.walker].bonuses
        # On our route there are too few stops for two to complete one; on a player's own there may be enough.
        without = [event for event in events if event.kind != "bonus" and event.cause != "bonuses"]
        kinds = {remark.kind for remark in remarks(before, without, after)}
        assert "completes" in kinds
        assert "completes first" not in kinds


def test_the_end_is_told_as_it_was() -> None:
    for (_before, events, after), remark in made("won"):
        assert after.outcome is not None
        assert remark.facts["points"] == abs(max(after.outcome.points))
        assert any(event.kind == "won" for event in events)
    for (_before, _events, after), remark in made("penalty"):
        assert after.outcome is not None
        assert remark.facts["points"] == -min(after.outcome.sources["offerings"])
    for (_before, _events, after), remark in made("rocks shown"):
        assert after.outcome is not None
        assert remark.facts["points"] == max(after.outcome.sources["rocks"])


def test_everything_there_is_is_spoken_of() -> None:
    kinds = {remark.kind for _step, remark in everything()}
    stops = set(STATION_NAMES) - {"dock", "line", "net"}
    assert stops <= kinds
    assert {"open fish", "unseen", "turned up", "net", "placed", "placed net", "line", "two lines", "put back"} <= kinds
    assert {"several nets", "turns up more", "fishes again", "rock upgrade", "safe crabs", "two of a kind"} <= kinds
    assert {"dock", "dock first", "last berth", "hand", "meal", "neutral", "neutral moors", "neutral card"} <= kinds
    assert {"home", "home with offerings", "token lost", "double", "second slot", "again", "set out", "lead"} <= kinds
    assert len(kinds) > 65


@pytest.mark.parametrize("seed", SEEDS)
def test_one_or_two_sentences_a_step_and_none_too_often(seed: int) -> None:
    steps = game(seed)
    speaker = of("namiji").commentator(steps[0][0])
    said: list[Remark] = []
    for step in steps:
        found = speaker.say(*step)
        assert 1 <= len(found) <= (3 if step[2].is_over else 2)
        assert sum(len(remark.text) for remark in found) < 3 * 76
        said += found
    counts = Counter(remark.kind for remark in said)
    assert len(counts) >= 25
    assert max(counts.values()) <= 0.12 * len(said) + 2
    assert max(Counter(remark.text for remark in said).values()) <= 6


def test_only_what_everybody_may_see_is_told() -> None:
    """Views are a spectator's and events are redacted: what rocks were kept is nowhere in the commentary."""
    names = {rock.name for rock in game(0)[0][0].box.rocks}
    for (_before, _events, after), remark in everything():
        if not after.is_over:
            assert not any(name in remark.text for name in names), remark


def stops_at_docks() -> Iterator[Step]:
    for seed in SEEDS:
        for step in game(seed):
            moved = next((event.what for event in step[1] if event.kind == "moved"), None)
            if isinstance(moved, int) and step[0].road.kinds[moved] == DOCK:
                yield step


def test_every_arrival_at_a_dock_has_something_to_teach() -> None:
    for before, events, after in stops_at_docks():
        if before.walker < len(before.players):
            assert remarks(before, _open(events), after)
