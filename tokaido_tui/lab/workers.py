"""Processes that share the work of a command."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from tokaido_tui.engine.errors import SetupError

MAX_WORKERS = 256


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started here does not hear Ctrl-C; the parent hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers(ProcessPoolExecutor):
    """So many processes. Ctrl-C is the parent's alone, from a worker's first moment on: its initializer comes too
    late for one that is still starting, which would print a traceback."""

    def __init__(self, number: int) -> None:
        # Spawned, not forked: the progress bar is a thread, and threads do not survive a fork.
        super().__init__(number, get_context("spawn"), _leave_interrupts_to_the_parent)

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with _deaf():
            return super().submit(work, *args, **kwargs)


def check_workers(number: int) -> None:
    if not 1 <= number <= MAX_WORKERS:
        raise SetupError("the number of workers is between 1 and {most}", most=MAX_WORKERS)


@contextmanager
def workers(number: int) -> Iterator[Workers]:
    """What was handed out but not begun is dropped at the end."""
    pool = Workers(number)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
