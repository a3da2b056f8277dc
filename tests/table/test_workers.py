"""Thinking processes: they answer, they may die, and they leave with the game."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from time import perf_counter, sleep

import pytest
import pytest_asyncio

from tests.table.puzzles import Ponder, Riddle, WhoAreYou
from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.question import BotQuestion, private_seed
from tokaido_tui.table.table import Table
from tokaido_tui.table.workers import Decided, ThoughtLostError, Worker, WorkerPool

SAGE = "sage:playout=wanderer,iterations=20"


def table_of(*bots: str, seed: int = 3, variants: tuple[str, ...] = ()) -> Table:
    return Table(Plan(tuple(Seat(f"P{i}", bot, i) for i, bot in enumerate(bots)), variants=variants, seed=seed))


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        return file.read().rsplit(")", 1)[1].split()[0] != "Z"


async def running(pool: WorkerPool, who: int, besides: int | None = None) -> int:
    """The process that thinks for somebody, once it does."""
    for _ in range(2000):
        process = pool.workers[who].process if who in pool.workers else None
        if process is not None and process.pid != besides and process.poll() is None:
            return process.pid
        await asyncio.sleep(0.005)
    raise AssertionError("nobody thinks")


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool()
    yield pool
    pool.close()


async def test_every_seat_thinks_in_one_process_of_its_own(pool: WorkerPool) -> None:
    first, second, again = await asyncio.gather(*(pool.ask(who, WhoAreYou()) for who in (0, 1, 2)))
    assert len({first, second, again, os.getpid()}) == 4
    assert await pool.ask(0, WhoAreYou()) == first


async def test_a_question_without_answer_is_told_and_the_process_lives_on(pool: WorkerPool) -> None:
    before = await pool.ask(0, WhoAreYou())
    with pytest.raises(ThoughtLostError, match="nobody knows"):
        await pool.ask(0, Riddle())
    assert await pool.ask(0, WhoAreYou()) == before


async def test_a_killed_process_is_started_again_and_decides_the_same(pool: WorkerPool) -> None:
    question = table_of("sage:playout=wanderer,iterations=1000", "pilgrim").question()
    task = asyncio.create_task(pool.decide(0, question))
    os.kill(await running(pool, 0), signal.SIGKILL)
    decided = await task
    assert decided == Decided(question.answer(), "restarted")


async def test_killed_twice_the_level_below_decides(pool: WorkerPool) -> None:
    question = table_of("sage:playout=wanderer,seconds=30", "pilgrim").question()
    task = asyncio.create_task(pool.decide(0, question))
    first = await running(pool, 0)
    os.kill(first, signal.SIGKILL)
    os.kill(await running(pool, 0, besides=first), signal.SIGKILL)
    decided = await asyncio.wait_for(task, 10)
    pilgrims = make("pilgrim", question.seed).choose(question.kind, question.actions, lambda: question.view)
    assert decided == Decided(pilgrims, "fell back", "pilgrim")


async def test_closing_ends_a_thought_at_once(pool: WorkerPool) -> None:
    task = asyncio.create_task(pool.ask(0, Ponder(60)))
    pid = await running(pool, 0)
    start = perf_counter()
    pool.close()
    with pytest.raises(ThoughtLostError):
        await task
    assert perf_counter() - start < 5
    assert not exists(pid)
    with pytest.raises(ThoughtLostError):
        await pool.ask(0, WhoAreYou())


@pytest.mark.parametrize("end", ["sys.exit()", "os.kill(os.getpid(), signal.SIGKILL)", "os.kill(os.getpid(), 2)"])
def test_no_process_outlives_the_program(end: str) -> None:
    program = textwrap.dedent(f"""
        import os, signal, sys
        from threading import Thread
        from tests.table.puzzles import Ponder, WhoAreYou
        from tokaido_tui.table.workers import Worker
        worker = Worker()
        print(worker.ask(WhoAreYou()), flush=True)
        Thread(target=worker.ask, args=(Ponder(60),), daemon=True).start()
        {end}
    """)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    pid = int(done.stdout)
    deadline = perf_counter() + 10
    while exists(pid):
        assert perf_counter() < deadline, "an orphan"
        sleep(0.02)


@pytest.mark.parametrize("variants", [(), ("gastronomy", "return-trip"), ("initiation",)])
@pytest.mark.parametrize("players", [2, 5])
def test_every_view_of_a_game_survives_the_way(players: int, variants: tuple[str, ...]) -> None:
    table = table_of(*["wanderer"] * players, variants=variants)
    while not table.is_over:
        view = table.view(table.decider)
        again = pickle.loads(pickle.dumps(view))
        game = table.system.imagine(again, SeededDealer(1))
        assert game.view(table.decider) == table.system.imagine(view, SeededDealer(1)).view(table.decider)
        assert again.road.kinds == view.road.kinds
        table.decide(table.decider, table.bot_action())


def test_a_question_holds_the_view_and_no_seed_of_the_deal() -> None:
    table = table_of(SAGE, "pilgrim", seed=123456789)
    question = table.question()
    assert question.view == table.view(0)
    assert question.view.setup.seed is None
    assert b"123456789" not in pickle.dumps(question)
    assert {type(value) for value in vars(question).values()} == {str, tuple, type(question.view)}
    assert private_seed(1, 2) != private_seed(12)


async def test_thinking_elsewhere_and_here_play_the_same_game(pool: WorkerPool) -> None:
    here, elsewhere = (table_of(SAGE, "merchant", seed=5) for _ in range(2))
    for _ in range(12):
        here.decide(here.decider, here.bot_action())
        if elsewhere.bot_thinks:
            seat = elsewhere.decider
            elsewhere.decide(seat, (await pool.decide(seat, elsewhere.question())).action)
        else:
            elsewhere.decide(elsewhere.decider, elsewhere.bot_action())
    assert here.record_text() == elsewhere.record_text()


def test_the_level_below_decides_at_once() -> None:
    view = table_of("sage", "random").view(0)
    levels = {
        name: BotQuestion(name, "1", "move", (1, 2), view).easier().spec for name in ("sage", "pilgrim", "random")
    }
    assert levels == {"sage": "pilgrim", "pilgrim": "merchant", "random": "random"}


def test_a_mind_that_is_not_asked_is_no_process() -> None:
    worker = Worker()
    assert worker.process is None
    worker.close()


def test_a_seat_that_is_taken_over_is_a_persons() -> None:
    table = table_of("pilgrim", "merchant")
    table.take_over(1)
    assert table.persons == [1]
    assert table.plan.seats[1].is_person
