"""Who plays a game: a lock file for each, which the system lets go when its program ends, however it ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout


def _path(folder: Path, game: int) -> Path:
    return folder / "open" / f"{game}.lock"


def lock_game(folder: Path, game: int) -> FileLock | None:
    """The lock of a game; None if another program, or another player in this one, has it."""
    path = _path(folder, game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Not shared between those who ask for the same file: each is another player.
        lock = FileLock(path, is_singleton=False, thread_local=False)
        lock.acquire(timeout=0)
    except (Timeout, OSError):
        return None
    return lock


def is_open(folder: Path, game: int) -> bool:
    """Whether somebody plays the game now."""
    if not _path(folder, game).exists():
        return False
    lock = lock_game(folder, game)
    if lock is None:
        return True
    lock.release()
    return False


def forget_lock(folder: Path, game: int) -> None:
    with suppress(OSError):
        _path(folder, game).unlink()
