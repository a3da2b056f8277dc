"""Plays kept games in processes that are killed at random moments, and tells how that went, as JSON.

Run as a program of its own: it forks, which a test runner with threads should not.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tokaido_tui.store.store import Store
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.table.told import Happened, Story, Told
from tokaido_tui.table.workers import WorkerPool

LONGEST = 0.07
"""Seconds until a process is killed at the latest: opening a game takes about a fifth of it. On a machine that is so
busy that a game gets nowhere in this time, it gets more."""

PLANS = (
    Plan((Seat("Ana"), Seat("Bo", "merchant", 1), Seat("Cy", "wanderer", 2)), seed=3, variants=("gastronomy",)),
    Plan((Seat("Ana"), Seat("Bo")), seed=4),
    Plan((Seat("Ana"), Seat("Bo"), Seat("Cy"), Seat("Di", "sage:iterations=3", 3)), seed=5),
    Plan((Seat("Ana"), Seat("Bo", "pilgrim", 1)), seed=6, variants=("preparations", "return-trip")),
)


def scripted(table: Table) -> int:
    """What a person decides: the same in the same place, whatever happened before."""
    assert table.decision is not None
    options = table.decision.options
    return options[Random(f"{table.plan.seed}/{table.decisions}").randrange(len(options))].action


def decide(table: Table) -> None:
    person = table.seats[table.decider].is_person
    table.decide(table.decider, scripted(table) if person else table.bot_action())


def play(folder: Path, plan: Plan, shown: int) -> None:
    """Begins the game or goes on with it, to its end; says after each decision how many have been shown."""
    store = Store(folder)
    kept = store.games()
    table = store.resume(kept[0].number) if kept else store.begin(plan)
    assert not table.trouble
    while not table.is_over:
        decide(table)
        os.pwrite(shown, struct.pack("i", table.decisions), 0)


def play_at_a_host(folder: Path, plan: Plan, shown: int) -> None:
    """The same with a host, which writes in a thread; it is shown what the host tells."""
    asyncio.run(_play_at_a_host(folder, plan, shown))


async def _play_at_a_host(folder: Path, plan: Plan, shown: int) -> None:
    store = Store(folder)
    kept = store.games()
    table = store.resume(kept[0].number) if kept else Table(plan)
    host = Host(table, WorkerPool(1), None if kept else store.writer())
    told: asyncio.Queue[int] = asyncio.Queue()

    def listen(one: Told) -> None:
        assert isinstance(one, (Story, Happened)), one
        os.pwrite(shown, struct.pack("i", table.decisions), 0)
        told.put_nowait(one.number)

    client = host.join(host.persons, listen)
    while not host.is_over:
        number = await told.get()
        if not host.is_over and not host.bots_turn:
            await client.submit(host.decider, number, scripted(table))
    await client.leave()


def tormented(folder: Path, plan: Plan, chance: Random, play: Callable[[Path, Plan, int], None]) -> int:
    """Plays a game whose process is killed again and again; how often it was."""
    whole = Table(plan)
    while not whole.is_over:
        decide(whole)
    kills, known, longest = 0, 0, LONGEST
    shown = os.open(folder.with_suffix(".shown"), os.O_RDWR | os.O_CREAT)
    while True:
        child = os.fork()
        if not child:
            code = 1
            try:
                play(folder, plan, shown)
                code = 0
            finally:
                os._exit(code)
        time.sleep(chance.uniform(0, longest))
        os.kill(child, signal.SIGKILL)
        _pid, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            assert os.WEXITSTATUS(status) == 0, "the game could not go on"
            break
        kills += 1
        now: int = struct.unpack("i", os.pread(shown, 4, 0) or bytes(4))[0]
        longest = max(LONGEST, longest / 1.2) if now > known else longest * 1.2
        known = now
        if folder.exists():
            check(folder, whole, now)
    os.close(shown)
    store = Store(folder)
    (kept,) = store.games()
    assert store.record_text(kept) == whole.record_text()
    store.close()
    return kills


def check(folder: Path, whole: Table, shown: int) -> None:
    """What was shown is kept, and what is kept is the beginning of the undisturbed game."""
    store = Store(folder)
    assert not store.notice, store.notice
    games = store.games()
    if games:
        (kept,) = games
        text = store.record_text(kept).removesuffix("unfinished\n")
        assert whole.record_text().startswith(text)
        assert len(store.record(kept).acts) >= shown
    else:
        assert not shown
    store.close()


def main() -> None:
    folder, wanted = Path(sys.argv[1]), int(sys.argv[2])
    ways: dict[str, Callable[[Path, Plan, int], None]] = {"table": play, "host": play_at_a_host}
    # A worker needs longer to start than most of the processes live.
    plans = PLANS if sys.argv[3] == "table" else [plan for plan in PLANS if "sage" not in str(plan)]
    chance = Random(1)
    kills, games = 0, 0
    while kills < wanted:
        kills += tormented(folder / str(games), plans[games % len(plans)], chance, ways[sys.argv[3]])
        games += 1
    print(json.dumps({"kills": kills, "games": games}))


if __name__ == "__main__":
    main()
