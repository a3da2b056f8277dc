"""The rules page by page, in our own words. The numbers come from the tables of a box: ours, or a player's own."""

from __future__ import annotations

from functools import partial
from math import comb

from tokaido_tui.games.namiji.box import CRAB, DOCK, HOME, OFFERINGS, PANORAMA_NAMES, SHRIMP, STATION_NAMES, Box
from tokaido_tui.games.namiji.load_box import TABLES, load_box
from tokaido_tui.games.namiji.stops import SAFE
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import card_texts, names
from tokaido_tui.words.namiji import rules_texts as texts
from tokaido_tui.words.rules import Page, Rulebook, Tile

CHAPTERS = {"overview": mark("The game"), "station": mark("Stations"), "card": mark("Dock cards")}
PLACES = (HOME, *STATION_NAMES)
Facts = tuple[tuple[str, str], ...]


def rulebook(view: View | None = None) -> Rulebook:
    """The rules with the tables of the game that this is a view of; ours, if none is given."""
    box = load_box() if view is None else view.box
    return Rulebook(
        title=_("The rules of Namiji"),
        chapters=CHAPTERS,
        topics=topics(box),
        heading=partial(title, box),
        tile=tile,
        page=partial(page, box),
    )


def topics(box: Box) -> tuple[str, ...]:
    """Every page, in the order of the list."""
    return (
        *(f"overview:{name}" for name in texts.OVERVIEW),
        *(f"station:{name}" for name in PLACES),
        *(f"card:{card.name}" for card in box.docks),
    )


def title(box: Box, topic: str) -> str:
    chapter, name = topic.split(":")
    if chapter == "overview":
        return _(texts.OVERVIEW[name][0])
    if chapter == "station":
        return _(names.HARBOUR) if name == HOME else _(names.STATIONS[STATION_NAMES.index(name)])
    return names.dock_card(box, _card(box, name))


def tile(topic: str) -> Tile | None:
    chapter, name = topic.split(":")
    if chapter != "station":
        return None
    kind = DOCK if name == HOME else STATION_NAMES.index(name)
    return names.LETTERS[kind], names.STATION_COLOURS[kind]


def page(box: Box, topic: str) -> Page:
    """A page in the player's language; an unknown topic gives the first one."""
    if topic not in topics(box):
        topic = topics(box)[0]
    chapter, name = topic.split(":")
    heading = title(box, topic)
    if chapter == "overview":
        return Page(topic, heading, _told(box, texts.OVERVIEW[name][1]), _overview_facts(box, name))
    if chapter == "station":
        picture = name if name in PANORAMA_NAMES else ""
        return Page(topic, heading, _told(box, texts.STATIONS[name]), _station_facts(box, name), tile(topic), picture)
    return Page(topic, heading, _card_sentences(box, name), _card_facts(box, name))


def _card(box: Box, name: str) -> int:
    return next(number for number, card in enumerate(box.docks) if card.name == name)


def _told(box: Box, sentences: tuple[str, ...]) -> tuple[str, ...]:
    stops = [kind for kind in box.route.kinds if kind != DOCK]
    numbers: dict[str, int | str] = {
        "docks": counts.docks(len(box.route.stops) - 2),
        "legs": counts.legs(len(box.route.stages)),
        "stops": counts.stops(len(stops)),
        "bonus": counts.points(box.bonus),
        "offerings": counts.offerings(OFFERINGS),
        "draws": box.draws,
        "crustacean": counts.points(box.crustacean_points),
        "reconstructed": ", ".join(_(texts.TABLES[name]) for name in TABLES if box.statuses[name] == "reconstructed")
        or _("nothing"),
        **dict(zip(PANORAMA_NAMES, box.whole, strict=True)),
    }
    return tuple(_(sentence).format(**numbers) for sentence in sentences)


# --- dock cards ------------------------------------------------------------------------------------------------------


def _card_sentences(box: Box, name: str) -> tuple[str, ...]:
    card = box.docks[_card(box, name)]
    if card.is_meal:
        return (_("Eaten at the dock: {points} at once.").format(points=counts.points(card.points)),)
    more = (_(texts.CARDS[name]),) if name in texts.CARDS else ()
    return _("An upgrade, from now on at every visit to its station."), *more


