"""Texts in lines: nothing is lost, nothing is too wide, and what belongs together stays together."""

from __future__ import annotations

import pytest
from rich.cells import cell_len as cells_of_rich

from tokaido_tui.words.wrapping import cell_len, clip, emphasised, in_lines, padded, wrapped, wrapped_text

TEXT = "After this Bo moves; also before you: Ana, Cy. 浮世絵 is Japanese."


@pytest.mark.parametrize("width", [12, 20, 33, 80])
def test_lines_are_no_wider_and_nothing_is_lost(width: int) -> None:
    lines = wrapped_text(TEXT, width)
    assert all(cell_len(line) <= width for line in lines)
    assert " ".join(lines) == TEXT
    assert wrapped_text("", width) == []


def test_pieces_keep_their_roles_and_a_word_of_several_is_not_broken() -> None:
    pieces = emphasised("Press *Enter*, then *Space bar*.")
    assert pieces == [
        ("Press ", ""),
        ("Enter", "strong gold"),
        (", then ", ""),
        ("Space bar", "strong gold"),
        (".", ""),
    ]
    lines = wrapped(pieces, 7)
    assert ["".join(text for text, _role in line) for line in lines] == ["Press", "Enter,", "then", "Space", "bar."]
    assert lines[1] == [("Enter", "strong gold"), (",", "")]


def test_cells_are_those_of_the_terminal() -> None:
    for text in (TEXT, "Zoë", "Zoe\u0308", "─■×", "ｗｉｄｅ"):
        assert cell_len(text) == cells_of_rich(text)
    assert clip("浮世絵", 5, "~") == "浮世~"
    assert clip("abc", 0) == ""
    assert padded("絵", 4) == "絵  "


def test_parts_fill_lines_unbroken() -> None:
    assert in_lines(["one two", "three", "four"], 13, "  ") == ["one two", "three  four"]
