"""A player's sheet in Tokaido Duo says everything about its three boards, and fits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.duo.helpers import Trip
from tests.words.duo.stories import SEEDS, steps
from tokaido_tui.games.duo.view import View
from tokaido_tui.tui.canvas import ASCII, PRETTY, Canvas, Glyphs
from tokaido_tui.tui.duo.sheet_parts import SheetPainter
from tokaido_tui.tui.palette import NIGHT, PALETTES, Palette, style
from tokaido_tui.words.duo import names

HOME = 80, 24


def sheet(
    view: View, seat: int, size: tuple[int, int] = HOME, palette: Palette = NIGHT, glyphs: Glyphs = PRETTY
) -> tuple[list[str], SheetPainter]:
    canvas = Canvas(*size, style(palette.paper, palette.ground))
    painter = SheetPainter(canvas, palette, glyphs, view, seat)
    painter.paint()
    return ["".join(char for char, _style in canvas.row(y)) for y in range(size[1])], painter


def row_of(rows: list[str], label: str) -> str:
    (row,) = [row for row in rows if row.startswith(f" {label} ")]
    return row


@pytest.mark.parametrize("size", [HOME, (100, 30), (120, 36), (140, 40)])
def test_tabs_and_keys_stay_free_at_every_size(size: tuple[int, int]) -> None:
    for seed in SEEDS[:3]:
        for _before, _events, view in steps(seed)[::20]:
            for seat in range(2):
                rows, painter = sheet(view, seat, size)
                assert not "".join(rows[:2]).strip()
                assert painter.end <= size[1] - 1
                assert not rows[-1].strip()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_board_is_there_with_its_points(seed: int) -> None:
    for _before, _events, view in steps(seed)[::25]:
        for player in view.players:
            rows, _painter = sheet(view, player.number)
            text = "\n".join(rows)
            assert f"{player.name}, {player.who.name}" in text
            assert f" {player.points} point" in rows[2]
            faith, trade, culture = view.sources(player.number)
            for title, points in (("Pilgrim: faith", faith), ("Merchant: trade", trade), ("Artist: culture", culture)):
                (row,) = [row for row in rows if title in row]
                assert f" {points} point" in row
            assert f"[{view.box.temple[player.temple]}]" in row_of(rows, "temple")
            assert f"[{view.box.garden[player.garden]}]" in row_of(rows, "garden")
            assert f"[{trade}]" in row_of(rows, "ingots")
            assert f"[{culture}]" in row_of(rows, "given")
            assert f"= {faith}" in row_of(rows, "together")
            assert f" {player.coins} " in row_of(rows, "coins")
            held = [good for good, count in enumerate(player.goods) for _one in range(count)]
            assert (names.goods(held) or "none") in row_of(rows, "goods")
            for space in player.pawns:
                assert f" {view.box.names[space]} " in text


def test_the_next_step_on_each_board_is_what_it_brings() -> None:
    trip = Trip((2, 1, 1)).boards(0, temple=5, garden=3, ingots=4, coins=6, given=5)
    rows, _painter = sheet(trip.view(), 0)
    assert row_of(rows, "temple").rstrip().endswith("next +3")
    assert row_of(rows, "garden").rstrip().endswith("next +5")
    assert row_of(rows, "ingots").rstrip().endswith("next +9")
    assert row_of(rows, "given").rstrip().endswith("next +5")
    assert "4 coins short of an ingot" in row_of(rows, "coins")
    trip.boards(0, temple=9, garden=6, ingots=6, coins=14, given=10)
    rows, _painter = sheet(trip.view(), 0)
    for label in ("temple", "garden", "ingots", "given"):
        assert row_of(rows, label).rstrip().endswith("full")
    assert " 14 " in row_of(rows, "coins")


def test_paintings_and_goods_that_are_left_are_counted() -> None:
    trip = Trip((2, 1, 1)).revealed(0, "bamboo", "moon").goods(0, kimono=2).goods(1, kimono=1, fan=2)
    rows, _painter = sheet(trip.view(), 0)
    assert "2 moon, 3 waterfall, 2 mountain, 1 bamboo" in row_of(rows, "face down")
    assert "bamboo   moon" in row_of(rows, "face up")
    assert "in E and H" in row_of(rows, "face up")
    assert "2 kimono, 6 ceramics, 7 dolls, 6 fans" in row_of(rows, "in the bag")
    assert "none" in row_of(sheet(trip.view(), 1)[0], "face up")


def test_waves_and_the_hot_springs_say_who_has_them() -> None:
    trip = Trip((2, 1, 1), waves=("calm", "shrewd", "master")).wave(0, "shrewd").wave(1, "master")
    trip.game.springs = 1
    mine, _painter = sheet(trip.view(), 0)
    text = "\n".join(mine)
    assert "calm wave: on the board" in text
    assert "shrewd wave: +1 coin a good" in text
    assert "master wave: Bo has it" in text
    assert "Bo holds the hot springs token" in text
    # The shrewd wave is in the prices of who holds it.
    assert "kimono 5 C1/C5" in row_of(mine, "best prices")
    theirs, _painter = sheet(trip.view(), 1)
    assert "kimono 4 C1/C5" in row_of(theirs, "best prices")
    assert "a die may be used twice" in "\n".join(theirs)


def test_long_names_and_full_boards_fit_in_ascii_in_every_theme() -> None:
    view = steps(3)[-1][2]
    players = tuple(
        replace(player, name="W" * 24 if player.number else "北斎と広重と歌麿と春信") for player in view.players
    )
    for palette in PALETTES.values():
        rows, painter = sheet(replace(view, players=players), 0, palette=palette, glyphs=ASCII)
        assert painter.end <= 23
        text = "".join(rows).replace("北斎と広重と歌麿と春信", "")
        assert text.isascii()
