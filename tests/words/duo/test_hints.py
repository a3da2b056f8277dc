"""What hints say in Tokaido Duo is what happens when they are followed, and it fits in a line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.duo.helpers import Trip
from tests.words.duo.stories import SEEDS, steps
from tokaido_tui.bots.advice import Advice
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.options import GIVE, KIND_NAMES
from tokaido_tui.games.duo.view import View
from tokaido_tui.words import of

LONGEST = 76
"""Characters of a hint that stand in one line at 80 columns."""


def followed(kind: str) -> Iterator[tuple[View, int, str, Duo, list[Event]]]:
    """Every option of every such decision in some games: the view, the action, the hint, and what it leads to."""
    found = 0
    for seed in SEEDS[:4]:
        for view, _events, _after in steps(seed):
            if view.kind != kind:
                continue
            assert view.decision is not None
            for option in view.decision.options:
                game = imagine(view, SeededDealer(seed))
                events = game.apply(option.action)
                found += 1
                yield (
                    view,
                    option.action,
                    of("duo").hint(view, Advice(option.action, {option.action: 1.0}, "sage")),
                    game,
                    events,
                )
    assert found > 10, kind


def change(view: View, game: Duo, source: int) -> str:
    """'5 to 11', as the hint says it, from what has happened."""
    return f"{view.sources(view.decider)[source]} to {game.view(None).sources(view.decider)[source]}"


@pytest.mark.parametrize("kind", KIND_NAMES[:-1])
def test_every_kind_of_decision_has_a_reason_that_fits(kind: str) -> None:
    for view, action, told, _game, _events in followed(kind):
        assert view.decision is not None
        alike = Advice(action, {option.action: 0.9 for option in view.decision.options} | {action: 1.0}, "pilgrim")
        for text in (told, of("duo").hint(view, alike)):
            assert len(text) <= LONGEST + len("Pilgrim") - len("Sage"), text
            assert text.endswith(".")
            assert "{" not in text
        assert told.startswith("Sage: ")


def test_a_second_that_comes_close_is_named_and_one_that_does_not_is_not() -> None:
    trip = Trip((1, 2, 3))
    trip.do("die merchant")
    one, two, *_rest = trip.game.legal_actions()
    view = trip.view(0)
    named = f"{view.box.names[two]} is nearly as good"
    assert named in of("duo").hint(view, Advice(one, {one: 1.0, two: 0.9}, "sage"))
    assert "nearly" not in of("duo").hint(view, Advice(one, {one: 1.0, two: 0.5}, "sage"))


def test_a_visit_says_what_it_brings() -> None:
    pegs = coins = 0
    for view, action, told, game, events in followed("visit"):
        if not action:
            assert "leaves" in told
            continue
        if any(event.kind in ("temple", "garden") for event in events):
            assert f"faith {change(view, game, 0)}" in told
            pegs += 1
        received = [event.amount for event in events if event.kind == "coins" and event.cause == "town"]
        if received:
            assert told.startswith(f"Sage: {received[0]} coin")
            coins += 1
            if any(event.kind == "ingot" for event in events):
                assert f"trade {change(view, game, 1)}" in told
            elif game.ingots[view.decider] < 6:
                assert f"then {10 - game.coins[view.decider]} coin" in told
        drew = [event.amount for event in events if event.kind == "drew"]
        if drew:
            assert f"draws {drew[0]} good" in told
    assert pegs > 10
    assert coins > 10


def test_a_sale_says_its_coins_and_what_is_kept() -> None:
    for view, action, told, game, events in followed("sell"):
        if not action:
            assert "sells nothing" in told
            continue
        (received,) = [event.amount for event in events if event.kind == "coins" and event.cause == "sale"]
        assert f"for {received} coin" in told
        if any(event.kind == "ingot" for event in events):
            assert f"trade {change(view, game, 1)}" in told


def test_paintings_are_counted() -> None:
    for view, action, told, game, events in followed("paint"):
        if action == GIVE:
            assert f"culture {change(view, game, 2)}" in told
        elif action:
            (turned,) = [event.amount for event in events if event.kind == "revealed"]
            assert f"turns {turned} painting" in told
        else:
            assert "paints nothing" in told


def test_what_is_kept_is_kept() -> None:
    for view, _action, told, game, _events in followed("keep"):
        assert sum(map(int, re.findall(r"(\d+) (?:kimono|ceramics|doll|fan)", told.split(";")[0]))) == sum(
            game.held(view.decider)
        )


def test_a_move_says_what_its_end_offers() -> None:
    scoring = 0
    for view, action, told, game, _events in followed("move"):
        assert view.box.names[action] in told
        asked = game.decision
        if (
            asked is None
            or asked.kind not in ("visit", "sell", "paint")
            or (game.mover, game.pawn) != (view.mover, view.pawn)
        ):
            continue
        best = max(option.points for option in asked.options)
        if best:
            before = view.sources(view.decider)[view.pawn if asked.kind != "visit" or not asked.options[1].coins else 1]
            assert f"{before} to {before + best}" in told
            scoring += 1
    assert scoring > 50


def test_the_end_is_a_reason_with_who_leads() -> None:
    trip = Trip((2, 1, 1)).put(0, pilgrim=24).boards(0, temple=8, garden=2).boards(1, temple=5, garden=4)
    trip.do("die pilgrim")
    assert of("duo").hint(trip.view(0), Advice(0, {0: 1.0}, "sage")) == (
        "Sage: leaves faith at 16; brings the end, and Bo leads by 4."
    )


def test_a_die_that_the_other_wants_and_what_is_left_are_reasons() -> None:
    trip = Trip((2, 3, 1)).put(0, pilgrim=24).put(1, pilgrim=12).boards(1, temple=2, garden=5)
    told = of("duo").hint(trip.view(0), Advice(0, {0: 1.0}, "sage"))
    assert "the pilgrim's 2 leads to temple 2: faith 1 to 2" in told
    assert "Bo could score 5" in told
    told = of("duo").hint(Trip((1, 3, 2)).view(0), Advice(0, {0: 1.0}, "sage"))
    assert told == "Sage: the pilgrim's 1 leads to C1: 4 coins; leaves Bo merchant 3, artist 2."
