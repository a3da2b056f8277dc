"""The journal: every point and every coin of the game is in one of its lines."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.tui.driving import HOME, board_of, decide, game_of, look, make_app, plan, press, settle, table_of
from tests.words.tokaido.test_previews import GAMES, NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.box import FARM, STATION_NAMES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words.log import Line
from tokaido_tui.words.tokaido.log import LogWriter


def story(players: int, variants: tuple[str, ...], seed: int) -> tuple[View, list[list[Event]]]:
    """A whole strolling game: a view of it, and its events act by act."""
    mind = Random(seed)
    game, opening = system("tokaido").start(Setup(NAMES[:players], variants), SeededDealer(seed))
    acts = [opening]
    while not game.is_over:
        legal = game.legal_actions()
        stroll = legal[min(int(mind.expovariate(0.9)), len(legal) - 1)]
        acts.append(game.apply(stroll if game.decision_kind() == "move" else mind.choice(legal)))
    return game.view(None), acts


@pytest.mark.parametrize(("players", "variants", "seed"), GAMES)
def test_lines_hold_every_point_and_every_coin(players: int, variants: tuple[str, ...], seed: int) -> None:
    view, acts = story(players, variants, seed)
    writer = LogWriter(view)
    for events in acts:
        told: list[Line] = writer.tell(events)
        scored, changed = Counter[int](), Counter[int]()
        for event in events:
            if event.kind == "points":
                scored[event.seat] += event.amount
            elif event.kind == "coins" and event.cause != "purse":
                changed[event.seat] += event.amount
        for line in told:
            scored[line.seat] -= line.points
            changed[line.seat] -= line.coins
        assert not any(scored.values()), (events, told)
        assert not any(changed.values()), (events, told)


def test_every_kind_of_event_that_a_player_cares_about_has_a_sentence() -> None:
    silent = set()
    for players, variants, seed in GAMES:
        view, acts = story(players, variants, seed)
        writer = LogWriter(view)
        silent |= {event.kind for events in acts for event in events if writer._sentence(event) is None}
    # What goes into another line, and what only says that hidden cards were dealt or looked at.
    assert silent <= {"points", "coins", "dealt", "chose", "hand", "hand dealt", "encounters"}


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
