"""One table of a data file, read with suspicion: whoever wrote it is told in a sentence what is wrong with it."""

from __future__ import annotations

import tomllib
from typing import Any, NoReturn

from tokaido_tui.engine.errors import DataError

STATUSES = ("confirmed", "derived", "reconstructed")
MAX_NAME = 40


def _is_name(word: object) -> bool:
    # Names stand in records: words of letters and digits, with single blanks between.
    return isinstance(word, str) and 0 < len(word) <= MAX_NAME and all(part.isalnum() for part in word.split(" "))


class Sheet:
    """A table; `where` says in front of every sentence which one."""

    def __init__(self, file: str, text: str) -> None:
        self.where = file + ":"
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.fail(f"this is not TOML: {error}")
        self.status = self.data.pop("status", None)
        if self.status not in STATUSES:
            self.fail(f"status should be one of {', '.join(STATUSES)}")

    @classmethod
    def _part(cls, where: str, data: dict[str, Any]) -> Sheet:
        part = cls.__new__(cls)
        part.where, part.data = where, data
        return part

    def fail(self, sentence: str) -> NoReturn:
        raise DataError(f"{self.where} {sentence}")

    def _get(self, key: str) -> Any:
        if key not in self.data:
            self.fail(f"{key} is missing")
        return self.data[key]

    def only(self, *keys: str) -> None:
        for key in self.data:
            if key not in keys:
                self.fail(f"{key} means nothing here; there can be {', '.join(keys)}")

    def number(self, key: str, least: int, most: int) -> int:
        return self._number(key, self._get(key), least, most)

    def numbers(self, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        found = self._list(key, count)
        return tuple(self._number(key, value, least, most) for value in found)

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        # To Python, but to nobody else, true is a number.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(f"{key} should be a whole number from {least} to {most}, not {value!r}")
        return value

    def _list(self, key: str, count: int) -> list[Any]:
        found = self._get(key)
        if not isinstance(found, list) or len(found) != count:
            self.fail(f"{key} should be a list of {count}")
        return found

    def words(self, key: str, count: int) -> list[str]:
        found = self._list(key, count)
        if not all(isinstance(word, str) for word in found):
            self.fail(f"{key} should be a list of {count} texts")
        return found

    def word(self, key: str) -> str:
        found = self._get(key)
        if not _is_name(found):
            self.fail(f"{key} should be a name of letters and digits, at most {MAX_NAME}, not {found!r}")
        return str(found)

    def names(self, count: int, of_what: str) -> tuple[str, ...]:
        """The names that its entries have."""
        names = tuple(self.data)
        if len(names) != count:
            self.fail(f"there should be {count} {of_what}, not {len(names)}")
        for name in names:
            if not name.isalpha():
                self.fail(f"{name!r} is no name for one of the {of_what}: a word of letters is")
        return names

    def part(self, key: str) -> Sheet:
        data = self._get(key)
        if not isinstance(data, dict):
            self.fail(f"{key} should be a table")
        return self._part(f"{self.where} {key}:", data)

    def cards(self) -> list[Sheet]:
        """The entries of [[card]], each with a name of its own."""
        self.only("card")
        entries = self._get("card")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.fail("card should be a list of tables, each under [[card]]")
        cards = [self._part(f"{self.where} card {number}:", entry) for number, entry in enumerate(entries, start=1)]
        names = [card.word("name") for card in cards]
        for card, name in zip(cards, names, strict=True):
            card.where = f"{self.where} {name}"
            if names.count(name) > 1:
                self.fail(f"two cards are called {name}")
        return cards

    def total(self, of_what: str, count: int, wanted: int) -> None:
        if count != wanted:
            self.fail(f"there should be {wanted} {of_what}, not {count}")
