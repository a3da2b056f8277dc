"""The rules page by page, in our own words. The numbers come from the game's tables."""

from __future__ import annotations

from tokaido_tui.games.tokaido import box
from tokaido_tui.games.tokaido.box import KYOTO_TO_EDO, STATION_NAMES, TRAVELLERS
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.words import counts
from tokaido_tui.words.rules import Page, Rulebook, Tile
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido import rules_texts as texts

CHAPTERS = {"overview": mark("The game"), "station": mark("Stations"), "traveller": mark("Travellers")}


NUMBERS: dict[str, int | str] = {
    "farm": counts.coins(box.FARM_COINS),
    "meal": counts.points(box.MEAL_POINTS),
    "award": counts.points(box.ACHIEVEMENT_POINTS),
    "purse": box.NOVICE.coins,
    "paddy": box.SECTIONS[0],
    "mountain": box.SECTIONS[1],
    "sea": box.SECTIONS[2],
    "low": box.SPRING_VALUES[0],
    "high": box.SPRING_VALUES[-1],
    "first": box.TEMPLE_RANKS[0],
    "second": box.TEMPLE_RANKS[1],
    "third": box.TEMPLE_RANKS[2],
    "others": box.TEMPLE_OTHERS,
    "cheapest": min(dish.price for dish in box.DISHES),
    "dearest": max(dish.price for dish in box.DISHES),
    "kyoto": box.ENDS[0],
    "edo": box.ENDS[1],
    "inns": counts.inns(KYOTO_TO_EDO.kinds.count(box.INN)),
    "stages": counts.stages(KYOTO_TO_EDO.kinds.count(box.INN) - 1),
}


def rulebook(_view: View | None = None) -> Rulebook:
    return Rulebook(_("The rules of Tokaido"), CHAPTERS, topics(), title, tile, page)


def topics() -> tuple[str, ...]:
    """Every page, in the order of the list."""
    return (
        *(f"overview:{name}" for name in texts.OVERVIEW),
        *(f"station:{name}" for name in STATION_NAMES),
        *(f"traveller:{traveller.name}" for traveller in TRAVELLERS),
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
    return (names.LETTERS[STATION_NAMES.index(name)], name) if chapter == "station" else None


def page(topic: str) -> Page:
    """A page in the player's language; an unknown topic gives the first one."""
    if topic not in topics():
        topic = topics()[0]
    chapter, name = topic.split(":")
    if chapter == "overview":
        return Page(topic, title(topic), _told(texts.OVERVIEW[name][1]), _overview_facts(name))
    if chapter == "station":
        kind = STATION_NAMES.index(name)
        picture = name if name in box.PANORAMA_NAMES else ""
        return Page(topic, title(topic), _told(texts.STATIONS[name]), _station_facts(kind), tile(topic), picture)
    return Page(topic, f"{name}, {_(names.TITLES[name])}", _traveller_sentences(name), _traveller_facts(name))


def _told(sentences: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_(sentence).format(**NUMBERS) for sentence in sentences)


def _traveller_sentences(name: str) -> tuple[str, ...]:
    return _(names.ABILITIES[name]), *_told(texts.TRAVELLERS[name])


def _traveller_facts(name: str) -> tuple[tuple[str, str], ...]:
    purse = next(traveller.coins for traveller in TRAVELLERS if traveller.name == name)
    return ((_("Purse"), counts.coins(purse)),)


def _station_facts(kind: int) -> tuple[tuple[str, str], ...]:
    places = [place for place, other in enumerate(KYOTO_TO_EDO.kinds) if other == kind]
    if kind == box.INN:
        facts = [(_("On the road"), counts.inns(len(places)))]
    else:
        double = sum(bool(KYOTO_TO_EDO.doubles[place]) for place in places)
        facts = [
            (
                _("On the road"),
                _("{spaces}, {double} of them double").format(spaces=counts.spaces(len(places)), double=double),
            )
        ]
    if kind == box.ENCOUNTER:
        facts += [(_person(card.name, card.copies), _(names.ENCOUNTERS[card.name])) for card in box.ENCOUNTERS]
    if kind == box.VILLAGE:
        facts += [(_(family), _family(number)) for number, family in enumerate(names.FAMILIES)]
    if kind == box.INN:
        prices = sorted({dish.price for dish in box.DISHES})
        facts += [(counts.coins(price), _dishes(price)) for price in prices]
    if kind == box.SPRING:
        piles = [(value, box.SPRING_PILE.count(value)) for value in box.SPRING_VALUES]
        facts += [(counts.points(value), counts.cards(copies)) for value, copies in piles]
    if kind == box.TEMPLE:
        facts += _rank_facts()
    return tuple(facts)


def _person(name: str, copies: int) -> str:
    """A card's name and how many there are of it; of a guide, the text says which."""
    return f"{copies} {name.split()[0]}"


def _family(number: int) -> str:
    return ", ".join(f"{card.name} {card.price}" for card in box.SOUVENIRS if card.family == number)


def _dishes(price: int) -> str:
    dishes = [dish for dish in box.DISHES if dish.price == price]
    return _("{dishes}; {n} of each").format(dishes=", ".join(dish.name for dish in dishes), n=dishes[0].copies)


def _rank_facts() -> list[tuple[str, str]]:
    ranks = [(_("Rank {n}").format(n=n), points) for n, points in enumerate(box.TEMPLE_RANKS, 1)]
    ranks.append((_("Others"), box.TEMPLE_OTHERS))
    return [(rank, counts.points(points)) for rank, points in ranks]


def _overview_facts(name: str) -> tuple[tuple[str, str], ...]:
    if name == "sets":
        return tuple((counts.families(n),
                      _("+{gain}, the set is worth {total}").format(gain=2 * n - 1, total=n * n))
                     for n in range(1, box.FAMILIES + 1))  # fmt: skip
    if name == "panoramas":
        return tuple((_(panorama), _("{sections}, {points} in all").format(
                          sections=counts.sections(n), points=counts.points(n * (n + 1) // 2)))
                     for panorama, n in zip(names.PANORAMAS, box.SECTIONS, strict=True))  # fmt: skip
    if name == "temple":
        return tuple(_rank_facts())
    if name == "variants":
        return tuple((_(variant.label), _(variant.sentence)) for variant in names.VARIANTS.values())
    if name == "scoring":
        return tuple((_(label), _(texts.AWARDS[number])) for number, label in enumerate(names.ACHIEVEMENTS))
    return ()
