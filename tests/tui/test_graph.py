"""The graph of points: whose line is where, the cursor, and the values under it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, ROOMY, look, press, settle
from tests.tui.replaying import golden_replay, opened, replay_app
from tokaido_tui.tui.canvas import ASCII, PRETTY, Canvas
from tokaido_tui.tui.palette import NIGHT, style
from tokaido_tui.tui.replay.plot import LEFT, Line, Plot, tick_step
from tokaido_tui.tui.screens.graph import GraphScreen


@pytest.mark.parametrize(("highest", "ticks", "step"), [(69, 7, 10), (69, 4, 20), (3, 5, 1), (140, 6, 25), (0, 5, 1)])
def test_ticks_are_round_numbers(highest: int, ticks: int, step: int) -> None:
    assert tick_step(highest, ticks) == step


def drawn(name: str, width: int, height: int, ascii_only: bool) -> list[str]:
    story = golden_replay(name)
    canvas = Canvas(width, height, style(NIGHT.paper, NIGHT.ground))
    lines = [Line(seat, who.name[0], NIGHT.seat(seat)) for seat, who in enumerate(story.seats)]
    Plot(canvas, NIGHT, ASCII if ascii_only else PRETTY, 0, height).draw(story, story.last // 2, lines)
    return ["".join(char for char, _style in canvas.row(y)) for y in range(height)]


@pytest.mark.parametrize("ascii_only", [True, False])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (120, 26), (200, 50)])
def test_everybody_has_a_line_and_a_letter_at_its_end(width: int, height: int, ascii_only: bool) -> None:
    story, rows = golden_replay("five"), drawn("five", width, height, ascii_only)
    assert all(len(row) == width for row in rows)
    final = story.moments[-1].points
    right = [(y, char) for y, row in enumerate(rows) for char in row[width - 4 :] if char.isalpha()]
    assert sorted(char for _y, char in right) == ["A", "B", "C", "D", "E"]
    heights = {char: y for y, char in right}
    for one in range(5):
        for other in range(5):
            if final[one] > final[other]:
                assert heights["ABCDE"[one]] <= heights["ABCDE"[other]]
    assert rows[-1].count("+" if ascii_only else "┴") == 3, "an inn between two stages"
    if ascii_only:
        assert all(row.isascii() for row in rows)


def test_lines_only_rise() -> None:
    rows = drawn("two", 100, 30, True)
    last = len(rows)
    for x in range(LEFT, 96):
        lowest = max((y for y, row in enumerate(rows[:-1]) if row[x] in "AB"), default=last)
        assert lowest <= last
        last = lowest


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_the_values_follow_the_cursor_and_enter_goes_there(tmp_path: Path, size: tuple[int, int]) -> None:
    app = replay_app(tmp_path, "five-variants")
    async with app.run_test(size=size) as pilot:
        screen = await opened(pilot, 50)
        await press(pilot, "g")
        graph = app.screen
        assert isinstance(graph, GraphScreen)
        for key in ("right", "]", "pagedown", "left", "end"):
            await press(pilot, key)
            shown = await look(pilot)
            moment = screen.replay.moments[graph.graph.at]
            assert f"step {graph.graph.at} of {screen.replay.last}" in shown
            for seat, who in enumerate(screen.replay.seats):
                assert f"{moment.points[seat]} {who.name}" in shown
        await press(pilot, "home", "right", "enter")
        assert app.screen is screen
        assert screen.at == 1


async def test_a_click_sets_the_cursor(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await opened(pilot, 5)
        await press(pilot, "g")
        await look(pilot)
        await pilot.click(offset=(75, 8))
        await settle(pilot)
        assert isinstance(app.screen, GraphScreen)
        assert app.screen.graph.at > golden_replay().last - 3
