"""From what can be done at stations to what stopping there is worth: a box of one's own may say otherwise than ours."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.tokaido.box import Box

ACTIONS = (
    "rest", "shop", "work", "see the paddy", "see the mountain", "see the sea", "bathe", "give", "meet",
)  # fmt: skip
"""The order in which bots work out what actions are worth: that of our stations."""

Stations = tuple[tuple[int, ...], ...]
"""By kind of station, the actions there are."""


def stations_of(box: Box) -> Stations | None:
    """None where every kind of station has the action that it has in ours: then worths need not be put in order."""
    found = tuple(tuple(ACTIONS.index(action) for action in actions) for actions in box.actions)
    return None if found == tuple((number,) for number in range(len(ACTIONS))) else found


def by_station(worths: Sequence[float], stations: Stations) -> list[float]:
    """From worths by action to worths by kind of station: that of the best action there."""
    return [max([worths[action] for action in actions]) for actions in stations]
