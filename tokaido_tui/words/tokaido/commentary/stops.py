"""Remarks about what a stop brought: one a kind of station, panoramas, meals, and every traveller's ability."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.tokaido.box import CHEAPEST_FREE, DEAREST_FOR_ONE, INN, PADDY
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.commentary import WHAT, WHY, Remark
from tokaido_tui.words.counts import coins, points
from tokaido_tui.words.tokaido import names, stations
from tokaido_tui.words.tokaido.commentary.step import Step


def panoramas(step: Step) -> Iterator[Remark]:
    event = step.event("section")
    if event is None or not isinstance(event.what, int):
        return
    section, size = event.amount, step.box.whole[event.what]
    kind, station = ("paddy", "mountain", "sea")[event.what], PADDY + event.what
    facts = {"section": section}
    given = {
        "name": step.name, "points": points(section), "panorama": _(stations.WHOM[station]),
        "there": _(stations.TO[station]), "again": _(stations.AT[station]),
    }  # fmt: skip
    if section < size:
        text = _("{name} adds a section {there}: {points}. Each section scores its number.")
        yield Remark(kind, text.format(**given), 2, WHAT, facts)
        if section == size - 1 and not step.after.awarded >> event.what & 1:
            text = _("One more section and {name} completes {panorama}; the first wins its achievement.")
            yield Remark("nearly complete", text.format(**given), 3, WHY)
        return
    won = next((e for e in step.all("achievement") if e.what == event.what), None)
    if won is not None:
        bonus = step.points("achievements")
        text = _("{name} completes {panorama}: {points} and, first of all, the achievement: {bonus} more.")
        yield Remark(
            "completes first", text.format(**given, bonus=bonus), 9, WHAT, {"section": section, "bonus": bonus}
        )
    else:
        text = _("{name} completes {panorama}: {points}. The achievement for the first is gone.")
        yield Remark("completes", text.format(**given), 7, WHAT, facts)
    text = _("A complete panorama is closed: {name} never stops {again} again.")
    yield Remark("panorama closed", text.format(**given), 1.5, WHY)


def farms(step: Step) -> Iterator[Remark]:
    gained = -step.paid("farm")
    if gained:
        text = _("The farm pays {name} {coins}: meals, souvenirs and the temple all cost some.")
        yield Remark("farm", text.format(name=step.name, coins=coins(gained)), 2, WHAT, {"coins": gained})
        if not step.was.coins and step.closed_without_coin:
            text = _("{name} had no coin: villages and temples were closed until now.")
            yield Remark("no coin before", text.format(name=step.name), 3, WHY)


def springs(step: Step) -> Iterator[Remark]:
    event = step.event("spring")
    if event is None:
        return
    scored = step.points("springs")
    facts = {"points": scored}
    if step.who.spring_points:
        text = _("{name} bathes for {points}: one more than others, as Mitsukuni always does.")
        yield Remark("ability Mitsukuni", text.format(name=step.name, points=points(scored)), 5, WHAT, facts)
    text = _("A hot spring brings {name} {points}: two or three, as the card says, and no coin spent.")
    yield Remark("spring", text.format(name=step.name, points=points(scored)), 2, WHAT, facts)
    baths = [len(player.springs) for player in step.after.players]
    if baths[step.seat] == max(baths) and baths.count(max(baths)) == 1 and max(baths) > 1:
        text = ngettext(
            "{n} bath is the most: whoever bathes most is the Bather at the end.",
            "{n} baths are the most: whoever bathes most is the Bather at the end.",
            max(baths),
        )
        yield Remark("most baths", text.format(n=max(baths)), 2.5, WHY, {"baths": max(baths)})


def temples(step: Step) -> Iterator[Remark]:
    given = sum(event.amount for event in step.all("offering"))
    if not given:
        return
    if step.is_neutral:
        yield Remark("neutral gives", _("The neutral's pile grows by a coin: it is ranked at the end, too."), 4, WHAT)
        return
    if step.before.kind == "donate":
        scored = step.points("gifts")
        facts = {"points": scored}
        if step.who.temple_gift:
            text = _("{name} scores {points} at the temple: the bank adds a coin to every gift of Hirotada's.")
            yield Remark("ability Hirotada", text.format(name=step.name, points=points(scored)), 5, WHAT, facts)
        text = _("{name} gives to the temple: {points} now, and the pile is ranked again at the end.")
        yield Remark("temple", text.format(name=step.name, points=points(scored)), 2, WHAT, facts)
    piles = [traveller.offerings for traveller in step.after.travellers]
    mine = piles[step.seat]
    if mine == max(piles):
        if piles.count(mine) == 1:
            text = _("With {n} at the temple {name} is ahead of all: {rank}, if it stays so.")
            text = text.format(n=mine, name=step.name, rank=points(step.box.temple_ranks[0]))
            yield Remark("temple lead", text, 3, WHY, {"pile": mine})
        else:
            text = _("{name} shares the lead at the temple with {n}: equal piles get the same points.")
            yield Remark("temple tie", text.format(n=mine, name=step.name), 2.5, WHY, {"pile": mine})


def villages(step: Step) -> Iterator[Remark]:
    bought = step.all("souvenir")
    if step.before.kind == "buy" and not bought:
        text = _("{name} looks and buys nothing: a village needs a coin in the purse, not a purchase.")
        yield Remark("buys nothing", text.format(name=step.name), 3, WHAT)
    offered = step.event("offered")
    if offered is not None and isinstance(offered.what, tuple) and not bought:
        text = _("{name} is shown souvenirs in the village: four families make a set of 1, 3, 5 and 7 points.")
        yield Remark("village", text.format(name=step.name), 2, WHAT)
    if step.before.kind != "buy" or not bought:
        return
    price, scored = step.paid("souvenirs"), step.points("souvenirs")
    facts = {"coins": price, "points": scored, "cards": len(bought)}
    text = ngettext("{name} buys a souvenir", "{name} buys {n} souvenirs", len(bought)).format(
        name=step.name, n=len(bought)
    )
    text += " " + _("for {coins}: {points}.").format(coins=coins(price), points=points(scored))
    yield Remark("souvenirs", text, 3, WHAT, facts)
    printed = sum(step.box.souvenirs[event.what].price for event in bought if isinstance(event.what, int))
    if price < printed:
        facts = {"coins": price, "printed": printed}
        if step.who.bargain == CHEAPEST_FREE:
            text = _("{name} pays {price} instead of {printed}: the cheapest of several is free for Sasayakko.")
            yield Remark("ability Sasayakko", text.format(name=step.name, price=price, printed=printed), 5, WHY, facts)
        elif step.who.bargain == DEAREST_FOR_ONE:
            text = _("{name} pays {price} instead of {printed}: Zen-emon gets the dearest one for a coin.")
            yield Remark("ability Zen-emon", text.format(name=step.name, price=price, printed=printed), 5, WHY, facts)
    family_of = step.box.family_of
    families = {family_of[card] for card in step.player.souvenirs}
    if len(families) == len(names.FAMILIES) and len({family_of[card] for card in step.was.souvenirs}) < 4:
        text = _("That makes a whole set of four families: 1 + 3 + 5 + 7 points.")
        yield Remark("whole set", text, 6, WHY)


def encounters(step: Step) -> Iterator[Remark]:
    event = step.event("encounter")
    if event is None or not isinstance(event.what, int):
        return
    person = step.box.encounters[event.what]
    text = _("{name} meets {person} ({effect}).").format(
        name=step.name, person=person.name, effect=names.meeting(person)
    )
    yield Remark("encounter", text, 2.5, WHAT)
    who = step.who
    station = step.player.station
    if step.before.road.kinds[station] == INN and who.inn_encounter:
        text = _("Chuubei brings messages: {name} meets somebody at every inn on the way.")
        yield Remark("ability Chuubei", text.format(name=step.name), 5, WHY)
    if step.before.kind == "keep":
        text = _("{name} saw two people and kept one: Yoshiyasu always chooses.")
        yield Remark("ability Yoshiyasu", text.format(name=step.name), 5, WHY)
    if who.encounter_points:
        facts = {"points": who.encounter_points, "coins": who.encounter_coins}
        text = _("Whoever Umegae meets brings {name} a point and a coin first.")
        yield Remark("ability Umegae", text.format(name=step.name), 5, WHY, facts)
    met = [len(player.encounters) for player in step.after.players]
    if met[step.seat] == max(met) and met.count(max(met)) == 1 and max(met) > 1:
        text = _("Nobody has met more people than {name}, {n}: the Chatterbox scores at the end.")
        yield Remark("most people", text.format(name=step.name, n=max(met)), 2.5, WHY, {"met": max(met)})


def meals(step: Step) -> Iterator[Remark]:
    name = step.name
    event = step.event("meal")
    if step.event("fasted") is not None and step.before.kind == "eat":
        purse = step.was.coins
        text = _("{name} eats nothing, with {coins} in the purse: {points} are lost.")
        text = text.format(name=name, coins=coins(purse), points=points(step.box.meal_points))
        yield Remark("fasted", text, 6, WHAT, {"coins": purse})
    if step.event("discarded") is not None:
        yield Remark("neutral eats", _("The neutral takes a meal away unseen: one fewer for the others."), 4, WHAT)
    if step.before.kind == "admire" and step.event("section") is not None:
        text = _("Hiroshige paints at every inn on the way: {name} adds a section before the meal.")
        yield Remark("ability Hiroshige", text.format(name=name), 5, WHY)
    if step.event("gift") is not None and event is None:
        text = _("{name} is offered a meal for nothing: at every inn, for Satsuki.")
        yield Remark("gift", text.format(name=name), 4, WHY)
    if event is None or not isinstance(event.what, int):
        return
    dish = step.box.dishes[event.what]
    scored, price = step.points("meals"), step.paid("meals")
    facts = {"points": scored, "coins": price}
    if step.before.kind == "accept":
        text = _("{name} eats {dish} for nothing, as Satsuki may: {points}.")
        text = text.format(name=name, dish=dish.name, points=points(scored))
        yield Remark("ability Satsuki", text, 5, WHAT, {"points": scored})
        return
    if step.who.meal_discount:
        text = _("{name} pays {price} for {dish} instead of {printed}: Kinko's meals are cheaper.")
        text = text.format(name=name, price=price, dish=dish.name, printed=dish.price)
        yield Remark("ability Kinko", text, 5, WHAT, {"coins": price, "printed": dish.price})
    text = _("{name} eats {dish} for {coins}: every meal scores {n}, the cheap ones too.")
    text = text.format(name=name, dish=dish.name, coins=coins(price), n=scored)
    yield Remark("meal", text, 2.5, WHAT, facts)
    if dish.price == max(other.price for other in step.box.dishes):
        text = _("Dear meals have one use: the Gourmet's achievement counts what they cost.")
        yield Remark("dear meal", text, 2.5, WHY)
    elif dish.price == min(other.price for other in step.box.dishes) and step.before.waiting <= 2:
        yield Remark("cheap meal", _("Who comes early can still choose a cheap one."), 1.5, WHY)


def travellers(step: Step) -> Iterator[Remark]:
    """Who is who, when the travellers are shown."""
    for event in step.events:
        if event.kind == "traveller" and isinstance(event.what, int):
            traveller = step.box.travellers[event.what]
            text = _("{name} travels as {traveller}. {ability}").format(
                name=step.name_of(event.seat),
                traveller=traveller.name,
                ability=names.ability(traveller),
            )
            yield Remark(f"traveller {traveller.name}", text, 4, WHAT if event.seat % 2 else WHY)


STOPS = (panoramas, farms, springs, temples, villages, encounters, meals, travellers)
