"""What happens, as it looks: pawns on their way, points that run up, dice that roll."""

from __future__ import annotations

from pathlib import Path

from tests.games.duo.helpers import Trip, space
from tests.tui.driving import HOME, look, make_app, press, settle, until
from tests.tui.duo.playing import island_board, plan, show_trip
from tokaido_tui.tui.duo.animation import LINGER, TUMBLES
from tokaido_tui.tui.duo.players import Players


async def test_a_pawn_walks_over_every_space_of_its_way(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((3, 1, 1)).put(0, pilgrim="C1")
        board = await show_trip(pilot, trip)
        frames = board.frames(trip.do("die pilgrim"))
        seen = []
        for frame in frames:
            frame()
            seen.append(next(at for at, pawns in board.map.pawns().items() if 0 in pawns))
        assert seen == [stop for stop in (space(2), space(3), space("C2")) for _frame in range(LINGER)]


async def test_points_run_up_one_by_one(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((1, 1, 1)).put(0, pilgrim="C1").boards(0, temple=5, garden=3)
        trip.do("die pilgrim")
        board = await show_trip(pilot, trip)
        players = board.query_one(Players)
        seen = []
        for frame in board.frames(trip.do("visit")):
            frame()
            seen.append(players.points[0])
        assert seen == [16, 17, 18]
        assert trip.player(0).points == 18


async def test_the_dice_roll_before_a_round(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((1, 1, 1), (4, 3, 2))
        board = await show_trip(pilot, trip)
        events = [event for event in trip.finish_round() if event.kind == "rolled"]
        frames = board.frames(events)
        assert len(frames) == 2 * TUMBLES
        shown = set()
        for frame in frames:
            frame()
            shown.add(board.dice._rolling)
            await settle(pilot)
        assert len(shown) == 4
        assert all(1 <= face <= 4 for faces in shown if faces for face in faces)


async def test_any_key_hurries_what_is_shown(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(), animation=True)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        table = app.screen.host.table  # type: ignore[attr-defined]
        await press(pilot, "enter", "x")
        await until(pilot, lambda: island_board(app).deciding)
        assert table.decisions == 1
        await look(pilot)
