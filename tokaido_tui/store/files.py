"""Record files: read with care, written but never over another file. And whether tables are still the same."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.engine.errors import GameError, RecordError
from tokaido_tui.engine.record import MAX_CHARACTERS

MAX_BYTES = 4 * MAX_CHARACTERS


def read_text(path: Path) -> str:
    """The text of a record. Lines are not translated: the parser is strict about their ends."""
    with path.open("rb") as file:
        # Never more than can be a record, whatever the name leads to.
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError("this is far too long for a record")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("this is not UTF-8 text", data.count(b"\n", 0, error.start) + 1) from None


def write_new(path: Path, text: str) -> None:
    """Raises GameError if there is such a file, OSError if it can't be written."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise GameError("{path} is there already, and is left as it is", path=path) from None


def write_free(folder: Path, stem: str, text: str) -> Path:
    """Writes a record to the folder, under a name that is free."""
    path, number = folder / f"{stem}.record", 1
    while True:
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            number += 1
            path = folder / f"{stem}-{number}.record"
        else:
            return path


def fingerprint(folder: Path | None) -> str:
    """Of the tables in a folder: another one when any of them changes; "" where there are none that can be read."""
    if folder is None:
        return ""
    from hashlib import sha256

    try:
        texts = [path.name.encode() + b"\0" + path.read_bytes() for path in sorted(folder.glob("*.toml"))]
    except OSError:
        return ""
    return sha256(b"\0".join(texts)).hexdigest()[:16] if texts else ""
