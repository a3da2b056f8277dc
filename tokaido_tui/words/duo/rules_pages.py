"""The rules page by page, in our own words. The numbers come from the game's tables."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.games.duo.box import ARTIST, LANDSCAPES, MOON, PAWNS, SPACE_NAMES, TOWN, UPLAND
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.duo.map import ground
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo import rules_texts as texts
from tokaido_tui.words.rules import Page, Rulebook, Tile

OWN = load_box()

CHAPTERS = {"overview": mark("The game"), "pawn": mark("Pawns"), "space": mark("Places"), "wave": mark("Waves")}
SIDES = tuple(side.name for pair in OWN.waves for side in pair)
TOPICS = (
    *(f"overview:{name}" for name in texts.OVERVIEW),
    *(f"pawn:{name}" for name in PAWNS),
    *(f"space:{name}" for name in SPACE_NAMES),
    *(f"wave:{name}" for name in SIDES),
)
NUMBERS = {
    "temple": OWN.temple[-1],
    "garden": OWN.garden[-1],
    "ingots": len(OWN.ingots) - 1,
    "paintings": len(OWN.paintings) - 1,
    "hold": OWN.hold,
    "melt": OWN.coins_an_ingot,
}
PICTURE = 40, 14
"""The size of a landscape, in pixels."""
Facts = list[tuple[str, str]]


def rulebook() -> Rulebook:
    return Rulebook(_("The rules of Tokaido Duo"), CHAPTERS, TOPICS, heading, tile, page)


def heading(topic: str) -> str:
    chapter, name = topic.split(":")
    if chapter == "overview":
        return _(texts.OVERVIEW[name][0])
    if chapter == "pawn":
        return _(names.PAWNS[PAWNS.index(name)])
    return _(names.SPACES[SPACE_NAMES.index(name)]) if chapter == "space" else names.wave(name)


def tile(topic: str) -> Tile | None:
    chapter, name = topic.split(":")
    if chapter == "space":
        kind = SPACE_NAMES.index(name)
        letter = names.STOP_LETTERS[kind] if kind < MOON else _(names.LANDSCAPE_LETTERS[kind - MOON])
        return letter, names.SPACE_COLOURS[kind]
    if chapter == "overview":
        return None
    pawn = PAWNS.index(name) if chapter == "pawn" else SIDES.index(name) // 2
    return _(names.PAWN_LETTERS[pawn]), names.SOURCES[names.PAWN_SOURCES[pawn]].colour


def page(topic: str) -> Page:
    """A page in the player's language; an unknown topic gives the first one."""
    topic = topic if topic in TOPICS else TOPICS[0]
    chapter, name = topic.split(":")
    if chapter == "overview":
        sentences, facts = _told(texts.OVERVIEW[name][1]), _overview_facts(name)
    elif chapter == "pawn":
        sentences, facts = _told(texts.PAWNS[name]), _pawn_facts(PAWNS.index(name))
    elif chapter == "space":
        kind = SPACE_NAMES.index(name)
        sentences, facts = _told(texts.SPACES[name if kind < MOON else "landscape"]), _space_facts(kind)
    else:
        of_pawn = _(names.PAWNS[SIDES.index(name) // 2])
        sentences = (_(names.WAVES_ABOUT[name]), *_told(texts.WAVES[name]))
        facts = [(_("Token"), _("one of the two sides of the {pawn}'s wave").format(pawn=of_pawn))]
    return Page(topic, heading(topic), sentences, tuple(facts), tile(topic), _picture(topic))


def _picture(topic: str) -> Picture | None:
    """A landscape as the map shows it, closer."""
    chapter, name = topic.split(":")
    if chapter != "space" or name not in LANDSCAPES:
        return None
    pixel = ground.LANDSCAPES[LANDSCAPES.index(name)]
    width, height = PICTURE
    return Picture.of([pixel(x, y, x - width // 2, y - height // 2) for x in range(width)] for y in range(height))


def _told(sentences: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_(sentence).format(**NUMBERS) for sentence in sentences)


def _listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))


# --- facts -----------------------------------------------------------------------------------------------------------


def _overview_facts(name: str) -> Facts:
    if name == "scoring":
        return [
            (_("Faith"), _("temple 1 to {temple} times garden 1 to {garden}").format(**NUMBERS)),
            (_("Trade"), _("{points} for 0 to {n} ingots").format(points=_listed(OWN.ingots), n=NUMBERS["ingots"])),
            (_("Culture"), _("{points} for 0 to {n} paintings").format(
                points=_listed(OWN.paintings), n=NUMBERS["paintings"])),
        ]  # fmt: skip
    if name == "tables":
        return [(_(names.TABLES[table]), _(names.STATUSES[status])) for table, status in OWN.statuses.items()]
    if name == "round":
        return [_faces(pawn) for pawn in range(len(PAWNS))]
    if name == "hidden":
        return [_colour_paintings(side.name, side.paintings) for side in OWN.sides]
    return []


def _faces(pawn: int) -> tuple[str, str]:
    return _(names.PAWNS[pawn]), _("die {faces}").format(faces=_listed(OWN.dice[pawn]))


def _colour_paintings(colour: str, paintings: Iterable[int]) -> tuple[str, str]:
    return names.colour(colour), _("paintings: {subjects}").format(subjects=names.subjects(paintings))


def _pawn_facts(pawn: int) -> Facts:
    waves = " / ".join(names.wave(side.name) for side in OWN.waves[pawn])
    starts = [(names.colour(side.name), _("begins at {space}").format(space=names.space(OWN, side.starts[pawn])))
              for side in OWN.sides]  # fmt: skip
    return [(_("Die"), _listed(OWN.dice[pawn])), (_("Wave"), waves), *starts]


def _space_facts(kind: int) -> Facts:
    spaces = [space for space, other in enumerate(OWN.kinds) if other == kind]
    titles = [OWN.names[space] for space in spaces]
    if kind == TOWN:
        prices = [sorted(token.price for token in OWN.tokens if token.good == good) for good in range(len(names.GOODS))]
        pays = [(_(good), _("pays {prices}").format(prices=_listed(prices[i]))) for i, good in enumerate(names.GOODS)]
        return [(_("On the rim"), _listed(titles)), *pays]
    if kind == UPLAND:
        bag = _("{goods} in the bag").format(goods=names.goods(OWN.bag))
        return [*((OWN.names[town], _("{n} goods").format(n=OWN.values[town])) for town in spaces), (_("Goods"), bag)]
    if kind < UPLAND:
        return [(_("On the rim"), _("stops {names}").format(names=_listed(titles)))]
    neighbours = island_of(OWN).neighbours[ARTIST]
    areas = [
        (
            _("area {name}").format(name=OWN.names[area]),
            _("beside {areas}").format(areas=_listed(names.space(OWN, other) for other in neighbours[area])),
        )
        for area in spaces
    ]
    shown = [(names.colour(side.name), names.paintings(side.paintings.count(kind - MOON))) for side in OWN.sides]
    return [*areas, *shown]
