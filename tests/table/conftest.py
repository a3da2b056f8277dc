"""What the tests of hosts share: one worker for bots."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tokaido_tui.table.workers import WorkerPool


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()
