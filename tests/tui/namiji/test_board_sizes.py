"""Namiji's board at every size: nothing is lost, nothing crashes, and a tiny terminal asks to be enlarged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, app_with, board_of, game_of, look, make_app, settle, until
from tests.tui.namiji.sailing import at
from tests.tui.positions import LONG_NAMES
from tests.tui.test_random_keys import check, drive
from tests.words.namiji.voyages import boats
from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.namiji.collection_rows import choose_layout, dock_letters
from tokaido_tui.tui.screens.enlarge import EnlargeScreen

SIZES = [(80, 24), (80, 30), (100, 30), (120, 24), (120, 36), (140, 40), (200, 60)]


pytestmark = pytest.mark.usefixtures("fewer_frames")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_collections_fit_where_they_say_they_do(players: int, size: tuple[int, int]) -> None:
    for rows in range(6, size[1]):
        layout = choose_layout(size[0], rows, players)
        assert layout.height(players) <= max(rows, 1 + players)
        assert layout.panoramas < size[0]


@pytest.mark.parametrize("kind", ["move", "fish", "place", "draw", "keep", "moor", "take"])
async def test_every_decision_shows_at_every_size_with_long_names(kind: str, tmp_path: Path) -> None:
    """The journal keeps a row, the keys stay in sight, everybody's points are there."""
    table = at(kind, 5, leg=1, seed=8, names=LONG_NAMES)
    app = app_with(tmp_path, table, curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).deciding)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            shown = (await look(pilot)).splitlines()
            assert len(shown) == size[1]
            assert "keys" in shown[-1]
            assert any("JOURNAL" in row for row in shown)
            assert game_of(app).query_one("#log").size.height >= 2
            for player in table.view(None).players:
                assert any(player.name[:2] in row and str(player.points) in row for row in shown), (size, player.name)


@pytest.mark.parametrize("kind", ["move", "fish", "place"])
async def test_a_tiny_terminal_asks_to_be_enlarged_and_the_cursor_stays(kind: str, tmp_path: Path) -> None:
    app = app_with(tmp_path, at(kind, 3, leg=1), curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).deciding)
        board = board_of(app)
        board.end(last=True)
        before = board.ready()
        for size in ((60, 20), (1, 1), (79, 24)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert isinstance(app.screen, EnlargeScreen)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert app.screen is game_of(app)
        assert board.ready() == before


@pytest.mark.parametrize(
    ("people", "bots", "seed", "settings"),
    [
        (1, 2, 1, {}),
        (2, 0, 2, {"ascii": True, "theme": "paper"}),
        (5, 0, 3, {"curtain": False, "theme": "sixteen"}),
    ],
)
async def test_random_keys_do_no_harm(
    people: int, bots: int, seed: int, settings: dict[str, object], tmp_path: Path
) -> None:
    app = make_app(tmp_path, boats(people, bots, seed=seed), **settings)
    # Leaving the program is one of the things random keys do.
    app.exit = lambda *_args, **_extra: None  # type: ignore[method-assign]
    async with app.run_test(size=HOME) as pilot:
        assert await drive(pilot, app, seed) > 8
        await check(pilot)
        assert app.is_running


def test_dock_cards_have_letters_of_their_own() -> None:
    view: View = at("move", 2).view(None)
    letters = dock_letters(view.box)
    assert "".join(letters) == "45LHNGISC"
