"""The tables of `tokaido stats`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from tokaido_tui.charts import BLOCKS, PLAIN, columns, halves
from tokaido_tui.commands.output import add_row, console, table
from tokaido_tui.store.figures import NO_VARIANT, Filters, Line, SourceMean, Statistics, day_of

FIGURES = ["games", "wins", "won", "fair", "mean", "best"]
SPARK = 20
BAR = 30
BEST = 10


def print_report(filters: Filters, found: Statistics) -> None:
    blocks = _has_blocks()
    signs = BLOCKS if blocks else PLAIN
    out = console()
    whose = filters.name or "people"
    out.print(f"{found.games} finished {'game' if found.games == 1 else 'games'}{_asked(filters)}.\n")
    if found.people:
        people = table("people", [*FIGURES, "streak", "longest", "scores"])
        for person in found.people:
            spark = columns(person.scores, SPARK, signs=signs)[0]
            add_row(people, person.line.key, *_figures(person.line), str(person.streak), str(person.longest), spark)
        out.print(people)
        out.print()
    if found.bots:
        _print_lines("bots", found.bots)
    if found.total.seats:
        out.print(Text(f"Results of {whose}", "bold"), soft_wrap=True)
        if found.roles:
            _print_lines("travellers", found.roles)
        _print_lines("players", found.players)
        _print_lines("variants", found.variants)
        if len(found.kinds) > 1:
            _print_lines("game", found.kinds)
        _print_sources(found.sources, blocks)
        _print_best(found)
        out.print("A shared win counts in part; `fair` is what chance alone would win.")


def _has_blocks() -> bool:
    """Whether the signs of bars can be written where the output goes."""
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _asked(filters: Filters) -> str:
    said = [
        filters.name and f"of {filters.name}",
        filters.game and f"of {filters.game}",
        f"for {filters.players}" if filters.players else "",
        filters.variant and (f"with {filters.variant}" if filters.variant != NO_VARIANT else "without variants"),
        filters.since and f"since {day_of(filters.since)}",
    ]
    return "".join(f" {part}" for part in said if part)


def _figures(line: Line) -> list[str]:
    wins = f"{line.wins:.2f}".rstrip("0").rstrip(".")
    return [str(line.games), wins, f"{line.share:.0%}", f"{line.fair:.0%}", f"{line.mean:.1f}", str(line.best)]


def _print_lines(first: str, lines: Sequence[Line]) -> None:
    # Where several sat in one game, the wins are parts of the seats, not of the games.
    seats = any(line.seats != line.games for line in lines)
    grid = table(first, ["seats", *FIGURES] if seats else FIGURES)
    for line in lines:
        add_row(grid, line.key or NO_VARIANT, *([str(line.seats)] if seats else []), *_figures(line))
    out = console()
    out.print(grid)
    out.print()


def _print_sources(sources: Sequence[SourceMean], blocks: bool) -> None:
    for game in dict.fromkeys(mean.game for mean in sources):
        means = [mean for mean in sources if mean.game == game]
        most = max(mean.mean for mean in means)
        grid = table("points of a game come from", ["mean"])
        grid.add_column("")
        for mean in means:
            length = halves(mean.mean, most, BAR)
            bar = ("█" if blocks else "#") * (length // 2) + (("▌" if blocks else "") if length % 2 else "")
            add_row(grid, mean.source, f"{mean.mean:.1f}", bar)
        console().print(grid)
        console().print()


def _print_best(found: Statistics) -> None:
    grid = table("best games", ["points", "place", "traveller", "date", "game"])
    for game in found.best[:BEST]:
        who = f"{game.name} ({game.bot})" if game.bot else game.name
        place = f"{game.place} of {game.players}"
        add_row(grid, who, str(game.points), place, game.role or "-", day_of(game.date), f"no. {game.number}")
    console().print(grid)
    console().print()
