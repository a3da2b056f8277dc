"""Writing a game to the journal: every step is in the database before its result is shown."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import GameError
from tokaido_tui.store.database import StoreError, connect, prepare, store_error
from tokaido_tui.store.files import fingerprint
from tokaido_tui.table.summary import Summary

if TYPE_CHECKING:
    from tokaido_tui.store.locks import GameLock

PLAYED, IMPORTED = "played", "imported"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, whatever happens in between."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise


def insert_game(
    database: sqlite3.Connection, summary: Summary, inherited_steps: int, origin: str, owner: str = ""
) -> int:
    plan, stamp = summary.plan, now()
    row = (
        plan.game, json.dumps(plan.variants), json.dumps(plan.roles), plan.seed, len(plan.seats), inherited_steps,
        origin, stamp, stamp, *summary.progress, summary.over, str(plan.data or ""),
        fingerprint(plan.data), owner,
    )  # fmt: skip
    cursor = database.execute(
        "INSERT INTO games (game, variants, roles, seed, players, inherited_steps, origin, created, changed,"
        " stage, stages, over, data, tables, owner)"
        f" VALUES ({', '.join('?' * len(row))})",
        row,
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def write_summary(database: sqlite3.Connection, game: int, summary: Summary) -> None:
    outcome = summary.outcome
    database.execute(
        "UPDATE games SET changed = ?, stage = ?, stages = ?, over = ? WHERE id = ?",
        (now(), *summary.progress, summary.over, game),
    )
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    database.executemany(
        # Who was forgotten stays so.
        "INSERT INTO seats (game, seat, name, bot, colour, role, hints, points, place, won)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, bot = excluded.bot,"
        " colour = excluded.colour, role = excluded.role, hints = excluded.hints, points = excluded.points,"
        " place = excluded.place, won = excluded.won",
        [
            (
                game, number, seat.name, seat.bot, seat.colour, summary.roles[number], summary.hints[number],
                outcome.points[number], outcome.places[number],
                share if summary.over and number in outcome.winners else 0.0,
            )
            for number, seat in enumerate(summary.plan.seats)
        ],
    )  # fmt: skip
    if summary.over:
        # Undo ends with the game: these are final.
        database.executemany(
            "INSERT OR REPLACE INTO sources VALUES (?, ?, ?, ?)",
            [
                (game, seat, source, points)
                for source, by_seat in outcome.sources.items()
                for seat, points in enumerate(by_seat)
            ],
        )


def write_steps(database: sqlite3.Connection, game: int, at: int, lines: Sequence[str]) -> None:
    database.execute("DELETE FROM steps WHERE game = ? AND number >= ?", (game, at))
    database.executemany(
        "INSERT INTO steps VALUES (?, ?, ?)", [(game, number, line) for number, line in enumerate(lines, at)]
    )


class Writing:
    """The connection that games are written by, apart from the one they are read by; any thread may write, in turn."""

    def __init__(self, path: Path, owner: str) -> None:
        self.path = path
        self.owner = owner
        self._database: sqlite3.Connection | None = None
        self._turn = Lock()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        with self._turn:
            if self._database is None:
                self._database = connect(self.path)
                prepare(self._database)
            with transaction(self._database):
                yield self._database

    def close(self) -> None:
        with self._turn:
            if self._database is not None:
                self._database.close()
                self._database = None


class JournalWriter:
    """Writes one game, as a `StepWriter` of its table. What can't be written now is written with the next step that
    can."""

    def __init__(
        self,
        writing: Writing,
        inherited_steps: int = 0,
        game: int | None = None,
        lines: Sequence[str] = (),
        lock: GameLock | None = None,
    ) -> None:
        self._writing = writing
        self._inherited_steps = inherited_steps
        self.game = game
        """The number of the game, once it has one."""
        self._lines = list(lines)
        self._safe = len(self._lines)
        """How many of the lines are in the database."""
        self._lock = lock
        self.trouble: GameError | None = None

    def write(self, at: int, lines: Sequence[str], summary: Summary) -> None:
        self._lines[at:] = lines
        self._safe = min(self._safe, at)
        try:
            with self._writing.transaction() as database:
                game = self.game or self._new_game(database, summary)
                write_steps(database, game, self._safe, self._lines[self._safe :])
                write_summary(database, game, summary)
        except (sqlite3.Error, OSError) as error:
            why = store_error(error, self._writing.path)
            self.trouble = StoreError("This game is not kept: {reason}", reason=why)
            if self.game is None:
                self.close()
            return
        self.game = game
        self._safe = len(self._lines)
        self.trouble = None

    def _new_game(self, database: sqlite3.Connection, summary: Summary) -> int:
        """Nobody sees it before the transaction ends; then it is already known to be played here."""
        from tokaido_tui.store.locks import lock_game

        game = insert_game(database, summary, self._inherited_steps, PLAYED, self._writing.owner)
        self.close()
        self._lock = lock_game(self._writing.path.parent, game)
        return game

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None
