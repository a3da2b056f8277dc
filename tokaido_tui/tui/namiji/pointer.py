"""A cursor that stands only on what can be chosen: arrow keys go to the nearest such spot in their direction."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tokaido_tui.i18n import _, ngettext

WAYS = {"Right": (1, 0), "Left": (-1, 0), "Down": (0, 1), "Up": (0, -1)}
SPACE = "Space"


@dataclass(frozen=True)
class Spot:
    """What is chosen there, and where it is; a `broad` one lies under all columns. `turn` tells apart what cannot be
    seen at once: the ways a net can lie."""

    action: int
    x: float
    y: float
    broad: bool = False
    turn: int = 0


class Pointer:
    def __init__(self, spots: Sequence[Spot]) -> None:
        self.spots = tuple(spots)
        self.here = self.spots[0]
        self._column = self.here.x
        """Where a broad spot was entered: the way back leads there."""

    @property
    def action(self) -> int:
        return self.here.action

    def shown(self) -> list[Spot]:
        """The spots that can be reached without turning, in reading order."""
        turn = self.here.turn
        return [spot for spot in self.spots if spot.broad or spot.turn == turn]

    def point_at(self, action: int) -> None:
        self.here = next((spot for spot in self.spots if spot.action == action), self.here)

    def step(self, dx: int, dy: int) -> bool:
        """To the nearest spot that way; False where there is none."""
        found = self._toward(self.here, dx, dy, self._column)
        if found is None:
            return False
        if not self.here.broad:
            self._column = self.here.x
        self.here = found
        return True

    def _toward(self, here: Spot, dx: int, dy: int, column: float) -> Spot | None:
        x = column if here.broad else here.x
        best: tuple[float, Spot] | None = None
        for spot in self.spots:
            if not spot.broad and not here.broad and spot.turn != here.turn:
                continue
            along = dx * (0 if spot.broad else spot.x - x) + dy * (spot.y - here.y)
            aside = 0 if spot.broad else abs(spot.y - here.y if dx else spot.x - x)
            cost = along + 2 * aside
            if along > 0 and (best is None or cost < best[0]):
                best = cost, spot
        return None if best is None else best[1]

    def turned(self) -> Spot | None:
        """The nearest spot of the other turn; None where there is none."""
        here = self.here
        others = [spot for spot in self.spots if not spot.broad and spot.turn != here.turn]
        if here.broad or not others:
            return None
        return min(others, key=lambda spot: abs(spot.x - here.x) + abs(spot.y - here.y))

    def turn(self) -> bool:
        found = self.turned()
        if found is not None:
            self.here = found
        return found is not None

    def go(self, number: int) -> None:
        """To the spot of that number, counted from 1 in reading order."""
        shown = self.shown()
        if 0 < number <= len(shown):
            self.here = shown[number - 1]

    def end(self, last: bool) -> None:
        self.here = self.shown()[-1 if last else 0]

    def way_to(self, action: int) -> list[str]:
        """The fewest keys from here to that action."""
        # Where a broad spot leads back to depends on where it was entered.
        start = self.here, self._column
        seen = {start}
        queue: deque[tuple[tuple[Spot, float], list[str]]] = deque([(start, [])])
        while queue:
            (spot, column), keys = queue.popleft()
            if spot.action == action:
                return keys
            for key, found in self._neighbours(spot, column):
                if found is None:
                    continue
                after = found, column if spot.broad or key == SPACE else spot.x
                if after not in seen:
                    seen.add(after)
                    queue.append((after, [*keys, key]))
        return []

    def _neighbours(self, spot: Spot, column: float) -> list[tuple[str, Spot | None]]:
        was = self.here
        self.here = spot
        turned = self.turned()
        self.here = was
        return [*((key, self._toward(spot, *way, column)) for key, way in WAYS.items()), (SPACE, turned)]


def keys_in_words(keys: Sequence[str]) -> str:
    """'*Right* 2 times, *Down* once'."""
    names = {"Right": _("Right"), "Left": _("Left"), "Down": _("Down"), "Up": _("Up"), SPACE: _("Space")}
    runs: list[tuple[str, int]] = []
    for key in keys:
        if runs and runs[-1][0] == key:
            runs[-1] = key, runs[-1][1] + 1
        else:
            runs.append((key, 1))
    return ", ".join(f"*{names[key]}* " + ngettext("once", "{n} times", n).format(n=n) for key, n in runs)
