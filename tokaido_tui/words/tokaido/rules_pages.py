"""The rules page by page, in our own words. The numbers come from the tables of a box: ours, or a player's own."""

from __future__ import annotations

from functools import partial

from tokaido_tui.games.tokaido.box import (
    ENCOUNTER,
    FAMILIES,
    INN,
    PANORAMA_NAMES,
    SPRING,
    STATION_NAMES,
    TEMPLE,
    VILLAGE,
    Box,
    Traveller,
)
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.words import counts
from tokaido_tui.words.rules import Page, Rulebook, Tile
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido import rules_texts as texts

CHAPTERS = {"overview": mark("The game"), "station": mark("Stations"), "traveller": mark("Travellers")}


def rulebook(view: View | None = None) -> Rulebook:
    """The rules with the tables of the game that this is a view of; with ours, if there is none."""
    box = load_box() if view is None else view.box
    return Rulebook(
        title=_("The rules of Tokaido"),
        chapters=CHAPTERS,
        topics=topics(box),
        heading=title,
        tile=tile,
        page=partial(page, box),
    )


def numbers(box: Box) -> dict[str, int | str]:
    """What stands in the sentences of the rules."""
    first, second, third = (*box.rank_points[:3],)
    return {
        "farm": counts.coins(box.farm_coins),
        "meal": counts.points(box.meal_points),
        "award": counts.points(box.achievement_points),
        "purse": box.novice.coins,
        "paddy": box.whole[0],
        "mountain": box.whole[1],
        "sea": box.whole[2],
        "low": box.springs[0],
        "high": box.springs[-1],
        "first": first,
        "second": second,
        "third": third,
        "others": box.temple_others,
        "cheapest": min(dish.price for dish in box.dishes),
        "dearest": max(dish.price for dish in box.dishes),
        "kyoto": box.ends[0],
        "edo": box.ends[1],
        "inns": counts.inns(box.road.kinds.count(INN)),
        "stages": counts.stages(box.road.kinds.count(INN) - 1),
    }


def topics(box: Box) -> tuple[str, ...]:
    """Every page, in the order of the list."""
    return (
        *(f"overview:{name}" for name in texts.OVERVIEW),
        *(f"station:{name}" for name in STATION_NAMES),
        *(f"traveller:{traveller.name}" for traveller in box.travellers),
    )


def title(topic: str) -> str:
    chapter, name = topic.split(":")
    if chapter == "overview":
        return _(texts.OVERVIEW[name][0])
    if chapter == "station":
        return _(names.STATIONS[STATION_NAMES.index(name)])
    return name


def tile(topic: str) -> Tile | None:
    """A station's letter and colour."""
    chapter, name = topic.split(":")
    if chapter != "station":
        return None
    kind = STATION_NAMES.index(name)
    return names.LETTERS[kind], names.STATION_COLOURS[kind]


def page(box: Box, topic: str) -> Page:
    """A page in the player's language; an unknown topic gives the first one."""
    if topic not in topics(box):
        topic = topics(box)[0]
    chapter, name = topic.split(":")
    if chapter == "overview":
        return Page(topic, title(topic), _told(box, texts.OVERVIEW[name][1]), _overview_facts(box, name))
    if chapter == "station":
        kind = STATION_NAMES.index(name)
        picture = name if name in PANORAMA_NAMES else ""
        return Page(
            topic, title(topic), _told(box, texts.STATIONS[name]), _station_facts(box, kind), tile(topic), picture
        )
    return Page(topic, names.traveller(_who(box, name)), _traveller_sentences(box, name), _traveller_facts(box, name))


def _told(box: Box, sentences: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_(sentence).format(**numbers(box)) for sentence in sentences)


def _who(box: Box, name: str) -> Traveller:
    return next(who for who in box.travellers if who.name == name)


def _traveller_sentences(box: Box, name: str) -> tuple[str, ...]:
    return names.ability(_who(box, name)), *_told(box, texts.TRAVELLERS.get(name, ()))


def _traveller_facts(box: Box, name: str) -> tuple[tuple[str, str], ...]:
    return ((_("Purse"), counts.coins(_who(box, name).coins)),)


def _station_facts(box: Box, kind: int) -> tuple[tuple[str, str], ...]:
    places = [place for place, other in enumerate(box.road.kinds) if other == kind]
    if kind == INN:
        facts = [(_("On the road"), counts.inns(len(places)))]
    else:
        double = sum(bool(box.road.doubles[place]) for place in places)
        there = _("{spaces}, {double} of them double").format(spaces=counts.spaces(len(places)), double=double)
        facts = [(_("On the road"), there)]
    if box.actions[kind] != load_box().actions[kind]:
        facts.append((_("To do here, by these tables"), names.actions(box.actions[kind]) or _("nothing")))
    if kind == ENCOUNTER:
        facts += [(_person(card.name, card.copies), names.meeting(card)) for card in box.encounters]
    if kind == VILLAGE:
        facts += [(_(family), _family(box, number)) for number, family in enumerate(names.FAMILIES)]
    if kind == INN:
        prices = sorted({dish.price for dish in box.dishes})
        facts += [(counts.coins(price), _dishes(box, price)) for price in prices]
    if kind == SPRING:
        piles = [(value, box.spring_pile.count(value)) for value in box.springs]
        facts += [(counts.points(value), counts.cards(copies)) for value, copies in piles]
    if kind == TEMPLE:
        facts += _rank_facts(box)
    return tuple(facts)


def _person(name: str, copies: int) -> str:
    """A card's name and how many there are of it; of a guide, the text says which."""
    return f"{copies} {name.split()[0]}"


def _family(box: Box, number: int) -> str:
    return ", ".join(f"{card.name} {card.price}" for card in box.souvenirs if card.family == number)


def _dishes(box: Box, price: int) -> str:
    dishes = [dish for dish in box.dishes if dish.price == price]
    return _("{dishes}; {n} of each").format(dishes=", ".join(dish.name for dish in dishes), n=dishes[0].copies)


def _rank_facts(box: Box) -> list[tuple[str, str]]:
    ranks = [(_("Rank {n}").format(n=n), points) for n, points in enumerate(box.temple_ranks, 1)]
    ranks.append((_("Others"), box.temple_others))
    return [(rank, counts.points(points)) for rank, points in ranks]


def _overview_facts(box: Box, name: str) -> tuple[tuple[str, str], ...]:
    if name == "sets":
        return tuple((counts.families(n),
                      _("+{gain}, the set is worth {total}").format(gain=2 * n - 1, total=n * n))
                     for n in range(1, FAMILIES + 1))  # fmt: skip
    if name == "panoramas":
        return tuple((_(panorama), _("{sections}, {points} in all").format(
                          sections=counts.sections(n), points=counts.points(n * (n + 1) // 2)))
                     for panorama, n in zip(names.PANORAMAS, box.whole, strict=True))  # fmt: skip
    if name == "temple":
        return tuple(_rank_facts(box))
    if name == "variants":
        return tuple((_(variant.label), _(variant.sentence)) for variant in names.VARIANTS.values())
    if name == "scoring":
        return tuple((_(label), _(texts.AWARDS[number])) for number, label in enumerate(names.ACHIEVEMENTS))
    return ()
