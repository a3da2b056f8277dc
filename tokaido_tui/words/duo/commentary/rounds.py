"""Remarks about the dice, who has which, and about the end."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.duo.box import PAWNS
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo.commentary.step import Step
from tokaido_tui.words.duo.final import reason
from tokaido_tui.words.duo.gains import best_points, die_words
from tokaido_tui.words.final import joined

MUCH = 3
"""So many points taken away from the other are worth a word."""
EARLY = 10
"""Before so many points a lead means nothing."""


def dice(step: Step) -> Iterator[Remark]:
    before = step.before
    rolled = next((event for event in step.events if event.kind == "rolled"), None)
    if rolled is not None and isinstance(rolled.what, tuple):
        roller, other = step.name_of(rolled.seat), step.name_of(1 - rolled.seat)
        text = _("{roller} rolls and has the first and the last die of round {n}; {other} chooses in between.")
        yield Remark("roll", text.format(roller=roller, other=other, n=rolled.amount), 2.6, ORDER, {"n": rolled.amount})
    if before.kind != "die":
        return
    taken = step.event("die")
    assert taken is not None
    assert isinstance(taken.what, int)
    pawn, value = taken.what, taken.amount
    left = [other for other in range(len(PAWNS)) if before.left[other] and other != pawn]
    text = _("{name} takes {die}.").format(name=step.name, die=die_words(pawn, value))
    yield Remark("die", text, 1.6, WHAT, {"n": value})
    if len(left) > 1:
        people = joined([die_words(other, before.dice[other]) for other in left])
        text = _("{name} takes {die}; that leaves {other} {dice}.")
        text = text.format(name=step.name, die=die_words(pawn, value), other=step.other, dice=people)
        yield Remark("first die", text, 2.4, WHAT, {"n": value})
    else:
        text = _("{name} takes {die}; {other} gets what is left, {last}.")
        last = die_words(left[0], before.dice[left[0]])
        text = text.format(name=step.name, die=die_words(pawn, value), other=step.other, last=last)
        yield Remark("second die", text, 2.4, WHAT, {"n": value})
    yield from _denied(step, pawn)


def _denied(step: Step, pawn: int) -> Iterator[Remark]:
    """What the other could have done with that die."""
    most = best_points(step.before, 1 - step.seat, pawn)
    if most >= MUCH:
        text = _("{name} takes {die}, with which {other} could have scored {points}.")
        die = die_words(pawn, step.before.dice[pawn])
        text = text.format(name=step.name, die=die, other=step.other, points=counts.points(most))
        yield Remark("denies", text, 3.4, WHAT, {"n": most})


def moves(step: Step) -> Iterator[Remark]:
    for event in step.events:
        if event.kind == "stuck":
            text = _("{name}'s {pawn} can't go {spaces} without going over one twice: the die is spent.")
            if event.cause == "merchant":
                text = _("{name}'s {pawn} can't go {spaces} on free routes: the die is spent for nothing.")
            pawn = _(names.PAWNS[PAWNS.index(event.cause)])
            text = text.format(name=step.name_of(event.seat), pawn=pawn, spaces=counts.spaces(event.amount))
            yield Remark("stuck", text, 6, WHAT, {"n": event.amount})
        elif event.kind == "die" and step.before.kind != "die" and isinstance(event.what, int):
            text = _("The last die of the round, {die}, is {name}'s without a choice.")
            text = text.format(die=die_words(event.what, event.amount), name=step.name_of(event.seat))
            yield Remark("last die", text, 2.4, ORDER, {"n": event.amount})
    passed = step.event("passed")
    if passed is not None and isinstance(passed.what, int):
        text = _("{name} leaves {space} alone: the move is a must, its use is not.")
        yield Remark("leaves", text.format(name=step.name, space=names.space(step.box, passed.what)), 3, WHAT)


def standing(step: Step) -> Iterator[Remark]:
    if step.after.is_over:
        return
    was, now = ([player.points for player in view.players] for view in (step.before, step.after))
    mine, theirs = now[step.seat], now[1 - step.seat]
    if mine > max(theirs, EARLY) and was[step.seat] <= was[1 - step.seat]:
        text = _("{name} takes the lead, {n} to {m}.")
        yield Remark("lead", text.format(name=step.name, n=mine, m=theirs), 3.5, ORDER, {"n": mine, "m": theirs})


def ending(step: Step) -> Iterator[Remark]:
    brought = next((event for event in step.events if event.kind == "ending"), None)
    if brought is not None:
        why = _(names.ENDINGS[brought.cause])
        text = _("{name} brings the end: {why}.").format(name=step.name_of(brought.seat), why=why)
        yield Remark("ending", text, 9, WHY)
    if brought is not None and not step.after.is_over:
        left = sum(step.before.left)
        if left:
            text = ngettext(
                "{n} die of this round is still to be used, then it is over.",
                "{n} dice of this round are still to be used, then it is over.",
                left,
            )
            yield Remark("last round", text.format(n=left), 8, ORDER, {"n": left})
        else:
            yield Remark("last action", _("This die was the last of the round: it is over in a moment."), 8, ORDER)


def the_end(step: Step) -> Iterator[Remark]:
    if not step.after.is_over:
        return
    people = [step.name_of(event.seat) for event in step.events if event.kind == "won"]
    best = max(player.points for player in step.after.players)
    text = _("{names} wins with {points}.") if len(people) == 1 else _("{names} share the victory with {points}.")
    yield Remark("won", text.format(names=joined(people), points=counts.points(best)), 9.5, ORDER, {"n": best})
    yield Remark("reason", reason(step.after), 8.5, WHAT)


ROUNDS = (dice, moves, standing, ending, the_end)
