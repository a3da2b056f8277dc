"""Finished games for the tests of statistics: only how they ended, without the way there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tokaido_tui.engine.game import Outcome
from tokaido_tui.games import system
from tokaido_tui.session import data_folder
from tokaido_tui.store.journal import PLAYED, insert_game, transaction, write_summary
from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.summary import Summary

# The part of a score that each source brings, in percent; the last one takes what is left.
PARTS = (17, 24, 16, 12, 9, 7, 10)


def split(points: int) -> list[int]:
    """A score by source."""
    parts = [points * part // 100 for part in PARTS]
    return [*parts, points - sum(parts)]


def enter(
    store: Store,
    who: Sequence[str],
    points: Sequence[int],
    *,
    date: str = "2026-03-01",
    variants: Sequence[str] = (),
    roles: Sequence[str] = (),
    origin: str = PLAYED,
    inherited_steps: int = 0,
    over: bool = True,
) -> int:
    """A game that ended like this; its number. 'Mei=sage' is a bot; the most points win, and equal ones share."""
    seats = [Seat(name, bot, number) for number, (name, _eq, bot) in enumerate(one.partition("=") for one in who)]
    plan = Plan(tuple(seats), variants=tuple(sorted(variants)), seed=1)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    by_seat = [split(mine) for mine in points]
    names = system("tokaido").sources
    sources = {source: tuple(row[number] for row in by_seat) for number, source in enumerate(names)}
    outcome = Outcome(tuple(points), sources, winners, places)
    summary = Summary(plan, outcome, (4, 4), tuple(roles) or ("",) * len(who), (0,) * len(who), over)
    with transaction(store.database):
        number = insert_game(store.database, summary, inherited_steps, origin)
        write_summary(store.database, number, summary)
        store.database.execute("UPDATE games SET changed = ? WHERE id = ?", (f"{date}T12:00:00+00:00", number))
    return number


def some_games(folder: Path | None = None) -> Store:
    """A winter of games: Ana plays most, Bo sometimes, bots of three levels with them."""
    store = Store(folder or data_folder())
    travellers = ("Kinko", "Satsuki", "Umegae", "Hiroshige", "Zen-emon", "Mitsukuni")
    ana = (58, 71, 66, 83, 79, 64, 90, 88, 95, 72, 101, 84, 77, 92)
    for number, mine in enumerate(ana):
        others = [("Bo", mine - 9 + 4 * (number % 5))] if number % 3 else [("Kenji=wanderer", 52 + 3 * (number % 4))]
        others.append(("Mei=sage:iterations=500", 70 + 5 * (number % 6)))
        if number % 2:
            others.append(("Taro=merchant", 60 + 4 * (number % 5)))
        who, points = zip(("Ana", mine), *others, strict=True)
        variants = [("gastronomy",), (), ("gastronomy", "return-trip")][number % 3]
        roles = [travellers[(number + seat) % len(travellers)] for seat in range(len(who))]
        date = f"2026-{1 + number // 5:02d}-{3 + 5 * (number % 5):02d}"
        enter(store, who, points, date=date, variants=variants, roles=roles)
    return store
