"""Remarks about the route: what was passed by, doubles, who is shut out, who moves, who leads."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, WHALE
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.commentary.step import Step
from tokaido_tui.words.road.commentary import order as road

ORDER_TEXTS = road.OrderTexts(
    set_out=mark("All have their cards. {name} lies farthest from the route and sails first."),
    again_from_double=mark("{name} moves again: the second slot counts as behind the first."),
    far_behind=mark("{name} is {behind} behind everybody else and may move several times in a row."),
    moves_next=mark("{name} is the last on the route and moves next."),
    count=counts.stops,
)


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
    yield from road.who_moves(step, ORDER_TEXTS)


def lead(step: Step) -> Iterator[Remark]:
    if not step.is_neutral and not step.after.is_over:
        yield from road.lead(step)


ROUTE = (moves, who_moves, lead)
