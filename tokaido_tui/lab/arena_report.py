"""The tables of an arena."""

from __future__ import annotations

from typing import Any

from tokaido_tui.commands.output import add_row, console, print_titled, table
from tokaido_tui.i18n import _, ngettext


def _share(interval: dict[str, float | None]) -> str:
    """A win share and between what it lies; the share alone where there are too few games to say."""
    mean, low, high = interval["mean"], interval["low"], interval["high"]
    return f"{mean:.1%}" if low is None or high is None else f"{mean:.1%} {low:.0%}-{high:.0%}"


def _give_or_take(interval: dict[str, float | None], form: str) -> str:
    mean, low, high = interval["mean"], interval["low"], interval["high"]
    return f"{mean:{form}}" if low is None or high is None else f"{mean:{form}} ±{(high - low) / 2:{form}}"


def _title(data: dict[str, Any]) -> str:
    sentence = ngettext("{n} game of {game}, seed {seed}", "{n} games of {game}, seed {seed}", data["games"])
    games = ", ".join([data["game"], *data["variants"]])
    return sentence.format(n=data["games"], game=games, seed=data["seed"])


def print_arena(data: dict[str, Any]) -> None:
    """Prints what `arena` found; `data` is what its JSON says."""
    grid = table(_("bot"), [_("seats"), _("won"), _("score"), _("place"), _("Elo")], wrap=True)
    for row in data["results"]:
        add_row(
            grid,
            row["bot"],
            str(row["seats"]),
            _share(row["win_share"]),
            _give_or_take(row["score"], ".1f"),
            _give_or_take(row["place"], ".2f"),
            _give_or_take(row["elo"], ".0f"),
        )
    print_titled(_title(data), grid)
    console().print(
        _("With {seats} at the table {share:.0%} is even. The intervals are of 95 %.").format(
            seats=len(data["bots"]), share=1 / len(data["bots"])
        ),
        soft_wrap=True,
    )


def print_cross(data: dict[str, Any]) -> None:
    """How often the bot of the row won against three, or one, of the bot of the column."""
    bots = data["bots"]
    against = {1: _("against one"), 2: _("against two"), 3: _("against three")}[data["rivals"]]
    grid = table(against, bots, wrap=True)
    for one in bots:
        shares = data["win_share"][one]
        add_row(grid, one, *[_share(shares[other]) if other in shares else "" for other in bots])
    rows = {
        1: _("each bot of a row against one of a column"),
        2: _("each bot of a row against two of a column"),
        3: _("each bot of a row against three of a column"),
    }[data["rivals"]]
    print_titled(f"{_title(data)}: {rows}", grid)
