"""What the next section of a panorama is worth, in both road games. Written for speed: playouts live in it."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.bots.road.weights import RoadWeights
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.travel import Travel


class Promises:
    """What a section promises beyond itself, `[time][panorama][section]`: `later` when the bonus is gone or who takes
    it stays behind, `level` and `lead` while it draws level in the race for it or takes the lead. `left` is how many
    stages are left, by time."""

    def __init__(self, weights: RoadWeights, sizes: Sequence[int], left: Sequence[float]) -> None:
        self.later = [_promised(weights, sizes, stages, 0.0) for stages in left]
        self.level = [_promised(weights, sizes, stages, weights.race[0]) for stages in left]
        self.lead = [_promised(weights, sizes, stages, weights.race[1]) for stages in left]


def _promised(weights: RoadWeights, sizes: Sequence[int], stages: float, race: float) -> list[list[float]]:
    return [
        [
            weights.panorama_later * max(0.0, min(size - section, rate * stages))
            + (race * section / size if section < size else 0.0)
            for section in range(size + 2)
        ]
        for size, rate in zip(sizes, weights.panorama_rate, strict=True)
    ]


def section_worth(game: Travel, promises: Promises, seat: int, panorama: int, time: int, bonus: int) -> float:
    """The next section of a panorama, which is worth the bonus besides to whoever completes it first; 0 when it is
    complete."""
    sections = game.sections
    section = sections[PANORAMAS * seat + panorama] + 1
    size = game.whole[panorama]
    if section > size:
        return 0.0
    if game.awarded >> panorama & 1:
        return section + promises.later[time][panorama][section]
    if section == size:
        return float(section + bonus)
    best = max(sections[panorama::PANORAMAS])
    if section > best:
        return section + promises.lead[time][panorama][section]
    return section + (promises.level if section == best else promises.later)[time][panorama][section]
