"""Statistics of the finished games in the journal. Nothing is counted anywhere else: a game that is deleted is gone.

Games that were brought in, and games that were played on from another one, do not count: part of them, or all, was
played elsewhere or by others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Any

from tokaido_tui.games import GAMES, system
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.figures import (
    NO_VARIANT,
    BestGame,
    Choices,
    Filters,
    Line,
    Person,
    SourceMean,
    Statistics,
)
from tokaido_tui.store.store import Store

BEST = 20
"""How many of the best games are told."""

_SELECTION = f"""
WITH counted AS (
    SELECT id AS number, game AS kind, variants, players, changed FROM games
    WHERE owner = :owner AND over AND origin = 'played' AND inherited_steps = 0
        AND (:game = '' OR game = :game)
        AND (:players = 0 OR players = :players)
        AND (:since = '' OR changed >= :since)
        AND (:variant = ''
            OR :variant = '{NO_VARIANT}' AND json_array_length(variants) = 0
            OR EXISTS (SELECT 1 FROM json_each(variants) WHERE value = :variant))
),
everybody AS (
    SELECT
        counted.*, seat, name, role, points, place, won,
        CASE instr(bot, ':') WHEN 0 THEN bot ELSE substr(bot, 1, instr(bot, ':') - 1) END AS level
    FROM counted JOIN seats ON seats.game = number
    WHERE NOT forgotten
),
chosen AS (
    SELECT * FROM everybody
    WHERE CASE WHEN :is_bot THEN level = :name ELSE level = '' AND (:name = '' OR name = :name) END
),
met AS (SELECT * FROM everybody WHERE :name = '' OR number IN (SELECT number FROM chosen))
"""
_FIGURES = """
    count(DISTINCT number), count(*), round(coalesce(sum(won), 0), 6), coalesce(avg(points), 0),
    coalesce(max(points), 0), coalesce(avg(1.0 / players), 0)
"""


class _Reader:
    """Asks the database about the games that the filters leave."""

    def __init__(self, store: Store, filters: Filters, is_bot: bool = False) -> None:
        self._database = store.database
        self._values = {**asdict(filters), "is_bot": is_bot, "owner": store.owner}

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        return self._database.execute(_SELECTION + question, self._values).fetchall()

    def lines(self, key: str, of: str) -> tuple[Line, ...]:
        rows = self.rows(f"SELECT {key}, {_FIGURES} FROM {of} GROUP BY 1 ORDER BY 1")
        return tuple(Line(str(name), *figures) for name, *figures in rows)

    def total(self) -> Line:
        ((*figures,),) = self.rows(f"SELECT {_FIGURES} FROM chosen")
        return Line("", *figures)

    def people(self) -> tuple[Person, ...]:
        """Those who played most come first."""
        scores: dict[str, list[int]] = {}
        wins: dict[str, list[bool]] = {}
        for name, points, won in self.rows(
            "SELECT name, points, won FROM met WHERE level = '' ORDER BY changed, number, seat"
        ):
            scores.setdefault(name, []).append(points)
            wins.setdefault(name, []).append(won > 0)
        lines = sorted(self.lines("name", "met WHERE level = ''"), key=lambda line: (-line.games, -line.mean))
        return tuple(Person(line, tuple(scores[line.key]), *streaks(wins[line.key])) for line in lines)

    def best(self) -> tuple[BestGame, ...]:
        rows = self.rows(
            "SELECT points, name, level, role, place, players, number, changed, kind, variants FROM chosen"
            f" ORDER BY points DESC, changed, number, seat LIMIT {BEST}"
        )
        return tuple(replace(BestGame(*row), variants=tuple(json.loads(variants))) for *row, variants in rows)

    def sources(self) -> tuple[SourceMean, ...]:
        """In the order in which each game tells them."""
        rows = self.rows(
            "SELECT kind, source, avg(sources.points) FROM chosen"
            " JOIN sources ON sources.game = number AND sources.seat = chosen.seat GROUP BY 1, 2"
        )
        means = {(kind, source): mean for kind, source, mean in rows}
        return tuple(
            SourceMean(kind, source, means[kind, source])
            for kind in GAMES
            for source in system(kind).sources
            if (kind, source) in means
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(points for (points,) in self.rows("SELECT points FROM chosen ORDER BY changed, number, seat"))


def streaks(wins: list[bool]) -> tuple[int, int]:
    """Wins in a row: up to the latest game, and the most there ever were. A shared win is a win."""
    now = longest = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return now, longest


@contextmanager
def _reading(store: Store) -> Iterator[None]:
    """All questions get their answers from the same moment, whatever another program writes meanwhile."""
    with store.plain_errors():
        store.database.execute("BEGIN")
        try:
            yield
        finally:
            store.database.execute("COMMIT")


def statistics(store: Store, filters: Filters | None = None) -> Statistics:
    """Raises StoreError if nobody has the name that is asked for, or the journal can't be read."""
    wanted = filters or Filters()
    with _reading(store):
        known = _choices(store)
        if wanted.name and wanted.name not in (*known.people, *known.bots):
            raise StoreError("Nobody called {name} has finished a game.", name=wanted.name)
        reader = _Reader(store, wanted, bool(wanted.name) and wanted.name not in known.people)
        ((games,),) = reader.rows("SELECT count(DISTINCT number) FROM met")
        return Statistics(
            games=games,
            total=reader.total(),
            people=reader.people(),
            bots=_by_strength(reader.lines("level", "met WHERE level <> ''")),
            roles=_by_strength(reader.lines("role", "chosen WHERE role <> ''")),
            players=reader.lines("players", "chosen"),
            variants=reader.lines("coalesce(value, '')", "chosen LEFT JOIN json_each(variants)"),
            kinds=reader.lines("kind", "chosen"),
            best=reader.best(),
            sources=reader.sources(),
            scores=reader.scores(),
        )


def _by_strength(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return tuple(sorted(lines, key=lambda line: -line.mean))


def choices(store: Store) -> Choices:
    with _reading(store):
        return _choices(store)


def _choices(store: Store) -> Choices:
    reader = _Reader(store, Filters())

    def column(what: str, of: str = "everybody") -> tuple[Any, ...]:
        return tuple(value for (value,) in reader.rows(f"SELECT DISTINCT {what} FROM {of} ORDER BY 1"))

    return Choices(
        people=column("name", "chosen"),
        bots=column("level", "everybody WHERE level <> ''"),
        games=column("kind"),
        players=column("players"),
        variants=column(f"coalesce(value, '{NO_VARIANT}')", "everybody LEFT JOIN json_each(variants)"),
    )
