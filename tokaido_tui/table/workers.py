"""Thinking in processes of their own, so that the screen never waits for it.

What goes there is a question: a seat's view and what is asked about it, never the game. A process that dies in
mid-thought is started anew and asked once more.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock, Thread, Timer
from time import sleep
from typing import Any, Protocol

from tokaido_tui.table.question import BotQuestion

PATIENCE = 300.0
"""Seconds until a thought is given up as lost."""


class Question(Protocol):
    """Something to think about: it can be pickled, and answered anywhere."""

    def answer(self) -> Any: ...


class ThoughtLostError(Exception):
    """The process that thought about it has died, or could not answer."""


def serve() -> None:
    """What a thinking process does until nobody asks any more."""
    # The terminal belongs to the screen: what would be printed here goes nowhere, and Ctrl-C is not for us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    with suppress(AttributeError, OSError):
        os.nice(5)
    Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            question: Question = pickle.load(questions)
            try:
                answer = (True, question.answer())
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            pickle.dump(answer, answers)
            answers.flush()


def _leave_with(parent: int) -> None:
    """Ends this process when the game is gone, in mid-thought too."""
    while os.getppid() == parent:
        sleep(0.5)
    os._exit(0)


_SERVE = "from tokaido_tui.table.workers import serve; serve()"


def _start() -> Popen[bytes]:
    # Not by multiprocessing: it would load the program's main module again, and it wants a stderr that is a file,
    # which an app's is not.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", _SERVE]
    return Popen(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, start_new_session=True)


class Worker:
    """One process that thinks, started when it is first asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.process: Popen[bytes] | None = None
        self._closed = False

    def ask(self, question: Question) -> Any:
        """Waits for the answer; not for the event loop's thread. Raises ThoughtLostError."""
        try:
            process = self._running()
        except OSError as error:
            raise ThoughtLostError(str(error)) from None
        assert process.stdin is not None
        assert process.stdout is not None
        watch = Timer(PATIENCE, process.kill)
        watch.daemon = True
        watch.start()
        try:
            pickle.dump(question, process.stdin)
            process.stdin.flush()
            known, answer = pickle.load(process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            self._end(process)
            raise ThoughtLostError(str(error)) from None
        finally:
            watch.cancel()
        if not known:
            raise ThoughtLostError(answer)
        return answer

    def _running(self) -> Popen[bytes]:
        with self._lock:
            if self._closed:
                raise ThoughtLostError("closed")
            if self.process is None or self.process.poll() is not None:
                self.process = _start()
            return self.process

    def _end(self, process: Popen[bytes]) -> None:
        with self._lock:
            if self.process is process:
                self.process = None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]

    def close(self) -> None:
        """Whoever waits for an answer is told that it is lost."""
        with self._lock:
            self._closed = True
            if self.process is not None:
                self.process.kill()
                self.process.wait()


@dataclass(frozen=True)
class Decided:
    """A bot's action; `trouble` is "" or what happened on the way: "restarted" or "fell back", then to `level`."""

    action: int
    trouble: str = ""
    level: str = ""


class WorkerPool:
    """The workers of a game: one a bot seat, and one for hints."""

    def __init__(self) -> None:
        self.workers: dict[Hashable, Worker] = {}

    async def ask(self, who: Hashable, question: Question) -> Any:
        """Raises ThoughtLostError."""
        worker = self.workers.setdefault(who, Worker())
        return await asyncio.to_thread(worker.ask, question)

    async def decide(self, seat: int, question: BotQuestion) -> Decided:
        """What the bot does; a lost thought is thought once more, then the next level below decides."""
        for trouble in ("", "restarted"):
            with suppress(ThoughtLostError):
                return Decided(await self.ask(seat, question), trouble)
        easier = question.easier()
        return Decided(easier.answer(), "fell back", easier.spec)

    def close(self) -> None:
        """Ends every process at once, in mid-thought too."""
        for worker in self.workers.values():
            worker.close()
