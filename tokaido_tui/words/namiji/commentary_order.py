"""Remarks about the route: what was passed by, doubles, who is shut out, who moves, who leads."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, WHALE
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.commentary_step import Step


def moves(step: Step) -> Iterator[Remark]:
    station = step.moved
    if station is None:
        return
    there, passed = names.station(step.before, station), len(step.passed)
    if step.before.road.kinds[station] == DOCK:
        yield from _to_the_dock(step, station)
        return
    if step.is_neutral:
        text = _("The neutral takes a slot ({station}), and that is all it does.")
        yield Remark("neutral", text.format(station=there), 4, WHAT)
        return
    if passed:
        text = ngettext(
            "{name} passes by {n} open stop for this one ({station}): nobody sails back.",
            "{name} passes by {n} open stops for this one ({station}): nobody sails back.",
            passed,
        )
        text = text.format(name=step.name, n=passed, station=there)
        yield Remark("passes by", text, 1.2 + 0.5 * passed, WHY, {"passed": passed})
    else:
        text = _("{name} takes the nearest open stop ({station}): who sails slowly stops more often.")
        yield Remark("nearest", text.format(name=step.name, station=there), 1.6, WHY)
    yield from _slots(step, station)


def _slots(step: Step, station: int) -> Iterator[Remark]:
    event = step.event("moved")
    assert event is not None
    there = names.station(step.before, station)
    if step.before.road.doubles[station]:
        if event.amount:
            text = _("{name} takes the second slot here ({station}): who lies off the route moves first.")
            yield Remark("second slot", text.format(name=step.name, station=there), 2.4, ORDER)
        else:
            text = _("There are two slots here ({station}), and one of them is still free.")
            yield Remark("double", text.format(station=there), 1.8, ORDER)
    if step.after.free & step.after.road.bits[station] or step.after.stage != step.before.stage:
        return
    rival = _rival_who_could(step, station)
    if rival is not None:
        text = _("That slot is taken now ({station}): {rival}, who is behind, can't stop there any more.")
        yield Remark("blocks", text.format(station=there, rival=step.name_of(rival)), 2, WHY)


def _rival_who_could(step: Step, station: int) -> int | None:
    """Somebody behind to whom the station was open."""
    kind = step.before.road.kinds[station]
    for player in step.before.players:
        if player.number == step.seat or player.station >= station:
            continue
        if DOLPHIN <= kind <= WHALE and player.sections[kind - DOLPHIN] == step.box.whole[kind - DOLPHIN]:
            continue
        return player.number
    return None


def _to_the_dock(step: Step, station: int) -> Iterator[Remark]:
    if step.is_neutral or station == step.before.road.last:
        return
    arrived, everybody, passed = step.before.waiting, len(step.before.travellers), len(step.passed)
    if passed and not arrived:
        text = ngettext(
            "{name} leaves {n} open stop behind to have every place of the dock to choose from.",
            "{name} leaves {n} open stops behind to have every place of the dock to choose from.",
            passed,
        )
        yield Remark("hurries to the dock", text.format(name=step.name, n=passed), 4, WHAT, {"passed": passed})
    if not arrived:
        text = _("{name} is first at the dock: place 1 means the first card, the last place the earliest start.")
        yield Remark("dock first", text.format(name=step.name), 3.5, WHY)
    elif arrived < everybody - 1:
        text = _("{name} is number {n} at the dock; each has fewer places to choose from than the one before.")
        yield Remark("dock", text.format(name=step.name, n=arrived + 1), 2.5, WHY, {"place": arrived + 1})


def who_moves(step: Step) -> Iterator[Remark]:
    after = step.after
    if any(event.kind == "set out" for event in step.events):
        text = _("All have their cards. {name} lies farthest from the route and sails first.")
        yield Remark("set out", text.format(name=step.name_of(after.walker)), 5, ORDER)
        return
    if after.kind != "move":
        return
    stations = [boat.station for boat in after.travellers]
    mine = stations[after.walker]
    others = [station for number, station in enumerate(stations) if number != after.walker]
    name = step.name_of(after.walker)
    if after.walker == step.seat:
        if mine < min(others):
            yield Remark("again", _("{name} moves again: nobody is behind.").format(name=name), 3.5, ORDER)
        else:
            text = _("{name} moves again: the second slot counts as behind the first.")
            yield Remark("again from double", text.format(name=name), 4, ORDER)
    elif mine < min(others):
        behind = min(others) - mine
        if behind >= 3:
            text = _("{name} is {stops} behind everybody else and may move several times in a row.")
            text = text.format(name=name, stops=counts.stops(behind))
            yield Remark("far behind", text, 2.2, ORDER, {"behind": behind})
        yield Remark("moves next", _("{name} is the last on the route and moves next.").format(name=name), 1, ORDER)


def lead(step: Step) -> Iterator[Remark]:
    if step.is_neutral or step.after.is_over:
        return
    was = [player.points for player in step.before.players]
    now = [player.points for player in step.after.players]
    mine = now[step.seat]
    if mine == max(now) > 10 and now.count(mine) == 1 and was[step.seat] < max(was):
        text = _("{name} takes the lead with {points}.")
        yield Remark("lead", text.format(name=step.name, points=counts.points(mine)), 2.8, ORDER, {"points": mine})


ROUTE = (moves, who_moves, lead)
