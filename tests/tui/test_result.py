"""The result says who won and why, and where the points come from."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.tui.driving import press
from tests.tui.positions import (
    LONG_NAMES,
    Host,
    backgrounds,
    colours_of,
    drawn,
    ended,
    rows_of,
    source_colours,
    view_of,
)
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.words.tokaido.final import reason, verdict


def host(folder: Path, view: View, **settings: object) -> Host:
    return Host(
        folder,
        lambda: ResultScreen(
            ui("tokaido"), view, "seed 11", colours_of(view), lambda: "Saved as game.txt.", lambda: "A card."
        ),
        **settings,
    )


@pytest.mark.parametrize(("players", "size"), [(2, (80, 24)), (5, (80, 24)), (4, (120, 36)), (5, (140, 40))])
async def test_every_number_of_the_outcome_is_shown(tmp_path: Path, players: int, size: tuple[int, int]) -> None:
    view, _events = ended(players, 11)
    outcome = view.outcome
    assert outcome is not None
    app = host(tmp_path, view)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        rows = rows_of(app)
        places = []
        for player in view.players:
            y = next(y for y, row in enumerate(rows) if f" {player.name} " in row and row.strip()[1:2] == ".")
            numbers = rows[y].split(player.name)[1].split()
            seat = player.number
            assert [int(n) for n in numbers] == [*(outcome.sources[s][seat] for s in SOURCES), outcome.points[seat]]
            assert rows[y].split()[0] == f"{outcome.places[seat]}."
            places.append((y, outcome.places[seat]))
            # The bar under the numbers: the sources that brought something, in order, each with its letter.
            colours = source_colours(app)
            wanted = [colours[source] for source in SOURCES if outcome.sources[source][seat]]
            found = [colour for colour in backgrounds(app, y + 1) if colour in colours.values()]
            assert list(dict.fromkeys(found)) == wanted
            letters = rows[y + 1].split(player.who.name if player.who else "")[1]
            assert [c for c in letters if c.isupper()] == [
                "MPSHEGTA"[n] for n, s in enumerate(SOURCES) if outcome.sources[s][seat]
            ]
        assert [place for _y, place in sorted(places)] == sorted(outcome.places)
        legend = "\n".join(rows)
        assert all(word in legend for word in ("meals", "temple gifts", "achievements", "seed 11"))


@pytest.mark.parametrize(("key", "answer"), [("r", "rematch"), ("d", "same-deal"), ("escape", "title")])
async def test_a_key_says_what_comes_next(tmp_path: Path, key: str, answer: str) -> None:
    app = host(tmp_path, ended(3, 11)[0])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, key)
        assert app.answers == [answer]


async def test_saving_stays_here_and_says_where(tmp_path: Path) -> None:
    app = host(tmp_path, ended(5, 11)[0])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not any("Saved" in row for row in rows_of(app))
        await press(pilot, "w")
        assert any("Saved as game.txt." in row for row in rows_of(app))
        assert app.answers == []


async def test_the_foot_can_be_clicked(tmp_path: Path) -> None:
    app = host(tmp_path, ended(3, 11)[0])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        x = rows_of(app)[23].index("same deal")
        await pilot.click(offset=(x, 23))
        await pilot.pause()
        assert app.answers == ["same-deal"]


def test_a_lead_is_told_in_points() -> None:
    view = drawn(ended(3, 11)[0], (60, 59, 40), (0, 3, 0))
    assert verdict(view) == "Ana wins with 60 points"
    assert reason(view) == "1 point ahead of Bo."


def test_equal_points_are_decided_by_achievements() -> None:
    view = drawn(ended(3, 11)[0], (60, 60, 60), (1, 3, 2))
    assert verdict(view) == "Bo wins with 60 points"
    assert reason(view) == "As many points as Ana and Cy, but 3 achievements against 2."


def test_a_shared_victory_is_told() -> None:
    view = drawn(ended(3, 11)[0], (60, 60, 50), (1, 1, 3))
    assert verdict(view) == "Ana and Bo share the victory with 60 points"
    assert reason(view) == "Equal in points, and equal in achievements: 1 achievement each."


def test_a_shared_victory_over_a_third_with_as_many_points_is_told() -> None:
    view = drawn(ended(3, 11)[0], (60, 60, 60), (2, 2, 1))
    assert verdict(view) == "Ana and Bo share the victory with 60 points"
    assert reason(view) == "As many points as Cy, but 2 achievements against 1."


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_long_names_and_no_points_at_all_fit(tmp_path: Path, size: tuple[int, int]) -> None:
    view = view_of(5, 11, None, LONG_NAMES)
    assert view.outcome is not None
    nothing = view.outcome._replace(points=(0,) * 5, sources=dict.fromkeys(SOURCES, (0,) * 5), winners=(0, 1, 2, 3, 4))
    for shown in (view, view._replace(outcome=nothing)):
        for ascii_only in (False, True):
            app = host(tmp_path, shown, ascii=ascii_only)
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                rows = rows_of(app)
                assert all(cell_len(row) == size[0] for row in rows)
                assert "rematch" in rows[-1]
                if ascii_only:
                    assert all(ord(c) < 127 or c in "".join(LONG_NAMES) for c in "".join(rows))
