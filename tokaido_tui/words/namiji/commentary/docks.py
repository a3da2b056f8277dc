"""Remarks about docks and the harbour: places, passed cards, coming home, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.namiji import card_texts, upgrade_names
from tokaido_tui.words.namiji.commentary.step import Step


def mooring(step: Step) -> Iterator[Remark]:
    event = step.event("moored")
    boats = len(step.before.travellers)
    if event is not None:
        place, cards = event.amount, boats + 1 - event.amount
        given = {"name": step.name, "place": place + 1, "cards": counts.cards(cards), "turn": boats - place}
        facts = {"place": place + 1, "cards": cards}
        if step.is_neutral:
            text = _("The neutral moors at place {place}: a card will go away there, unseen.")
            yield Remark("neutral moors", text.format(**given), 4, WHAT, {"place": place + 1})
        elif len(step.before.berths) == 1:
            text = _("{name} comes last and gets the place that is left, number {place}.")
            yield Remark("last berth", text.format(**given), 4, WHAT, {"place": place + 1})
        elif place == 0:
            text = _("{name} moors at place {place}: the first choice among {cards}, and the last to sail on.")
            yield Remark("first place", text.format(**given), 4, WHAT, facts)
        elif place == boats - 1:
            text = _("{name} moors at place {place}: one of {cards}, but the first to sail on.")
            yield Remark("last place", text.format(**given), 4, WHAT, facts)
        else:
            text = _("{name} moors at place {place}: one of {cards}, and number {turn} to sail on.")
            yield Remark("middle place", text.format(**given), 3, WHAT, {**facts, "turn": boats - place})
    dealt = next((one for one in step.events if one.kind == "hand dealt"), None)
    if dealt is not None:
        text = _("All are in: {cards} for {boats}. Each takes one and passes the others on.")
        text = text.format(cards=counts.dock_cards(dealt.amount), boats=counts.boats(boats))
        yield Remark("hand", text, 4, ORDER, {"cards": dealt.amount})


def cards(step: Step) -> Iterator[Remark]:
    if any(event.kind == "discarded" for event in step.events):
        text = _("The neutral takes a card out of the hand, unseen: nobody gets it.")
        yield Remark("neutral card", text, 4, ORDER)
    event = step.event("dock card")
    if event is None or not isinstance(event.what, int):
        return
    number, box = event.what, step.box
    card = box.docks[number]
    if card.is_meal:
        text = _("{name} eats: {points} at once. A meal is for now, an upgrade for the rest of the voyage.")
        yield Remark(
            "meal", text.format(name=step.name, points=counts.points(card.points)), 3, WHAT, {"points": card.points}
        )
        return
    text = _("{name} takes {card} ({effect}).").format(
        name=step.name, card=upgrade_names.whom(box, number), effect=card_texts.dock_effect(box, number)
    )
    yield Remark(f"upgrade {card.name}", text, 4, WHAT)
    had = step.was.dock_cards.count(number)
    legs = len(step.before.road.stages) - step.before.stage - 1
    if had:
        yield Remark("two of a kind", _("Two of a kind: the effects of both add up."), 5, WHY)
    elif legs == 1:
        text = _("At the last dock an upgrade has one leg left to be of use; points for a meal are certain.")
        yield Remark("late upgrade", text, 3, WHY)
    else:
        text = ngettext("There is {n} leg left to use it.", "There are {n} legs left to use it.", legs)
        yield Remark("early upgrade", text.format(n=legs), 2.4, WHY, {"legs": legs})


def home(step: Step) -> Iterator[Remark]:
    token, lost = step.event("token"), step.event("token lost")
    if lost is not None:
        text = _("The neutral is home as number {n}: its token, worth {points}, is out of the game.")
        points = step.box.early_bird[step.after.waiting - 1]
        yield Remark("token lost", text.format(n=lost.what, points=points), 5, WHAT, {"points": points})
    if token is None:
        return
    scored = step.points("early bird")
    given = {"name": step.name, "n": token.what, "points": counts.points(scored), "passed": len(step.passed)}
    if step.passed:
        text = ngettext(
            "{name} leaves {passed} stop behind to be home as number {n}: {points}.",
            "{name} leaves {passed} stops behind to be home as number {n}: {points}.",
            len(step.passed),
        )
        facts = {"points": scored, "passed": len(step.passed)}
        yield Remark("hurries home", text.format(**given), 5, WHAT, facts)
    else:
        text = _("{name} comes home as number {n}: {points}.")
        yield Remark("home", text.format(**given), 4, WHAT, {"points": scored})
    if step.player.offerings and not step.after.is_over:
        left = step.player.offerings
        text = _("{offerings} came home with {name}: that will cost {n}.")
        text = text.format(offerings=counts.offerings(left), name=step.name, n=step.box.penalty[left])
        yield Remark("home with offerings", text, 4, WHY, {"loss": step.box.penalty[left]})


def the_end(step: Step) -> Iterator[Remark]:
    if not step.after.is_over:
        return
    met: dict[int, int] = {}
    shown: dict[int, int] = {}
    for event in step.events:
        if event.kind == "rock shown":
            shown[event.seat] = shown.get(event.seat, 0) + 1
            met[event.seat] = met.get(event.seat, 0) + event.amount
    if met:
        best = max(met, key=met.__getitem__)
        text = ngettext(
            "The rocks are shown: {name} has {n} and scores {points} with it.",
            "The rocks are shown: {name} has {n} and scores {points} with them.",
            shown[best],
        )
        text = text.format(name=step.name_of(best), n=shown[best], points=met[best])
        yield Remark("rocks shown", text, 8, ORDER, {"points": met[best], "rocks": shown[best]})
    losses = {e.seat: -e.amount for e in step.events if e.kind == "points" and e.cause == "offerings"}
    if losses:
        worst = max(losses, key=losses.__getitem__)
        text = _("Offerings left cost {name} {points}.")
        text = text.format(name=step.name_of(worst), points=counts.points(losses[worst]))
        yield Remark("penalty", text, 7, WHAT, {"points": losses[worst]})
    for event in step.events:
        if event.kind == "won":
            text = _("{name} wins with {points}.")
            text = text.format(name=step.name_of(event.seat), points=counts.points(event.amount))
            yield Remark("won", text, 9, WHY, {"points": abs(event.amount)})


DOCKS = (mooring, cards, home, the_end)
