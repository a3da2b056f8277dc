"""One worker process, from both of its ends: the program that asks, and the process that answers.

It never holds the game: a view travels to it, with what is asked about it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock, Thread, Timer
from time import sleep
from typing import Any, Protocol

PATIENCE = 300.0
"""Seconds until a thought is given up as lost."""


class Question(Protocol):
    """Something to think about: it can be pickled, and answered anywhere."""

    def answer(self) -> Any: ...


class ThoughtLostError(Exception):
    """The process that thought about it has died, or could not answer."""


# --- the process that answers ----------------------------------------------------------------------------------------


def serve() -> None:
    """What a worker process does until nobody asks any more. An answer has its question's number."""
    # The terminal belongs to the screen: what would be printed here goes nowhere, and Ctrl-C is not for us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    with suppress(AttributeError, OSError):
        os.nice(5)
    Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            number, question = pickle.load(questions)
            try:
                answer = (number, True, question.answer())
            except Exception as error:
                answer = (number, False, f"{type(error).__name__}: {error}")
            pickle.dump(answer, answers)
            answers.flush()


def _leave_with(parent: int) -> None:
    """Ends this process when the program is gone, in mid-thought too."""
    while os.getppid() == parent:
        sleep(0.5)
    os._exit(0)


# --- the program that asks -------------------------------------------------------------------------------------------

_SERVE = "import sys; sys.path.append(sys.argv[1]); from tokaido_tui.table.worker import serve; serve()"


def _start() -> Popen[bytes]:
    # Not by multiprocessing: it would load the program's main module again, and it wants a stderr that is a file,
    # which an app's is not. Isolated: nothing is imported from the folder the program was started in.
    package = Path(__file__).parents[2]
    command = [sys.executable, "-I", "-c", _SERVE, str(package)]
    return Popen(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True)


class Worker:
    """A process that answers one question at a time, started when it is first asked."""

    def __init__(self) -> None:
        self._asking, self._starting = Lock(), Lock()
        self._asked = 0
        self._dropped: Question | None = None
        self.process: Popen[bytes] | None = None
        self._closed = False

    def ask(self, question: Question) -> Any:
        """Waits for the answer; not for the event loop's thread. Raises ThoughtLostError."""
        with self._asking:
            try:
                process = self._running(question)
            except OSError as error:
                raise ThoughtLostError(str(error)) from None
            watch = Timer(PATIENCE, process.kill)
            watch.daemon = True
            watch.start()
            try:
                return self._answer(process, question)
            finally:
                watch.cancel()

    def _answer(self, process: Popen[bytes], question: Question) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        self._asked += 1
        try:
            pickle.dump((self._asked, question), process.stdin)
            process.stdin.flush()
            number = 0
            while number != self._asked:
                number, known, answer = pickle.load(process.stdout)
        except Exception as error:
            # Also what cannot travel there or back: whoever waits has to hear of it.
            self._end(process)
            raise ThoughtLostError(str(error)) from None
        if not known:
            raise ThoughtLostError(answer)
        return answer

    def _running(self, question: Question) -> Popen[bytes]:
        with self._starting:
            if self._closed or self._dropped is question:
                raise ThoughtLostError("nobody waits for it")
            if self.process is None or self.process.poll() is not None:
                self.process = _start()
            return self.process

    def _end(self, process: Popen[bytes]) -> None:
        with self._starting:
            if self.process is process:
                self.process = None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]

    def drop(self, question: Question) -> None:
        """Nobody waits for the answer to what is asked now: ends its process. The next question starts another one."""
        with self._starting:
            self._dropped = question
            if self.process is not None:
                self.process.kill()

    def close(self) -> None:
        """Whoever waits for an answer is told that it is lost, and nobody is answered any more."""
        with self._starting:
            self._closed = True
            if self.process is not None:
                self.process.kill()
                self.process.wait()
