"""Opens a session's journal. The whole file is looked through: a thread does it while the title answers keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tokaido_tui.i18n import _
from tokaido_tui.session import Session
from tokaido_tui.words.errors import in_words

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tokaido_tui.engine.errors import GameError
    from tokaido_tui.store.store import Store


class JournalOpener:
    """`warn` is told, once, what is wrong with the journal."""

    def __init__(self, session: Session, warn: Callable[[str], None]) -> None:
        self._session = session
        self._warn = warn
        self._opening: Future[Store | None] | None = None
        self._store: Store | None = None
        self.tried = False
        self.trouble: GameError | None = None
        """Why nothing is kept, if nothing is."""

    def begin(self) -> Future[Store | None]:
        """Nobody waits for it yet."""
        if self._opening is None:
            from concurrent.futures import ThreadPoolExecutor

            thread = ThreadPoolExecutor(1, "open-journal")
            self._opening = thread.submit(self._session.open_store)
            thread.shutdown(wait=False)
        return self._opening

    async def wait(self) -> None:
        """Until `store` can be asked without waiting."""
        with suppress(Exception):
            # What is wrong is said by `store`.
            await asyncio.wrap_future(self.begin())

    @property
    def store(self) -> Store | None:
        if not self.tried:
            # Only now: the title does not wait for it.
            from tokaido_tui.store.database import StoreError

            opening = self.begin()
            self.tried = True
            try:
                self._store = opening.result()
            except StoreError as error:
                self.trouble = error
                self._warn(_("Games are not kept. {reason}").format(reason=in_words(error)))
            else:
                if self._store is not None and self._store.notice:
                    self._warn(in_words(self._store.notice))
        return self._store

    def close(self) -> None:
        if self._store is not None:
            self._store.close()
