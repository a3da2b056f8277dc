"""Remarks about what merchants and artists do: goods, coins, ingots and paintings."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.duo.box import ARTIST, MERCHANT
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import WHAT, WHY, Remark
from tokaido_tui.words.duo import names, wave_names
from tokaido_tui.words.duo.commentary.step import Step
from tokaido_tui.words.duo.gains import areas_of, towns_for
from tokaido_tui.words.final import joined

SHORT_OF = 3
"""So few coins before an ingot are worth a word."""


def journeys(step: Step) -> Iterator[Remark]:
    for number, (seat, pawn, path) in enumerate(step.moves, 1):
        name, space = step.name_of(seat), path[-1]
        if pawn == ARTIST:
            around = step.around(seat, space, number)
            text = ngettext(
                "{name}'s artist comes to {space}, with {n} other pawn around.",
                "{name}'s artist comes to {space}, with {n} other pawns around.",
                around,
            ) if around else _("{name}'s artist comes to {space}, with nobody around.")  # fmt: skip
            text = text.format(name=name, space=names.space(step.box, space), n=around)
            yield Remark("artist comes", text, 1.9, WHAT, {"n": around} if around else {})
        token = step.before.tokens[space] if pawn == MERCHANT and space < len(step.before.tokens) else None
        if token is None:
            continue
        town, good = step.box.names[space], _(names.GOODS[token.good])
        text = _("{name}'s merchant stands in {town}: the other one can't enter or pass it now.")
        yield Remark("merchant in the way", text.format(name=name, town=town), 1.9, WHY)
        if step.before.players[seat].goods[token.good]:
            text = _("{name}'s merchant comes to {town}, which pays {coins} {each}.")
            text = text.format(
                name=name, town=town, coins=counts.coins(token.price), each=_(names.EACH_GOOD[token.good])
            )
            yield Remark("comes to sell", text, 2.2, WHAT, {"n": token.price})
        else:
            text = _("{name}'s merchant comes to {town}, which buys {good}, and has none.")
            yield Remark("nothing to sell", text.format(name=name, town=town, good=good), 2.4, WHAT)


def goods(step: Step) -> Iterator[Remark]:
    drawn, kept = step.event("drew"), step.event("returned")
    if drawn is not None and isinstance(drawn.what, tuple):
        town = step.box.names[step.here(MERCHANT)]
        text = _("{town} gives {name} {goods}.")
        text = text.format(town=town, name=step.name, goods=names.goods(drawn.what))
        yield Remark("goods", text, 2.4, WHAT)
        best = max(sorted(set(drawn.what)), key=lambda good: towns_for(step.before, good)[0])
        price, towns = towns_for(step.before, best)
        if towns:
            text = _("The best of it: {good}, {coins} each in {towns}.")
            text = text.format(good=_(names.GOODS[best]), coins=counts.coins(price), towns=joined(towns))
            yield Remark("price", text, 2, WHY, {"n": price})
        expected = step.box.values[step.here(MERCHANT)]
        if len(drawn.what) > expected:
            text = _("More than {town} gives others: {name} holds {wave}.")
            text = text.format(town=town, name=step.name, wave=wave_names.whom(step.before.waves[MERCHANT].name))
            yield Remark("sturdy", text, 4.5, WHY)
        elif len(drawn.what) < expected:
            text = _("The bag is empty: no more than {n} came out.")
            yield Remark("empty bag", text.format(n=len(drawn.what)), 5, WHY, {"n": len(drawn.what)})
    if kept is not None and isinstance(kept.what, tuple) and kept.cause == "limit":
        text = _("{name} can't hold more than {most} and puts back {goods}.")
        held = sum(step.player.goods)
        yield Remark(
            "keeps",
            text.format(name=step.name, most=counts.goods(held), goods=names.goods(kept.what)),
            3,
            WHAT,
            {"n": held},
        )


def sales(step: Step) -> Iterator[Remark]:
    sold = step.event("sold")
    if sold is not None and isinstance(sold.what, int):
        coins, count = step.coins("sale"), sold.amount
        town = step.box.names[step.here(MERCHANT)]
        text = _("{name} sells {goods} in {town}: {coins}.")
        text = text.format(name=step.name, goods=names.good(sold.what, count), town=town, coins=counts.coins(coins))
        yield Remark("sale", text, 3, WHAT, {"count": count, "coins": coins})
        token = step.before.tokens[step.here(MERCHANT)]
        if token is not None and coins > count * token.price:
            text = _("{town} pays {n} for one; {wave} adds to that.")
            text = text.format(town=town, n=token.price, wave=wave_names.who(step.before.waves[MERCHANT].name))
            yield Remark("shrewd", text, 4.5, WHY, {"n": token.price})
        best, towns = towns_for(step.before, sold.what)
        if token is not None and best > token.price:
            text = _("{towns} would have paid {n}, but that is a journey more.")
            yield Remark("better price", text.format(towns=joined(towns), n=best), 3, WHY, {"n": best})
        if step.player.goods[sold.what]:
            text = _("{name} keeps {goods} for later.")
            left = step.player.goods[sold.what]
            yield Remark("keeps some", text.format(name=step.name, goods=names.good(sold.what, left)), 3.5, WHY)
    yield from _ingots(step)


def _ingots(step: Step) -> Iterator[Remark]:
    box, player = step.box, step.player
    if player.ingots > step.was.ingots:
        before, after = box.ingots[step.was.ingots], box.ingots[player.ingots]
        text = ngettext(
            "{melt} coins become an ingot: trade goes from {before} to {after}.",
            "Every {melt} coins become an ingot, {n} of them now: trade goes from {before} to {after}.",
            player.ingots - step.was.ingots,
        )
        text = text.format(melt=box.coins_an_ingot, n=player.ingots - step.was.ingots, before=before, after=after)
        yield Remark("ingot", text, 5, WHY, {"before": before, "after": after})
        if not player.coins:
            text = _("Not a coin too many: {name} begins the next ingot from nothing.")
            yield Remark("exact ingot", text.format(name=step.name), 4, WHY)
    elif player.coins > step.was.coins and player.ingots + 1 < len(box.ingots):
        short = box.coins_an_ingot - player.coins
        gain = box.ingots[player.ingots + 1] - box.ingots[player.ingots]
        if short <= SHORT_OF:
            text = _("{coins} more and {name} has an ingot worth {points}.")
            text = text.format(coins=counts.coins(short), name=step.name, points=counts.points(gain))
            yield Remark("nearly an ingot", text, 3, WHY, {"short": short, "gain": gain})
        else:
            text = _("Coins are worth nothing before they are {melt}: then {name} scores {points}.")
            text = text.format(melt=box.coins_an_ingot, name=step.name, points=counts.points(gain))
            yield Remark("coins", text, 2, WHY, {"gain": gain})


def paintings(step: Step) -> Iterator[Remark]:
    turned, given = step.event("revealed"), step.event("gave")
    if turned is not None and isinstance(turned.what, tuple):
        area = step.here(ARTIST)
        around, count = step.around(step.seat, area), turned.amount
        where = names.space(step.box, area)
        subjects = names.landscapes(turned.what)
        if count == around:
            text = ngettext(
                "One other pawn is around {name}'s artist in {space}: one painting is turned, {subjects}.",
                "{n} other pawns are around {name}'s artist in {space}, so {n} are turned: {subjects}.",
                count,
            ).format(n=count, name=step.name, space=where, subjects=subjects)
            yield Remark("paints", text, 3, WHAT, {"n": count} if count > 1 else {})
        elif count > around:
            text = _("{name}'s artist turns more than there are pawns around, {n}, {by_it}: {subjects}.")
            by_it = wave_names.by(step.before.waves[ARTIST].name)
            text = text.format(name=step.name, n=count, by_it=by_it, subjects=subjects)
            yield Remark("master", text, 5, WHAT, {"n": count})
        else:
            text = ngettext(
                "{name} turns the last painting: {subjects}.", "{name} turns the last {n} paintings: {subjects}.", count
            ).format(n=count, name=step.name, subjects=subjects)
            yield Remark("last paintings", text, 5, WHAT, {"n": count} if count > 1 else {})
    if given is not None and isinstance(given.what, int):
        yield from _gift(step, given.what)
    if (turned is not None or given is not None) and step.player.revealed:
        first = step.player.revealed[0]
        areas = joined(areas_of(step.box, first))
        text = _("Next in {name}'s row is {painting}: it can be given in {areas}.")
        text = text.format(name=step.name, painting=_(names.OF_LANDSCAPE[first]), areas=areas)
        yield Remark("next painting", text, 2.6, WHY)


def _gift(step: Step, landscape: int) -> Iterator[Remark]:
    track, count = step.box.paintings, len(step.player.given)
    before, after = track[count - 1], track[count]
    text = _("{name} gives {painting}, number {n}: culture goes from {before} to {after}.")
    facts = {"n": count, "before": before, "after": after}
    text = text.format(name=step.name, painting=_(names.OF_LANDSCAPE[landscape]), **facts)
    yield Remark("gift", text, 3.2, WHAT, facts)
    if step.landscape(step.here(ARTIST)) != landscape:
        text = _("Not the landscape where the move ended: {wave} looks back along the way.")
        yield Remark("inspired", text.format(wave=wave_names.who(step.before.waves[ARTIST].name)), 6, WHY)
    elif count + 1 < len(track):
        text = _("The next gift brings {n}, the last one {m}.")
        facts = {"n": track[count + 1] - after, "m": track[-1] - track[-2]}
        yield Remark("next gift", text.format(**facts), 2, WHY, facts)


TRADES = (journeys, goods, sales, paintings)
