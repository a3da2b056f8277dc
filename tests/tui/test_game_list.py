"""The list of kept games: what a line says, its cursor, and lists longer than the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen

from tests.tui.driving import HOME, look, press, settle
from tests.tui.positions import LONG_NAMES, Host
from tokaido_tui.store.store import KeptGame, KeptSeat
from tokaido_tui.tui.screens.lists.game_list import GameList, about_text, players_text


def kept(number: int, names: tuple[str, ...] = ("Ana", "Bo"), over: bool = True, **extra: object) -> KeptGame:
    seats = tuple(KeptSeat(name, "", n, "", 0, 40 + n, len(names) - n, float(not n)) for n, name in enumerate(names))
    fields: dict[str, object] = {
        "number": number, "game": "tokaido", "variants": ("gastronomy",), "roles": (), "seed": 7, "inherited_steps": 0,
        "origin": "played", "created": "2026-01-02T10:00:00+00:00", "changed": "2026-01-02T11:00:00+00:00",
        "progress": (4, 4), "over": over, "seats": seats, "data": "", **extra,
    }  # fmt: skip
    return KeptGame(**fields)  # type: ignore[arg-type]


class ListScreen(Screen[None]):
    def __init__(self, games: list[KeptGame]) -> None:
        super().__init__()
        self.games = games
        self.opened: list[int] = []

    def compose(self) -> ComposeResult:
        yield GameList(self.games)

    def on_option_list_option_selected(self, message: GameList.OptionSelected) -> None:
        chosen = self.query_one(GameList).chosen
        assert chosen is not None
        assert message.option_id == str(self.games.index(chosen))
        self.opened.append(chosen.number)


def test_the_best_come_first_once_the_game_is_over() -> None:
    assert players_text(kept(1), 60) == "Bo 41  Ana 40"
    assert players_text(kept(1, over=False), 60) == "Ana 40  Bo 41"


@pytest.mark.parametrize("width", [30, 50, 90])
def test_long_names_are_cut_until_everybody_fits(width: int) -> None:
    text = players_text(kept(1, LONG_NAMES), width)
    assert cell_len(text) <= width
    if width > 30:
        assert all(str(40 + n) in text for n in range(5))


def test_how_far_it_is_and_by_which_rules() -> None:
    assert about_text(kept(1)) == "Tokaido, finished, gastronomy"
    assert about_text(kept(1, over=False, progress=(2, 4), variants=())) == "Tokaido, stage 2 of 4"
    assert "from a file" in about_text(kept(1, origin="imported"))
    assert "another game" in about_text(kept(1, inherited_steps=12))


async def test_a_long_list_scrolls_and_keeps_its_cursor(tmp_path: Path) -> None:
    screen = ListScreen([kept(number) for number in range(100, 60, -1)])
    async with Host(tmp_path, lambda: screen).run_test(size=HOME) as pilot:
        await settle(pilot)
        games = screen.query_one(GameList)
        assert "100" in await look(pilot)
        games.action_last()
        assert " 61 " in await look(pilot)
        games.action_cursor_down()
        assert games.cursor == 0
        games.action_page_down()
        assert games.cursor == 12
        games.action_cursor_up()
        wanted = games.chosen
        games.show([kept(number) for number in range(101, 60, -1)])
        assert games.chosen == wanted
        games.show([kept(5)])
        assert games.cursor == 0
        games.show([])
        assert games.chosen is None
        games.action_cursor_down()
        assert games.cursor == 0


async def test_a_click_opens(tmp_path: Path) -> None:
    screen = ListScreen([kept(number) for number in (3, 2, 1)])
    async with Host(tmp_path, lambda: screen).run_test(size=HOME) as pilot:
        await look(pilot)
        games = screen.query_one(GameList)
        await pilot.click(games, offset=(3, games.row_of(1)))
        await settle(pilot)
        assert screen.opened == [2]


async def test_a_step_of_the_cursor_paints_two_games_and_no_more(tmp_path: Path) -> None:
    """Over SSH every row costs."""
    screen = ListScreen([kept(number) for number in range(9, 0, -1)])
    app = Host(tmp_path, lambda: screen)
    async with app.run_test(size=HOME) as pilot:
        await look(pilot)
        games = screen.query_one(GameList)
        painted: list[Region] = []
        refresh = games.refresh
        games.refresh = lambda *regions, **how: (painted.extend(regions or [games.region]), refresh(*regions, **how))[1]  # type: ignore[method-assign, assignment]
        await press(pilot, "down")
        shown = await look(pilot)
        assert sorted({region.y + row for region in painted for row in range(region.height)}) == [0, 1, 2, 3]
        row = next(row for row in shown.split("\n") if "→" in row)
        assert row.split()[1] == "8"
        assert shown.count("→") == 1
