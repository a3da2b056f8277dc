"""The end of the voyage in steps: every rock and every penalty is told, and they lead to the final points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.namiji.helpers import Voyage
from tests.games.namiji.test_worked_examples import collect
from tests.words.namiji.voyages import SEEDS, ended, voyage
from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji import scoring
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import is_net
from tokaido_tui.games.namiji.view import View
from tokaido_tui.words.final import LAST, Final, Step
from tokaido_tui.words.namiji.final import OFFERINGS, ROCKS, final, reason
from tokaido_tui.words.wrapping import cell_len

MUSUBI = {
    "shelf": {
        "a1": "green tai", "a2": "green fugu", "a3": "green tai", "a4": "green katsuo", "b1": "blue tai",
        "c1": "orange tai", "b2": "blue fugu",
    },
    "haul": (5, 1), "rocks": ["Shrimper", "Hermit", "Patient Angler", "Skilled Fisherman"], "sections": (2, 0, 3),
    "meals": [5], "home": 3, "offerings": 2,
}  # fmt: skip
TAMI = {
    "shelf": {
        "a1": "blue tai", "b1 down": "blue tai", "b2 across": "blue fugu", "b4": "blue katsuo",
        "c2 across": "orange tai", "c4": "green tai",
    },
    "haul": (2, 1), "rocks": ["Skilled Fisherman", "Gourmet", "Blue Catch"], "sections": (0, 4, 2), "meals": [4, 4],
    "home": 5, "offerings": 0,
}  # fmt: skip


def counted(game: Namiji) -> tuple[View, Final]:
    """The end of a game whose seat 0 has been given a collection: the final count told anew from its events."""
    for token in game.tokens[0]:
        (game.net_deck.top if is_net(token >> 4) else game.shoal).remove(token & 15)
    for card in MEMBERS[game.rocks[0]]:
        game.rock_deck.top.remove(card)
    for card, count in enumerate(scoring.gear_of(game, 0)):
        for _ in range(count):
            game.dock_deck.top.remove(card)
    sources = game.outcome().sources
    for seat in range(game.players):
        game.points[seat] -= sources["rocks"][seat] + sources["offerings"][seat]
    events: list[Event] = []
    game.events = events
    scoring.finish(game)
    game.events = None
    view = game.view(None)
    return view, final(view, events)


def gained(steps: tuple[Step, ...], seat: int, row: int) -> int:
    return sum(step.gains.get(seat, 0) for step in steps if step.row == row)


def test_musubi_comes_to_36() -> None:
    game = Voyage(players=5).game
    collect(game, **MUSUBI)  # type: ignore[arg-type]
    view, told = counted(game)
    assert view.players[0].points == 36
    assert (gained(told.steps, 0, ROCKS), gained(told.steps, 0, OFFERINGS)) == (11, -6)
    texts = [step.text for step in told.steps if 0 in step.gains]
    assert texts[:4] == [
        "Ana shows Skilled Fisherman (3 scored lines) and has 2: nothing",
        "Ana shows Patient Angler (5 fish that are no net's): 3 points",
        "Ana shows Shrimper (5 shrimp): 4 points",
        "Ana shows Hermit (4 rocks with this one): 4 points",
    ]
    assert "Ana has 2 offerings left and loses 6 points" in texts
    assert [row.counts[0] for row in told.rows] == [4, 2]


def test_tami_comes_to_59() -> None:
    game = Voyage(players=5).game
    collect(game, **TAMI)  # type: ignore[arg-type]
    view, told = counted(game)
    assert view.players[0].points == 59
    assert (gained(told.steps, 0, ROCKS), gained(told.steps, 0, OFFERINGS)) == (12, 0)
    assert reason(view) == "74 points ahead of Bo, Cy, Di and Ed."


@pytest.mark.parametrize("seed", SEEDS)
def test_the_steps_hold_every_point_of_the_end(seed: int) -> None:
    view, events = ended(seed)
    told = final(view, events)
    assert [step.row for step in told.steps] == sorted(
        (step.row for step in told.steps), key=[ROCKS, OFFERINGS, LAST].index
    )
    assert told.steps[-1].row == LAST
    assert view.outcome is not None
    for player in view.players:
        seat = player.number
        assert gained(told.steps, seat, ROCKS) == view.outcome.sources["rocks"][seat]
        assert gained(told.steps, seat, OFFERINGS) == view.outcome.sources["offerings"][seat]
        shown = [step for step in told.steps if step.row == ROCKS and seat in step.gains]
        assert len(shown) == player.rock_count == told.rows[ROCKS].counts[seat]
        assert told.rows[OFFERINGS].counts[seat] == player.offerings
    for text in (told.title, told.opening, *(step.text for step in told.steps)):
        assert cell_len(text) <= 78
        assert "{" not in text


def test_what_came_before_the_end_is_passed_over() -> None:
    view, events = ended(3)
    earlier = [event for act in voyage(3)[:-1] for event in act.events]
    assert final(view, [*earlier, *events]) == final(view, events)


def test_an_end_without_rocks_and_without_penalties_is_told_too() -> None:
    view, _events = ended(1)
    steps = final(view, []).steps
    assert [step.text for step in steps[:2]] == [
        "Nobody has a sacred rock to show.",
        "Every offering is afloat: nobody loses a point.",
    ]
    assert [step.gains for step in steps] == [{}, {}, {}]


def test_equal_losses_are_one_step() -> None:
    view, _events = ended(2)
    steps = final(view, [Event("penalty", 0, 2), Event("penalty", 1, 4), Event("penalty", 2, 2)]).steps
    assert [(step.gains, step.text) for step in steps[1:-1]] == [
        ({0: -6, 2: -6}, "Ana and Cy have 2 offerings left and lose 6 points each"),
        ({1: -15}, "Bo has 4 offerings left and loses 15 points"),
    ]


def test_a_tie_is_shared() -> None:
    view, _events = ended(1)
    assert view.outcome is not None
    assert reason(replace(view, outcome=view.outcome._replace(winners=(0, 2)))).startswith("Equal in points")
