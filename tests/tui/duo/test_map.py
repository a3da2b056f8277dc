"""The map: what is drawn on it, and how the cursor goes over it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.duo.helpers import Trip, space
from tests.games.duo.islands import star
from tests.tui.driving import HOME, ROOMY, app_with, look, make_app, press, settle, until
from tests.tui.duo.playing import at, island_board, plan, show_trip
from tests.tui.positions import Bare, Host, backgrounds, rows_of
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.box import COAST, TEMPLE, TOWN
from tokaido_tui.games.duo.system import DuoSystem
from tokaido_tui.tui.duo.map.ground import cell_of, way_pixels
from tokaido_tui.tui.duo.map.island_map import IslandMap
from tokaido_tui.tui.duo.map.places import places_of


def drawn(board: object) -> str:
    """What the map alone shows."""
    canvas = board.map._canvas  # type: ignore[attr-defined]
    return "\n".join("".join(char for char, _style in canvas.row(y)) for y in range(canvas.height))


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_everything_of_the_island_is_on_it(size: tuple[int, int], tmp_path: Path) -> None:
    trip = Trip((2, 2, 2)).put(0, pilgrim="C3").put(1, pilgrim=9, merchant="C5")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        await look(pilot)
        text = drawn(board)
    for pawn in ("Ap", "Am", "Aa", "Bp", "Bm", "Ba"):
        assert text.count(pawn) == 1, pawn
    view = trip.view(0)
    for stop, token in enumerate(view.tokens):
        if token is not None:
            assert f"{('ki', 'ce', 'do', 'fa')[token.good]}{token.price}" in text
            assert view.box.names[stop] in text
    for name in ("M1", "M2", "M3", "M4", "+4", "+2", "+3", "moon", "bamboo"):
        assert name in text
    words = ("waterfall", "mountain") if size == ROOMY else ("falls", "mount")
    assert all(text.count(word) == 2 for word in words)
    # The stops that nobody stands on, and the free ones of those areas and towns that have such letters.
    free = [stop for stop in range(view.box.rim) if view.box.kinds[stop] != TOWN and stop != space(9)]
    for letter, kind in (("T", TEMPLE), ("S", COAST)):
        wanted = sum(view.box.kinds[stop] == kind for stop in free)
        assert len(re.findall(rf" {letter} ", text)) == wanted


async def test_tokens_lie_in_the_sea_until_somebody_has_them(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        trip = Trip((2, 2, 2), waves=("hasty", "sturdy", "inspired"))
        text = drawn(await show_trip(pilot, trip))
        assert "~hasty" in text
        assert "~spring" in text
        trip.wave(1, "hasty")
        trip.game.springs = 0
        text = drawn(await show_trip(pilot, trip))
        assert "~hastyB" in text
        assert "~springA" in text
        assert "~sturdyA" not in text


async def test_targets_are_numbered_and_the_cursor_is_in_brackets(tmp_path: Path) -> None:
    trip = Trip((2, 2, 2)).put(1, pilgrim="C3")
    trip.do("die merchant")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        targets = board.map.targets
        assert targets == tuple(trip.game.legal_actions())
        text = drawn(board)
        # The first is under the cursor, the others bear their numbers.
        assert text.count("[") == 1
        for number in range(2, len(targets) + 1):
            assert re.search(rf"{number} (ki|ce|do|fa|\+)\d", text), number
        assert not re.search(r"1 (ki|ce|do|fa|\+)\d", text)
        await press(pilot, "2")
        assert board.map.cursor == targets[1]
        assert re.search(r"1 (ki|ce|do|fa|\+)\d", drawn(board))


async def test_the_way_is_drawn(tmp_path: Path) -> None:
    trip = Trip((2, 3, 2))
    trip.do("die merchant")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        await press(pilot, str(board.map.targets.index(space("M4")) + 1))
        assert [trip.view(0).box.names[s] for s in board.map.way] == ["M1", "M2", "M3", "M4"]
        await look(pilot)
        pixels = way_pixels(trip.view(0).box, board.map.way, *board.map.size)
        (_x, y) = pixels[len(pixels) // 2]
        top = board.map.region.y
        row = app.screen._compositor.render_strips()[top + y // 2]
        shown = {
            str(colour.get_truecolor().hex)
            for segment in row
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None
        }
        assert app.palette.vermilion in shown


async def test_the_way_is_drawn_in_ascii(tmp_path: Path) -> None:
    trip = Trip((2, 3, 2))
    trip.do("die merchant")
    app = make_app(tmp_path, plan(), ascii=True)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        await press(pilot, str(board.map.targets.index(space("M4")) + 1))
        text = await look(pilot)
        assert "***" in text
        assert text.isascii()


async def test_arrows_go_to_the_nearest_in_that_direction(tmp_path: Path) -> None:
    trip = Trip((2, 1, 2)).put(0, merchant="M2")
    trip.do("die merchant")
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        names = trip.view(0).box.names

        async def after(*keys: str) -> str:
            await press(pilot, *keys)
            assert board.map.cursor is not None
            return names[board.map.cursor]

        assert await after("home") == "C2"
        assert await after("down") in ("M1", "M3", "C7")
        assert await after("home", "left") == "M1"
        assert await after("right") in ("M3", "C7", "C2")
        assert await after("end") == "M3"
        assert await after("left") in ("C2", "C7", "M1")
        # There is nothing farther to the east.
        assert await after("end", "right") == "M3"


async def test_letters_jump(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("move", after=6))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        last = board.map.targets[-1]
        letter = board.jump_letters()[last]
        await press(pilot, "g")
        assert board.jumping
        assert re.search(rf"{letter} (ki|ce|do|fa|\+|[A-H])", drawn(board))
        await press(pilot, letter)
        assert board.map.cursor == last
        assert not board.jumping
        await press(pilot, "g", "escape")
        assert not board.jumping
        assert app.screen.query("#board")


async def test_any_place_can_be_looked_at_and_none_of_them_is_chosen(tmp_path: Path) -> None:
    app = app_with(tmp_path, at("move", after=6))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        seen = set()
        for _step in range(len(board.view.box.kinds)):
            await press(pilot, ".")
            seen.add(board.map.cursor if board.map.looked_at is None else board.map.looked_at)
        assert seen == set(range(len(board.view.box.kinds)))
        closed = next(s for s in seen if s not in board.map.targets)
        board.point_at(closed)
        await settle(pilot)
        assert "This die does not lead here" in await look(pilot)
        decisions = app.screen.host.table.decisions  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert app.screen.host.table.decisions == decisions  # type: ignore[attr-defined]
        assert board.deciding


async def test_the_mouse_points_and_goes(tmp_path: Path) -> None:
    table = at("move", after=6)
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        target, before = board.map.targets[-1], table.decisions
        x, y = cell_of(places_of(board.view.box)[target], *board.map.size)
        await pilot.click("#map", offset=(x, y))
        assert board.map.cursor == target
        assert table.decisions == before
        await pilot.click("#map", offset=(x, y))
        await until(pilot, lambda: table.decisions > before)


async def test_the_mouse_takes_a_die(tmp_path: Path) -> None:
    table = at("die")
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        dice = island_board(app).dice
        x = dice.size.width - 4
        await pilot.click("#dice", offset=(x, 0))
        assert dice.cursor == 2
        assert table.decisions == 0
        await pilot.click("#dice", offset=(x, 0))
        await until(pilot, lambda: table.decisions > 0)


async def test_another_island_is_drawn(tmp_path: Path) -> None:
    box = star(tmp_path)
    game, _events = DuoSystem(box).start(Setup(("Ana", "Bo")), SeededDealer(3))
    island = IslandMap()
    app = Host(tmp_path, lambda: Bare(island))
    async with app.run_test(size=(80, 25)) as pilot:
        await until(pilot, lambda: island.size.width == 80)
        island.show(game.view(0), (0, 1), ("A", "B"))
        await look(pilot)
        text = "\n".join(rows_of(app))
        for name in ("Oku", "Ue", "Naka", "Shita", "K1", "K8", "waterfall", "Ap", "Bp", "Aa", "Bm"):
            assert name in text
        assert len(set(backgrounds(app, 12))) > 6
