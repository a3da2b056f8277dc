"""Deleting a person's data.

The games in which others played too stay, for the others; there the person becomes someone without a name. Games that
nobody else played are deleted. Names are in the list of seats alone: the steps of a game have the numbers of seats.
"""

from __future__ import annotations

from contextlib import ExitStack, suppress
from dataclasses import dataclass

from tokaido_tui.store.database import StoreError
from tokaido_tui.store.journal import transaction
from tokaido_tui.store.locks import forget_lock, lock_game
from tokaido_tui.store.store import Store

SOMEONE = "Someone"
"""What they are called from then on; in no statistics, whatever their name."""


@dataclass(frozen=True, slots=True)
class Traces:
    """The games a person is in: those with others, and those that would be deleted."""

    shared: tuple[int, ...]
    alone: tuple[int, ...]


def traces_of(store: Store, name: str) -> Traces:
    """Finished or not, played here or brought in. Raises StoreError."""
    if not name.isprintable():
        # Nobody can be called so, and the database takes no bytes that are no text.
        return Traces((), ())
    with store.plain_errors():
        rows = store.database.execute(
            "SELECT mine.game, (SELECT count(*) FROM seats WHERE game = mine.game AND bot = '' AND name <> ?)"
            " FROM seats AS mine JOIN games ON games.id = mine.game"
            " WHERE name = ? AND bot = '' AND NOT forgotten AND owner = ? ORDER BY mine.game",
            (name, name, store.owner),
        ).fetchall()
    return Traces(tuple(game for game, others in rows if others), tuple(game for game, others in rows if not others))


def delete_person(store: Store, name: str) -> Traces:
    """Forgets a person; what there was of them. Raises StoreError, and changes nothing, if a game is being played."""
    with store.plain_errors():
        # Else what is deleted stays readable in unused parts of the file.
        store.database.execute("PRAGMA secure_delete = ON")
        with ExitStack() as locks, transaction(store.database):
            traces = traces_of(store, name)
            if not (traces.shared or traces.alone):
                raise StoreError("There is nobody called {name} in the journal.", name=name)
            _lock_unfinished(store, traces, locks)
            for game in traces.alone:
                store.database.execute("DELETE FROM games WHERE id = ?", (game,))
            for game in traces.shared:
                _rename(store, game, name)
    for game in traces.alone:
        forget_lock(store.folder, game)
    with suppress(StoreError), store.plain_errors():
        # The write-ahead log still has the pages as they were. Where another program is reading, it goes later.
        store.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return traces


def _lock_unfinished(store: Store, traces: Traces, locks: ExitStack) -> None:
    """Whoever plays one of the games would write the name again with the next step."""
    unfinished = {game for (game,) in store.database.execute("SELECT id FROM games WHERE NOT over")}
    for game in sorted(unfinished.intersection(traces.shared + traces.alone)):
        lock = lock_game(store.folder, game)
        if lock is None:
            raise StoreError("Game {n} is being played in another window; leave it first.", n=game)
        locks.callback(lock.release)


def _rename(store: Store, game: int, name: str) -> None:
    others = {other for (other,) in store.database.execute("SELECT name FROM seats WHERE game = ?", (game,))}
    names = (SOMEONE, *(f"{SOMEONE} {number}" for number in range(2, len(others) + 2)))
    free = next(candidate for candidate in names if candidate not in others)
    store.database.execute(
        "UPDATE seats SET name = ?, forgotten = 1 WHERE game = ? AND name = ? AND bot = '' AND NOT forgotten",
        (free, game, name),
    )
