"""Properties over many random games: options, copies, views, imagined games and records."""

from __future__ import annotations

import pickle

import pytest

from tests.games.duo.play import Case, over_games, pick, recorded, steps
from tests.games.playing import coins, points
from tests.games.random_games import assert_played_on, assert_replayed, state
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.games.duo.system import SYSTEM


@over_games(30)
def test_every_option_listed_is_legal_and_does_what_it_promises(case: Case) -> None:
    for game, _, _ in steps(case):
        decision = game.decision
        if game.is_over:
            assert decision is None
            assert game.legal_actions() == ()
            break
        assert decision is not None
        assert (decision.seat, decision.kind) == (game.seat, game.decision_kind())
        assert tuple(option.action for option in decision.options) == game.legal_actions()
        assert len({option.name for option in decision.options}) == len(decision.options) > 1, "a choice is asked for"
        for option in decision.options:
            if decision.kind in ("die", "move"):
                assert (option.points, option.coins) == (0, 0)
                continue
            events = game.copy(SeededDealer(1)).apply(option.action)
            assert points(events, game.seat) == option.points
            gained = sum(e.amount for e in events if e.kind == "coins" and e.seat == game.seat and e.cause != "ingot")
            assert gained == option.coins
            assert coins(events, 1 - game.seat) == 0


@over_games(25)
def test_a_preview_is_what_the_best_of_the_target_brings(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 5 or game.decision_kind() not in ("die", "move"):
            continue
        for seen in Previewer(game.view(game.seat)).options():
            twin = game.copy(SeededDealer(1))
            seat = twin.seat
            if twin.decision_kind() == "die":
                moved = twin.apply(seen.pawn)
            if twin.decision_kind() == "move" and twin.seat == seat and twin.pawn == seen.pawn:
                moved = twin.apply(seen.target)
            (path,) = [e.what for e in moved if e.kind == "moved" and e.seat == seat][:1]
            assert path == seen.path
            asked = {"": (), "wave": ("take",), "sell": ("sell",), "paint": ("paint",)}.get(seen.effect, ("visit",))
            if seen.effect:
                assert (twin.seat, twin.decision_kind()) == (seat, *asked)
                best = max(twin.decision.options, key=lambda option: (option.points, option.coins))
                assert best.points == seen.points
                if seen.source:
                    assert twin.outcome().sources[seen.source][seat] == seen.before
                ended = twin.ending
                told = twin.apply(best.action)
                assert twin.is_over or not seen.ends or (twin.ending and not ended)
                if seen.effect in ("temple", "garden", "coins", "sell"):
                    kinds = [event.kind for event in told]
                    own = kinds[: kinds.index("die")] if "die" in kinds else kinds
                    assert seen.ends == ("ending" in own)
            else:
                assert (twin.seat, twin.decision_kind()) != (seat, "visit") or "die" in [e.kind for e in moved[2:]]


@over_games(30)
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 7 and not game.is_over:
            continue
        before = state(game)
        for action in {-1, 0, 1, 4, 30, 99} - set(game.legal_actions()):
            with pytest.raises(IllegalActionError) as refused:
                game.apply(action)
            assert len(str(refused.value)) > 10, "a sentence says why"
        assert state(game) == before


@over_games(12)
def test_a_copy_and_its_source_never_change_each_other(case: Case) -> None:
    mind = case.mind()
    kept = []
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 40:
            continue
        before = state(game)
        copy = game.copy(SeededDealer(number))
        assert state(copy) == before
        kept.append((game.copy(), before))
        while not copy.is_over:
            copy.apply(pick(copy, mind, case))
        assert state(game) == before
    for copy, before in kept:
        assert state(copy) == before


@over_games(40)
def test_playing_without_events_is_the_same_game(case: Case) -> None:
    quiet, _ = SYSTEM.start(case.setup, case.dealer())
    for game, action, _ in steps(case):
        if action is not None:
            quiet.advance(action)
        assert (quiet.points, quiet.where, quiet.options) == (game.points, game.where, game.options)
    assert state(quiet) == state(game)


# --- views and imagined games ----------------------------------------------------------------------------------------


@over_games(12)
def test_an_imagined_game_agrees_with_its_view_and_can_be_played(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 5 and not game.is_over:
            continue
        for seat in (0, 1, None):
            view = game.view(seat)
            twin = SYSTEM.imagine(view, SeededDealer(number))
            assert twin.view(seat) == view
            assert state(twin) == state(game), "what is hidden has not been decided yet"
        if number % 100 == 0:
            mind = case.mind()
            while not twin.is_over:
                twin.advance(mind.choice(twin.legal_actions()))


@over_games(15)
def test_views_differ_only_in_whose_they_are_and_travel_between_processes(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 20:
            continue
        views = [game.view(seat) for seat in (0, 1, None)]
        texts = {repr(view).replace(f"View(seat={view.seat}, ", "View(", 1) for view in views}
        assert len(texts) == 1
        assert pickle.loads(pickle.dumps(views[0])) == views[0]


# --- records ---------------------------------------------------------------------------------------------------------


@over_games(15)
def test_a_record_written_read_and_replayed_is_the_same_game(case: Case) -> None:
    assert_replayed(SYSTEM, *recorded(case))


@over_games(10)
def test_an_unfinished_record_can_be_read_and_played_on(case: Case) -> None:
    assert_played_on(SYSTEM, recorded(case)[0])
