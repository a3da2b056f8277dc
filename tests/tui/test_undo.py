"""Undo and redo by keys, and a game that is kept while it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import board_of, decide, look, make_app, plan, press, settle, table_of, until
from tokaido_tui.session import local_store
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.title import TitleScreen

PLAIN = ("initiation",)


def to_farm(view: object) -> int:
    """A stop where nothing is drawn: three coins."""
    return next(option.action for option in view.decision.options if option.name.endswith("farm"))  # type: ignore[attr-defined]


async def ready(pilot: object, app: TokaidoApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and board_of(app).deciding)  # type: ignore[arg-type]


async def test_u_takes_back_a_step_with_what_bots_did_and_r_takes_it_again(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        table = table_of(app)
        before, text = table.record_text(), await look(pilot)
        await decide(pilot, to_farm)
        moved = table.record_text()
        assert moved != before
        await press(pilot, "u")
        assert table.record_text() == before
        assert (await look(pilot)).splitlines()[:16] == text.splitlines()[:16]
        await press(pilot, "r")
        assert table.record_text() == moved
        await press(pilot, "r")
        assert "Nothing was taken back." in await look(pilot)


async def test_at_the_beginning_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        await press(pilot, "u")
        assert "There is nothing to take back." in await look(pilot)


async def test_what_is_refused_leaves_the_cursor_where_it_is(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        await press(pilot, "right", "right")
        before = await look(pilot)
        await press(pilot, "u")
        refused = await look(pilot)
        assert "There is nothing to take back." in refused
        assert refused.splitlines()[:-1] == before.splitlines()[:-1]
        await press(pilot, "r")
        refused = await look(pilot)
        assert "Nothing was taken back." in refused
        assert refused.splitlines()[:-1] == before.splitlines()[:-1]


def to_village(view: object) -> int:
    return next(option.action for option in view.decision.options if option.name.endswith("village"))  # type: ignore[attr-defined]


async def test_a_seen_card_is_taken_back_only_if_all_agree(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        table = table_of(app)
        before = table.record_text()
        await decide(pilot, to_village)
        assert table.kind == "buy"
        await press(pilot, "u")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert table.kind == "buy"
        await press(pilot, "u", "y")
        assert table.record_text() == before
        assert board_of(app).deciding


async def test_alone_against_bots_a_seen_card_stays_seen(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        await decide(pilot, to_village)
        await until(pilot, lambda: board_of(app).deciding)
        record = table_of(app).record_text()
        await press(pilot, "u")
        assert "This can't be taken back: a card was seen since." in await look(pilot)
        assert table_of(app).record_text() == record


async def test_every_step_on_the_screen_is_in_the_journal(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot, app)
        for _ in range(6):
            await decide(pilot, lambda view: view.decision.options[0].action)
            store = local_store()
            (kept,) = store.games()
            assert store.record_text(kept) == table_of(app).record_text()
            assert store.is_open(kept.number)
            store.close()
        await press(pilot, "q")
        assert "It is kept" in await look(pilot)
        await press(pilot, "y")
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))
        store = local_store()
        assert not store.is_open(1)
        store.close()


async def test_where_nothing_can_be_kept_it_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "in the way").write_text("")
    monkeypatch.setenv("TOKAIDO_DATA", str(tmp_path / "in the way"))
    app = make_app(tmp_path, plan(3, variants=PLAIN))
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await ready(pilot, app)
        assert "Games are not kept." in next(iter(app._notifications)).message
        await decide(pilot, to_farm)
        await settle(pilot)
        assert table_of(app).decisions == 1
        await press(pilot, "q")
        assert "It is not kept." in await look(pilot)
