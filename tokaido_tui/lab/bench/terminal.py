"""A program on a terminal of its own: what it writes, when, and how much memory it takes."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from tokaido_tui.engine.errors import GameError

COLUMNS, ROWS = 80, 24
QUIET = 0.06
"""Seconds without a byte after which a frame is taken as complete."""
LONGEST = 30.0
OVERLAP = 2048
"""So many bytes of what came before are searched again: words may come in two pieces."""

# What would make the figures depend on whose machine this is.
FOREIGN = ("COLORTERM", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM_PROGRAM", "TMUX", "STY")
_ESCAPE = re.compile(rb"\x1b(?:\[[0-9;?<>=$]*[a-zA-Z~]|[^\[])")


@dataclass(frozen=True, slots=True)
class Burst:
    """What a program wrote in one go, and after how many seconds: the last of it, and the words that were awaited.

    `processor` is what it had taken of the processor's time when the words were there.
    """

    data: bytes
    last: float
    seen: float = 0.0
    processor: float = 0.0

    @property
    def size(self) -> int:
        return len(self.data)


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in FOREIGN and not name.startswith(("TEXTUAL", "TOKAIDO", "PYTHON"))
    }
    return {**kept, "TERM": "xterm-256color", **extra}


def words_of(data: bytes) -> str:
    """What is written, without where and in which colours."""
    return _ESCAPE.sub(b"", data).decode("utf-8", "replace")


class Terminal:
    """Runs a Python program (its words, as after `python`) on a terminal of 80x24 in 256 colours."""

    def __init__(self, words: Sequence[str], extra: Mapping[str, str]) -> None:
        try:
            import fcntl
            import pty
            import termios
        except ImportError:
            raise GameError("this system has no terminals to measure on") from None
        self._user, program = pty.openpty()
        fcntl.ioctl(program, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self._begin = time.perf_counter()
        try:
            self._process = subprocess.Popen(
                [sys.executable, *words],
                stdin=program,
                stdout=program,
                stderr=program,
                env=environment(extra),
                start_new_session=True,
            )
        finally:
            os.close(program)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """However the program fares, it does not outlive this."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._user)

    def start(self, words: str) -> Burst:
        """What is written from the start on until these words are there and nothing follows."""
        return self._read(self._begin, words)

    def press(self, keys: bytes, quiet: float = QUIET) -> Burst:
        """What a key makes it write, until it is quiet for so many seconds."""
        begin = time.perf_counter()
        os.write(self._user, keys)
        return self._read(begin, quiet=quiet)

    def rest(self) -> None:
        """Until nothing more is written for a while."""
        while self._read(time.perf_counter(), patience=0.25).size:
            pass

    @property
    def memory(self) -> int:
        """The resident memory in bytes, 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    @property
    def processor(self) -> float:
        """The seconds of all its threads on the processor, 0 where the system does not tell."""
        nanoseconds = 0
        with suppress(OSError):
            for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
                nanoseconds += int((thread / "schedstat").read_text().split()[0])
        return nanoseconds / 1e9

    def _read(self, begin: float, words: str = "", patience: float = 1.0, quiet: float = QUIET) -> Burst:
        """Reads until quiet; `words` have to come first, or else anything within the time of `patience`."""
        data, last, seen, processor = b"", 0.0, 0.0, 0.0
        until = begin + (LONGEST if words else patience)
        waiting = True
        while True:
            wait = max(0.0, until - time.perf_counter()) if waiting else quiet
            ready, _out, _err = select.select([self._user], [], [], wait)
            if not ready:
                break
            try:
                more = os.read(self._user, 65536)
            except OSError:
                # The other end is closed: the program is gone.
                more = b""
            if not more:
                break
            last = time.perf_counter() - begin
            data += more
            # Not all of it each time: the program would wait for the reader.
            if waiting and words and words in words_of(data[-len(more) - OVERLAP :]):
                seen, processor = last, self.processor
            waiting = bool(words) and not seen
        if words and not seen:
            raise GameError("the program to be measured did not get to its first frame")
        return Burst(data, last, seen, processor)
