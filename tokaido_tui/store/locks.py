"""Who plays a game: a lock file for each, which the system lets go when its program ends, however it ends."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path

if sys.platform == "win32":
    from msvcrt import LK_NBLCK, locking

    def _take(file: FileIO) -> None:
        locking(file.fileno(), LK_NBLCK, 1)

else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _take(file: FileIO) -> None:
        flock(file, LOCK_EX | LOCK_NB)


class GameLock:
    """Held for as long as its file is open; each is another player, in this program too."""

    def __init__(self, path: Path) -> None:
        """Raises OSError if somebody else has it."""
        self._file = FileIO(path, "ab")
        try:
            _take(self._file)
        except OSError:
            self._file.close()
            raise

    def release(self) -> None:
        self._file.close()


def _path(folder: Path, game: int) -> Path:
    return folder / "open" / f"{game}.lock"


def lock_game(folder: Path, game: int) -> GameLock | None:
    """The lock of a game; None if another program, or another player in this one, has it."""
    path = _path(folder, game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return GameLock(path)
    except OSError:
        return None


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
