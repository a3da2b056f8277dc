"""The database file: where it is, opening it whatever state it is in, and one schema version after another.

A file that is not ours, or of a later version, is left as it is. A broken one is set aside under another name, never
overwritten.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tokaido_tui.engine.errors import GameError

FILE = "journal.db"
SCHEMA = Path(__file__).parent / "schema"
APPLICATION = 0x746F6B61
"""'toka', in the file's header: tells our databases from others'."""
VERSION = 3
PATIENCE = 3.0
"""Seconds to wait for another program that is writing."""
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreError(GameError):
    """Why something can't be kept or found, as a sentence."""


def open_database(folder: Path) -> tuple[sqlite3.Connection, StoreError | None]:
    """The database, made if it is missing, and what happened if a broken one had to be set aside.

    Raises StoreError if there can be none.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return _opened(path), None
        except sqlite3.DatabaseError as error:
            if not is_broken(error):
                raise
            aside = _set_aside(path)
            notice = StoreError(
                "The journal was broken. It is now called {name}; a new one was begun.", name=aside.name
            )
            return _opened(path), notice
    except (sqlite3.Error, OSError) as error:
        raise store_error(error, path) from None


def is_broken(error: sqlite3.Error) -> bool:
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in _BROKEN


def store_error(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """What went wrong with the database, as a sentence."""
    if isinstance(error, OSError):
        said = error.strerror or str(error)
        return StoreError("The journal {path} can't be used: {reason}.", path=path, reason=said)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreError("The disk is full.")
    if code == sqlite3.SQLITE_READONLY:
        return StoreError("The journal {path} can only be read, not written.", path=path)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("Another program has been writing to the journal for too long.")
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreError("The journal {path} can't be opened or made.", path=path)
    return StoreError("The journal {path} can't be used: {reason}.", path=path, reason=str(error))


def connect(path: Path) -> sqlite3.Connection:
    """Any thread may use it, one at a time."""
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def prepare(database: sqlite3.Connection) -> None:
    # A step is safe once its transaction is: in WAL mode, with FULL, even if the power fails.
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")


def _opened(path: Path) -> sqlite3.Connection:
    database = connect(path)
    try:
        _check_owner(database, path)
        prepare(database)
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            broken = sqlite3.DatabaseError(found)
            broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise broken
        _migrate(database)
    except BaseException:
        database.close()
        raise
    return database


def _check_owner(database: sqlite3.Connection, path: Path) -> None:
    owner = database.execute("PRAGMA application_id").fetchone()[0]
    version = database.execute("PRAGMA user_version").fetchone()[0]
    empty = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if owner != APPLICATION and not (empty and owner == 0 and version == 0):
        raise StoreError("{path} is another program's database; it is left alone.", path=path)
    if version > VERSION:
        raise StoreError(
            "The journal {path} was written by a newer version of this program; it is left alone.", path=path
        )


def _migrate(database: sqlite3.Connection) -> None:
    """Brings the schema up to date, in one transaction: whoever is killed in the middle has changed nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        for number in range(version + 1, VERSION + 1):
            for statement in _statements(number):
                database.execute(statement)
        if version < VERSION:
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise


def _statements(version: int) -> list[str]:
    script = (SCHEMA / f"{version}.sql").read_text(encoding="utf-8")
    bare = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return [statement for statement in bare.split(";") if statement.strip()]


def _set_aside(path: Path) -> Path:
    """Gives a broken database another name, with what belongs to it."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside, number = path.with_name(f"broken-{stamp}.db"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"broken-{stamp}-{number}.db")
    path.rename(aside)
    for ending in ("-wal", "-shm"):
        extra = path.with_name(path.name + ending)
        if extra.exists():
            extra.rename(aside.with_name(aside.name + ending))
    return aside
