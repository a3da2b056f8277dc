"""The cursor on the road: it stands only where the traveller may stop, by whatever key or by the mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.tui.driving import (
    HOME,
    ROOMY,
    acts_of,
    board_of,
    decide,
    game_of,
    make_app,
    plan,
    press,
    settle,
    table_of,
    until,
)
from tests.tui.driving import look as read
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.road.road import Road
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.rules import RulesScreen


async def some_way(pilot: Pilot[None], acts: int = 14) -> TokaidoApp:
    """A game of four people on the road, the first stage half walked, somebody to move."""
    app = pilot.app
    mind = Random(2)
    await until(pilot, lambda: board_of(app).deciding)
    while acts_of(app) < acts or not board_of(app).pointing:
        at = 1 if board_of(app).pointing else mind.randrange(9)
        await decide(pilot, lambda view, at=at: view.decision.options[min(at, len(view.decision.options) - 1)].action)
        await until(pilot, lambda: board_of(app).deciding)
    assert len(board_of(app).road.reachable) > 3
    return app


def four(folder: Path) -> TokaidoApp:
    return make_app(folder, plan(4, variants=("initiation",), seed=6), curtain=False)


async def test_arrows_and_letters_move_among_the_reachable_spaces(tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=HOME) as pilot:
        app = await some_way(pilot)
        road = board_of(app).road
        legal = tuple(option.action for option in board_of(app).view.decision.options)
        assert road.reachable == legal
        assert road.cursor == legal[0]
        place = 0
        mind = Random(1)
        for _ in range(40):
            step = mind.choice([-1, 1])
            key = mind.choice(["left", "h", "k", "up"] if step < 0 else ["right", "l", "j", "down"])
            await press(pilot, key)
            place = max(0, min(place + step, len(legal) - 1))
            assert road.cursor == legal[place]
            assert road.looked_at is None
        await press(pilot, "end")
        assert road.cursor == legal[-1]
        await press(pilot, "home")
        assert road.cursor == legal[0]


async def test_digits_go_straight_to_a_space(tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=HOME) as pilot:
        app = await some_way(pilot)
        road = board_of(app).road
        for number in range(9, 0, -1):
            before = road.cursor
            await press(pilot, str(number))
            assert road.cursor == (road.reachable[number - 1] if number <= len(road.reachable) else before)
        before = road.cursor
        await press(pilot, "0")
        assert road.cursor == before


async def test_jump_letters_stand_on_the_spaces_and_lead_there(tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=HOME) as pilot:
        app = await some_way(pilot)
        road, view = board_of(app).road, board_of(app).view
        stage = view.road.stages[view.stage]
        letters = {letter: station for station, letter in board_of(app).jump_letters().items()}
        assert list(letters.values()) == list(range(stage.start + 1, stage.end + 1))
        for letter, station in letters.items():
            cursor = road.cursor
            await press(pilot, "g")
            assert board_of(app).jumping
            await press(pilot, letter)
            assert not board_of(app).jumping
            assert isinstance(app.screen, GameScreen)
            if station in road.reachable:
                assert (road.cursor, road.looked_at) == (station, None)
            else:
                assert (road.cursor, road.looked_at) == (cursor, station)
        await press(pilot, "home", "g")
        plain = await read(pilot)
        shown = [board_of(app).jump_letters()[station] for station in road.reachable]
        assert all(f" {letter} " in plain or f"[{letter}]" in plain for letter in shown)
        await press(pilot, "escape")
        assert not board_of(app).jumping
        assert not isinstance(app.screen, ConfirmScreen)


@pytest.mark.parametrize("size", [HOME, ROOMY], ids=str)
async def test_the_mouse_points_and_stops(size: tuple[int, int], tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=size) as pilot:
        app = await some_way(pilot)
        road = board_of(app).road
        await read(pilot)
        for station in road.reachable:
            place = road.layout_now.places[station]
            await pilot.hover(Road, offset=(place.x + 1, place.y))
            await settle(pilot)
            assert (road.cursor, road.looked_at) == (station, None)
        closed = next(s for s in road.layout_now.places if s not in road.reachable)
        place = road.layout_now.places[closed]
        await pilot.click(Road, offset=(place.x + 1, place.y))
        await settle(pilot)
        before = acts_of(app)
        assert road.looked_at == closed
        await press(pilot, "enter")
        assert acts_of(app) == before
        station = road.reachable[1]
        place = road.layout_now.places[station]
        who = table_of(app).view(None).walker
        for _ in range(2):
            await pilot.click(Road, offset=(place.x + 1, place.y))
            await settle(pilot)
            if acts_of(app) > before:
                break
        assert acts_of(app) == before + 1
        assert table_of(app).view(None).travellers[who].station == station


async def test_looking_at_a_closed_space_says_why(tmp_path: Path) -> None:
    """Full stop and comma go over every space of the stage; what is closed cannot be chosen."""
    app = make_app(tmp_path, plan(3, variants=("initiation",), seed=6), curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await some_way(pilot, 8)
        board = board_of(app)
        stage = board.view.road.stages[board.view.stage]
        previewer = board._previewer
        words = {
            "behind": "Nobody walks back", "start": "You stand here", "full": "Every place here is taken",
            "complete": "You have completed", "coin": "A village or a temple needs a coin",
        }  # fmt: skip
        seen = set()
        keys = [","] * 20 + ["."] * 20 + ["["] * 20
        before = acts_of(app)
        for key in keys:
            await press(pilot, key)
            station = board.road.looked_at if board.road.looked_at is not None else board.road.cursor
            assert stage.start <= station <= stage.end
            stop = previewer.stop(station)
            assert (board.road.looked_at is None) == (station in board.road.reachable) == (stop.closed == "")
            if stop.closed and stop.closed not in seen:
                seen.add(stop.closed)
                assert words[stop.closed] in await read(pilot)
                await press(pilot, "enter")
                assert acts_of(app) == before
        assert {"start", "full"} <= seen
        assert board.road.looked_at == stage.start or board.road.cursor == stage.start


async def test_enter_stops_at_the_space_of_the_cursor(tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=HOME) as pilot:
        app = await some_way(pilot)
        for number in (2, 1, 3, 2):
            await until(pilot, lambda: board_of(app).deciding)
            while not board_of(app).pointing:
                await press(pilot, "enter")
            walker = board_of(app).view.walker
            number = min(number, len(board_of(app).road.reachable))
            await press(pilot, str(number))
            station = board_of(app).road.cursor
            await press(pilot, "enter")
            assert table_of(app).view(None).travellers[walker].station == station


async def test_i_opens_the_rules_of_the_space_under_the_cursor(tmp_path: Path) -> None:
    async with four(tmp_path).run_test(size=HOME) as pilot:
        app = await some_way(pilot)
        for number, station in enumerate(board_of(app).road.reachable[:5], 1):
            await press(pilot, str(number), "i")
            assert isinstance(app.screen, RulesScreen)
            kind = board_of(app).view.road.kinds[station]
            assert app.screen.topic == f"station:{STATION_NAMES[kind]}"
            await press(pilot, "escape")


async def test_a_traveller_walks_and_any_key_ends_the_walk(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, variants=("initiation",), seed=3), animation=True)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        game, road = game_of(app), board_of(app).road
        walker = board_of(app).view.walker
        await press(pilot, "end", "enter")
        await until(pilot, lambda: road._steps.get(walker))
        assert game._timer is not None
        first = road._steps[walker]
        await until(pilot, lambda: road._steps[walker] > first)
        assert first < road._steps[walker] < road.view.road.stages[0].end
        before = acts_of(app)
        await press(pilot, "enter")
        assert game._timer is None, "the key ends the walk"
        assert acts_of(app) == before, "and does nothing else"
        assert not road._steps
        await until(pilot, lambda: not isinstance(app.screen, GameScreen) or board_of(app).deciding)
