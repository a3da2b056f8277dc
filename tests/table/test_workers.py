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
from pathlib import Path
from time import perf_counter, sleep

import pytest
import pytest_asyncio

from tests.table.puzzles import Echo, Mark, Ponder, Riddle, WhoAreYou
from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.question import BotQuestion, private_seed
from tokaido_tui.table.table import Table
from tokaido_tui.table.worker import ThoughtLostError, Worker
from tokaido_tui.table.workers import Decided, WorkerPool

SAGE = "sage:playout=wanderer,iterations=20"


def table_of(*bots: str, seed: int = 3, variants: tuple[str, ...] = ()) -> Table:
    return Table(Plan(tuple(Seat(f"P{i}", bot, i) for i, bot in enumerate(bots)), variants=variants, seed=seed))


def exists(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def running(pool: WorkerPool, besides: int | None = None) -> int:
    """The process that thinks, once one does."""
    for _ in range(2000):
        for worker in pool.workers:
            process = worker.process
            if process is not None and process.pid != besides and process.poll() is None:
                return process.pid
        await asyncio.sleep(0.005)
    raise AssertionError("nobody thinks")


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    pool.close()


async def one_worker() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()


single = pytest_asyncio.fixture(one_worker, name="single")


async def test_there_are_never_more_workers_than_the_limit(pool: WorkerPool) -> None:
    pids = await asyncio.gather(*(pool.ask(table, WhoAreYou()) for table in range(12)))
    assert 1 <= len(set(pids)) <= 2
    assert os.getpid() not in pids
    assert len(pool.workers) <= 2


async def test_two_think_at_the_same_time(pool: WorkerPool) -> None:
    start = perf_counter()
    slow = asyncio.create_task(pool.ask("one", Ponder(60)))
    await running(pool)
    assert await asyncio.wait_for(pool.ask("two", WhoAreYou()), 20)
    assert not slow.done()
    assert perf_counter() - start < 30
    slow.cancel()


async def test_without_a_limit_there_are_as_many_as_cores() -> None:
    assert WorkerPool().limit == os.cpu_count()


async def test_tables_are_answered_in_turn_however_much_one_of_them_asks(single: WorkerPool) -> None:
    answered: list[str] = []

    async def ask(table: str, name: str) -> None:
        await single.ask(table, Ponder(0.01))
        answered.append(name)

    first = asyncio.create_task(single.ask("busy", Ponder(0.5)))
    await running(single)
    others = [asyncio.create_task(ask("busy", f"busy {n}")) for n in range(4)]
    await asyncio.sleep(0)
    others.append(asyncio.create_task(ask("modest", "modest")))
    await asyncio.gather(first, *others)
    assert answered == ["busy 0", "modest", "busy 1", "busy 2", "busy 3"]


async def test_every_answer_is_to_its_question(pool: WorkerPool) -> None:
    """Asked crosswise, with some given up halfway."""
    tasks = [asyncio.create_task(pool.ask(number % 3, Echo(number))) for number in range(60)]
    await asyncio.sleep(0)
    for task in tasks[::7]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    for number, answer in enumerate(answers):
        if number % 7:
            assert answer == number
        else:
            assert isinstance(answer, asyncio.CancelledError)


async def test_a_question_that_waits_and_is_given_up_is_never_asked(single: WorkerPool, tmp_path: Path) -> None:
    slow = asyncio.create_task(single.ask(1, Ponder(0.3)))
    await running(single)
    waiting = asyncio.create_task(single.ask(2, Mark(str(tmp_path / "asked"))))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await slow
    await single.ask(3, WhoAreYou())
    assert not (tmp_path / "asked").exists()


async def test_a_thought_that_is_given_up_frees_its_worker(single: WorkerPool) -> None:
    slow = asyncio.create_task(single.ask(1, Ponder(60)))
    pid = await running(single)
    slow.cancel()
    assert await asyncio.wait_for(single.ask(2, WhoAreYou()), 20) != pid
    assert not exists(pid)


async def test_a_worker_that_nobody_asks_goes_home(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokaido_tui.table.workers.IDLE", 0.05)
    pid = await pool.ask(1, WhoAreYou())
    for _ in range(400):
        if not pool.workers and not exists(pid):
            break
        await asyncio.sleep(0.01)
    assert not pool.workers
    assert not exists(pid)
    assert await pool.ask(1, WhoAreYou()) != pid


async def test_a_question_without_answer_is_told_and_the_process_lives_on(single: WorkerPool) -> None:
    before = await single.ask(0, WhoAreYou())
    with pytest.raises(ThoughtLostError, match="nobody knows"):
        await single.ask(0, Riddle())
    assert await single.ask(0, WhoAreYou()) == before


async def test_a_killed_process_is_started_again_and_decides_the_same(pool: WorkerPool) -> None:
    question = table_of("sage:playout=wanderer,iterations=1000", "pilgrim").question()
    task = asyncio.create_task(pool.decide(0, question))
    os.kill(await running(pool), signal.SIGKILL)
    decided = await task
    assert decided == Decided(question.answer(), "restarted")


async def test_killed_twice_the_level_below_decides(pool: WorkerPool) -> None:
    question = table_of("sage:playout=wanderer,seconds=30", "pilgrim").question()
    task = asyncio.create_task(pool.decide(0, question))
    first = await running(pool)
    os.kill(first, signal.SIGKILL)
    os.kill(await running(pool, besides=first), signal.SIGKILL)
    decided = await asyncio.wait_for(task, 10)
    pilgrims = make("pilgrim", question.seed).choose(question.kind, question.actions, lambda: question.view)
    assert decided == Decided(pilgrims, "fell back", "pilgrim")


async def test_closing_ends_a_thought_at_once_and_those_that_wait(single: WorkerPool) -> None:
    task = asyncio.create_task(single.ask(0, Ponder(60)))
    pid = await running(single)
    waiting = asyncio.create_task(single.ask(1, WhoAreYou()))
    await asyncio.sleep(0)
    start = perf_counter()
    single.close()
    for lost in (task, waiting):
        with pytest.raises(ThoughtLostError):
            await lost
    assert perf_counter() - start < 5
    assert not exists(pid)
    with pytest.raises(ThoughtLostError):
        await single.ask(0, WhoAreYou())


POISON = "open('ran', 'a').write(__name__)\nraise SystemExit('poisoned')\n"


def test_nothing_is_imported_from_the_folder_where_the_program_was_started(tmp_path: Path) -> None:
    for name in ("heapq", "random", "pickle", "tokaido_tui", "functools"):
        (tmp_path / f"{name}.py").write_text(POISON)
    program = textwrap.dedent("""
        import asyncio
        from tokaido_tui.table.plan import Plan, Seat
        from tokaido_tui.table.table import Table
        from tokaido_tui.table.workers import WorkerPool
        async def main():
            pool = WorkerPool(1)
            table = Table(Plan((Seat("A", "sage:iterations=2"), Seat("B", "pilgrim")), seed=3))
            print(await pool.decide(0, table.question()))
            pool.close()
        asyncio.run(main())
    """)
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], cwd=tmp_path, env={**os.environ, "PYTHONPATH": root},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "trouble=''" in done.stdout, "the worker was lost"
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("end", ["sys.exit()", "os.kill(os.getpid(), signal.SIGKILL)", "os.kill(os.getpid(), 2)"])
def test_no_process_outlives_the_program(end: str) -> None:
    program = textwrap.dedent(f"""
        import os, signal, sys
        from threading import Thread
        from tests.table.puzzles import Ponder, WhoAreYou
        from tokaido_tui.table.worker import Worker
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
    assert {type(value) for value in question} == {str, tuple, type(question.view)}
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


def test_a_worker_that_is_not_asked_is_no_process() -> None:
    worker = Worker()
    assert worker.process is None
    worker.close()


def test_a_seat_that_is_taken_over_is_a_persons() -> None:
    table = table_of("pilgrim", "merchant")
    table.seat_somebody(1)
    assert table.persons == [1]
    assert table.plan.seats[1].is_person


class Stuck:
    """It can't travel."""

    def answer(self) -> int:
        return 1

    def __reduce__(self) -> str:
        raise TypeError("no way")


async def test_a_question_that_cannot_travel_is_lost_and_the_next_is_answered(pool: WorkerPool) -> None:
    with pytest.raises(ThoughtLostError):
        await asyncio.wait_for(pool.ask("table", Stuck()), 30)
    table = table_of("pilgrim", "pilgrim")
    assert await asyncio.wait_for(pool.ask("table", table.question()), 30) == table.bot_action()
