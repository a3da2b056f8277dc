"""The pictures: whole, valid, the same every time, and readable in poor terminals."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tokaido_tui.tui.art import panoramas, title
from tokaido_tui.tui.art.fish import SHAPES, fish_picture
from tokaido_tui.tui.art.panoramas import SECTION_CELLS, SECTION_ROWS, SECTIONS, panorama, section, unfolded
from tokaido_tui.tui.art.picture import Picture, cells, quantised, shadow
from tokaido_tui.tui.art.title import title_picture, title_screen, wordmark

NIGHT, PAPER = "#17212b", "#f3e9d2"
ALL = [(name, size) for name in SECTIONS for size in SECTION_CELLS]
HEX = re.compile(r"#[0-9a-f]{6}")


def assert_valid(picture: Picture) -> None:
    assert picture.height % 2 == 0
    assert len(picture.pixels) == picture.height
    assert {len(row) for row in picture.pixels} == {picture.width}
    assert all(HEX.fullmatch(colour) for row in picture.pixels for colour in row)


@pytest.mark.parametrize(("name", "size"), ALL)
def test_a_panorama_has_the_size_of_its_sections(name: str, size: str) -> None:
    picture = panorama(name, size)
    assert_valid(picture)
    assert picture.width == SECTIONS[name] * SECTION_CELLS[size]
    assert picture.rows == SECTION_ROWS[size]


@pytest.mark.parametrize(("name", "size"), ALL)
def test_the_sections_side_by_side_are_the_whole_panorama(name: str, size: str) -> None:
    joined = section(name, size, 1)
    for number in range(2, SECTIONS[name] + 1):
        joined = joined.beside(section(name, size, number))
    assert joined == panorama(name, size)


@pytest.mark.parametrize(("name", "size"), ALL)
def test_every_section_shows_something_of_its_own(name: str, size: str) -> None:
    parts = {section(name, size, number) for number in range(1, SECTIONS[name] + 1)}
    assert len(parts) == SECTIONS[name]
    for part in parts:
        assert len({colour for row in part.pixels for colour in row}) >= 5


@pytest.mark.parametrize("ground", [NIGHT, PAPER])
@pytest.mark.parametrize(("name", "size"), ALL)
def test_what_is_missing_is_a_shadow_that_still_has_shapes(name: str, size: str, ground: str) -> None:
    whole = panorama(name, size)
    faint = shadow(whole, ground)
    assert_valid(faint)
    assert all(
        a != b
        for ours, theirs in zip(whole.pixels, faint.pixels, strict=True)
        for a, b in zip(ours, theirs, strict=True)
    )
    assert len({colour for row in faint.pixels for colour in row}) >= 5


@pytest.mark.parametrize(("name", "size"), ALL)
def test_a_panorama_unfolds_section_by_section(name: str, size: str) -> None:
    whole, faint = panorama(name, size), shadow(panorama(name, size), NIGHT)
    assert unfolded(name, size, 0, NIGHT) == faint
    assert unfolded(name, size, SECTIONS[name], NIGHT) == whole
    seen = SECTION_CELLS[size]
    first = unfolded(name, size, 1, NIGHT)
    assert first.crop(0, seen) == section(name, size, 1)
    assert first.crop(seen, whole.width - seen) == faint.crop(seen, whole.width - seen)


def test_a_cell_is_two_pixels_and_a_plain_cell_is_a_space() -> None:
    picture = Picture.of([["#000000", "#ffffff"], ["#ffffff", "#ffffff"]])
    assert cells(picture) == ((("▀", "#000000", "#ffffff"), (" ", None, "#ffffff")),)


def test_cells_can_be_limited_to_given_shades() -> None:
    shades = ("#000000", "#aa0000", "#ffffff")
    drawn = cells(panorama("sea", "large"), shades=shades)
    assert {colour for row in drawn for _, *colours in row for colour in colours} <= {*shades, None}


def test_quantised_takes_the_nearest_colour() -> None:
    picture = Picture.of([["#10100f"], ["#f0e0e0"]])
    assert quantised(picture, ("#000000", "#ffffff")).pixels == (("#000000",), ("#ffffff",))


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize(("name", "size"), ALL)
def test_ascii_uses_ascii_and_no_background(name: str, size: str, light: bool) -> None:
    drawn = cells(panorama(name, size), ascii=True, light=light)
    assert len(drawn) == SECTION_ROWS[size]
    assert all(len(char) == 1 and char.isascii() and ground is None for row in drawn for char, _, ground in row)
    assert len({char for row in drawn for char, _, _ in row}) >= 4


def test_a_picture_refuses_odd_heights_and_ragged_rows() -> None:
    with pytest.raises(ValueError, match="even"):
        Picture.of([["#000000"]])
    with pytest.raises(ValueError, match="grid"):
        Picture.of([["#000000"], ["#000000", "#ffffff"]])


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("width", [80, 120, 250])
@pytest.mark.parametrize("rows", [10, 24, 40])
def test_the_title_fits_the_terminal(width: int, rows: int, light: bool) -> None:
    picture = title_picture(width, rows, light)
    assert_valid(picture)
    assert (picture.width, picture.rows) == (width, rows)
    assert picture != title_picture(width, rows, not light)
    assert title_screen(width, rows, light) != picture


@pytest.mark.parametrize("rows", [10, 17, 24, 40])
@pytest.mark.parametrize("width", [80, 133, 250])
def test_all_five_travellers_are_on_the_road(width: int, rows: int) -> None:
    seen = {colour for row in title_picture(width, rows, False).pixels for colour in row}
    assert {"#e2593b", "#54b5a9", "#e0a83f", "#c08ad8", "#f6efe0"} <= seen


@pytest.mark.parametrize("compact", [False, True])
def test_the_wordmark_is_an_even_mask_that_fits_a_small_terminal(compact: bool) -> None:
    rows = wordmark(compact)
    assert len(rows) == (6 if compact else 10)
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) <= 76
    assert set("".join(rows)) == {"#", " "}


def test_pictures_are_the_same_every_time() -> None:
    first = title_picture(90, 20, False), panorama("sea", "huge")
    title.title_picture.cache_clear()
    panoramas.panorama.cache_clear()
    assert (title_picture(90, 20, False), panorama("sea", "huge")) == first


def test_the_art_needs_no_screen_library() -> None:
    code = (
        "import sys, tokaido_tui.tui.art.title, tokaido_tui.tui.art.panoramas;"
        "sys.exit(any(name.split('.')[0] in ('textual', 'rich') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_fish_have_shapes_of_their_own() -> None:
    assert len({tuple(row.replace("c", "C") for row in shape) for shape in SHAPES}) == len(SHAPES)
    for kind in range(len(SHAPES)):
        picture = fish_picture(kind, "#4488c4", "#17212b")
        assert (picture.width, picture.rows) == (12, 4)
        # The letters have these corners.
        assert {picture.pixels[y][x] for y in (0, 1) for x in (0, 1)} == {"#17212b"}
        assert {picture.pixels[y][x] for y in (6, 7) for x in (0, 1)} == {"#17212b"}
        plain = fish_picture(kind, "#0000ff", "#000000", mixable=False)
        assert {colour for row in plain.pixels for colour in row} <= {"#0000ff", "#000000", "#ffffff"}
