"""What statistics are made of: which games are asked for, and the figures that come of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time

NO_VARIANT = "none"
"""Asks for games that were played without any variant."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Which games count; an empty field asks for all. `since` is a moment in UTC, as ISO has it.

    `name` is a person's, or a level of bots: then it is their results that are counted, and the others are those
    they played with.
    """

    name: str = ""
    game: str = ""
    players: int = 0
    variant: str = ""
    since: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Results under one heading. `seats` is how many: a game in which two took part has two.

    A shared win counts in part. `fair` is the part of the wins that chance alone would give.
    """

    key: str
    games: int
    seats: int
    wins: float
    mean: float
    best: int
    fair: float

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0


@dataclass(frozen=True, slots=True)
class Person:
    """A person's results, their scores from the first game to the latest, and wins in a row: now, and the most."""

    line: Line
    scores: tuple[int, ...]
    streak: int
    longest: int


@dataclass(frozen=True, slots=True)
class BestGame:
    """A score to be proud of. `bot` is a level, "" for a person; `date` is the game's end, in UTC."""

    points: int
    name: str
    bot: str
    role: str
    place: int
    players: int
    number: int
    date: str
    game: str
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SourceMean:
    """What a source brought on the average."""

    game: str
    source: str
    mean: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything but `people` and `bots` is about people's results, or those of whom the filters name."""

    games: int
    total: Line
    people: tuple[Person, ...]
    bots: tuple[Line, ...]
    roles: tuple[Line, ...]
    players: tuple[Line, ...]
    variants: tuple[Line, ...]
    kinds: tuple[Line, ...]
    """By game."""
    best: tuple[BestGame, ...]
    sources: tuple[SourceMean, ...]
    scores: tuple[int, ...]
    """All of them, from the first to the latest."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the filters can be set to, so that something is found."""

    people: tuple[str, ...]
    bots: tuple[str, ...]
    games: tuple[str, ...]
    players: tuple[int, ...]
    variants: tuple[str, ...]


def start_of(day: date) -> str:
    """The moment when a day begins here, in UTC, as the journal writes it."""
    return datetime.combine(day, time()).astimezone(UTC).isoformat(timespec="seconds")


def day_of(moment: str) -> str:
    """The day of a moment of the journal, here."""
    return datetime.fromisoformat(moment).astimezone().date().isoformat()
