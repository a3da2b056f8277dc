"""The end of the voyage as steps to be told one by one: every rock that is shown, then what offerings left cost."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.final import LAST, Final, Row, Step, joined, lead, verdict
from tokaido_tui.words.namiji import card_texts, names
from tokaido_tui.words.namiji.sums import progress

ROCKS, OFFERINGS = range(2)


def final(view: View, events: Iterable[Event]) -> Final:
    """The final scoring from the last events of a game; `view` is of the end."""
    rocks: list[Step] = []
    left: dict[int, list[int]] = {}
    for event in events:
        if event.kind == "rock shown" and isinstance(event.what, int):
            rocks.append(Step(ROCKS, {event.seat: event.amount}, _rock(view, event.seat, event.what)))
        elif event.kind == "penalty":
            left.setdefault(event.amount, []).append(event.seat)
    rocks = rocks or [Step(ROCKS, {}, _("Nobody has a sacred rock to show."))]
    # The least first: the heaviest loss comes last.
    penalties = [_penalty(view, offerings, left[offerings]) for offerings in sorted(left)]
    penalties = penalties or [Step(OFFERINGS, {}, _("Every offering is afloat: nobody loses a point."))]
    return Final(
        title=_("The voyage ends in the harbour"),
        opening=_("Now the sacred rocks are shown, then offerings left take points away."),
        rows=(
            Row(_("Sacred rocks"), tuple(player.rock_count for player in view.players), one_by_one=True),
            Row(_("Offerings left"), tuple(player.offerings for player in view.players), one_by_one=True),
        ),
        steps=(*rocks, *penalties, Step(LAST, {}, verdict(view))),
    )


def _rock(view: View, seat: int, card: int) -> str:
    box = view.box
    (now,) = progress(view, seat, (card,))
    told = {"name": view.players[seat].name, "rock": names.rock(box, card), "asked": card_texts.rock_asks(box, card)}
    if now.met:
        text = _("{name} shows {rock} ({asked}): {points}")
        return text.format(**told, points=counts.points(now.points))
    return _("{name} shows {rock} ({asked}) and has {n}: nothing").format(**told, n=now.have)


def _penalty(view: View, offerings: int, seats: list[int]) -> Step:
    loss = view.box.penalty[offerings]
    people = joined([view.players[seat].name for seat in seats])
    text = ngettext(
        "{names} has {offerings} left and loses {points}", "{names} have {offerings} left and lose {points} each",
        len(seats),
    )  # fmt: skip
    text = text.format(names=people, offerings=counts.offerings(offerings), points=counts.points(loss))
    return Step(OFFERINGS, dict.fromkeys(seats, -loss), text)


def reason(view: View) -> str:
    """Why the winner won: a lead, or none."""
    assert view.outcome is not None
    if len(view.outcome.winners) > 1:
        return _("Equal in points: nothing breaks the tie.")
    return lead(view)
