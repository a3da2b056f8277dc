"""The board of Tokaido Duo: dice, previews with the numbers now and after, hints, ways back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.duo.helpers import Trip, space
from tests.tui.driving import HOME, ROOMY, app_with, look, make_app, press, settle, until
from tests.tui.duo.playing import at, island_board, plan, show_trip
from tokaido_tui.bots.advice import Advice
from tokaido_tui.tui.duo.board import DuoBoard
from tokaido_tui.tui.duo.dice import takers, turn_of
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.sheet import SheetScreen


def said(board: DuoBoard) -> str:
    """What the panel says, with its title."""
    lines = ["".join(text for text, _style in pieces) for pieces in board.panel.lines]
    return "\n".join([board.panel.title, *lines])


async def previewed(tmp_path: Path, trip: Trip, *keys: str, size: tuple[int, int] = HOME) -> str:
    """What the panel says about a position after some keys."""
    app = make_app(tmp_path, plan())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        await press(pilot, *keys)
        return said(board)


# --- the dice -----------------------------------------------------------------------------------------------------


async def test_a_die_says_where_it_leads_and_what_is_there(tmp_path: Path) -> None:
    trip = Trip((2, 1, 1)).put(0, pilgrim=24, merchant="M1").boards(0, temple=5, garden=3)
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        assert said(board).startswith("PILGRIM 2\ntemple 2: temple 5 to 6 +3")
        assert board.panel.aside == "1 place to go"
        assert said(board).endswith("That leaves Bo: merchant 1 or artist 1.")
        assert board.map.targets == (space(2),)
        await press(pilot, "right")
        assert "MERCHANT 1" in said(board)
        assert all(f"{town}: " in said(board) for town in ("C1", "C8", "M2"))
        assert "M2: 2 goods" in said(board)
        await press(pilot, "right", "right")
        assert "ARTIST 1" in said(board)
        await press(pilot, "1")
        assert "PILGRIM 2" in said(board)


async def test_a_die_that_leads_nowhere_says_so(tmp_path: Path) -> None:
    trip = Trip((2, 1, 1))
    # No such die is in the box; there is no way of so many steps.
    trip.game.dice = (2, 6, 1)
    text = await previewed(tmp_path, trip, "right")
    assert text.startswith("MERCHANT 6\nThere is nowhere to go: the die would be spent for nothing.")


async def test_who_takes_which_die() -> None:
    trip = Trip((2, 2, 2), (1, 1, 1))
    assert takers(trip.view()) == (0, 1, 0)
    assert turn_of(trip.view()) == 0
    trip.do("die pilgrim")
    assert turn_of(trip.view()) == 0
    while trip.kind != "die":
        trip.do(trip.choices()[0])
    assert trip.game.seat == 1
    assert turn_of(trip.view()) == 1
    trip.finish_round()
    assert takers(trip.view()) == (1, 0, 1)


async def test_dice_show_which_are_left_and_whose_pawn_moves(tmp_path: Path) -> None:
    trip = Trip((2, 1, 3))
    trip.do("die merchant")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        await show_trip(pilot, trip)
        text = await look(pilot)
        assert "P 2" in text
        assert "M 1" in text
        while trip.kind != "die":
            trip.do(trip.choices()[0])
        await show_trip(pilot, trip)
        text = await look(pilot)
        assert "M 1" not in text
        assert "used" in text
        assert "turns  A [B] A" in text


async def test_places_of_a_die_can_be_looked_at_before_it_is_taken(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, Trip((2, 1, 1)))
        await press(pilot, "2", ".")
        first = board.map.looked_at
        assert first == board.map.targets[0]
        assert board.map.way[0] == space("M1")
        await press(pilot, ".")
        assert board.map.looked_at == board.map.targets[1]
        await press(pilot, ",")
        assert board.map.looked_at == first
        # Enter still takes the die.
        assert board.ready() == 1


# --- previews -----------------------------------------------------------------------------------------------------


async def test_a_temple_in_numbers_now_and_after(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1), waves=("hasty", "shrewd", "master")).put(0, pilgrim="C1").wave(0, "hasty")
    trip.boards(0, temple=5, garden=3).do("die pilgrim")
    text = await previewed(tmp_path, trip)
    assert text.splitlines()[0] == "TEMPLE 2"
    assert "Temple 5 to 6: faith 15 to 18  +3" in text
    assert "1 step: C1 → temple 2" in text


async def test_what_ends_the_game_is_said(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1), waves=("hasty", "shrewd", "master")).put(0, pilgrim="C1").wave(0, "hasty")
    trip.boards(0, temple=8, garden=2)
    trip.do("die pilgrim")
    text = await previewed(tmp_path, trip)
    assert "Temple 8 to 9: faith 16 to 18" in text
    assert "sets off the end" in text


async def test_a_sale_in_coins_ingots_and_trade(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, ceramics=4).boards(0, coins=1)
    trip.do("die merchant")
    keys = str(trip.places().index("C2") + 1)
    text = await previewed(tmp_path, trip, keys)
    assert text.startswith("COASTAL TOWN C2")
    assert "Sell 4 ceramics at 3: coins 1 to 3, ingots 0 to 1: trade 0 to 5  +5" in text


async def test_goods_that_would_go_back_are_counted(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, fan=4)
    trip.do("die merchant")
    text = await previewed(tmp_path, trip, str(trip.places().index("M1") + 1))
    assert "Draw 4 goods   3 of all your goods go back" in text


async def test_painting_and_giving(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1)).revealed(0, "waterfall", "moon")
    trip.do("die artist")
    text = await previewed(tmp_path, trip, str(trip.places().index("A") + 1))
    assert text.startswith("WATERFALL A\nGive a waterfall: culture 0 to 1  +1\nOr turn 1 painting")


async def test_nothing_to_do_is_said_with_its_reason(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2")
    trip.do("die merchant")
    text = await previewed(tmp_path, trip, str(trip.places().index("C2") + 1))
    assert "Nothing to do here: you have none of the good it buys." in text


async def test_coins_and_waves(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1), waves=("hasty", "shrewd", "master")).put(0, pilgrim=3).wave(0, "hasty").boards(0, coins=8)
    trip.do("die pilgrim")
    assert trip.places() == ["C2", "5"]
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        assert "Take 3 coins: coins 8 to 1, ingots 0 to 1: trade 0 to 5  +5" in said(board)
        await press(pilot, "2")
        assert "Take a wave: shrewd, master" in said(board)


async def test_what_comes_after_the_die_is_said(tmp_path: Path) -> None:
    trip = Trip((1, 1, 2), waves=("hasty", "shrewd", "master"))
    trip.do("die merchant")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        assert said(board).endswith("That leaves Bo: pilgrim 1 or artist 2.")
        while trip.kind != "die":
            trip.do(trip.choices()[0])
        trip.do("die pilgrim", "pass")
        assert trip.kind == "move"
        board = await show_trip(pilot, trip)
        assert said(board).endswith("Then Bo rolls.")
        trip.game.ending = True
        board = await show_trip(pilot, trip)
        assert said(board).endswith("That was the last die of the game.")


async def test_points_stand_on_the_map(tmp_path: Path) -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, ceramics=4).boards(0, coins=1)
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        await press(pilot, "2")
        assert board.map.gains[space("C2")] == 5
        assert "+5" in await look(pilot)
        await press(pilot, "3")
        assert "+5" not in await look(pilot)


# --- hints, lessons, replays ------------------------------------------------------------------------------------------


async def test_a_hint_points_says_why_and_shows_what_the_rest_is_worth(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("move", after=6))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        targets = board.map.targets
        values = {target: number / (len(targets) - 1) for number, target in enumerate(targets)}
        board.advise(Advice(targets[-1], values, "pilgrim"))
        await settle(pilot)
        assert board.map.cursor == targets[-1]
        assert "Pilgrim: " in said(board)
        text = await look(pilot)
        assert "▄▄▄" in text
        await press(pilot, "home")
        assert "Pilgrim: " not in said(board)


async def test_a_hint_about_the_dice(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("die"))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        board.advise(Advice(2, {0: 0.2, 1: 0.5, 2: 1.0}, "pilgrim"))
        await settle(pilot)
        assert board.dice.cursor == 2
        assert "▀▀▀" in await look(pilot)


async def test_the_way_for_who_learns(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((2, 1, 1))
        board = await show_trip(pilot, trip)
        assert board.way_to_point(0) == "This is the pilgrim's die: press *Enter*."
        assert board.way_to_point(2) == "For the artist's die, a 1, press *3*."
        trip.do("die merchant")
        board = await show_trip(pilot, trip)
        first, second = board.map.targets[:2]
        names = trip.view().box.names
        assert board.way_to_point(first) == f"This is {names[first]}: press *Enter*."
        assert board.way_to_point(second) == f"For {names[second]} press *2*."
        await press(pilot, "2")
        assert board.way_to_point(second).endswith("press *Enter*.")


async def test_a_replay_recalls_what_was_chosen(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((2, 1, 1)).goods(0, fan=3, doll=3).revealed(0, "waterfall")
        board = await show_trip(pilot, trip)
        board.recall(2)
        assert board.dice.cursor == 2
        trip.do("die artist")
        board = await show_trip(pilot, trip)
        board.recall(board.map.targets[-1])
        assert board.map.cursor == board.map.targets[-1]
        trip.do(trip.choices()[0])
        board = await show_trip(pilot, trip)
        board.recall(0)
        assert board.choice.question is not None
        assert board.choice.question.items[board.choice.cursor].label == "leave it"


# --- keys -------------------------------------------------------------------------------------------------------------


async def test_undo_leads_back_to_the_dice(tmp_path: Path) -> None:
    table = at("die")
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        await press(pilot, "2", "enter")
        await until(pilot, lambda: board.deciding and board.view.kind == "move")
        assert "u back" in await look(pilot)
        await press(pilot, "u")
        await until(pilot, lambda: board.deciding and board.view.kind == "die")
        assert table.decisions == 0


@pytest.mark.parametrize("size", [HOME, ROOMY])
@pytest.mark.parametrize("kind", ["die", "move", "visit", "keep"])
async def test_the_keys_fit_in_their_line(kind: str, size: tuple[int, int], tmp_path: Path) -> None:
    app = app_with(tmp_path, at(kind, after=4))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        last = (await look(pilot)).splitlines()[-1]
        assert last.rstrip().endswith("q leave"), last


async def test_rules_and_sheet_of_what_the_cursor_is_on(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((2, 1, 1))
        board = await show_trip(pilot, trip)
        assert board.topic() == "pawn:pilgrim"
        trip.do("die artist")
        board = await show_trip(pilot, trip)
        assert board.topic() == "space:waterfall"
        await press(pilot, "i")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await press(pilot, "escape", "s")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))
        await press(pilot, "escape")
        await pilot.click("#players", offset=(5, 7))
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))


async def test_a_tiny_terminal_and_back(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("move", after=6))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        before = await look(pilot)
        for size in ((60, 20), (20, 5), (1, 1), (250, 70), (80, 24)):
            await pilot.resize_terminal(*size)
            await look(pilot)
        assert await look(pilot) == before
