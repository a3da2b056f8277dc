"""Loads lessons: `data/NAME.record` is a game as docs/record.md has it, `data/NAME.toml` the notes to its acts.

A note is about one act of the record, by its number (from 1), and repeats the act's line in `does`, so that notes and
record cannot drift apart. What notes may say:

    read     pages to read before the act, one after the other
    before   what to see and what to do now (for the learner's acts, which begin a step of the lesson)
    wrong    by the name of another action: what to say to who chooses it
    after    what happened, and why
    say      about an act of somebody else: all up to it are shown, then this is read
    until    together with `say`: everything up to that act is played at once, the learner's acts too
    title, topics    what the step is about

Texts are in English, with *keys and terms* between asterisks; who shows them translates them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import Act, Record, parse
from tokaido_tui.games import system
from tokaido_tui.words.lessons.topics import TOPICS

LEARNER = 0
"""The learner's seat in every lesson."""
NAMES: dict[str, tuple[str, ...]] = {
    "tokaido": ("journey", "neutral", "tactics"),
    "namiji": ("voyage",),
    "duo": ("island",),
}
"""The lessons of each game, in the order in which they are taken."""


@dataclass(frozen=True)
class Note:
    act: int
    does: str = ""
    title: str = ""
    topics: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    before: str = ""
    wrong: dict[str, str] = field(default_factory=dict)
    after: str = ""
    say: str = ""
    until: int = 0


@dataclass(frozen=True)
class Lesson:
    name: str
    title: str
    about: str
    minutes: int
    record: Record
    notes: tuple[Note, ...]
    farewell: str
    """What is read at the end; after the final scoring, if the game is over then."""

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def number(self) -> int:
        """Among the lessons of its game, from 1."""
        return NAMES[self.game].index(self.name) + 1

    def texts(self) -> Iterator[str]:
        """Every text of the lesson, as it stands in the catalogues."""
        yield from (self.title, self.about, self.farewell)
        for note in self.notes:
            yield from (note.title, *note.read, note.before, *note.wrong.values(), note.after, note.say)


def line_of(act: Act) -> str:
    """An act as the record writes it."""
    return f"{act.seat + 1} {act.name}"


def _flat(value: Any) -> Any:
    """Texts lose the line breaks they have in the file: a paragraph is one line."""
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, list):
        return tuple(_flat(part) for part in value)
    if isinstance(value, dict):
        return {key: _flat(part) for key, part in value.items()}
    return value


def _check(name: str, note: Note, record: Record) -> None:
    acts = record.acts
    if not 0 < note.act <= len(acts) or note.until > len(acts):
        raise DataError("lesson {name}: there is no act {n}", name=name, n=max(note.act, note.until))
    act = acts[note.act - 1]
    if note.until:
        if note.until < note.act or not note.say:
            raise DataError(
                "lesson {name}: what is passed over at act {n} needs an end and a text", name=name, n=note.act
            )
        return
    if note.does != line_of(act):
        raise DataError(
            "lesson {name}: act {n} is {act!r}, not {said!r}", name=name, n=note.act, act=line_of(act), said=note.does
        )
    if (act.seat == LEARNER) != bool(note.before) or (act.seat == LEARNER and note.say):
        raise DataError(
            "lesson {name}: act {n} is the learner's with `before`, or another's without it", name=name, n=note.act
        )
    for topic in note.topics:
        if topic not in TOPICS[record.game]:
            raise DataError("lesson {name}: {game} has no topic {topic!r}", name=name, game=record.game, topic=topic)


def _read(name: str) -> str:
    return (files(__package__) / "data" / name).read_text(encoding="utf-8")


@cache
def load(name: str) -> Lesson:
    """Raises RecordError or DataError if the lesson's files do not fit together."""
    record, _game = parse(_read(f"{name}.record"), system)
    if name not in NAMES.get(record.game, ()):
        raise DataError("lesson {name}: it is a game of {game}, which has no such lesson", name=name, game=record.game)
    data = _flat(tomllib.loads(_read(f"{name}.toml")))
    notes = tuple(Note(**note) for note in data.pop("note"))
    for note in notes:
        _check(name, note, record)
    if [note.act for note in notes] != sorted({note.act for note in notes}):
        raise DataError("lesson {name}: the notes are not in the order of the acts", name=name)
    return Lesson(name=name, record=record, notes=notes, **data)


def lessons(games: Iterable[str] = NAMES) -> list[Lesson]:
    """The lessons of these games."""
    return [load(name) for game in games for name in NAMES[game]]


def texts() -> list[str]:
    """Every text of every lesson, once: for the catalogues."""
    found = (text for lesson in lessons() for text in lesson.texts() if text)
    return list(dict.fromkeys(found))
