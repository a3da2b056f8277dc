"""How a fish or a net fits a shelf, in words: the lines it completes, and those it brings on."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido_tui.games.namiji.box import Box
from tokaido_tui.games.namiji.view import PlayerView
from tokaido_tui.i18n import _
from tokaido_tui.words.final import joined
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.shelves import LineState, line_state, lines_through, placements, with_token


@dataclass(frozen=True)
class Fit:
    """A token in a place: the lines through it that it completes, the best of those that it brings on, if any, and
    those that can't score any more."""

    completed: tuple[LineState, ...]
    growing: LineState | None
    spoiled: tuple[LineState, ...]

    @property
    def points(self) -> int:
        return sum(line.points for line in self.completed)

    @property
    def useless(self) -> bool:
        return not self.completed and self.growing is None


def fit(box: Box, player: PlayerView, placement: int, fish: int) -> Fit:
    cells = with_token(player, placement, fish)
    lines = [line_state(box, cells, line, False) for line in lines_through(placement)]
    alive = [line for line in lines if not line.broken]
    return Fit(
        tuple(line for line in alive if line.filled == line.size),
        max((line for line in alive if line.filled < line.size), key=_progress, default=None),
        tuple(line for line in lines if line.broken),
    )


def _progress(line: LineState) -> float:
    return line.points * line.filled / line.size


def fits(box: Box, player: PlayerView, fish: int, net: bool) -> list[Fit]:
    """In every place where it can go."""
    return [fit(box, player, placement, fish) for placement in placements(player, net)]


def best_fit(box: Box, player: PlayerView, fish: int, net: bool) -> Fit | None:
    """The one that scores most, else the one that spoils least and brings a line on; None without room."""
    return max(fits(box, player, fish, net), key=_promise, default=None)


def _promise(one: Fit) -> tuple[int, int, float]:
    return one.points, -len(one.spoiled), _progress(one.growing) if one.growing is not None else 0


def told(box: Box, one: Fit) -> str:
    """What speaks for the place, in a few words."""
    if one.completed:
        lines = joined([names.line(line.number) for line in one.completed])
        return _("completes {lines}, {points:+}").format(lines=lines, points=one.points)
    line = one.growing
    if line is None:
        return _("no line can score with it")
    text = _("{have} of {size} {alike} in {line}")
    return text.format(have=line.filled, size=line.size, alike=alike(box, line), line=names.line(line.number))


def alike(box: Box, line: LineState) -> str:
    """The colour or the kind that all fish of a line share; "" for none."""
    if line.colour is not None:
        return names.colour(box, line.colour)
    return "" if line.kind is None else names.kind(box, line.kind)
