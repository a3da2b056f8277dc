"""The end of a game as a table that is filled step by step, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tokaido_tui.i18n import _, ngettext

LAST = -1


@dataclass(frozen=True)
class Row:
    """What decides something, counted for each seat. Where `one_by_one`, a count is shown with its seat's own step."""

    label: str
    counts: tuple[int, ...]
    one_by_one: bool = False


@dataclass(frozen=True)
class Step:
    """`row` is the number of a row, or LAST for the verdict; `gains` are points by seat, losses below 0."""

    row: int
    gains: dict[int, int]
    text: str


@dataclass(frozen=True)
class Final:
    """`opening` is said before the first step. The texts are in the player's language."""

    title: str
    opening: str
    rows: tuple[Row, ...]
    steps: tuple[Step, ...]


def joined(names: Sequence[str]) -> str:
    """'Ana', 'Ana and Bo', 'Ana, Bo and Cy'."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def verdict(view: Any) -> str:
    """Who won, with how many points."""
    outcome = view.outcome
    names = joined([view.players[seat].name for seat in outcome.winners])
    best = outcome.points[outcome.winners[0]]
    if len(outcome.winners) > 1:
        return ngettext(
            "{names} share the victory with {n} point", "{names} share the victory with {n} points", best
        ).format(names=names, n=best)
    return ngettext("{names} wins with {n} point", "{names} wins with {n} points", best).format(names=names, n=best)


def lead(view: Any) -> str:
    """How far the only winner is ahead of the next."""
    outcome = view.outcome
    best = outcome.points[outcome.winners[0]]
    second = max(points for seat, points in enumerate(outcome.points) if seat not in outcome.winners)
    names = joined([player.name for player in view.players if outcome.points[player.number] == second])
    ahead = best - second
    return ngettext("{n} point ahead of {names}.", "{n} points ahead of {names}.", ahead).format(n=ahead, names=names)
