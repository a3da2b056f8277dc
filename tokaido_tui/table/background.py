"""Writing a game down without waiting for the disk: a thread of its own writes, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from tokaido_tui.engine.errors import GameError
from tokaido_tui.table.summary import StepWriter, Summary


class BackgroundWriter:
    """A `StepWriter` that returns at once; what was given to it is safe after `written`."""

    def __init__(self, writer: StepWriter) -> None:
        self._writer = writer
        self._thread = ThreadPoolExecutor(1, "journal")
        self._last: Future[None] | None = None

    @property
    def trouble(self) -> GameError | None:
        return self._writer.trouble

    def write(self, at: int, lines: Sequence[str], summary: Summary) -> None:
        self._last = self._thread.submit(self._writer.write, at, tuple(lines), summary)

    async def written(self) -> None:
        if self._last is not None:
            # What is being written is written, whoever no longer waits for it.
            await asyncio.shield(asyncio.wrap_future(self._last))

    def close(self) -> None:
        """After what is still to be written."""
        self._thread.shutdown()
        self._writer.close()
