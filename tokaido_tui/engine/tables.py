"""The tables of a game's data, read with suspicion: whoever wrote one is told in a sentence what is wrong with it.

A game's data is a folder of TOML files, a table each. A player's own folder needs only the tables that differ; one that
says `adds = true` has only what comes in addition to the game's own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar
from weakref import WeakValueDictionary

from tokaido_tui.engine.errors import DataError, sentence

STATUSES = ("confirmed", "derived", "reconstructed")
"""How sure a table can be, the surest first."""
ADDS = "adds"
MAX_NAME = 40
RECENT = 32
"""So many boxes are remembered although nobody plays with them any more."""
Box = TypeVar("Box")

Source = tuple[tuple[str, str], ...]
"""The tables that differ from a game's own: name and text of each. From it a game's data can be made again."""


class Table:
    """A table of a file, or a part of one. What is asked of it is there and as it should be, or a DataError says what
    is not; `where` stands in front of that sentence."""

    def __init__(self, where: str, data: object) -> None:
        self.where = where
        if not isinstance(data, dict):
            self.fail("this should be a table, not {value!r}", value=data)
        self.data: dict[str, Any] = data

    def fail(self, text: str, /, **fields: object) -> NoReturn:
        raise DataError("{where}: {fault}", where=self.where, fault=DataError(text, **fields))

    def need(self, holds: bool, text: str, /, **fields: object) -> None:
        if not holds:
            self.fail(text, **fields)

    def get(self, key: str) -> Any:
        self.need(key in self.data, "{key} is missing", key=key)
        return self.data[key]

    def with_more(self, more: Table) -> Table:
        """This table and, after it, what another adds to it; it is as sure as the less sure of the two."""
        status = max(self.status(), more.status(), key=STATUSES.index)
        return Table(self.where, {"status": status, **_added(self.data, more)})

    def only(self, *keys: str) -> None:
        """There may be these."""
        for key in self.data:
            self.need(key in keys, "{key} means nothing here; there can be {keys}", key=key, keys=", ".join(keys))

    def keys(self, *keys: str) -> None:
        """There are exactly these."""
        self.only(*keys)
        for key in keys:
            self.get(key)

    def status(self) -> str:
        """How sure the table is; asked once, before anything else."""
        found = self.data.pop("status", None)
        self.need(found in STATUSES, "status should be one of {names}", names=", ".join(STATUSES))
        return str(found)

    # --- numbers

    def number(self, key: str, least: int, most: int) -> int:
        return self._number(key, self.get(key), least, most)

    def numbers(self, key: str, least: int, most: int, count: int | None = None) -> tuple[int, ...]:
        return tuple(self._number(key, value, least, most) for value in self.items(key, count))

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        # To Python, but to nobody else, true is a number.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(
                "{key} should be a whole number from {least} to {most}, not {value!r}",
                key=key, least=least, most=most, value=value,
            )  # fmt: skip
        return value

    def flag(self, key: str) -> bool:
        found = self.get(key)
        self.need(isinstance(found, bool), "{key} should be true or false, not {value!r}", key=key, value=found)
        return bool(found)

    def total(self, of_what: str, count: int, wanted: int) -> None:
        text = sentence("there should be {wanted} {of_what}, not {count}")
        self.need(count == wanted, text, wanted=wanted, of_what=of_what, count=count)

    # --- texts and names

    def text(self, key: str) -> str:
        found = self.get(key)
        self.need(isinstance(found, str), "{key} should be a text, not {value!r}", key=key, value=found)
        return str(found)

    def name(self, key: str) -> str:
        return self.proper(key, self.get(key))

    def proper(self, key: str, name: object) -> str:
        """A name that can stand in a record: words of letters, digits and hyphens, with single blanks between."""
        if not is_name(name):
            text = sentence("{key} should be a name of letters and digits, at most {most}, not {value!r}")
            self.fail(text, key=key, most=MAX_NAME, value=name)
        return str(name)

    def words(self, key: str, count: int | None = None) -> list[str]:
        """The words of a text."""
        found = self.text(key).split()
        text = sentence("{key} should name {wanted} things, not {count}")
        self.need(count in (None, len(found)), text, key=key, wanted=count, count=len(found))
        return found

    def one_of(self, key: str, names: Collection[str]) -> str:
        return self.known(self.text(key), names)

    def known(self, name: str, names: Collection[str]) -> str:
        self.need(name in names, "{name!r} is unknown; there are {names}", name=name, names=", ".join(names))
        return name

    # --- lists and tables within

    def items(self, key: str, count: int | None = None) -> list[Any]:
        found = self.get(key)
        if not isinstance(found, list) or count not in (None, len(found)):
            if count is None:
                self.fail("{key} should be a list", key=key)
            self.fail("{key} should be a list of {n}", key=key, n=count)
        return found

    def texts(self, key: str, count: int | None = None) -> list[str]:
        found = self.items(key, count)
        text = sentence("{key} should be a list of texts")
        if count is not None:
            text = sentence("{key} should be a list of {n} texts")
        self.need(all(isinstance(t, str) for t in found), text, key=key, n=count)
        return found

    def part(self, key: str) -> Table:
        return Table(f"{self.where}, {key}", self.get(key))

    def parts(self, key: str, each: str, count: int | None = None) -> list[Table]:
        """The tables of a list; `each` is what one is called in sentences."""
        return [
            Table(f"{self.where}, {each} {number}", data) for number, data in enumerate(self.items(key, count), start=1)
        ]

    def names(self, of_what: str, bad_name: str, count: int | None = None) -> tuple[str, ...]:
        """The names its entries have, each a word of letters; `bad_name` says of a {name!r} that it is none."""
        names = tuple(self.data)
        if count is not None:
            self.total(of_what, len(names), count)
        for name in names:
            self.need(name.isalpha(), bad_name, name=name)
        return names

    def cards(self) -> list[Table]:
        """The entries of [[card]], each with a name of its own."""
        self.only("card")
        if not all(isinstance(entry, dict) for entry in self.items("card")):
            self.fail("card should be a list of tables, each under [[card]]")
        cards = self.parts("card", "card")
        names = [card.name("name") for card in cards]
        for card, name in zip(cards, names, strict=True):
            card.where = f"{self.where}, {name}"
            self.need(names.count(name) == 1, "two cards are called {name}", name=name)
        return cards


def is_name(word: object) -> bool:
    if not isinstance(word, str) or not 0 < len(word) <= MAX_NAME:
        return False
    return all(part.isalnum() for part in word.replace("-", " ").split(" "))


class Library(NamedTuple):
    """The tables of a game: its title for sentences, the folder with its own, and what they are called."""

    game: str
    folder: Path
    names: Sequence[str]

    def tables(self, source: Source) -> dict[str, Table]:
        """All tables: those of the source, the others the game's own."""
        own = dict(source)
        return {name: self._table(name, own.get(name)) for name in self.names}

    def _table(self, name: str, own: str | None) -> Table:
        table = _parse(name, self._text(name) if own is None else own)
        if ADDS not in table.data:
            return table
        adds = table.flag(ADDS)
        del table.data[ADDS]
        return _parse(name, self._text(name)).with_more(table) if adds else table

    def _text(self, name: str) -> str:
        return _read(self.folder / f"{name}.toml")

    def source(self, folder: Path | None) -> Source:
        """What a player's own folder has; nothing for None."""
        if folder is None:
            return ()
        names = ", ".join(self.names)
        if not folder.is_dir():
            raise DataError("there is no folder {folder!r} with tables", folder=str(folder))
        found = sorted(folder.glob("*.toml"))
        if not found:
            text = sentence("the folder {folder!r} has no tables of {game}; there can be {names}, each with .toml")
            raise DataError(text, folder=str(folder), game=self.game, names=names)
        for path in found:
            if path.stem not in self.names:
                text = sentence("{file} is no table of {game}; there can be {names}, each with .toml")
                raise DataError(text, file=path.name, game=self.game, names=names)
        return tuple((path.stem, _read(path)) for path in found)


