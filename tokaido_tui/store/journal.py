"""A game's journal: every step is in the database before its result is shown."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tokaido_tui.i18n import _
from tokaido_tui.store.database import reason
from tokaido_tui.store.files import fingerprint
from tokaido_tui.table.summary import Summary

if TYPE_CHECKING:
    from filelock import FileLock

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


def insert_game(database: sqlite3.Connection, summary: Summary, inherited_steps: int, origin: str) -> int:
    plan, stamp = summary.plan, now()
    row = (
        plan.game, json.dumps(plan.variants), json.dumps(plan.roles), plan.seed, len(plan.seats), inherited_steps,
        origin, stamp, stamp, *summary.progress, summary.over, str(plan.data or ""),
        fingerprint(plan.data),
    )  # fmt: skip
    cursor = database.execute(
        "INSERT INTO games (game, variants, roles, seed, players, forerun, origin, created, changed,"
        " stage, stages, over, data, tables)"
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
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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


class JournalWriter:
    """Keeps one game; a `StepWriter` of its table. What can't be written now is written with the next step that can."""

    def __init__(
        self,
        database: sqlite3.Connection,
        folder: Path,
        inherited_steps: int = 0,
        game: int | None = None,
        lines: Sequence[str] = (),
        lock: FileLock | None = None,
    ) -> None:
        self._database = database
        self._folder = folder
        self._inherited_steps = inherited_steps
        self.game = game
        """The number of the game, once it has one."""
        self._lines = list(lines)
        self._safe = len(self._lines)
        """How many of the lines are in the database."""
        self._lock = lock
        self._trouble = ""

    @property
    def trouble(self) -> str:
        return self._trouble

    def keep(self, at: int, lines: Sequence[str], summary: Summary) -> None:
        self._lines[at:] = lines
        self._safe = min(self._safe, at)
        try:
            with transaction(self._database):
                game = self.game or insert_game(self._database, summary, self._inherited_steps, PLAYED)
                write_steps(self._database, game, self._safe, self._lines[self._safe :])
                write_summary(self._database, game, summary)
        except sqlite3.Error as error:
            self._trouble = _("This game is not kept: {reason}").format(reason=reason(error, self._folder))
            return
        self._safe = len(self._lines)
        self._trouble = ""
        if self.game is None:
            from tokaido_tui.store.locks import lock_game

            self.game = game
            self._lock = lock_game(self._folder, game)

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None
