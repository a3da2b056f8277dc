"""Properties of decisions over many random games: what is listed, what it does, what is refused, and copies."""

from __future__ import annotations

import pytest

from tests.games.playing import coins, points
from tests.games.random_games import state
from tests.games.tokaido.helpers import SYSTEM
from tests.games.tokaido.play import Case, over_games, pick, steps
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError

CAUSES = {
    "move": ("panoramas", "achievements", "gifts"),
    "admire": ("panoramas", "achievements"),
    "buy": ("souvenirs",),
    "donate": ("gifts",),
    "eat": ("meals",),
    "accept": ("meals",),
}


@over_games(60)
def test_every_option_listed_is_legal_and_there_is_always_one(case: Case) -> None:
    for game, _, _ in steps(case):
        decision = game.decision
        if game.is_over:
            assert decision is None
            assert game.legal_actions() == ()
            break
        assert decision is not None
        assert (decision.seat, decision.kind) == (game.seat, game.decision_kind())
        assert tuple(option.action for option in decision.options) == game.legal_actions() != ()
        assert len({option.name for option in decision.options}) == len(decision.options)
        for option in decision.options:
            assert game.action_name(option.action) == option.name
        option = decision.options[-1]
        game.copy(SeededDealer(1)).apply(option.action)


@over_games(80)
def test_what_an_option_promises_is_what_happens(case: Case) -> None:
    for game, _, _ in steps(case):
        decision = game.decision
        if decision is None or decision.kind not in CAUSES:
            continue
        for option in decision.options:
            events = game.copy(SeededDealer(1)).apply(option.action)
            if decision.kind == "move" and decision.seat != game.walker:
                assert (option.points, option.coins) == (0, 0), "moving the neutral brings its mover nothing"
                continue
            at_inn = any(event.kind == "achievement" and event.what >= 3 for event in events)
            causes = [cause for cause in CAUSES[decision.kind] if not (at_inn and cause == "achievements")]
            if decision.kind == "move" and not option.points and not option.coins:
                assert points(events, game.seat, "panoramas") == 0 or "encounter" in {e.kind for e in events}
                continue
            assert sum(points(events, game.seat, cause) for cause in causes) == option.points
            assert coins(events, game.seat) == option.coins


@over_games(60)
def test_keeping_an_encounter_brings_at_least_what_it_promises(case: Case) -> None:
    for game, _, _ in steps(case):
        decision = game.decision
        if decision is None or decision.kind != "keep":
            continue
        for option in decision.options:
            events = game.copy(SeededDealer(1)).apply(option.action)
            assert points(events, game.seat, "encounters") + points(events, game.seat, "gifts") == option.points
            assert coins(events, game.seat) == option.coins


@over_games(60)
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 5 and not game.is_over:
            continue
        before = state(game)
        for action in {-1, 0, 1, 2, 7, 30, 55, 99} - set(game.legal_actions()):
            with pytest.raises(IllegalActionError) as refused:
                game.apply(action)
            assert len(str(refused.value)) > 10, "a sentence says why"
        assert state(game) == before


@over_games(60)
def test_a_copy_played_on_never_changes_its_source(case: Case) -> None:
    mind = case.mind()
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 9:
            continue
        before = state(game)
        copy = game.copy(SeededDealer(number))
        assert state(copy) == before
        while not copy.is_over:
            copy.apply(pick(copy, mind, case))
        assert state(game) == before


@over_games(60)
def test_a_source_played_on_never_changes_its_copy(case: Case) -> None:
    kept = [(game.copy(), state(game)) for number, (game, _, _) in enumerate(steps(case)) if number % 9 == 0]
    for copy, before in kept:
        assert state(copy) == before


@over_games(100)
def test_playing_without_events_is_the_same_game(case: Case) -> None:
    quiet, _ = SYSTEM.start(case.setup, case.dealer())
    for game, action, _ in steps(case):
        if action is not None:
            quiet.advance(action)
        assert (quiet.points, quiet.coins, quiet.where) == (game.points, game.coins, game.where)
    assert state(quiet) == state(game)
