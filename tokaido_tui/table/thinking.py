"""Thinking in processes of their own, so that the screen never waits for it.

What goes there is a question: a seat's view and what is asked about it, never the game. A process that dies in
mid-thought is started anew and asked once more.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Protocol

from tokaido_tui.table.question import BotQuestion

PATIENCE = 300.0
"""Seconds until a thought is given up as lost."""


class Question(Protocol):
    """Something to think about: it can be pickled, and answered anywhere."""

    def answer(self) -> Any: ...


class ThoughtLostError(Exception):
    """The process that thought about it has died, or could not answer."""


def _work(questions: Connection) -> None:
    """What a thinking process does until nobody asks any more."""
    # The terminal belongs to the screen, and so do its signals.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    with suppress(AttributeError, OSError):
        os.nice(5)
    # The pipe ends when the game does, however it does.
    with suppress(EOFError, OSError):
        while True:
            question: Question = questions.recv()
            try:
                answer = (True, question.answer())
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            questions.send(answer)


class Mind:
    """One process that thinks, started when it is first asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def process(self) -> BaseProcess | None:
        return self._process

    def ask(self, question: Question) -> Any:
        """Waits for the answer; not for the event loop's thread. Raises ThoughtLostError."""
        try:
            pipe = self._open()
            pipe.send(question)
            if not pipe.poll(PATIENCE):
                raise ThoughtLostError("no answer")
            known, answer = pipe.recv()
        except (EOFError, OSError) as error:
            self._end()
            raise ThoughtLostError(str(error)) from None
        except ThoughtLostError:
            self._end()
            raise
        if not known:
            raise ThoughtLostError(answer)
        return answer

    def _open(self) -> Connection:
        with self._lock:
            if self._closed:
                raise ThoughtLostError("closed")
            if self._pipe is None or self._process is None or not self._process.is_alive():
                # Spawned: a fork would copy the screen's threads and files.
                context = get_context("spawn")
                self._pipe, theirs = context.Pipe()
                self._process = context.Process(target=_work, args=(theirs,), daemon=True, name="tokaido-thinker")
                self._process.start()
                theirs.close()
            return self._pipe

    def _end(self) -> None:
        with self._lock:
            process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """Whoever waits for an answer is told that it is lost."""
        self._closed = True
        with self._lock:
            if self._process is not None:
                self._process.kill()


@dataclass(frozen=True)
class Decided:
    """A bot's action; `trouble` is "" or what happened on the way: "restarted" or "fell back", then to `level`."""

    action: int
    trouble: str = ""
    level: str = ""


class Thinker:
    """The minds of a game: one a bot seat, and one for hints."""

    def __init__(self) -> None:
        self.minds: dict[Hashable, Mind] = {}

    async def ask(self, who: Hashable, question: Question) -> Any:
        """Raises ThoughtLostError."""
        mind = self.minds.setdefault(who, Mind())
        return await asyncio.to_thread(mind.ask, question)

    async def decide(self, seat: int, question: BotQuestion) -> Decided:
        """What the bot does; a lost thought is thought once more, then the next level below decides."""
        for trouble in ("", "restarted"):
            with suppress(ThoughtLostError):
                return Decided(await self.ask(seat, question), trouble)
        easier = question.easier()
        return Decided(easier.answer(), "fell back", easier.spec)

    def close(self) -> None:
        """Ends every process at once, in mid-thought too."""
        for mind in self.minds.values():
            mind.close()
