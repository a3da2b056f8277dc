"""What many games amount to. Only whole numbers are added up, so the order of adding never shows in a result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, TypeVar

Key = TypeVar("Key", int, str)
Scores = Counter[int]
"""How often each score was reached."""


@dataclass(frozen=True, slots=True)
class Tale:
    """One finished game: points by seat, by source and seat, winners, roles, how often players stopped where."""

    points: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]
    winners: tuple[int, ...]
    roles: list[str]
    stops: Counter[str]
    moves: int
    decisions: int


@dataclass
class Group:
    """The scores of a seat, a place or a traveller, and how many of them won, alone or with others."""

    scores: Scores = field(default_factory=Counter)
    wins: int = 0

    def add(self, points: int, won: bool) -> None:
        self.scores[points] += 1
        self.wins += won

    def merge(self, other: Group) -> None:
        self.scores.update(other.scores)
        self.wins += other.wins

    def as_data(self) -> dict[str, Any]:
        count = self.scores.total()
        return {"count": count, "wins": self.wins, "win_rate": _round(self.wins / count), **spread(self.scores)}


@dataclass
class Tally:
    """Sums over games. Groups are kept by number (seats, places) or by name (travellers)."""

    games: int = 0
    moves: int = 0
    decisions: int = 0
    overall: Group = field(default_factory=Group)
    seats: dict[int, Group] = field(default_factory=dict)
    places: dict[int, Group] = field(default_factory=dict)
    roles: dict[str, Group] = field(default_factory=dict)
    sources: Counter[str] = field(default_factory=Counter)
    stops: Counter[str] = field(default_factory=Counter)

    def add(self, tale: Tale) -> None:
        self.games += 1
        self.moves += tale.moves
        self.decisions += tale.decisions
        self.stops.update(tale.stops)
        for source, by_seat in tale.sources.items():
            self.sources[source] += sum(by_seat)
        order = sorted(tale.points, reverse=True)
        for seat, (points, role) in enumerate(zip(tale.points, tale.roles, strict=True)):
            won = seat in tale.winners
            self.overall.add(points, won)
            self.seats.setdefault(seat + 1, Group()).add(points, won)
            if role:
                self.roles.setdefault(role, Group()).add(points, won)
        for place, points in enumerate(order, start=1):
            self.places.setdefault(place, Group()).add(points, place <= len(tale.winners))

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.decisions += other.decisions
        self.overall.merge(other.overall)
        # Counter.update keeps sources that gave nothing; += would drop them.
        self.sources.update(other.sources)
        self.stops.update(other.stops)
        _merge(self.seats, other.seats)
        _merge(self.places, other.places)
        _merge(self.roles, other.roles)

    def as_data(self) -> dict[str, Any]:
        """Everything as JSON can say it; means are a player and game, lengths a game."""
        plays = self.overall.scores.total()
        return {
            "scores": spread(self.overall.scores),
            "by_seat": {str(seat): self.seats[seat].as_data() for seat in sorted(self.seats)},
            "by_place": {str(place): spread(self.places[place].scores) for place in sorted(self.places)},
            "by_traveller": {role: self.roles[role].as_data() for role in sorted(self.roles)},
            "points_by_source": {source: _round(points / plays) for source, points in self.sources.items()},
            "stops_by_type": {kind: _round(self.stops[kind] / plays) for kind in sorted(self.stops)},
            "length": {
                "moves": _round(self.moves / self.games),
                "decisions": _round(self.decisions / self.games),
            },
        }


def _merge(mine: dict[Key, Group], theirs: dict[Key, Group]) -> None:
    for key, group in theirs.items():
        mine.setdefault(key, Group()).merge(group)


def _round(number: float) -> float:
    return round(number, 4)


def spread(scores: Scores) -> dict[str, float]:
    """Mean, standard deviation (of these games, not an estimate of others), least, quartiles, most."""
    count = scores.total()
    total = sum(points * times for points, times in scores.items())
    squares = sum(points * points * times for points, times in scores.items())
    return {
        "mean": _round(total / count),
        "sd": _round(sqrt((count * squares - total * total) / (count * count))),
        "min": min(scores),
        "q1": quantile(scores, 1, 4),
        "median": quantile(scores, 2, 4),
        "q3": quantile(scores, 3, 4),
        "max": max(scores),
    }


def quantile(scores: Scores, part: int, parts: int) -> float:
    """The score below which part/parts of them lie, between two neighbours in proportion."""
    whole, rest = divmod((scores.total() - 1) * part, parts)
    low = _at(scores, whole)
    return float(low) if not rest else low + (_at(scores, whole + 1) - low) * rest / parts


def _at(scores: Scores, index: int) -> int:
    for points in sorted(scores):
        index -= scores[points]
        if index < 0:
            return points
    raise IndexError(index)
