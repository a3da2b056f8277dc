"""What hints say about every kind of decision is what happens when they are followed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.namiji.play import Case, steps
from tests.words.namiji.voyages import NAMES
from tokaido_tui.bots.advice import Advice
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, EFFECTS, SAFE_CRABS, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import imagine, unseen_fish
from tokaido_tui.games.namiji.options import FACE_UP, KIND_NAMES, UNSEEN
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.namiji.view import View
from tokaido_tui.words import counts, of
from tokaido_tui.words.initials import name_of
from tokaido_tui.words.namiji import card_texts, names

LONGEST = 76
"""Characters of a hint that stand in one line at 80 columns."""
Followed = tuple[View, int, str, Namiji, list[Event]]


@cache
def views() -> tuple[View, ...]:
    """The decisions of some voyages, as their deciders see them; of the moves, which are many, one in six."""
    found = []
    for seed in range(10):
        variants = ("return-trip",) if seed % 3 == 2 else ()
        case = Case(Setup(NAMES[: 2 + seed % 4], variants), seed, 0.8, keen=seed % 4 > 0)
        for number, (game, _action, _events) in enumerate(steps(case)):
            if not game.is_over and (game.decision_kind() != "move" or number % 6 == 0):
                found.append(game.view(game.seat))
    return tuple(found)


def hint(view: View, action: int, others: float = 0.0) -> str:
    assert view.decision is not None
    values = {option.action: others for option in view.decision.options}
    return of("namiji").hint(view, Advice(action, {**values, action: 1.0}, "sage"))


def followed(kind: str) -> Iterator[Followed]:
    """Every option of such decisions: the view, the action, the hint, and what it leads to."""
    for view in views():
        assert view.decision is not None
        if view.kind == kind and len(view.decision.options) > 1:
            for option in view.decision.options:
                game = imagine(view, SeededDealer(1))
                events = game.apply(option.action)
                yield view, option.action, hint(view, option.action), game, events


def scored(view: View, events: list[Event], cause: str | None = None) -> int:
    return sum(e.amount for e in events if e.kind == "points" and e.seat == view.decider and cause in (None, e.cause))


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"[+-]?\d+", text)}


def test_every_kind_of_decision_has_hints_that_fit() -> None:
    kinds = Counter[str]()
    for view in views():
        assert view.decision is not None
        kinds[view.kind] += 1
        for option in view.decision.options:
            for others in (0.0, 0.95):
                told = hint(view, option.action, others)
                assert told.startswith("Sage: ")
                assert told.endswith(".")
                assert len(told) <= LONGEST, told
                assert "{" not in told
    assert set(kinds) == set(KIND_NAMES) - {"over"}


def test_a_stop_says_what_it_scores_or_spares() -> None:
    seen = Counter[int]()
    for view, station, told, game, events in followed("move"):
        kind = view.road.kinds[station]
        if view.walker >= len(view.players):
            assert "the neutral takes the place" in told
            continue
        seen[kind] += 1
        points = scored(view, events) - scored(view, events, "crustaceans")
        if DOLPHIN <= kind <= WHALE:
            assert f"{points:+}" in told
            complete = view.players[view.walker].sections[kind - DOLPHIN] + 1 == view.box.whole[kind - DOLPHIN]
            assert ("completes the" in told) == complete
            assert ("first of all" in told) == any(event.kind == "bonus" for event in events)
        elif kind == WHIRLPOOL:
            left = view.players[view.walker].offerings
            spared = view.box.penalty[left] - view.box.penalty[game.offerings[view.walker]]
            assert (f"spares {counts.points(spared)}" in told) == bool(left)
        elif station == view.road.last and not game.is_over:
            assert f"home as number {view.waiting + 1}, {points:+}" in told
    assert len(seen) == 9


def test_who_moves_again_hears_of_it_and_stops_left_to_others_are_counted() -> None:
    again = left = 0
    for view, station, told, game, _events in followed("move"):
        if "you move again" in told and game.decision_kind() == "move":
            assert game.walker == view.walker
            again += 1
        found = re.search(r"leaves (\w+) (\d+) stop", told)
        if found and game.decision_kind() == "move" and view.road.kinds[station] != DOCK:
            assert name_of(view, game.walker) == found[1]
            left += 1
    assert again
    assert left > 20


def test_a_fish_says_the_line_it_would_complete() -> None:
    completing = unseen = 0
    for view, action, told, _game, _events in followed("fish"):
        if action == UNSEEN:
            found = re.search(r"(\d+) of (\d+) complete a line", told)
            if found:
                assert int(found[2]) == unseen_fish(view).total()
                unseen += 1
            continue
        if action < FACE_UP:
            continue
        assert names.fish(view.box, action - FACE_UP) in told
        # The fish, placed wherever it can go.
        caught = imagine(view, SeededDealer(1))
        caught.apply(action)
        if caught.decision_kind() != "place":
            continue
        most = max(option.points for option in caught.decision.options)  # type: ignore[union-attr]
        assert ("completes" in told and f"{most:+}" in told) == bool(most)
        completing += bool(most)
    assert completing > 5
    assert unseen > 5


def test_a_place_says_the_lines_it_completes_or_brings_on() -> None:
    completed = 0
    for view, action, told, _game, events in followed("place"):
        if not action:
            assert "back with it" in told
            continue
        lines = [event.what for event in events if event.kind == "line"]
        assert told.startswith(f"Sage: {names.placement(action)}: ")
        assert ("completes" in told) == bool(lines)
        if lines:
            assert all(names.line(line) in told for line in lines)  # type: ignore[arg-type]
            assert f"{scored(view, events, 'lines'):+}" in told
            completed += 1
        else:
            found = re.search(r"(\d) of (\d) (\w+) in (row [abc]|column \d)", told)
            assert bool(found) != ("no line can score" in told)
    assert completed > 5


def test_putting_it_back_because_nothing_fits_is_true() -> None:
    seen = 0
    for view, action, told, *_ in followed("place"):
        if not action and "no line can score with it" in told:
            assert view.decision is not None
            others = [hint(view, option.action) for option in view.decision.options if option.action]
            assert all("no line can score with it" in other for other in others)
            seen += 1
    assert seen


def test_a_net_of_several_says_what_it_would_do() -> None:
    seen = 0
    for view, action, told, game, _events in followed("haul"):
        if not action:
            assert "none of them" in told
            continue
        most = max(option.points for option in game.decision.options)  # type: ignore[union-attr]
        assert names.fish(view.box, action - 1) in told
        assert ("completes" in told and f"{most:+}" in told) == bool(most)
        seen += 1
    assert seen


def test_the_trap_says_the_odds() -> None:
    risky = safe = 0
    for view, action, told, game, events in followed("draw"):
        bag = view.bag_shrimp + view.bag_crabs
        gloves = game.effects[EFFECTS * view.decider + SAFE_CRABS]
        lost = view.haul_crabs >= 1 + gloves
        if action:
            assert ("no crab can lose the haul yet" in told) == (not lost)
            if lost:
                assert {view.bag_crabs, bag, round(100 * view.bag_crabs / bag)} <= numbers(told)
                risky += 1
            else:
                assert not any(event.kind == "haul lost" for event in events)
                safe += 1
        else:
            assert f"stop with {scored(view, events):+}" in told
            assert (f"{view.bag_crabs} of {bag} would lose it" in told) == lost
    assert risky > 5
    assert safe > 5


def test_a_rock_says_what_it_asks_and_how_much_is_there() -> None:
    met = 0
    for view, action, told, game, _events in followed("keep"):
        card = view.box.rocks[action]
        have = measure(game, view.decider, card.counts)
        assert f"{card.name}, {card.points:+}: {card_texts.rock_asks(view.box, action)}" in told
        assert (f"and you have {have}" in told) == (have >= card.at_least)
        assert (f"you have {have} so far" in told) == (have < card.at_least)
        met += have >= card.at_least
    assert met


def test_a_place_at_the_dock_says_its_choice_and_its_turn() -> None:
    seen = set()
    for view, action, told, game, _events in followed("moor"):
        if view.walker >= len(view.players):
            assert "for the neutral" in told
            continue
        boats = len(view.travellers)
        assert f"place {action + 1}: one of {game.terms.hand - action} cards" in told
        turn = boats - action
        wanted = {1: "sails on first", boats: "sails on last"}.get(turn, f"sails on as number {turn}")
        assert wanted in told
        seen.add(turn)
    assert seen == set(range(1, 6))


def test_a_dock_card_says_its_points_or_its_effect() -> None:
    ahead = 0
    for view, action, told, _game, events in followed("take"):
        card = view.box.docks[action]
        if card.is_meal:
            assert f"{scored(view, events, 'meals'):+} now" in told
            continue
        assert names.dock_card(view.box, action) in told
        assert all(card_texts.effect(which, n) in told for which, n in enumerate(card.effects) if n)
        found = re.search(r"(\d+) such stops? ahead", told)
        if found and card.name == "incense":
            here = view.players[view.decider].station
            assert int(found[1]) == view.road.kinds[here:].count(WHIRLPOOL)
            ahead += 1
    assert ahead


@pytest.mark.parametrize("kind", [name for name in KIND_NAMES if name != "over"])
def test_the_second_best_is_named_where_it_comes_close(kind: str) -> None:
    named = 0
    for view in views():
        assert view.decision is not None
        if view.kind != kind or len(view.decision.options) < 2:
            continue
        best, other = (option.action for option in view.decision.options[:2])
        close, far = (Advice(best, {best: 1.0, other: value}, "sage") for value in (0.95, 0.3))
        assert "nearly as good" not in of("namiji").hint(view, far)
        name = names.station(view, other) if kind == "move" else of("namiji").decisions[view.kind].label(view, other)
        named += f"{name} is nearly as good" in of("namiji").hint(view, close)
    assert named


def test_where_there_is_no_choice_it_says_so() -> None:
    alone = [view for view in views() if view.kind != "move" and len(view.decision.options) == 1]  # type: ignore[union-attr]
    assert alone
    for view in alone:
        assert view.decision is not None
        assert hint(view, view.decision.options[0].action) == "Sage: there is nothing else to choose."
