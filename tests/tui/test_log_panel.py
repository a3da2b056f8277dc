"""The panel of the log: every stop is told in it, and it turns back and forth."""

from __future__ import annotations

from pathlib import Path

from tests.tui.driving import HOME, board_of, decide, game_of, look, make_app, plan, press, settle, table_of
from tokaido_tui.games.tokaido.box import FARM, STATION_NAMES
from tokaido_tui.tui.widgets.log_panel import LogPanel


async def test_a_stop_is_not_forgotten_when_the_same_traveller_moves_again(tmp_path: Path) -> None:
    """Who works at the farm and is still the last walks on at once; both stops are told, with their coins."""
    app = make_app(tmp_path, plan(2, variants=("initiation",), seed=3))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        table = table_of(app)
        found = False
        for _ in range(60):
            view = board_of(app).view
            farms = [s for s in board_of(app).road.reachable if view.road.kinds[s] == FARM]
            again = [s for s in farms if s < min(t.station for t in view.travellers if t.number != view.walker)]
            if board_of(app).pointing and view.walker == view.decider and again:
                await decide(pilot, lambda _view, station=again[0]: station)
                assert table.view(None).walker == view.walker
                await decide(pilot, lambda view: view.decision.options[0].action)
                lines = game_of(app)._log.lines
                farm = [line for line in lines if line.text == "worked at the farm" and line.seat == view.walker]
                assert farm
                assert farm[-1].coins == 3
                found = True
                break
            if board_of(app).pointing:
                last = view.walker == view.decider == 0
                await decide(pilot, lambda view, last=last: view.decision.options[0 if last else -1].action)
            else:
                await press(pilot, "enter")
        assert found, STATION_NAMES[FARM]


async def test_the_journal_turns_back_and_forth(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 3, variants=("initiation",), seed=5))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        for _ in range(300):
            if board_of(app).deciding and len(game_of(app)._log.lines) > 12:
                break
            if board_of(app).deciding:
                await press(pilot, "enter")
            else:
                await pilot.pause(0.01)
        journal = app.screen.query_one(LogPanel)
        newest = await look(pilot)
        await press(pilot, "pageup")
        assert journal.back == 3
        assert "3 more below" in await look(pilot)
        assert await look(pilot) != newest
        await press(pilot, *["pageup"] * 30)
        assert journal.back == len(journal.lines) - (journal.size.height - 1)
        await press(pilot, *["pagedown"] * 40)
        assert journal.back == 0
        assert await look(pilot) == newest
