"""From what can be done at stations to what stopping there is worth: a box of one's own may say otherwise than ours."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.tokaido.box import Box
from tokaido_tui.games.tokaido.stops import ACTION_NAMES

assert ACTION_NAMES == (
    "rest", "shop", "work", "see the paddy", "see the mountain", "see the sea", "bathe", "give", "meet",
), "bots work out what actions are worth in this order, which is that of our stations"  # fmt: skip

Stations = tuple[tuple[int, ...], ...]
"""By kind of station, the actions there are."""


def stations_of(box: Box) -> Stations | None:
    """None where every kind of station has the action that it has in ours: then worths need not be put in order."""
    found = tuple(tuple(ACTION_NAMES.index(action) for action in actions) for actions in box.actions)
    return None if found == tuple((number,) for number in range(len(ACTION_NAMES))) else found


def by_station(worths: Sequence[float], stations: Stations) -> list[float]:
    """From worths by action to worths by kind of station: that of the best action there."""
    return [max([worths[action] for action in actions], default=0.0) for actions in stations]
