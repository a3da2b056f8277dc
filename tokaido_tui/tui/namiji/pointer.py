"""A cursor that stands only on what can be chosen: arrow keys go to the nearest such spot in their direction."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tokaido_tui.i18n import _, ngettext

WAYS = {"Right": (1, 0), "Left": (-1, 0), "Down": (0, 1), "Up": (0, -1)}
SPACE = "Space"
BEYOND = 100


@dataclass(frozen=True)
class Spot:
    """What is chosen there, and where it is; a `broad` one lies under all columns. `turn` tells apart what cannot be
    seen at once: the ways a net can lie."""

    action: int
    x: float
    y: float
    broad: bool = False
    turn: int = 0


@dataclass(frozen=True)
class _Stand:
    """Where the cursor is, and from where it came to a broad spot: the way back leads there."""

    spot: Spot
    x: float
    turn: int

    def on(self, spot: Spot) -> _Stand:
        return _Stand(spot, self.x, self.turn) if spot.broad else _Stand(spot, spot.x, spot.turn)


class Pointer:
    def __init__(self, spots: Sequence[Spot]) -> None:
        self.spots = tuple(spots)
        first = self.spots[0]
        self._stand = _Stand(first, first.x, first.turn)

    @property
    def here(self) -> Spot:
        return self._stand.spot

    @property
    def action(self) -> int:
        return self.here.action

    def shown(self) -> list[Spot]:
        """The spots that can be reached without turning, in reading order."""
        return [spot for spot in self.spots if spot.broad or spot.turn == self._stand.turn]

    def point_at(self, action: int) -> None:
        found = next((spot for spot in self.spots if spot.action == action), None)
        if found is not None:
            self._stand = self._stand.on(found)

    def step(self, dx: int, dy: int) -> bool:
        """To the nearest spot that way; False where there is none."""
        return self._go(_toward(self.spots, self._stand, dx, dy))

    def turn(self) -> bool:
        """To the nearest spot of the other turn; False where there is none."""
        return self._go(self.turned())

    def turned(self) -> Spot | None:
        return _turned(self.spots, self._stand)

    def _go(self, spot: Spot | None) -> bool:
        if spot is not None:
            self._stand = self._stand.on(spot)
        return spot is not None

    def go(self, number: int) -> None:
        """To the spot of that number, counted from 1 in reading order."""
        shown = self.shown()
        if 0 < number <= len(shown):
            self._go(shown[number - 1])

    def end(self, last: bool) -> None:
        self._go(self.shown()[-1 if last else 0])

    def way_to(self, action: int) -> list[str]:
        """The fewest keys from here to that action."""
        seen = {self._stand}
        queue: deque[tuple[_Stand, list[str]]] = deque([(self._stand, [])])
        while queue:
            stand, keys = queue.popleft()
            if stand.spot.action == action:
                return keys
            ways = [(key, _toward(self.spots, stand, *way)) for key, way in WAYS.items()]
            for key, found in (*ways, (SPACE, _turned(self.spots, stand))):
                if found is not None and stand.on(found) not in seen:
                    seen.add(stand.on(found))
                    queue.append((stand.on(found), [*keys, key]))
        return []


def _toward(spots: Sequence[Spot], stand: _Stand, dx: int, dy: int) -> Spot | None:
    best: tuple[float, Spot] | None = None
    for spot in spots:
        if not spot.broad and spot.turn != stand.turn:
            continue
        along = dx * (0 if spot.broad else spot.x - stand.x) + dy * (spot.y - stand.spot.y)
        # A broad spot comes after everything above it.
        aside = BEYOND if spot.broad else abs(spot.y - stand.spot.y if dx else spot.x - stand.x)
        cost = along + 2 * aside
        if along > 0 and (best is None or cost < best[0]):
            best = cost, spot
    return None if best is None else best[1]


def _turned(spots: Sequence[Spot], stand: _Stand) -> Spot | None:
    here = stand.spot
    others = [spot for spot in spots if not spot.broad and spot.turn != stand.turn]
    if here.broad or not others:
        return None
    return min(others, key=lambda spot: abs(spot.x - here.x) + abs(spot.y - here.y))


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
