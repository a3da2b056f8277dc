"""Statistics: every figure on its page, filters, an empty journal, and forgetting a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.results import enter, some_games
from tests.tui.driving import HOME, ROOMY, VAST, look, make_app, press, settle, until
from tests.tui.test_resize import LONG, check_fits
from tokaido_tui.session import local_store
from tokaido_tui.store.figures import Filters
from tokaido_tui.store.statistics import choices, statistics
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.statistics.screen import PAGES, StatisticsScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.words.charts import PLAIN, columns, halves


def screen_of(app: TokaidoApp) -> StatisticsScreen:
    assert isinstance(app.screen, StatisticsScreen)
    return app.screen


def numbers(shown: str, name: str) -> list[str]:
    """The words after a name, in the row that begins with it."""
    row = next(row for row in shown.split("\n") if row.strip(" →>").startswith(name))
    return row.strip(" →>").removeprefix(name).split()


@pytest.mark.parametrize("size", [HOME, ROOMY], ids=str)
async def test_every_page_tells_what_was_counted(tmp_path: Path, size: tuple[int, int]) -> None:
    found = statistics(some_games())
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "e")
        shown = await look(pilot)
        assert numbers(shown, "games")[0] == "14"
        assert f"{found.total.mean:.1f}" in numbers(shown, "mean score")
        for source in found.sources:
            assert f"{source.mean:.1f}" in shown
        assert "101" in numbers(shown, "best score")
        await press(pilot, "right")
        shown = await look(pilot)
        assert numbers(shown, "Ana")[:3] == ["14", "4", "29%"]
        assert {"80.3", "98"} <= set(numbers(shown, "Bo"))
        await press(pilot, "right")
        shown = await look(pilot)
        for line in found.bots:
            assert numbers(shown, line.key)[:2] == [str(line.games), f"{line.wins:g}"]
        await press(pilot, "right")
        shown = await look(pilot)
        for line in found.roles:
            assert {f"{line.mean:.1f}", str(line.best)} <= set(numbers(shown, line.key))
        await press(pilot, "right")
        shown = await look(pilot)
        assert numbers(shown, "3")[:3] == ["7", "11", "4"]
        assert numbers(shown, "Return trip")[:3] == ["4", "8", "1"]
        await press(pilot, "right")
        shown = await look(pilot)
        assert numbers(shown, "1.")[:2] == ["101", "Ana"]
        assert numbers(shown, "1.")[-2:] == ["2026-03-03", "11"]


async def test_figures_follow_the_filters(tmp_path: Path) -> None:
    store = some_games()
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        for keys, filters in [
            ("n", Filters("Ana")),
            ("n", Filters("Bo")),
            ("p", Filters("Bo", players=3)),
            ("v", Filters("Bo", players=3, variant="gastronomy")),
            ("0", Filters()),
            ("nnn", Filters("merchant")),
        ]:
            await press(pilot, *keys)
            shown = await look(pilot)
            found = statistics(store, filters)
            assert screen_of(app).found == found
            assert f"{found.total.mean:.1f}" in numbers(shown, "mean score")
        assert "MERCHANT" in shown


async def test_a_person_or_a_bot_can_be_picked_from_its_list(tmp_path: Path) -> None:
    some_games()
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e", "2", "down", "enter")
        assert screen_of(app).filter.filters == Filters("Bo")
        await press(pilot, "0", "3", "enter")
        assert screen_of(app).filter.filters == Filters("sage")
        assert "SAGE" in await look(pilot)
        await pilot.click("Tab#people")
        await settle(pilot)
        assert screen_of(app).page_name == "people"
        await look(pilot)
        # The second line, below the headings.
        await pilot.click("#people-table", offset=(6, 2))
        await until(pilot, lambda: screen_of(app).filter.filters.name == "Bo")
        assert screen_of(app).page_name == "overview"


async def test_a_filter_opens_with_the_mouse(tmp_path: Path) -> None:
    some_games()
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        await look(pilot)
        await pilot.click("#filter-players Select")
        shown = await look(pilot)
        assert all(value in shown for value in ("any number", "3", "4"))
        await press(pilot, "down", "enter")
        await until(pilot, lambda: screen_of(app).filter.filters == Filters(players=3))
        assert app.store is not None
        assert screen_of(app).found == statistics(app.store, Filters(players=3))
        # The keys are the page's again.
        await press(pilot, "p")
        assert screen_of(app).filter.filters == Filters(players=4)
        await pilot.click("#filter-game Select")
        await press(pilot, "escape")
        assert isinstance(app.screen, StatisticsScreen)
        await press(pilot, "2", "down")
        assert screen_of(app).cursor == 1


async def test_an_empty_journal_is_no_mistake(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        assert "No game has been finished here yet." in await look(pilot)
        await press(pilot, "x", *"npvgd2340", "right", "down", "end", "enter")
        assert isinstance(app.screen, StatisticsScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)


async def test_filters_that_leave_nothing_say_so(tmp_path: Path) -> None:
    some_games()
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e", "d")
        assert "No finished game is like that." in await look(pilot)
        await press(pilot, "0")
        assert "ALL PEOPLE" in await look(pilot)


async def test_games_of_bots_alone(tmp_path: Path) -> None:
    enter(local_store(), ("Mei=sage", "Taro=merchant"), (60, 50))
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        for key in "123456":
            await press(pilot, key)
            assert ("only bots" in (await look(pilot)).lower()) == (key != "3")


async def test_without_a_journal_it_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "file" / "folder"))
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        assert app.journal.trouble
        assert "can't be used" in await look(pilot)


async def test_forgetting_asks_and_no_is_the_first_answer(tmp_path: Path) -> None:
    store = some_games()
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e", "x")
        assert "Mark a person on the page People first." in await look(pilot)
        await press(pilot, "2", "down", "x")
        assert isinstance(app.screen, ConfirmScreen)
        assert "Forget Bo? The name is taken out of 9 games" in await look(pilot)
        await press(pilot, "enter")
        assert choices(store).people == ("Ana", "Bo")
        await press(pilot, "x", "y")
        await settle(pilot)
        assert choices(store).people == ("Ana",)
        shown = await look(pilot)
        assert "Bo is forgotten." in shown
        assert screen_of(app).keys == ["Ana"]


async def test_a_game_that_is_being_played_holds_it_back(tmp_path: Path) -> None:
    store = some_games()
    table = store.begin(Plan((Seat("Ana"), Seat("Cy", colour=1)), seed=3))
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e", "2", "x", "y")
        await settle(pilot)
        assert "Game 15 is being played in another window" in await look(pilot)
        assert choices(store).people == ("Ana", "Bo")
    table.leave()


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_long_names_and_many_people_fit_every_size(tmp_path: Path, ascii_only: bool) -> None:
    store = local_store()
    for number in range(30):
        enter(store, (LONG[number % 2], f"P{number}", "X=sage"), (number, 9, 9), variants=("gastronomy", "return-trip"))
    app = make_app(tmp_path, ascii=ascii_only)
    async with app.run_test(size=HOME) as pilot:
        await press(pilot, "e")
        for size in (HOME, (99, 29), VAST):
            await pilot.resize_terminal(*size)
            for key in [str(number + 1) for number in range(len(PAGES))]:
                await press(pilot, key)
                await check_fits(pilot)
                if ascii_only:
                    assert all(sign.isascii() or sign in LONG[1] for sign in await look(pilot))
        await pilot.resize_terminal(*HOME)
        await press(pilot, "2", "end")
        marked = screen_of(app).marked
        assert numbers(await look(pilot), marked)[0] == "1", "the marked line is seen"


def test_columns_and_bars() -> None:
    assert columns((0, 7), 5) == ["▁█"]
    assert columns((5, 5), 5) == ["▄▄"]
    assert columns((1, 2, 3), 2) == ["▁█"]
    assert columns((), 5, 2) == ["", ""]
    assert columns((0, 15), 5, 2) == [" █", "▁█"]
    assert columns((0, 7), 5, signs=PLAIN) == [".#"]
    assert [halves(value, 10, 4) for value in (0, 0.1, 5, 10, 20)] == [0, 1, 4, 8, 8]
    assert halves(1, 0, 4) == 0
