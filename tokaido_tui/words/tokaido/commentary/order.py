"""Remarks about the road: what was passed by, who moves, doubles, who is first at the inn; and about the end."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.box import INN, NEEDS_COIN
from tokaido_tui.games.tokaido.view import PlayerView
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.counts import points
from tokaido_tui.words.pieces import capital
from tokaido_tui.words.road.commentary import order as road
from tokaido_tui.words.tokaido import names, stations
from tokaido_tui.words.tokaido.commentary.step import Step

ORDER_TEXTS = road.OrderTexts(
    set_out=mark("All have eaten. {name} came last and sets out first."),
    again_from_double=mark("{name} moves again: the second place counts as behind the first."),
    far_behind=mark("{name} is {behind} behind everybody else and may move several times in a row."),
    moves_next=mark("{name} is the last on the road and moves next."),
    count=counts.spaces,
)


def moves(step: Step) -> Iterator[Remark]:
    station = step.moved
    if station is None:
        return
    name, kind, passed = step.name, step.before.road.kinds[station], step.passed
    count = len(passed)
    if kind == INN:
        yield from _to_the_inn(step, station)
        return
    if step.is_neutral:
        text = _("The neutral goes {there}: it takes the place, and that is all it does.")
        yield Remark("neutral", text.format(there=_(stations.TO[kind])), 4, WHAT)
        return
    if count:
        text = ngettext(
            "{name} passes by {n} free space for {station}: there is no way back.",
            "{name} passes by {n} free spaces for {station}: there is no way back.",
            count,
        )
        text = text.format(name=name, n=count, station=_(stations.WHOM[kind]))
        yield Remark("passes by", text, 1.2 + 0.5 * count, WHY, {"passed": count})
    else:
        text = _("{name} takes the nearest free space, {station}: who walks slowly stops more often.")
        yield Remark("nearest", text.format(name=name, station=_(stations.WHOM[kind])), 1.6, WHY)
    yield from _slots(step, station)


def _slots(step: Step, station: int) -> Iterator[Remark]:
    name, kind = step.name, step.before.road.kinds[station]
    event = step.event("moved")
    assert event is not None
    bit = step.after.road.bits[station]
    if step.before.road.doubles[station]:
        if event.amount:
            text = _("{name} takes the second place {there}: who stands off the road moves first.")
            yield Remark("second place", text.format(name=name, there=_(stations.AT[kind])), 2.4, ORDER)
        else:
            text = _("{station} has two places here: one of them is still free.")
            yield Remark("double", text.format(station=capital(_(stations.WHO[kind]))), 1.8, ORDER)
    if step.after.free & bit or step.after.stage != step.before.stage:
        return
    rival = _rival_who_wanted(step, station)
    if rival is not None:
        text = _("{station} is taken now: {rival}, who is behind, can't stop there any more.")
        text = text.format(station=capital(_(stations.WHO[kind])), rival=step.name_of(rival))
        yield Remark("blocks", text, 2, WHY)


def _closed_to(step: Step, player: PlayerView) -> int:
    """What closes actions to a player, as the rules have it (see box.py in games/tokaido)."""
    complete = sum(
        1 << number
        for number, (section, whole) in enumerate(zip(player.sections, step.box.whole, strict=True))
        if section == whole
    )
    return complete | (0 if player.coins else NEEDS_COIN)


def _rival_who_wanted(step: Step, station: int) -> int | None:
    """Somebody behind to whom the station was open."""
    bit, stage = step.before.road.bits[station], step.before.road.stages[step.before.stage]
    for player in step.before.players:
        if player.number == step.seat or not stage.start <= player.station < station:
            continue
        if bit & stage.open_to[_closed_to(step, player)]:
            return player.number
    return None


def _to_the_inn(step: Step, station: int) -> Iterator[Remark]:
    name, passed = step.name, step.passed
    arrived, everybody = step.before.waiting, len(step.before.travellers)
    if step.is_neutral:
        return
    if passed and step.who.meal_discount:
        text = _("{name} skips {station} to eat: Kinko's meals are cheaper.")
        yield Remark(
            "Kinko eats first",
            text.format(name=name, station=_(stations.WHOM[step.before.road.kinds[passed[-1]]])),
            6,
            WHAT,
        )
    if passed and not arrived:
        text = ngettext(
            "{name} leaves {n} free space behind to be first at the inn.",
            "{name} leaves {n} free spaces behind to be first at the inn.",
            len(passed),
        )
        yield Remark("hurries to the inn", text.format(name=name, n=len(passed)), 4, WHAT, {"passed": len(passed)})
    if 0 < arrived < everybody - 1:
        text = _("{name} is number {n} at the inn; each has fewer meals to choose from than the one before.")
        yield Remark("inn", text.format(name=name, n=arrived + 1), 2.5, WHY, {"place": arrived + 1})
    if station == step.before.road.last:
        yield Remark("last inn", _("This is the last inn: a coin that is not spent here is worth nothing."), 3, ORDER)
    elif not arrived:
        text = _("{name} is first at the inn and sees every meal, but will be the last to set out.")
        yield Remark("inn first", text.format(name=name), 3.5, WHY)
    elif arrived == everybody - 1:
        text = _("{name} is the last at the inn: the meals left must do, but {name} sets out first.")
        yield Remark("inn last", text.format(name=name), 3.5, WHY)


def who_moves(step: Step) -> Iterator[Remark]:
    queue = next((event.what for event in step.events if event.kind == "queue"), None)
    set_out = any(event.kind == "set out" for event in step.events)
    if isinstance(queue, tuple) and not set_out:
        text = _("{name} sets out first: whoever is last on the road moves.")
        yield Remark("queue", text.format(name=step.name_of(step.after.walker)), 5, ORDER)
    elif set_out or step.before.kind != "choose":
        yield from road.who_moves(step, ORDER_TEXTS)


def purse_and_points(step: Step) -> Iterator[Remark]:
    if step.is_neutral or step.after.is_over or step.before.kind == "choose":
        return
    spent = step.was.coins and not step.player.coins
    if spent and step.closed_without_coin and step.player.station < step.before.road.last:
        text = _("{name} has no coin left: villages and temples are closed, and the next meal is in danger.")
        yield Remark("no coin", text.format(name=step.name), 3, WHY)
    yield from road.lead(step)


def choosing(step: Step) -> Iterator[Remark]:
    if step.before.kind == "choose" and step.after.kind == "choose":
        text = _("{name} chooses between two travellers, unseen by the others.")
        yield Remark("choosing", text.format(name=step.name_of(step.before.decider)), 2, WHAT)


def the_end(step: Step) -> Iterator[Remark]:
    if not step.after.is_over:
        return
    for event in step.events:
        if event.kind == "achievement" and isinstance(event.what, int) and event.what >= PANORAMAS:
            text = _("{name} wins the achievement {achievement}.")
            text = text.format(name=step.name_of(event.seat), achievement=_(names.ACHIEVEMENTS[event.what]))
            yield Remark(f"achievement {event.what}", text, 7, WHAT)
    ranks = {e.seat: e.amount for e in step.events if e.kind == "points" and e.cause == "ranks"}
    if ranks:
        best = max(ranks, key=ranks.__getitem__)
        text = _("The temple is ranked: {points} for {name}.")
        text = text.format(points=points(ranks[best]), name=step.name_of(best))
        yield Remark("temple rank", text, 8, ORDER, {"points": ranks[best]})
    for event in step.events:
        if event.kind == "won":
            text = _("{name} wins with {points}.").format(name=step.name_of(event.seat), points=points(event.amount))
            yield Remark("won", text, 9, WHY, {"points": event.amount})


ROAD = (moves, who_moves, purse_and_points, choosing, the_end)
