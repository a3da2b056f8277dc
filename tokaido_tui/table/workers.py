"""Worker processes: what takes its time is thought there, and neither a screen nor another table waits for it.

One pool serves every table of the program. What goes to a worker is a question: a seat's view and what is asked about
it, never the game. Questions that wait are answered table by table in turn. A question that nobody wants any more is
dropped, in mid-thought too.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Hashable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, NamedTuple

from tokaido_tui.table.question import BotQuestion
from tokaido_tui.table.worker import Question, ThoughtLostError, Worker

IDLE = 60.0
"""Seconds until a worker that nobody asks is sent home."""


class Decided(NamedTuple):
    """A bot's action; `trouble` is "" or what happened on the way: "restarted" or "fell back", then to `level`."""

    action: int
    trouble: str = ""
    level: str = ""


@dataclass(eq=False)
class _Job:
    question: Question
    answer: Future[Any] = field(default_factory=Future)


class WorkerPool:
    """At most `limit` workers, each started when there is something to do for it; as many as cores if none is said."""

    def __init__(self, limit: int | None = None) -> None:
        self.limit = max(1, limit or os.cpu_count() or 1)
        self.workers: list[Worker] = []
        self._busy: dict[_Job, Worker] = {}
        self._waiting: dict[Hashable, deque[_Job]] = {}
        """By table, the one whose turn is next first."""
        self._free = 0
        self._changed = Condition()
        self._closed = False

    async def ask(self, table: Hashable, question: Question) -> Any:
        """The answer; cancelled, the question is dropped. Raises ThoughtLostError."""
        job = _Job(question)
        job.answer.add_done_callback(lambda answer: self._drop(table, job) if answer.cancelled() else None)
        with self._changed:
            if self._closed:
                raise ThoughtLostError("closed")
            self._waiting.setdefault(table, deque()).append(job)
            waiting = sum(map(len, self._waiting.values()))
            if self._free < waiting and len(self.workers) < self.limit:
                self._hire()
            self._changed.notify()
        return await asyncio.wrap_future(job.answer)

    async def decide(self, table: Hashable, question: BotQuestion) -> Decided:
        """What the bot does; a lost thought is thought once more, then the next level below decides."""
        for trouble in ("", "restarted"):
            with suppress(ThoughtLostError):
                return Decided(await self.ask(table, question), trouble)
        easier = question.easier()
        return Decided(easier.answer(), "fell back", easier.spec)

    def close(self) -> None:
        """Ends every worker at once, in mid-thought too; who waits for an answer is told that it is lost."""
        with self._changed:
            self._closed = True
            workers, jobs = list(self.workers), [job for jobs in self._waiting.values() for job in jobs]
            self._waiting.clear()
            self._changed.notify_all()
        for job in jobs:
            with suppress(InvalidStateError):
                job.answer.set_exception(ThoughtLostError("closed"))
        for worker in workers:
            worker.close()

    # --- workers -----------------------------------------------------------------------------------------------------

    def _hire(self) -> None:
        worker = Worker()
        self.workers.append(worker)
        # Threads of its own: those that everybody shares are few, and a thought may take long. A program that ends
        # does not wait for them.
        Thread(target=self._work, args=(worker,), name="worker", daemon=True).start()

    def _work(self, worker: Worker) -> None:
        while (job := self._next(worker)) is not None:
            try:
                answer = worker.ask(job.question)
            except ThoughtLostError as error:
                self._done(job)
                with suppress(InvalidStateError):
                    job.answer.set_exception(error)
            else:
                self._done(job)
                with suppress(InvalidStateError):
                    job.answer.set_result(answer)
        worker.close()

    def _next(self, worker: Worker) -> _Job | None:
        """What to do next; None when there has been nothing for long."""
        with self._changed:
            self._free += 1
            asked = self._changed.wait_for(lambda: self._waiting or self._closed, IDLE)
            self._free -= 1
            if not asked or self._closed:
                self.workers.remove(worker)
                return None
            table = next(iter(self._waiting))
            jobs = self._waiting.pop(table)
            job = jobs.popleft()
            if jobs:
                # The other tables come before its next question.
                self._waiting[table] = jobs
            self._busy[job] = worker
            return job

    def _done(self, job: _Job) -> None:
        with self._changed:
            self._busy.pop(job, None)

    def _drop(self, table: Hashable, job: _Job) -> None:
        with self._changed:
            jobs = self._waiting.get(table, deque())
            if job in jobs:
                jobs.remove(job)
                if not jobs:
                    del self._waiting[table]
            worker = self._busy.pop(job, None)
        if worker is not None:
            worker.drop(job.question)
