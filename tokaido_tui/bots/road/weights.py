"""What the pilgrims of both road games believe about the road, as numbers that can be tuned."""

from __future__ import annotations

from dataclasses import dataclass, field

from tokaido_tui.bots.weights_file import Numbers, row


@dataclass(frozen=True, kw_only=True)
class RoadWeights:
    """Beliefs, in points.

    share: how likely a free stop ahead is still mine to take later, by how many rivals stand behind it; double: how
    much likelier if both its slots are free; step: what a station of distance costs besides. deny: what it is worth
    to take a stop from the next rival, for every point it is worth to them; neutral_own: how much the neutral's
    mover dislikes its taking a stop from themselves.

    panorama_later: how much of the sections to come the next one is worth; panorama_rate: sections a stage; race:
    drawing level towards the bonus of a panorama, and ahead.
    """

    share: Numbers = field(metadata=row(5))
    double: float
    step: float
    deny: float
    neutral_own: float
    panorama_later: float
    panorama_rate: Numbers = field(metadata=row(3))
    race: Numbers = field(metadata=row(2))
