"""The collections and the temple show what the view holds, whatever the size."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.tui.positions import LONG_NAMES, Bare, Host, colours_of, rows_of, view_of
from tokaido_tui.games.tokaido.box import FAMILIES
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.art.panoramas import SECTION_CELLS, panorama
from tokaido_tui.tui.art.picture import cells
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.palette import NIGHT, PAPER, SIXTEEN
from tokaido_tui.tui.road.panorama_cells import SIXTEEN_COLOURS, panorama_cells
from tokaido_tui.tui.tokaido.collection_rows import choose_layout
from tokaido_tui.tui.tokaido.collections import Collections
from tokaido_tui.tui.tokaido.temple import Temple
from tokaido_tui.tui.widgets.bars import shares
from tokaido_tui.words.tokaido.sums import current_set, ranks_now, sets_of, tallies

BOX = load_box()


class Watching(Host):
    def on_board_seat_picked(self, message: Board.SeatPicked) -> None:
        self.messages.append(message.seat)


async def painted(folder: Path, view: View, size: tuple[int, int], **settings: object) -> list[str]:
    widget = Collections()
    app = Host(folder, lambda: Bare(widget), **settings)
    async with app.run_test(size=size):
        widget.show_view(view, colours_of(view))
        return rows_of(app)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_a_line_a_player_holds_the_numbers_of_the_view(tmp_path: Path, players: int) -> None:
    view = view_of(players, 7, 75)
    rows = await painted(tmp_path, view, (80, 24))
    # 24 rows have room for pictures, 80 columns have not.
    for player in view.players:
        row = rows[1 + player.number]
        name, points, coins, springs, meals, met, *rest = row.strip(" ►>").split()[1:]
        assert name == player.name
        assert (int(points), int(coins)) == (player.points, player.coins)
        assert (int(springs), int(meals), int(met)) == tuple(
            map(len, (player.springs, player.meals, player.encounters))
        )
        assert row.rstrip().endswith(f"{player.offerings}→{ranks_now(view)[player.number]}")
        assert row.count("█") == sum(player.sections)
        assert row.count("░") == sum(BOX.whole) - sum(player.sections)
        assert rest[0] in "SFCA·"
    if view.neutral:
        assert rows[1 + players].split()[:2] == ["N", "Neutral"]
        assert rows[1 + players].rstrip().endswith(f"{view.neutral.offerings}→{ranks_now(view)[-1]}")


async def test_only_who_decides_is_marked(tmp_path: Path) -> None:
    view = view_of(4, 7, 30)
    rows = await painted(tmp_path, view, (80, 24))
    assert [row[0] for row in rows[1:5]] == ["►" if seat == view.decider else " " for seat in range(4)]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (140, 40), (250, 70)])
@pytest.mark.parametrize("ascii_only", [False, True])
async def test_long_and_wide_names_break_no_column(tmp_path: Path, size: tuple[int, int], ascii_only: bool) -> None:
    plain, long = view_of(5, 7, 75), view_of(5, 7, 75, LONG_NAMES)
    short_rows = await painted(tmp_path, plain, size, ascii=ascii_only)
    long_rows = await painted(tmp_path, long, size, ascii=ascii_only)
    layout = choose_layout(*size, 5, False)
    for short, other in zip(short_rows, long_rows, strict=True):
        assert cell_len(short) == cell_len(other) == size[0]
        # After the name everything stands where it stood.
        end = size[0] - 5 - layout.name - 1
        assert short[-end:] == other[-end:]
        if ascii_only:
            assert all(ord(char) < 127 or char in LONG_NAMES[1] for char in other)


async def test_the_sixteen_colours_are_the_only_ones(tmp_path: Path) -> None:
    widget, view = Collections(), view_of(5, 7, 75)
    app = Host(tmp_path, lambda: Bare(widget), theme="sixteen")
    async with app.run_test(size=(140, 40)):
        widget.show_view(view, colours_of(view))
        used = {
            colour.get_truecolor().hex
            for y in range(40)
            for segment in widget.render_line(y)
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour
        }
    assert used <= set(SIXTEEN_COLOURS)


@pytest.mark.parametrize(
    ("width", "height", "size", "rows"),
    [(80, 6, "", 1), (99, 30, "", 1), (100, 11, "small", 2), (100, 10, "", 1), (139, 40, "small", 2),
     (140, 26, "large", 5), (140, 25, "small", 2), (120, 6, "", 1)],
)  # fmt: skip
def test_the_richest_layout_that_fits_is_taken(width: int, height: int, size: str, rows: int) -> None:
    layout = choose_layout(width, height, 5, False)
    assert (layout.size, layout.rows) == (size, rows)
    assert layout.height(5, False) <= height


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
async def test_a_click_picks_the_player_of_the_row(tmp_path: Path, size: tuple[int, int]) -> None:
    widget, view = Collections(), view_of(3, 7, 40)
    app = Watching(tmp_path, lambda: Bare(widget))
    async with app.run_test(size=size) as pilot:
        widget.show_view(view, colours_of(view))
        assert widget.seat_at(0) is None
        rows = [[y for y in range(size[1]) if widget.seat_at(y) == seat] for seat in range(3)]
        assert all(len(seat_rows) == widget.layout_now.rows for seat_rows in rows)
        await pilot.click(Collections, offset=(10, rows[2][-1]))
        await pilot.click(Collections, offset=(10, size[1] - 1))
    assert app.messages == [2]


@pytest.mark.parametrize("palette", [NIGHT, PAPER, SIXTEEN], ids=lambda palette: palette.name)
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_collected_sections_are_the_picture_and_missing_ones_are_not(palette, size: str, number: int) -> None:  # type: ignore[no-untyped-def]
    name = ("paddy", "mountain", "sea")[number]
    whole = cells(panorama(name, size), SIXTEEN_COLOURS if palette.exact else None)
    step = SECTION_CELLS[size]
    for collected in range(BOX.whole[number] + 1):
        rows = panorama_cells(name, size, collected, palette, False)
        for row, full in zip(rows, whole, strict=True):
            assert row[: collected * step] == full[: collected * step]
            missing = zip(row[collected * step :], full[collected * step :], strict=True)
            assert all(ours != theirs for ours, theirs in missing)


@pytest.mark.parametrize("seed", range(8))
def test_the_sums_agree_with_the_rules(seed: int) -> None:
    for decisions in (40, 80, None):
        view = view_of(3 + seed % 3, seed, decisions)
        for player in view.players:
            points = view.sources(player.number)
            assert sum(points.values()) == player.points
            if view.outcome:
                assert points == {source: view.outcome.sources[source][player.number] for source in SOURCES}
        if view.outcome:
            for achievement, counts in tallies(view).items():
                best = [seat for seat, count in enumerate(counts) if count == max(counts) and count]
                assert best == [p.number for p in view.players if achievement in p.achievements]


def test_the_set_in_the_making_is_the_first_incomplete_one() -> None:
    by_family = [[n for n, s in enumerate(BOX.souvenirs) if s.family == family] for family in range(FAMILIES)]
    first = tuple(cards[0] for cards in by_family)
    assert current_set(sets_of(BOX, ())) == ((None,) * 4, 0)
    assert current_set(sets_of(BOX, first)) == ((None,) * 4, 1)
    more = (*first, by_family[1][1], by_family[1][2])
    assert current_set(sets_of(BOX, more)) == ((None, by_family[1][1], None, None), 2)


def test_shares_leave_nobody_out_and_add_up() -> None:
    assert shares([1, 0, 98, 1], 20) == [1, 0, 18, 1]
    assert sum(shares([7, 7, 7], 20)) == 20
    assert shares([0, 0], 5) == [0, 0]
    assert sum(shares([1, 1, 1], 2)) == 2


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", [(24, 7), (34, 9)])
async def test_the_temple_shows_every_pile_and_its_rank(tmp_path: Path, players: int, size: tuple[int, int]) -> None:
    view, widget = view_of(players, 7, 75), Temple()
    widget.styles.width, widget.styles.height = size
    app = Host(tmp_path, lambda: Bare(widget))
    async with app.run_test(size=(80, 24)):
        widget.show(view, colours_of(view))
        rows = rows_of(app)
        start = next(y for y, row in enumerate(rows) if "→" in row)
        for traveller, rank in zip(view.travellers, ranks_now(view), strict=True):
            row = rows[start + traveller.number]
            assert row.replace("·", "").replace("▄", "").split()[1:] == [str(traveller.offerings), "→", str(rank)]
            assert row.count("▄") == min(traveller.offerings, size[0] - 16)
        last = view.travellers[0]
        widget.show(view, colours_of(view), (0, 3))
        row = rows_of(app)[start]
        assert f"{last.offerings + 3} → {ranks_now(view, (0, 3))[0]:>2}" in row
        assert row.count("+") == 3
