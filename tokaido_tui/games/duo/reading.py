"""Reading the tables from their files, with a sentence for whatever is wrong in one."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from tokaido_tui.engine.errors import DataError

BUILT_IN = Path(__file__).parent / "data"
FILES = ("island", "rim", "starts", "dice", "tokens", "goods", "paintings", "waves", "tracks")
STATUSES = ("confirmed", "derived", "reconstructed")


class Section:
    """A table of a file: what is asked of it is there and of the right kind, or a DataError says what is not."""

    def __init__(self, where: str, data: Any) -> None:
        self.where = where
        self.data: dict[str, Any] = self.need_kind(data, dict, "a table")

    def fail(self, sentence: str) -> DataError:
        return DataError(f"{self.where}: {sentence}")

    def need(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise self.fail(sentence)

    def need_kind(self, value: Any, kind: type, name: str) -> Any:
        # True is an int to Python, and no number to anybody else.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(f"{value!r} should be {name}")
        return value

    def get(self, key: str) -> Any:
        self.need(key in self.data, f"{key!r} is missing")
        return self.data[key]

    def section(self, key: str) -> Section:
        return Section(f"{self.where}, {key}", self.get(key))

    def integer(self, key: str, low: int, high: int) -> int:
        return self._within(key, self.get(key), low, high)

    def _within(self, key: str, value: Any, low: int, high: int) -> int:
        number: int = self.need_kind(value, int, "a whole number")
        self.need(low <= number <= high, f"{key} is {number}, and should be from {low} to {high}")
        return number

    def integers(self, key: str, low: int, high: int, count: int | None = None) -> tuple[int, ...]:
        values = self.items(key, count)
        return tuple(self._within(key, value, low, high) for value in values)

    def items(self, key: str, count: int | None = None) -> list[Any]:
        values: list[Any] = self.need_kind(self.get(key), list, "a list")
        self.need(count in (None, len(values)), f"{key} has {len(values)} entries, and should have {count}")
        return values

    def text(self, key: str) -> str:
        value: str = self.need_kind(self.get(key), str, "a text")
        return value

    def words(self, key: str, count: int | None = None) -> list[str]:
        words = self.text(key).split()
        self.need(count in (None, len(words)), f"{key} names {len(words)} things, and should name {count}")
        return words

    def one_of(self, key: str, names: Collection[str]) -> str:
        return self.known(self.text(key), names)

    def known(self, name: str, names: Collection[str]) -> str:
        self.need(name in names, f"{name!r} is unknown; there are {', '.join(names)}")
        return name

    def keys(self, wanted: Collection[str]) -> None:
        """There are exactly these."""
        for key in self.data:
            self.known(key, wanted)
        for key in wanted:
            self.get(key)

    def status(self) -> str:
        return self.one_of("status", STATUSES)


def read_file(path: Path) -> Section:
    try:
        return Section(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path.name} is not TOML: {error}") from None
    except UnicodeDecodeError:
        raise DataError(f"{path.name} is not UTF-8 text") from None
    except OSError as error:
        raise DataError(f"{path.name} can't be read: {(error.strerror or 'unknown').lower()}") from None


def read_files(folder: Path | None) -> dict[str, Section]:
    """All tables; those that the folder does not have are the game's own."""
    own = {name: BUILT_IN / f"{name}.toml" for name in FILES}
    if folder is not None:
        if not folder.is_dir():
            raise DataError(f"there is no folder {str(folder)!r}")
        found = {path.stem: path for path in sorted(folder.glob("*.toml"))}
        for name in found:
            if name not in FILES:
                raise DataError(f"{name}.toml is no table of Tokaido Duo; those are {', '.join(FILES)}")
        if not found:
            raise DataError(f"there is no table of Tokaido Duo in {str(folder)!r}; those are {', '.join(FILES)}, .toml")
        own |= found
    return {name: read_file(path) for name, path in own.items()}