def _added(ours: dict[str, Any], more: Table) -> dict[str, Any]:
    """What is listed comes after ours, what is new joins it; nothing of ours becomes something else."""
    found = dict(ours)
    for key, value in more.data.items():
        if key not in ours:
            found[key] = value
        elif isinstance(ours[key], list) and isinstance(value, list):
            found[key] = ours[key] + value
        elif isinstance(ours[key], dict):
            found[key] = _added(ours[key], more.part(key))
        else:
            more.fail("{key} is there already: a table with {adds} = true can't change it", key=key, adds=ADDS)
    return found


def _parse(name: str, text: str) -> Table:
    try:
        return Table(f"{name}.toml", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError("{file} is not TOML: {fault}", file=f"{name}.toml", fault=error) from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError("{file} is not UTF-8 text", file=path.name) from None
    except OSError as error:
        raise DataError("{file} can't be read: {fault}", file=path.name, fault=error.strerror or "unknown") from None


def statuses(tables: Mapping[str, Table]) -> dict[str, str]:
    """How sure each table is."""
    return {name: table.status() for name, table in tables.items()}


def once(read: Callable[[Source], Box]) -> Callable[[Source], Box]:
    """Reads a box once for as long as anybody plays with it: a view that travels meets the box it belongs to.

    A program that runs for long may read many folders, so what nobody plays with is forgotten, the oldest first.
    """
    in_use: WeakValueDictionary[Source, Box] = WeakValueDictionary()

    # Boxes travel by the name of what makes them.
    @lru_cache(maxsize=RECENT)
    @wraps(read)
    def box_from(source: Source) -> Box:
        box = in_use.get(source)
        if box is None:
            box = in_use[source] = read(source)
        return box

    return box_from
