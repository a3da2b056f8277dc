"""Rocks and the hand of a dock are for their owner's eyes: the screen never shows them to anybody else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.tui.driving import (
    HOME,
    ROOMY,
    VAST,
    app_with,
    board_of,
    game_of,
    look,
    make_app,
    press,
    settle,
    table_of,
    until,
)
from tests.tui.namiji.sailing import at, sailed
from tests.words.namiji.voyages import boats, choose
from tokaido_tui.games.namiji.view import View
from tokaido_tui.table.table import Table
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.words.namiji import names


def rocks_in(text: str, view: View) -> set[int]:
    """The rocks whose names the screen shows."""
    return {card for card in range(len(view.box.rocks)) if names.rock(view.box, card) in text}


async def sail_and_look(pilot: Pilot[None], allowed: object) -> int:
    """Plays to the end; at every step the rocks on the screen are those that `allowed` allows. How many were seen."""
    app, mind, seen = pilot.app, Random(5), 0
    while not isinstance(app.screen, ScoringScreen):
        table = table_of(app)
        if isinstance(app.screen, CurtainScreen):
            assert not rocks_in(await look(pilot), table.view(None)), "a curtain tells nothing"
            await press(pilot, "enter")
        elif board_of(app).deciding:
            shown = rocks_in(await look(pilot), table.view(None))
            assert shown <= allowed(table), f"{table.kind} of {table.decider}"  # type: ignore[operator]
            seen += len(shown)
            board_of(app).post_message(Board.Decided(choose(table, mind)))
            await settle(pilot)
        else:
            await until(pilot, lambda: board_of(app).deciding or app.screen is not game_of(app))
    return seen


async def test_at_a_shared_keyboard_rocks_are_seen_behind_the_curtain_only(tmp_path: Path) -> None:
    def allowed(table: Table) -> set[int]:
        if table.kind not in names.SECRET:
            return set()
        view = table.view(table.decider)
        return (
            {*view.offer, *view.players[table.decider].rocks}
            if table.kind == "keep"
            else set(view.players[table.decider].rocks)
        )

    app = make_app(tmp_path, boats(3, seed=4))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        assert await sail_and_look(pilot, allowed) > 5


async def test_who_plays_alone_sees_their_own_rocks_with_their_progress(tmp_path: Path) -> None:
    table = sailed(
        boats(1, 2, seed=4), lambda table, _view: table.decider == 0 and len(table.view(0).players[0].rocks) > 1
    )
    view = table.view(0)
    others = {card for seat in (1, 2) for card in table.view(seat).players[seat].rocks}
    for size in (HOME, ROOMY, VAST):
        app = app_with(tmp_path, table)
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: board_of(app).deciding)  # noqa: B023
            shown = await look(pilot)
            assert "Your rocks:" in shown
            assert rocks_in(shown, view) >= set(view.players[0].rocks)
            assert not rocks_in(shown, view) & others - set(view.offer)
            for card in view.players[0].rocks:
                assert f"{names.rock(view.box, card)} " in shown
                assert f"/{view.box.rocks[card].at_least}" in shown


async def test_at_a_shared_keyboard_o_shows_ones_own_rocks_behind_a_curtain(tmp_path: Path) -> None:
    def wanted(table: Table, _view: View) -> bool:
        return table.kind == "move" and len(table.view(table.decider).players[table.decider].rocks) > 1

    table = sailed(boats(3, seed=4), wanted)
    mine = set(table.view(table.decider).players[table.decider].rocks)
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: board_of(app).deciding)
        view = table.view(None)
        await press(pilot, "s")
        assert not rocks_in(await look(pilot), view), "the sheet is for all eyes"
        await press(pilot, "escape", "o")
        assert isinstance(app.screen, CurtainScreen)
        assert not rocks_in(await look(pilot), view)
        await press(pilot, "enter")
        assert rocks_in(await look(pilot), view) == mine
        for _other in range(2):
            await press(pilot, "tab")
            assert not rocks_in(await look(pilot), view), "the others keep theirs"
        await press(pilot, "escape")
        assert not rocks_in(await look(pilot), view)


@pytest.mark.parametrize("kind", ["keep", "take"])
async def test_the_curtain_comes_before_a_secret(kind: str, tmp_path: Path) -> None:
    table = at(kind, 3)
    secret = [names.rock(table.view(None).box, card) for card in table.view(table.decider).offer]
    if kind == "take":
        hand = table.view(table.decider).hand
        secret = [names.dock_card(table.view(None).box, card) for card in hand.among or ()]
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert secret
        covered = await look(pilot)
        assert not any(name in covered for name in secret)
        await press(pilot, "enter")
        shown = await look(pilot)
        assert all(name in shown for name in secret)


async def test_a_bots_hand_and_rocks_are_never_drawn(tmp_path: Path) -> None:
    """Of what a bot decides the board shows the decision's kind, not its cards."""
    for kind in ("keep", "take"):
        table = sailed(
            boats(1, 3, seed=6),
            lambda table, _view: table.kind == kind and table.decider > 0,  # noqa: B023
        )
        app = make_app(tmp_path, table.plan)
        async with app.run_test(size=ROOMY) as pilot:
            await settle(pilot)
            board = board_of(app)
            view = table.view(0)
            board.show(view, deciding=False, open_hand=True)
            shown = await look(pilot)
            own = set(view.players[0].rocks)
            assert rocks_in(shown, view) <= own
