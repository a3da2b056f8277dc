"""Remarks about fishing: what was caught, what it does on the shelf, and whom it would suit better."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.box import CATCHES, NETS, TURNED
from tokaido_tui.games.namiji.shelf import CELLS, is_net
from tokaido_tui.games.namiji.view import EMPTY
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.final import joined
from tokaido_tui.words.namiji import names, upgrade_names
from tokaido_tui.words.namiji.commentary.step import Step
from tokaido_tui.words.namiji.fits import alike, fit
from tokaido_tui.words.namiji.shelves import best_place, line_state
from tokaido_tui.words.pieces import capital


def _number(event: Event) -> int:
    assert isinstance(event.what, int)
    return event.what


def _suits(step: Step, fish: int) -> Remark | None:
    """Somebody else who could score with a fish that lies open now."""
    found = [(best_place(step.box, player, fish, False), player) for player in step.others]
    (points, _place), rival = max(found, key=lambda entry: entry[0])
    if not points:
        return None
    text = _("{rival} could score {points} {with_it}.")
    text = text.format(rival=rival.name, points=points, with_it=names.with_open_fish(step.box, fish))
    return Remark("suits a rival", text, 4, ORDER, {"points": points})


def catches(step: Step) -> Iterator[Remark]:
    event = step.event("caught")
    turned = [_number(one) for one in step.events if one.kind == "turned up"]
    if step.moved is not None and turned and not step.is_neutral and step.effect(TURNED):
        text = _("Before {name} chooses, more fish are turned up {by_it}: {n}.")
        text = text.format(name=step.name, by_it=step.gear(TURNED, upgrade_names.by), n=len(turned))
        yield Remark("turns up more", text, 5, WHY, {"turned": len(turned)})
    if event is None:
        return
    given = {"name": step.name, "fish": names.fish(step.box, _number(event))}
    if event.cause == "face down":
        text = _("{name} fishes blind and lands a fish: {fish}. Put back, it would lie open for all.")
        yield Remark("unseen", text.format(**given), 2.5, WHAT)
    else:
        text = _("{name} takes a fish that lay open: {fish}. Now it is to be placed, or put back.")
        yield Remark("open fish", text.format(**given), 2, WHAT)
    if turned:
        text = _("Another fish is turned up for whoever comes next: {fish}.")
        yield Remark("turned up", text.format(fish=names.fish(step.box, turned[-1])), 1.8, WHY)
        remark = _suits(step, turned[-1])
        if remark is not None:
            yield remark


def nets(step: Step) -> Iterator[Remark]:
    event = step.event("nets")
    if event is None or not isinstance(event.what, tuple):
        return
    drawn = event.what
    if len(drawn) > 1 and step.effect(NETS):
        text = ngettext(
            "{name} sees {n} net and may keep it: so {card} works.",
            "{name} sees {n} nets and may keep one of them: so {card} works.",
            len(drawn),
        )
        text = text.format(name=step.name, n=len(drawn), card=step.gear(NETS))
        yield Remark("several nets", text, 5, WHAT, {"nets": len(drawn)})
    else:
        text = _("{name} draws a net of two {fish}: two cells with one stop, if they suit the shelf.")
        yield Remark("net", text.format(name=step.name, fish=names.fish(step.box, drawn[0])), 2.2, WHAT)
    if step.event("nets released") is not None:
        text = _("There is no room for two fish side by side: the net sinks again.")
        yield Remark("no room", text, 5, WHY)


def hauling(step: Step) -> Iterator[Remark]:
    if step.before.kind == "haul" and step.after.caught is not None:
        text = _("{name} wants the net of two {fish}; the others go under the stack.")
        fish = names.fish(step.box, step.after.caught)
        yield Remark("chooses a net", text.format(name=step.name, fish=fish), 3, WHAT)


def placing(step: Step) -> Iterator[Remark]:
    event = step.event("placed")
    if event is None:
        return
    box, fish, placement = step.box, _number(event), event.amount
    net = is_net(placement)
    one = fit(box, step.was, placement, fish)
    given = {"name": step.name, "fish": names.fish(box, fish), "cell": names.placement(placement)}
    if one.completed:
        lines = joined([names.line(line.number) for line in one.completed])
        scored = step.points("lines")
        text = _("{name} completes {lines}: {points}. All of a line share a colour or a kind.")
        text = text.format(name=step.name, lines=lines, points=counts.points(scored))
        yield Remark("line", text, 7, WHAT, {"points": scored})
        if len(one.completed) > 1:
            text = ngettext(
                "One token, {n} line at once: every cell stands in a row and in a column.",
                "One token, {n} lines at once: every cell stands in a row and in a column.",
                len(one.completed),
            )
            yield Remark("two lines", text.format(n=len(one.completed)), 6, WHY, {"lines": len(one.completed)})
    else:
        text = _("{name} places {fish} at {cell}. Nothing on a shelf ever moves again.")
        if net:
            text = _("{name} places a net of two {fish} at {cell}. A net may lie across or hang down.")
        yield Remark("placed net" if net else "placed", text.format(**given), 2.2, WHAT)
    if not step.was.tokens:
        yield Remark("first token", _("The first token of a shelf covers a1; every other must touch one."), 4, WHY)
    yield from _lines(step, placement, fish)
    if EMPTY not in step.player.shelf:
        text = ngettext(
            "The shelf of {name} is full: its {n} cell is taken.",
            "The shelf of {name} is full: all {n} cells are taken.",
            CELLS,
        )
        yield Remark("full shelf", text.format(name=step.name, n=CELLS), 6, ORDER, {"cells": CELLS})


def _lines(step: Step, placement: int, fish: int) -> Iterator[Remark]:
    """What became of the lines that did not score."""
    box = step.box
    one = fit(box, step.was, placement, fish)
    broken = [
        line for line in one.spoiled
        if not line_state(box, step.was.shelf, line.number, False).broken
        and line_state(box, step.was.shelf, line.number, False).filled
    ]  # fmt: skip
    if broken:
        text = _("{line} can't score any more: neither colour nor kind is the same.")
        line = joined([names.line(state.number) for state in broken])
        yield Remark("spoiled", text.format(line=capital(line)), 2.6, WHY)
    line_ = one.growing
    if line_ is not None and line_.filled > 1:
        missing = line_.size - line_.filled
        text = _("{have} of {size} in {line} are {alike}: {n} more, and it scores {points}.").format(
            have=line_.filled, size=line_.size, line=names.line(line_.number), alike=alike(box, line_), n=missing,
            points=line_.points,
        )  # fmt: skip
        facts = {"have": line_.filled, "missing": missing, "points": line_.points}
        yield Remark("one missing" if missing == 1 else "growing", text, 3.4 - 0.4 * missing, WHY, facts)


def releasing(step: Step) -> Iterator[Remark]:
    event = step.event("released")
    if event is not None:
        fish = _number(event)
        text = _("{name} puts a fish back: {fish}. An empty cell can still become part of a line.")
        yield Remark("put back", text.format(name=step.name, fish=names.fish(step.box, fish)), 3, WHAT)
        remark = _suits(step, fish)
        if remark is not None:
            yield remark
    sunk = step.event("nets released")
    if sunk is not None and isinstance(sunk.what, tuple) and step.event("placed") is None and step.moved is None:
        text = ngettext(
            "{name} lets the net sink: it goes under the stack, and everybody knows it lies there.",
            "{name} lets {n} nets sink: they go under the stack, and everybody knows they lie there.",
            len(sunk.what),
        )
        yield Remark("let sink", text.format(name=step.name, n=len(sunk.what)), 3, WHAT)
    if step.before.kind == "place" and step.after.kind == "fish" and step.effect(CATCHES):
        text = _("{card}: after a fish that was kept, {name} may fish again.")
        yield Remark("fishes again", text.format(card=capital(step.gear(CATCHES)), name=step.name), 5, ORDER)
    if step.before.kind == "fish" and step.before.again and step.event("caught") is None:
        yield Remark("no more", _("{name} fishes no more this time.").format(name=step.name), 3, WHAT)


FISHING = (catches, nets, hauling, placing, releasing)
