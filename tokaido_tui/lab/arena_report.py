"""The tables of an arena."""

from __future__ import annotations

from typing import Any

from tokaido_tui.commands.output import add_row, console, print_titled, table


def _share(interval: dict[str, float | None]) -> str:
    """A win share and between what it lies; the share alone where there are too few games to say."""
    mean, low, high = interval["mean"], interval["low"], interval["high"]
    return f"{mean:.1%}" if low is None or high is None else f"{mean:.1%} {low:.0%}-{high:.0%}"


def _give_or_take(interval: dict[str, float | None], form: str) -> str:
    mean, low, high = interval["mean"], interval["low"], interval["high"]
    return f"{mean:{form}}" if low is None or high is None else f"{mean:{form}} ±{(high - low) / 2:{form}}"


def _title(data: dict[str, Any]) -> str:
    about = [f"{data['games']} games of {data['game']}", *data["variants"]]
    return f"{', '.join(about)}, seed {data['seed']}"


def print_arena(data: dict[str, Any]) -> None:
    """Prints what `arena` found; `data` is what its JSON says."""
    grid = table("bot", ["seats", "won", "score", "place", "Elo"], wrap=True)
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
        f"With {len(data['bots'])} at the table {1 / len(data['bots']):.0%} is even. The intervals are of 95 %.",
        soft_wrap=True,
    )


def print_cross(data: dict[str, Any]) -> None:
    """How often the bot of the row won against three, or one, of the bot of the column."""
    bots = data["bots"]
    rivals = {1: "one", 2: "two", 3: "three"}[data["rivals"]]
    grid = table(f"against {rivals}", bots, wrap=True)
    for one in bots:
        shares = data["win_share"][one]
        add_row(grid, one, *[_share(shares[other]) if other in shares else "" for other in bots])
    print_titled(f"{_title(data)}: each bot of a row against {rivals} of a column", grid)
