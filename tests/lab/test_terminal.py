"""What only a real process on a real terminal shows: the progress bar, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

pty = pytest.importorskip("pty")

COMMAND = [sys.executable, "-c", "from tokaido_tui.__main__ import main; main()", "lab", "simulate", "--json"]


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Two ends of a terminal: the one the user sits at, and the one a program writes to."""
    user, program = pty.openpty()
    yield user, program
    os.close(user)
    os.close(program)


def read_until(user: int, words: bytes, seconds: float = 30.0) -> bytes:
    os.set_blocking(user, False)
    seen = b""
    until = time.monotonic() + seconds
    while words not in seen and time.monotonic() < until:
        try:
            seen += os.read(user, 65536)
        except BlockingIOError:
            time.sleep(0.02)
    return seen


def test_the_progress_bar_is_on_stderr_when_it_is_a_terminal(terminal: tuple[int, int]) -> None:
    user, program = terminal
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    process = subprocess.run(
        [*COMMAND, "--games", "60"], stdout=subprocess.PIPE, stderr=program, env=environment, timeout=60, check=False
    )
    assert process.returncode == 0
    assert process.stdout.startswith(b"{")
    assert b"playing" in read_until(user, b"playing", 5)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_simulation_without_a_traceback(terminal: tuple[int, int], workers: str) -> None:
    user, program = terminal
    process = subprocess.Popen(
        [*COMMAND, "--games", "10000000", "--workers", workers],
        stdout=subprocess.DEVNULL,
        stderr=program,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
        start_new_session=True,
    )
    try:
        seen = read_until(user, b"50/")
        assert b"50/" in seen, "games are being played"
        # As a terminal does it: to every process of the group.
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(timeout=30) == 130
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    assert b"Traceback" not in seen + read_until(user, b"Traceback", 0.3)
