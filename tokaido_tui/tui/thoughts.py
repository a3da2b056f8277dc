"""A screen with somebody who thinks in a process of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen

from tokaido_tui.i18n import _
from tokaido_tui.words.log import Line

if TYPE_CHECKING:
    from tokaido_tui.table.workers import Decided, WorkerPool


class ThinkingScreen(Screen[None]):
    """Its thoughts end with it."""

    _pool: WorkerPool | None = None

    @property
    def pool(self) -> WorkerPool:
        if self._pool is None:
            # Only games with somebody who thinks need to load it.
            from tokaido_tui.table.workers import WorkerPool

            self._pool = WorkerPool()
        return self._pool

    def _end_thoughts(self) -> None:
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    def on_unmount(self) -> None:
        self._end_thoughts()


def trouble_line(seat: int, decided: Decided) -> Line:
    """What the journal says about a thought that was lost."""
    if decided.trouble == "restarted":
        return Line(seat, _("lost the thread, and thought again"))
    return Line(seat, _("lost the thread twice, and decides like a {level} this time").format(level=decided.level))
