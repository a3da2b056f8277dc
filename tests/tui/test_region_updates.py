"""Only what changed is sent."""

from __future__ import annotations

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate
from textual.strip import Strip

from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.region_updates import RegionUpdate, region_update
from tokaido_tui.tui.widgets.painted import NEAR, changed_runs

BASE = Style()


def rows(before: str, after: str) -> list[tuple[int, int]]:
    def row(text: str) -> list:
        canvas = Canvas(12, 1, BASE)
        canvas.put(0, 0, text)
        return canvas.row(0)

    return changed_runs(row(before), row(after))


def test_runs_of_changed_cells() -> None:
    assert rows("abcdef", "abcdef") == []
    assert rows("abcdef", "abXdef") == [(2, 3)]
    assert rows("abcdefghijkl", "XbcdefghijkX") == [(0, 1), (11, 12)]


def test_near_runs_are_one() -> None:
    same = "c" * NEAR
    assert rows(f"a{same}b", f"X{same}X") == [(0, NEAR + 2)]
    assert rows(f"a{same}cb", f"X{same}cX") == [(0, 1), (NEAR + 2, NEAR + 3)]


def test_a_wide_character_changes_as_a_whole() -> None:
    assert rows("ab京cd", "abxxcd") == [(2, 4)]
    assert rows("abxxcd", "ab京cd") == [(2, 4)]
    assert rows("ab京cd", "ab都cd") == [(2, 4)]


def console() -> Console:
    return Console(color_system="256", force_terminal=True, legacy_windows=False, _environ={})


def test_a_span_is_cut_on_both_sides() -> None:
    strip = Strip([Segment("abc", Style(color="#ff0000")), Segment("def", Style(color="#00ff00"))])
    update = RegionUpdate([{0: strip}], [(0, 2, 4)], [[6]])
    sent = update.render_segments(console())
    assert sent.startswith("\x1b[1;3H"), "it begins where the change is"
    assert [letter for letter in "abcdef" if f"m{letter}" in sent] == ["c", "d"]


def test_several_spans_and_chops_of_a_line() -> None:
    chops = [{0: Strip([Segment("abcd")]), 4: Strip([Segment("efgh")]), 8: None}]
    sent = RegionUpdate(chops, [(0, 1, 2), (0, 3, 6), (0, 8, 9)], [[4, 8, 12]]).render_segments(console())
    assert sent == "\x1b[1;2Hb\x1b[1;4Hd\x1b[1;5Hef"


def test_only_updates_of_regions_are_changed() -> None:
    assert region_update(None) is None
    assert region_update("text") == "text"
    assert isinstance(region_update(ChopsUpdate([{}], [(0, 0, 1)], [[]])), RegionUpdate)
