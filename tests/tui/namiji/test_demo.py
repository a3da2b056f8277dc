"""The demo of Namiji: bots sail a whole voyage with a commentary, with any tables, and anybody may take over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import press, settle, text_of, until
from tokaido_tui.commands.play import plan as plan_of
from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.session import local
from tokaido_tui.store.store import Store
from tokaido_tui.table.table import Table
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.tui.screens.demo import DemoFirst, DemoScreen, demo_plan
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.lists.game_list import about_text
from tokaido_tui.tui.screens.rules import RulesScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.words.card import card_of
from tokaido_tui.words.namiji import names


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A lantern by another name, and rows that score more."""
    folder = tmp_path / "tables"
    folder.mkdir()
    text = (OURS / "docks.toml").read_text(encoding="utf-8").replace("lantern", "paper lamp")
    (folder / "docks.toml").write_text(text, encoding="utf-8")
    rows = (OURS / "rows.toml").read_text(encoding="utf-8").replace("[5, 7, 9]", "[5, 8, 11]")
    (folder / "rows.toml").write_text(rows, encoding="utf-8")
    return folder


def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int = 3, data: Path | None = None) -> DemoFirst:
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "journal"))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return DemoFirst(local(), demo_plan(players, 7, "namiji", data), 1.0)


async def test_a_whole_voyage_is_shown_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = demo(tmp_path, monkeypatch, players=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DemoScreen))
        await press(pilot, "space")
        screen = app.screen
        assert isinstance(screen, DemoScreen)
        assert names.OPENING[:40] in text_of(app)
        said = 0
        for _ in range(400):
            if screen.host.table.is_over:
                break
            decisions = screen.host.table.decisions
            screen.action_next()
            await settle(pilot)
            assert screen.host.table.decisions > decisions
            assert screen.said
            said += len(screen.said)
        assert screen.host.table.is_over
        assert said > 100
        await until(pilot, lambda: isinstance(app.screen, ScoringScreen))
        await pilot.pause()
        assert "The voyage ends in the harbour" in text_of(app)


async def test_somebody_takes_over_with_tables_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: Path
) -> None:
    app = demo(tmp_path, monkeypatch, data=tables)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DemoScreen))
        await press(pilot, "space", "n", "n", "t", "1")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert screen.host.table.plan.data == tables
        assert screen.host.table.view(None).box.rows == (5, 8, 11)
        assert app.store is not None
        assert app.store.games()[0].data == str(tables)


def test_demos_have_the_variants_and_seats_that_their_game_has() -> None:
    assert demo_plan(3, 7, "namiji").variants == ()
    assert demo_plan(3, 7).variants == ("gastronomy",)
    for game, players in (("tokaido", 4), ("namiji", 5), ("duo", 2)):
        table = Table(demo_plan(players, 7, game))
        assert len(table.seats) == players
        assert all(seat.bot for seat in table.seats)


def test_a_game_from_the_command_line_has_the_tables(tables: Path) -> None:
    planned = plan_of(["Ana", "bot:pilgrim"], [], [], 7, "namiji", tables)
    assert planned.data == tables
    assert Table(planned).view(None).box.rows == (5, 8, 11)
    (tables / "rows.toml").write_text("status = 'confirmed'\npoints = [1, 2]\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"rows\.toml: points should be a list of 3"):
        plan_of(["Ana", "bot:pilgrim"], [], [], 7, "namiji", tables)


async def test_the_rules_are_those_of_the_tables_that_are_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: Path
) -> None:
    app = demo(tmp_path, monkeypatch, data=tables)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DemoScreen))
        await press(pilot, "space", "i")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        assert "card:paper lamp" in screen.contents.topics
        await press(pilot, *["g"] * len(ON_SCREEN))
        assert screen.game == "namiji"
        assert "card:paper lamp" in screen.contents.topics


def test_a_result_says_that_it_was_played_with_own_tables(tmp_path: Path, tables: Path) -> None:
    store = Store(tmp_path / "journal")
    for data in (tables, None):
        table = store.begin(plan_of(["bot:wanderer", "bot:random"], [], [], 7, "namiji", data))
        while not table.is_over:
            table.decide(table.decider, table.bot_action())
        table.leave()
        assert ("own tables" in card_of(table.summary())) == (data is not None)
    by_number = sorted(store.games(), key=lambda kept: kept.number)
    assert ["own tables" in about_text(kept) for kept in by_number] == [True, False]
