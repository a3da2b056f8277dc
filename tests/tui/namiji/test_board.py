"""Namiji's board by keys and by mouse: the route, the bank, the shelf, the questions, hints and replays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.driving import HOME, ROOMY, acts_of, app_with, board_of, game_of, look, make_app, press, settle, until
from tests.tui.namiji.sailing import at, sailed
from tests.words.namiji.voyages import boats
from tokaido_tui.bots.advice import Advice
from tokaido_tui.games.namiji.box import STATION_NAMES
from tokaido_tui.games.namiji.options import MEMBERS, UNSEEN
from tokaido_tui.games.namiji.shelf import CELLS_OF
from tokaido_tui.games.namiji.view import View
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.namiji.board import NamijiBoard
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.rules import RulesScreen


async def ready(pilot: Pilot[None]) -> NamijiBoard:
    await until(pilot, lambda: board_of(pilot.app).deciding)
    board = board_of(pilot.app)
    assert isinstance(board, NamijiBoard)
    return board


def opened(folder: Path, table: Table, **settings: object) -> TokaidoApp:
    return app_with(folder, table, **{"curtain": False, **settings})


# --- the route -------------------------------------------------------------------------------------------------------


async def test_the_cursor_goes_along_the_route_and_enter_sails_there(tmp_path: Path) -> None:
    table = at("move", 4, leg=1)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        reachable = board.road.reachable
        await press(pilot, "right", "right", "left")
        assert board.road.cursor == reachable[1]
        kind = board.view.road.kinds[reachable[1]]
        assert board.topic() == f"station:{STATION_NAMES[kind]}"
        boat = board.view.walker
        await press(pilot, "end")
        assert board.road.cursor == board.view.road.stages[board.view.stage].end
        await press(pilot, "2", "enter")
        assert table.view(None).travellers[boat].station == reachable[1]


async def test_the_dock_shows_its_places_and_the_harbour_its_tokens(tmp_path: Path) -> None:
    table = at("move", 3, leg=3, waiting=1)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await ready(pilot)
        rows = (await look(pilot)).splitlines()
        home = next(player for player in table.view(None).players if player.arrived)
        above = rows[4].rstrip()
        assert above.endswith(f"{home.name[0]}53"), "who came home first has the 7; 5 and 3 are left"
        await press(pilot, "end")
        shown = await look(pilot)
        assert "HARBOUR" in shown
        assert "Early bird: +5" in shown


# --- fishing ---------------------------------------------------------------------------------------------------------


async def test_a_fish_is_taken_from_the_bank_by_arrows(tmp_path: Path) -> None:
    table = at("fish", 3, leg=1)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        legal = {option.action for option in board.view.decision.options}
        shown = await look(pilot)
        assert "WHICH FISH DO YOU TAKE?" in shown
        assert f"{board.view.face_down} fish face down" in shown
        await press(pilot, "end")
        assert board.ready() == UNSEEN
        for key in ("up", "left", "left", "up", "right", "down", "j", "k", "h", "l"):
            await press(pilot, key)
            assert board.ready() in legal
        await press(pilot, "end", "enter")
        assert table.kind == "place"
        assert table.view(None).caught is not None


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_a_fish_is_placed_only_where_it_may_lie(size: tuple[int, int], tmp_path: Path) -> None:
    table = at("place", 3, leg=1, netted=False)
    seat = table.decider
    app = opened(tmp_path, table)
    async with app.run_test(size=size) as pilot:
        board = await ready(pilot)
        legal = {option.action for option in board.view.decision.options}
        seen = set()
        for key in ["home", "right", "right", "right", "down", "left", "left", "left", "down", "right", "up", "down"]:
            await press(pilot, key)
            seen.add(board.ready())
            assert board.ready() in legal
        assert len(seen) > 2
        await press(pilot, "home")
        placement = board.ready()
        await press(pilot, "enter")
        tokens = table.view(None).players[seat].tokens
        assert tokens[-1].placement == placement


async def test_space_turns_a_net_and_enter_places_it_so(tmp_path: Path) -> None:
    table = at("place", 4, leg=1, netted=True)
    seat = table.decider
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        assert "Space turn" in await look(pilot)

        def lies() -> int:
            first, second = MEMBERS[CELLS_OF[board.ready()]]
            return second - first

        await press(pilot, "home")
        before = lies()
        await press(pilot, "space")
        assert {before, lies()} == {1, 4}, "across and down"
        wanted = board.ready()
        await press(pilot, "enter")
        assert table.view(None).players[seat].tokens[-1].placement == wanted


async def test_what_is_not_wanted_goes_back(tmp_path: Path) -> None:
    table = at("place", 3, netted=False)
    fish = table.view(None).caught
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        await press(pilot, "end")
        assert board.ready() == 0
        assert "anybody can take it" in await look(pilot)
        await press(pilot, "enter")
        assert fish in table.view(None).face_up


async def test_lines_light_up_where_a_token_completes_them(tmp_path: Path) -> None:
    def scores(table: Table) -> bool:
        return table.kind == "place" and any(option.points for option in table.decision.options)

    table = sailed(boats(3, seed=3), lambda table, _view: scores(table))
    best = max(table.decision.options, key=lambda option: option.points)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        board.point_at(best.action)
        shown = await look(pilot)
        assert "completes " in shown
        assert f"+{best.points}" in shown


async def test_letters_jump_on_the_shelf_and_in_the_bank(tmp_path: Path) -> None:
    for kind in ("place", "fish"):
        app = opened(tmp_path, at(kind, 3, leg=1))
        async with app.run_test(size=HOME) as pilot:
            board = await ready(pilot)
            before = acts_of(app)
            for action, letter in list(board.jump_letters().items()):
                await press(pilot, "g")
                assert board.jumping
                await press(pilot, letter)
                assert not board.jumping
                assert board.ready() == action
            await press(pilot, "g", "escape")
            assert not board.jumping
            assert acts_of(app) == before


async def test_the_mouse_points_and_clicks(tmp_path: Path) -> None:
    table = at("place", 3, leg=1, netted=False)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        x, y, _width, _rows, action = board.fishing._rects[-2]
        await pilot.click("#fishing", offset=(x + 1, y))
        await settle(pilot)
        assert board.ready() == action
        before = acts_of(app)
        await pilot.click("#fishing", offset=(x + 1, y))
        await until(pilot, lambda: acts_of(app) > before)


async def test_the_net_is_chosen_among_several(tmp_path: Path) -> None:
    table = None
    for seed in range(1, 40):
        try:
            table = sailed(boats(4, seed=seed), lambda table, _view: table.kind == "haul", seed=seed)
        except AssertionError:
            continue
        break
    assert table is not None
    offer = table.view(None).offer
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        assert "WHICH NET DO YOU KEEP?" in await look(pilot)
        await press(pilot, "home")
        assert board.ready() == 1 + offer[0]
        await press(pilot, "enter")
        assert table.kind == "place"
        assert table.view(None).netted


# --- questions -------------------------------------------------------------------------------------------------------


async def test_the_trap_tells_its_odds(tmp_path: Path) -> None:
    table = at("draw", 3, haul_crabs=1)
    view = table.view(None)
    percent = round(100 * view.bag_crabs / (view.bag_shrimp + view.bag_crabs))
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await ready(pilot)
        shown = await look(pilot)
        assert f"The next crab loses the haul: {percent} %" in shown
        assert f"{view.bag_shrimp} shrimp, {view.bag_crabs} crabs" in shown
        seat, caught = table.decider, view.haul_shrimp + view.haul_crabs
        before = table.view(None).players[seat].points
        await press(pilot, "1", "enter")
        assert table.view(None).players[seat].points == before + caught


async def test_a_place_at_the_dock_is_chosen(tmp_path: Path) -> None:
    table = at("moor", 4, waiting=2)
    boat = table.view(None).walker
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        places = [option.action for option in board.view.decision.options]
        shown = await look(pilot)
        assert all(f"place {place + 1}" in shown for place in places)
        await press(pilot, "2", "enter")
        assert table.view(None).travellers[boat].slot == places[1]


@pytest.mark.parametrize("people", [2, 5])
async def test_the_hand_of_a_dock_is_all_in_sight(people: int, tmp_path: Path) -> None:
    table = at("take", people)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        shown = await look(pilot)
        for number, item in enumerate(board.choice.question.items, 1):
            assert f"{number} {item.label}" in shown
            assert item.detail in shown
        card = board.view.decision.options[-1].action
        seat = table.decider
        await press(pilot, "end", "enter")
        assert card in table.view(None).players[seat].dock_cards


async def test_six_cards_own_rocks_and_a_hint_leave_every_card_in_sight(tmp_path: Path) -> None:
    def six(table: Table, _view: View) -> bool:
        if table.kind != "take" or table.decision is None:
            return False
        return len(table.decision.options) == 6 and bool(table.view(table.decider).players[table.decider].rocks)

    table = None
    for seed in range(60):
        try:
            table = sailed(boats(5, seed=seed), six, seed)
            break
        except AssertionError:
            continue
    assert table is not None
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        options = board.view.decision.options
        board.advise(Advice(options[0].action, {option.action: 1.0 for option in options}, "pilgrim"))
        shown = await look(pilot)
        assert "Your rocks:" in shown
        for number, item in enumerate(board.choice.question.items, 1):
            assert f"{number} {item.label}" in shown


@pytest.mark.parametrize("kind", ["move", "take"])
async def test_what_was_decided_is_void_once_something_else_is_shown(kind: str, tmp_path: Path) -> None:
    table = at(kind, 3)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        before = acts_of(app)
        board.confirm()
        game_of(app).show(deciding=True)
        await settle(pilot)
        assert acts_of(app) == before
        await press(pilot, "enter")
        assert acts_of(app) == before + 1


async def test_what_was_chosen_from_a_list_is_void_once_a_place_is_asked_for(tmp_path: Path) -> None:
    table = at("moor", 5)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        number, before = game_of(app).host.number, acts_of(app)
        taking_back = asyncio.create_task(game_of(app).client.undo())
        await asyncio.sleep(0)
        board.confirm()
        await settle(pilot)
        await taking_back
        assert game_of(app).host.number == number + 1, "one of the two was done"
        assert acts_of(app) < before
        assert board.moving


async def test_nothing_is_decided_between_taking_back_and_showing_it(tmp_path: Path) -> None:
    """The question whether all agree still covers the board when the step is taken back."""
    table = at("draw", 3)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        await press(pilot, "u")
        assert isinstance(app.screen, ConfirmScreen)
        before = table.decisions
        (request,) = (game_of(app).host._undo._request,)
        assert request is not None
        agreed = asyncio.create_task(game_of(app).client.answer(request.id, True))
        await asyncio.sleep(0)
        board.confirm()
        await settle(pilot)
        await agreed
        assert table.decisions < before
        await until(pilot, lambda: board.deciding)
        assert acts_of(app) == table.decisions < before
        assert board.view == table.view(table.decider)


async def test_rules_open_at_what_is_asked(tmp_path: Path) -> None:
    for kind, topic in (("draw", "station:trap"), ("keep", "station:rock"), ("take", "station:dock")):
        app = opened(tmp_path, at(kind, 3))
        async with app.run_test(size=HOME) as pilot:
            await ready(pilot)
            await press(pilot, "i")
            assert isinstance(app.screen, RulesScreen)
            assert app.screen.topic == topic


# --- hints, replays, lessons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "fish", "place", "draw", "keep", "moor", "take"])
@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_a_hint_points_says_why_and_shows_the_rest(kind: str, size: tuple[int, int], tmp_path: Path) -> None:
    table = at(kind, 4, leg=1)
    app = opened(tmp_path, table)
    async with app.run_test(size=size) as pilot:
        board = await ready(pilot)
        options = board.view.decision.options
        advised = options[-1].action
        values = {option.action: (n + 1) / len(options) for n, option in enumerate(options)}
        advice = Advice(advised, values, "pilgrim")
        board.advise(advice)
        await settle(pilot)
        assert board.ready() == advised
        assert board.why(advice) in await look(pilot)


@pytest.mark.parametrize("kind", ["move", "fish", "place", "draw", "keep", "moor", "take"])
async def test_a_replay_points_at_what_was_chosen(kind: str, tmp_path: Path) -> None:
    app = opened(tmp_path, at(kind, 3))
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        for option in board.view.decision.options:
            board.recall(option.action)
            assert board.ready() == option.action


@pytest.mark.parametrize("kind", ["fish", "place"])
async def test_who_learns_is_told_the_keys(kind: str, tmp_path: Path) -> None:
    app = opened(tmp_path, at(kind, 3, leg=1))
    names = {"Right": "right", "Left": "left", "Up": "up", "Down": "down", "Space": "space"}
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        for option in board.view.decision.options:
            told = board.way_to_point(option.action)
            if board.ready() == option.action:
                assert told == "That is it: press *Enter*."
                continue
            for part in told.removeprefix("Press ").removesuffix(".").split(", "):
                key, times = part.replace("*", "").split(" ", 1)
                await press(pilot, *[names[key]] * (1 if times == "once" else int(times.split()[0])))
            assert board.ready() == option.action


# --- what happens -----------------------------------------------------------------------------------------------------


async def test_a_boat_sails_and_points_run_up_and_down(tmp_path: Path) -> None:
    app = make_app(tmp_path, boats(2, seed=3), animation=True)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        boat = board.view.walker
        await press(pilot, "end", "enter")
        await until(pilot, lambda: board.road._steps.get(boat))
        assert game_of(app)._timer is not None
        await press(pilot, "x")
        assert game_of(app)._timer is None, "any key ends the sailing"
    table = at("move", 2, leg=3, waiting=2)
    app = opened(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        board = await ready(pilot)
        points = [player.points for player in board.view.players]
        frames = board.frames(table.decide(table.decider, board.view.road.last))
        for frame in frames:
            frame()
        assert board.query_one("#track").points == [player.points for player in table.view(None).players]
        assert points != board.query_one("#track").points
