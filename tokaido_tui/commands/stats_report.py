"""The tables of `tokaido stats`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from tokaido_tui.commands.output import add_row, console, table
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.store.figures import NO_VARIANT, Filters, Line, SourceMean, Statistics, day_of
from tokaido_tui.words.charts import BLOCKS, PLAIN, columns, halves

SPARK = 16
BAR = 30
BEST = 10


def print_report(filters: Filters, found: Statistics) -> None:
    blocks = _has_blocks()
    signs = BLOCKS if blocks else PLAIN
    out = console()
    count = ngettext("{n} finished game", "{n} finished games", found.games).format(n=found.games)
    out.print(": ".join([count, *filter(None, [_asked(filters)])]) + ".\n")
    if found.people:
        people = table(_("people"), [*_headings(), _("streak"), _("longest"), _("scores")])
        for person in found.people:
            spark = columns(person.scores, SPARK, signs=signs)[0]
            add_row(people, person.line.key, *_figures(person.line), str(person.streak), str(person.longest), spark)
        out.print(people)
        out.print()
    if found.bots:
        _print_lines(_("bots"), found.bots)
    if found.total.seats:
        whose = _("Results of {name}").format(name=filters.name) if filters.name else _("Results of people")
        out.print(Text(whose, "bold"), soft_wrap=True)
        if found.roles:
            _print_lines(_("travellers"), found.roles)
        _print_lines(_("players"), found.players)
        _print_lines(_("variants"), found.variants)
        if len(found.kinds) > 1:
            _print_lines(_("game"), found.kinds)
        _print_sources(found.sources, blocks)
        _print_best(found)
        out.print(_("A shared win counts in part; `fair` is what chance alone would win."))


def _headings() -> list[str]:
    return [_("games"), _("wins"), _("won"), _("fair"), _("mean"), _("best")]


def _has_blocks() -> bool:
    """Whether the signs of bars can be written where the output goes."""
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _asked(filters: Filters) -> str:
    """Which games were asked for."""
    said = [filters.name, filters.game]
    if filters.players:
        said.append(ngettext("{n} player", "{n} players", filters.players).format(n=filters.players))
    if filters.variant:
        with_it = _("with {variant}").format(variant=filters.variant)
        said.append(_("without variants") if filters.variant == NO_VARIANT else with_it)
    if filters.since:
        said.append(_("since {day}").format(day=day_of(filters.since)))
    return ", ".join(filter(None, said))


def _figures(line: Line) -> list[str]:
    wins = f"{line.wins:.2f}".rstrip("0").rstrip(".")
    return [str(line.games), wins, f"{line.share:.0%}", f"{line.fair:.0%}", f"{line.mean:.1f}", str(line.best)]


def _print_lines(first: str, lines: Sequence[Line]) -> None:
    # Where several sat in one game, the wins are parts of the seats, not of the games.
    seats = any(line.seats != line.games for line in lines)
    grid = table(first, [_("seats"), *_headings()] if seats else _headings())
    for line in lines:
        add_row(grid, line.key or NO_VARIANT, *([str(line.seats)] if seats else []), *_figures(line))
    out = console()
    out.print(grid)
    out.print()


def _print_sources(sources: Sequence[SourceMean], blocks: bool) -> None:
    for game in dict.fromkeys(mean.game for mean in sources):
        means = [mean for mean in sources if mean.game == game]
        most = max(mean.mean for mean in means)
        grid = table(_("points of a game come from"), [_("mean")])
        grid.add_column("")
        for mean in means:
            length = halves(mean.mean, most, BAR)
            bar = ("█" if blocks else "#") * (length // 2) + (("▌" if blocks else "") if length % 2 else "")
            add_row(grid, mean.source, f"{mean.mean:.1f}", bar)
        console().print(grid)
        console().print()


def _print_best(found: Statistics) -> None:
    grid = table(_("best games"), [_("points"), _("place"), _("traveller"), _("date"), _("game")])
    for game in found.best[:BEST]:
        who = f"{game.name} ({game.bot})" if game.bot else game.name
        place = _("{n} of {all}").format(n=game.place, all=game.players)
        number = _("no. {n}").format(n=game.number)
        add_row(grid, who, str(game.points), place, game.role or "-", day_of(game.date), number)
    console().print(grid)
    console().print()
