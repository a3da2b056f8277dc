"""Two screens with a person each at one host: both follow the game, and neither sees the other one's cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest_asyncio
from textual.pilot import Pilot

from tests.tui.driving import HOME, board_of, game_of, look, make_app, plan, press, settle, until
from tokaido_tui.table.host import Host
from tokaido_tui.table.table import Table
from tokaido_tui.table.workers import WorkerPool
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.title import TitleScreen


@dataclass
class Place:
    app: TokaidoApp
    pilot: Pilot[None]
    seat: int

    @property
    def log(self) -> str:
        return "\n".join(line.text for line in game_of(self.app)._log.lines)


@dataclass
class Room:
    host: Host
    places: list[Place]

    async def at_rest(self) -> None:
        for place in self.places:
            await settle(place.pilot)

    @property
    def mover(self) -> Place:
        return self.places[self.host.decider]

    async def decide(self, mind: Random) -> None:
        """Whoever's turn it is decides on their own screen, taking small steps."""
        place = self.mover
        board = board_of(place.app)
        await until(place.pilot, lambda: board.deciding)
        number = self.host.number
        options = board.view.decision.options
        action = options[min(int(mind.expovariate(1)), len(options) - 1)].action
        board.post_message(board.Decided(action, board.view))
        await until(place.pilot, lambda: self.host.number > number)
        await self.at_rest()


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    pool = WorkerPool(1)
    host = Host(Table(plan(2, seed=21)), pool)
    async with AsyncExitStack() as stack:
        places = []
        for seat in (0, 1):
            folder = tmp_path / str(seat)
            folder.mkdir()
            app = make_app(folder)
            pilot = await stack.enter_async_context(app.run_test(size=HOME))
            app.call_later(app.push_screen, GameScreen(host, (seat,)))
            places.append(Place(app, pilot, seat))
        for place in places:
            await until(place.pilot, lambda app=place.app: isinstance(app.screen, GameScreen) and app.screen._open)
        yield Room(host, places)
    pool.close()


async def test_each_sees_their_own_cards_and_both_the_same_game(room: Room) -> None:
    mind, differed = Random(3), 0
    for _ in range(60):
        views = [board_of(place.app).view for place in room.places]
        assert views == [room.host.table.view(seat) for seat in (0, 1)]
        differed += views[0] != views[1]
        deciding = [board_of(place.app).deciding for place in room.places]
        assert deciding == [room.host.decider == seat for seat in (0, 1)]
        await room.decide(mind)
    assert differed
    logs = [place.log.splitlines() for place in room.places]
    assert len(logs[0]) == len(logs[1])


async def test_nobody_plays_for_the_other(room: Room) -> None:
    await room.decide(Random(1))
    waiting = room.places[1 - room.host.decider]
    number = room.host.number
    await press(waiting.pilot, "enter", "1", "enter", "space", "f")
    assert room.host.number == number
    assert waiting.app.screen is game_of(waiting.app)
    assert not room.host.hints


async def test_a_step_goes_back_if_the_other_one_agrees(room: Room) -> None:
    mind = Random(3)
    while (retreat := room.host.table.retreat()) is None or retreat.free:
        await room.decide(mind)
    before = room.host.table.decisions
    asker, asked = room.places[retreat.seat], room.places[1 - retreat.seat]
    for answer in ("n", "y"):
        await press(asker.pilot, "u")
        await until(asked.pilot, lambda: isinstance(asked.app.screen, ConfirmScreen))
        assert isinstance(asker.app.screen, GameScreen)
        await press(asked.pilot, answer)
        await room.at_rest()
        if answer == "n":
            assert "Not everybody agrees." in await look(asker.pilot)
            assert room.host.table.decisions == before
    await until(asker.pilot, lambda: room.host.table.decisions < before)
    await room.at_rest()
    assert asker.log == asked.log or len(asker.log.splitlines()) == len(asked.log.splitlines())
    await until(room.mover.pilot, lambda: board_of(room.mover.app).deciding)


async def test_the_question_goes_away_when_the_game_goes_on(room: Room) -> None:
    mind = Random(3)
    while (retreat := room.host.table.retreat()) is None or retreat.free or retreat.seat == room.host.decider:
        await room.decide(mind)
    mover = room.mover
    asked = room.places[1 - mover.seat]
    await press(mover.pilot, "u")
    await until(asked.pilot, lambda: isinstance(asked.app.screen, ConfirmScreen))
    await room.decide(mind)
    await until(asked.pilot, lambda: isinstance(asked.app.screen, GameScreen))
    assert isinstance(mover.app.screen, GameScreen)


async def test_who_leaves_leaves_the_other_where_they_are(room: Room) -> None:
    first, second = room.places
    await press(first.pilot, "q", "y")
    await until(first.pilot, lambda: isinstance(first.app.screen, TitleScreen))
    assert len(room.host.clients) == 1
    assert isinstance(second.app.screen, GameScreen)
    # The seat waits for whoever joins for it.
    first.app.call_later(first.app.push_screen, GameScreen(room.host, (0,)))
    await until(first.pilot, lambda: isinstance(first.app.screen, GameScreen) and first.app.screen._open)
    await room.decide(Random(1))
    assert board_of(second.app).view == room.host.table.view(1)