def _card_facts(box: Box, name: str) -> Facts:
    number = _card(box, name)
    effect, copies = card_texts.dock_effect(box, number), counts.cards(box.docks[number].copies)
    return (_("Effect"), effect), (_("In the deck"), copies)


def _cards(box: Box) -> Facts:
    return tuple(
        (names.dock_card(box, number), f"{counts.cards(card.copies)}; {card_texts.dock_effect(box, number)}")
        for number, card in enumerate(box.docks)
    )


# --- facts -----------------------------------------------------------------------------------------------------------


def _station_facts(box: Box, name: str) -> Facts:
    if name == HOME:
        return _early_bird(box)
    kind = STATION_NAMES.index(name)
    if kind == DOCK:
        return _cards(box)
    places = [place for place, other in enumerate(box.route.kinds) if other == kind]
    double = sum(bool(box.route.doubles[place]) for place in places)
    facts = (
        (
            _("On the route"),
            _("{stops}, {double} of them double").format(stops=counts.stops(len(places)), double=double),
        ),
    )
    more = {"line": _lines, "net": _lines, "trap": _trap, "whirlpool": _penalty, "rock": _rocks}.get(name)
    return facts + more(box) if more else facts


def _overview_facts(box: Box, name: str) -> Facts:
    facts = {
        "shelf": _lines, "fish": _fish, "panoramas": _panoramas, "offerings": _penalty, "rocks": _rocks,
        "cards": _cards, "home": _early_bird, "scoring": _sources, "variants": _variants, "tables": _tables,
    }.get(name)  # fmt: skip
    return facts(box) if facts else ()


def _lines(box: Box) -> Facts:
    return tuple((names.line(n), counts.points(points)) for n, points in enumerate((*box.rows, *box.columns)))


def _fish(box: Box) -> Facts:
    return tuple(
        (names.fish(box, fish), _("{fish} single, {netted} in nets").format(
            fish=box.fish.count(fish), netted=2 * box.nets.count(fish)))
        for fish in range(len(box.fish_names))
    )  # fmt: skip


def _panoramas(box: Box) -> Facts:
    return tuple(
        (
            _(name),
            _("{sections}, {points} in all").format(
                sections=counts.sections(n), points=counts.points(n * (n + 1) // 2)
            ),
        )
        for name, n in zip(names.PANORAMAS, box.whole, strict=True)
    )


def _penalty(box: Box) -> Facts:
    return tuple(
        (_("{n} left").format(n=left), counts.points(-box.penalty[left]) if box.penalty[left] else "0")
        for left in range(OFFERINGS, -1, -1)
    )


def _early_bird(box: Box) -> Facts:
    return tuple((_("Number {n}").format(n=n), counts.points(points)) for n, points in enumerate(box.early_bird, 1))


def _rocks(box: Box) -> Facts:
    return tuple(
        (names.rock(box, number), f"{card_texts.rock_asks(box, number)}: {counts.points(card.points)}")
        for number, card in enumerate(box.rocks)
    )


def _often(n: int) -> str:
    return ngettext("kept {n} time of 100", "kept {n} times of 100", n).format(n=n)


def safe_percent(box: Box, draws: int) -> int:
    """How many of a hundred hauls of so many draws, from a full bag, have no crab too many."""
    shrimp, crabs = box.bag.count(SHRIMP), box.bag.count(CRAB)
    good = sum(comb(crabs, caught) * comb(shrimp, draws - caught) for caught in range(min(SAFE, draws) + 1))
    return round(100 * good / comb(shrimp + crabs, draws))


def _trap(box: Box) -> Facts:
    bag = names.crustaceans(box.bag.count(SHRIMP), box.bag.count(CRAB))
    odds = tuple(
        (ngettext("{n} draw", "{n} draws", n).format(n=n), _often(safe_percent(box, n)))
        for n in range(2, box.draws + 1)
    )
    return ((_("In the bag"), bag), *odds)


def _sources(_box: Box) -> Facts:
    return tuple((_(source.word), _(texts.SOURCES[name])) for name, source in names.SOURCES.items())


def _variants(_box: Box) -> Facts:
    return tuple((_(variant.label), _(variant.sentence)) for variant in names.VARIANTS.values())


def _tables(box: Box) -> Facts:
    return tuple((name, f"{_(texts.STATUSES[box.statuses[name]])}: {_(texts.TABLES[name])}") for name in TABLES)
