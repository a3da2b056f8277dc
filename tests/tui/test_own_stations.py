"""A station with two actions, as tables of one's own may have: pointed at, stopped at, asked about."""

from __future__ import annotations

from pathlib import Path

from tests.tui.driving import HOME, app_with, board_of, game_of, look, press, until
from tokaido_tui.games.tokaido.box import STATION_NAMES, TEMPLE
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table

STATIONS = 'status = "confirmed"\nadds = true\n' + "".join(
    f'{name} = ["{action}"]\n'
    for name, action in zip(
        STATION_NAMES[1:],
        ("bathe", "see the sea", "give", "give", "give", "meet", "see the paddy", "work"),
        strict=True,
    )
)


async def test_the_panel_tells_of_both_and_the_stop_asks_which(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    (folder / "stations.toml").write_text(STATIONS, encoding="utf-8")
    seats = (Seat("Ana"), Seat("Bo", colour=1))
    table = Table(Plan(seats, roles=("Kinko", "Hirotada"), seed=3, data=folder))
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).pointing)
        board = board_of(app)
        while board.view.road.kinds[board.road.cursor] != TEMPLE:
            await press(pilot, "right")
        assert "One of these: give to the temple, look at the paddy" in await look(pilot)
        seat, before = table.decider, table.view(table.decider)
        await press(pilot, "enter")
        await until(pilot, lambda: table.kind == "act")
        shown = await look(pilot)
        assert "WHAT WILL YOU DO HERE?" in shown
        assert "look at the paddy" in shown
        await press(pilot, "down")
        assert await look(pilot) != shown
        await press(pilot, "up", "enter")
        await until(pilot, lambda: table.kind != "act")
        after = table.view(seat)
        assert after.players[seat].sections[0] == before.players[seat].sections[0] + 1
        assert game_of(app).is_current
