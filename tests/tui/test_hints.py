"""Hints: legal, from the view alone, in words that are true, with bars under the road and a count at the end."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tests.tui.driving import (
    HOME,
    VAST,
    acts_of,
    board_of,
    decide,
    game_of,
    look,
    make_app,
    plan,
    press,
    table_of,
    until,
    walked,
)
from tests.tui.keyboard import play_by_keys
from tokaido_tui.bots.advice import Advice, AdviceQuestion
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.tokaido.box import PADDY, SEA
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.words import of
from tokaido_tui.words.question import marks_for


def advised(app: TokaidoApp) -> Advice | None:
    return board_of(app).advice


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", ["pilgrim", "sage"])
def test_advice_is_legal_and_can_be_put_into_words_and_marks(level: str, players: int) -> None:
    table = Table(plan(0, players, bot="wanderer", seed=players, variants=("gastronomy",)))
    kinds = set()
    while not table.is_over:
        view = table.view(table.decider)
        actions = [option.action for option in view.decision.options]
        if len(actions) > 1:
            advice = AdviceQuestion(level, "1", view, seconds=0.002).answer()
            assert advice.action in actions
            assert set(advice.values) == set(actions)
            assert all(0 <= value <= 1 for value in advice.values.values())
            assert advice.values[advice.action] == 1
            assert of("tokaido").hint(view, advice)
            kinds.add(view.kind)
            if view.kind != "move":
                asked = of("tokaido").question(view)
                cursor, marked = marks_for(asked, advice.action)
                assert asked.action(marked if asked.several else frozenset({cursor})) == advice.action
        table.decide(table.decider, table.bot_action())
    assert kinds >= {"choose", "move", "buy", "donate", "eat"}


def test_advice_depends_on_the_view_alone() -> None:
    table = Table(plan(0, 3, bot="wanderer", seed=4))
    for number in range(40):
        view = table.view(table.decider)
        elsewhere = table.system.imagine(view, SeededDealer(number)).view(table.decider)
        one, other = (AdviceQuestion("pilgrim", "1", seen).answer() for seen in (view, elsewhere))
        assert one == other
        assert b"Recorder" not in pickle.dumps(table.advice_question())
        table.decide(table.decider, table.bot_action())


def test_the_words_of_a_panorama_say_its_points() -> None:
    table = Table(plan(0, 3, bot="wanderer", seed=6))
    completed = 0
    while not table.is_over:
        view = table.view(table.decider)
        if view.kind == "move":
            for option in view.decision.options:
                stop = Previewer(view).stop(option.action)
                if PADDY <= stop.kind <= SEA:
                    text = of("tokaido").hint(view, Advice(option.action, {option.action: 1.0}, "sage"))
                    assert f"+{stop.section}" in text
                    assert ("completes" in text) == stop.completes
                    assert ("and the achievement" in text) == stop.first
                    completed += stop.completes
        table.decide(table.decider, table.bot_action())
    assert completed


@pytest.mark.parametrize(("size", "ascii_only"), [(HOME, False), (HOME, True), (VAST, False)])
async def test_f_points_at_the_best_space_and_draws_a_bar_under_each(
    tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    app = make_app(tmp_path, plan(1, 2, variants=("initiation",), seed=9), ascii=ascii_only)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        await press(pilot, "f")
        await until(pilot, lambda: advised(app), 15)
        board, advice = board_of(app), advised(app)
        assert advice is not None
        assert board.road.cursor == advice.action
        assert set(board.road.values) == set(board.road.reachable)
        shown = await look(pilot)
        assert "Sage: " in shown
        assert "q leave" in shown
        layout = board.road.layout_now
        assert layout is not None
        row = board.road._canvas.row(layout.cursor_row)  # type: ignore[union-attr]
        bar = "=" if ascii_only else "▄"
        for station, value in advice.values.items():
            place = layout.places[station]
            if station != advice.action:
                cells = [cell[0] for cell in row[place.x : place.x + layout.tile]]
                assert cells.count(bar) == max(1, round(value * layout.tile)), station
        assert table_of(app).hints == {0: 1}
        await press(pilot, "enter")
        await until(pilot, lambda: acts_of(app) > 0)
        assert not board.road.values


async def test_f_marks_what_to_choose_and_says_why(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, seed=9))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).choosing)
        await press(pilot, "f")
        await until(pilot, lambda: advised(app), 15)
        choice, advice = board_of(app).choice, advised(app)
        assert choice.question is not None
        assert advice is not None
        assert choice.question.action(choice.selection) == advice.action
        assert "Sage: " in await look(pilot)


async def test_a_hint_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 0, variants=("initiation",), seed=9))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        await press(pilot, "f")
        await decide(pilot, lambda view: view.decision.options[-1].action)
        (worker,) = [worker for worker in game_of(app).workers if worker.name == "hint"]
        await worker.wait()
        assert advised(app) is None
        assert not table_of(app).hints


async def test_the_result_says_how_many_hints_were_used(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 1, variants=("initiation",), seed=9))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        table_of(app).hints[0] = 2
        await play_by_keys(pilot, seed=1, haste=1.0)
        await press(pilot, "escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        assert "hints: Ana 2" in await look(pilot)


@pytest.mark.parametrize("kind", ["eat", "buy"])
def test_where_nothing_is_the_only_choice_the_hint_says_so(kind: str) -> None:
    """An empty purse at an inn, or dishes that were all eaten before."""
    table, _ = walked(plan(3, variants=("initiation",), seed=9), lambda table: table.kind == kind)
    view = table.view(table.decider)
    alone = view._replace(decision=view.decision._replace(options=view.decision.options[:1]))
    assert of("tokaido").decisions[alone.kind].reasons(alone, alone.decision.options[0].action) == [
        "there is nothing else to choose"
    ]
