"""How a fish or a net fits a shelf: the lines it completes, and those it keeps of one colour or one kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tokaido_tui.games.namiji.box import KINDS, Box
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import CELLS_OF, FISH_PLACES, LINE_CELLS, NET_PLACES
from tokaido_tui.games.namiji.view import EMPTY, PlayerView
from tokaido_tui.i18n import _
from tokaido_tui.tui.final import joined
from tokaido_tui.tui.namiji import words


@dataclass(frozen=True)
class Fit:
    """A token in a place. `completed` are the lines it scores, with their `points` together; `line` is the fullest of
    the others through it that are still of one colour or kind, -1 for none, with `have` of its `size` cells filled and
    `alike` what they share; `spoiled` are lines through it that can't score any more."""

    placement: int
    completed: tuple[int, ...]
    points: int
    line: int = -1
    have: int = 0
    size: int = 0
    alike: str = ""
    spoiled: tuple[int, ...] = ()


def filled(player: PlayerView) -> int:
    """The mask of the cells that are covered."""
    return sum(1 << cell for cell, fish in enumerate(player.shelf) if fish != EMPTY)


def shared(box: Box, fish: Sequence[int]) -> str:
    """The colour or the kind that all of them have; "" for none."""
    if len({one // KINDS for one in fish}) == 1:
        return words.colour(box, fish[0] // KINDS)
    if len({one % KINDS for one in fish}) == 1:
        return words.kind(box, fish[0] % KINDS)
    return ""


def fit(box: Box, player: PlayerView, placement: int, fish: int) -> Fit:
    shelf = list(player.shelf)
    cells = CELLS_OF[placement]
    for cell in MEMBERS[cells]:
        shelf[cell] = fish
    worth = (*box.rows, *box.columns)
    completed, spoiled = [], []
    best: tuple[float, int, int, int, str] = (0, -1, 0, 0, "")
    for line, mask in enumerate(LINE_CELLS):
        if not mask & cells:
            continue
        members = MEMBERS[mask]
        there = [shelf[cell] for cell in members if shelf[cell] != EMPTY]
        alike = shared(box, there)
        if not alike:
            spoiled.append(line)
        elif len(there) == len(members):
            completed.append(line)
        else:
            best = max(best, (len(there) / len(members) * worth[line], line, len(there), len(members), alike))
    points = sum(worth[line] for line in completed)
    return Fit(placement, tuple(completed), points, *best[1:], tuple(spoiled))


def fits(box: Box, player: PlayerView, fish: int, netted: bool) -> list[Fit]:
    """Every place where it can go."""
    places = (NET_PLACES if netted else FISH_PLACES)[filled(player)]
    return [fit(box, player, placement, fish) for placement in places if placement]


def best_fit(box: Box, player: PlayerView, fish: int, netted: bool) -> Fit | None:
    """The place that scores most, else the one that brings a line on without spoiling another; None without room."""
    return max(fits(box, player, fish, netted), key=_promise, default=None)


def _promise(one: Fit) -> tuple[int, int, float]:
    return one.points, -len(one.spoiled), one.have / one.size if one.size else 0


def told(one: Fit) -> str:
    """What speaks for the place, in a few words."""
    if one.completed:
        lines = joined([words.line(line) for line in one.completed])
        return _("completes {lines}, {points:+}").format(lines=lines, points=one.points)
    if one.line >= 0:
        text = _("{have} of {size} {alike} in {line}")
        return text.format(have=one.have, size=one.size, alike=one.alike, line=words.line(one.line))
    return _("no line can score there")
