"""Remarks about the order of play that both road games make, each in its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tokaido_tui.i18n import _
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, Remark
from tokaido_tui.words.road.commentary.step import RoadStep

FAR = 3
"""So many places behind everybody else are worth a word."""
EARLY = 10
"""Before so many points a lead means nothing."""


@dataclass(frozen=True)
class OrderTexts:
    """Marked, with {name} in each. `far_behind` has {behind} too, which `count` says."""

    set_out: str
    again_from_double: str
    far_behind: str
    moves_next: str
    count: Callable[[int], str]


def who_moves(step: RoadStep[Any, Any], texts: OrderTexts) -> Iterator[Remark]:
    """Who moves next, and why."""
    after = step.after
    name = step.name_of(after.walker)
    if any(event.kind == "set out" for event in step.events):
        yield Remark("set out", _(texts.set_out).format(name=name), 5, ORDER)
        return
    if after.kind != "move":
        return
    stations = [traveller.station for traveller in after.travellers]
    mine = stations[after.walker]
    others = [station for number, station in enumerate(stations) if number != after.walker]
    if after.walker == step.seat:
        if mine < min(others):
            yield Remark("again", _("{name} moves again: nobody is behind.").format(name=name), 3.5, ORDER)
        else:
            yield Remark("again from double", _(texts.again_from_double).format(name=name), 4, ORDER)
    elif mine < min(others):
        behind = min(others) - mine
        if behind >= FAR:
            text = _(texts.far_behind).format(name=name, behind=texts.count(behind))
            yield Remark("far behind", text, 2.2, ORDER, {"behind": behind})
        yield Remark("moves next", _(texts.moves_next).format(name=name), 1, ORDER)


def lead(step: RoadStep[Any, Any]) -> Iterator[Remark]:
    """Who has just gone ahead of everybody."""
    was = [player.points for player in step.before.players]
    now = [player.points for player in step.after.players]
    mine = now[step.seat]
    if mine == max(now) > EARLY and now.count(mine) == 1 and was[step.seat] < max(was):
        text = _("{name} takes the lead with {points}.").format(name=step.name, points=counts.points(mine))
        yield Remark("lead", text, 2.8, ORDER, {"points": mine})
