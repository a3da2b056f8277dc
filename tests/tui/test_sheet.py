"""The sheet of a player says everything about it, and fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.style import Style

from tests.tui.driving import press
from tests.tui.positions import LONG_NAMES, Bare, Host, colours_of, rows_of, view_of
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import PRETTY, Canvas
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.palette import NIGHT
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.sheet import Sheet, SheetScreen
from tokaido_tui.tui.tokaido.sheet_parts import SheetPainter
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.sums import set_points, sets_of

BOX = load_box()


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.parametrize("decisions", [80, None])
async def test_everything_a_player_has_is_on_its_sheet(
    tmp_path: Path, size: tuple[int, int], decisions: int | None
) -> None:
    view = view_of(4, 11, decisions)
    app = Host(tmp_path, lambda: SheetScreen(ui("tokaido"), view, 2, colours_of(view)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = "\n".join(rows_of(app))
    player = view.players[2]
    assert player.who is not None
    assert f"{player.name}, {player.who.name}" in text
    assert names.ABILITIES[player.who.name] in text
    assert f"{player.points} points" in text
    for source, points in view.sources(player.number).items():
        if source != "ranks":
            line = next(row for row in text.splitlines() if _(names.SOURCES[source].word) in row)
            assert line.split(_(names.SOURCES[source].word))[1].split()[0] == str(points)
    for cards in sets_of(BOX, player.souvenirs):
        held = [BOX.souvenirs[card].name for card in cards if card is not None]
        row = next(row for row in text.splitlines() if all(name in row for name in held))
        assert row.rstrip(" │").endswith(f" {set_points(cards)}")
    assert all(f"{BOX.dishes[dish].name} {BOX.dishes[dish].price}" in text for dish in player.meals)
    assert all(BOX.encounters[card].name in text for card in player.encounters)
    assert all(_(names.ACHIEVEMENTS[card]) in text for card in player.achievements)
    for name, have, sections in zip(map(_, names.PANORAMAS), player.sections, BOX.whole, strict=True):
        assert f"{name} {have}/{sections}" in text


async def test_keys_turn_to_every_player_and_close(tmp_path: Path) -> None:
    view = view_of(3, 7, 60)
    app = Host(tmp_path, lambda: SheetScreen(ui("tokaido"), view, 0, colours_of(view)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        sheet = app.screen.query_one(Sheet)
        seen = []
        for key in ("tab", "right", "l", "left", "h", "shift+tab"):
            await press(pilot, key)
            seen.append(sheet.seat)
        assert seen == [1, 2, 0, 2, 1, 0]
        await press(pilot, "tab")
        assert f"{view.players[1].name}, " in rows_of(app)[2]
        await press(pilot, "s")
        assert app.answers == [None]


@pytest.mark.parametrize("key", ["escape", "enter"])
async def test_other_keys_close_it_too(tmp_path: Path, key: str) -> None:
    view = view_of(3, 7, 60)
    app = Host(tmp_path, lambda: SheetScreen(ui("tokaido"), view, 0, colours_of(view)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, key)
        assert app.answers == [None]


async def test_a_click_on_a_tab_turns_to_that_player(tmp_path: Path) -> None:
    view = view_of(5, 7, 60, LONG_NAMES)
    widget = Sheet(ui("tokaido"), view, 0, colours_of(view))
    app = Host(tmp_path, lambda: Bare(widget))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        starts = [next(x for x in range(80) if widget.seat_at(x, 0) == seat) for seat in range(5)]
        await pilot.click(Sheet, offset=(starts[3] + 1, 0))
        assert widget.seat == 3
        assert widget.seat_at(starts[3], 1) is None


@pytest.mark.parametrize("size", [(80, 24), (116, 34), (98, 28)])
def test_the_cards_never_run_into_the_pictures(size: tuple[int, int]) -> None:
    for seed in range(40):
        view = view_of(3, seed)
        for player in view.players:
            painter = SheetPainter(Canvas(*size, Style()), NIGHT, PRETTY)
            painter.paint(view, player.number)
            assert painter.cards_end <= painter.pictures_top, (seed, player)


def test_the_richest_collection_fits_at_80x24() -> None:
    """Every family in five sets, all dishes one can eat, one encounter of each: more than a journey has stops for."""
    view = view_of(3, 7)
    rich = view.players[0]._replace(
        souvenirs=tuple(range(20)), meals=tuple(range(5)), springs=(2,) * 6 + (3,) * 6,
        encounters=tuple(range(len(BOX.encounters))) * 2, achievements=(0, 1, 2),
    )  # fmt: skip
    view = view._replace(players=(rich, *view.players[1:]))
    canvas = Canvas(80, 24, Style())
    painter = SheetPainter(canvas, NIGHT, PRETTY)
    painter.paint(view, 0)
    rows = ["".join(char for char, _ in canvas.row(y)) for y in range(canvas.height)]
    assert painter.cards_end <= painter.pictures_top
    for name, have, sections in zip(map(_, names.PANORAMAS), rich.sections, BOX.whole, strict=True):
        assert f"{name} {have}/{sections}" in rows[-2]
    assert any("Temple" in row for row in rows)
    assert all(any(BOX.encounters[card].name in row for row in rows) for card in rich.encounters)


async def test_i_opens_the_rules_of_the_traveller_shown(tmp_path: Path) -> None:
    view = view_of(3, 7, 60)
    app = Host(tmp_path, lambda: SheetScreen(ui("tokaido"), view, 0, colours_of(view)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "tab", "i")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        who = view.players[1].who
        assert who is not None
        # The contents may list every traveller: the page shown is this one's.
        assert app.screen._topic == f"traveller:{who.name}"
        assert any(who.name in row for row in rows_of(app))
        await press(pilot, "escape")
        await pilot.pause()
        assert isinstance(app.screen, SheetScreen)
