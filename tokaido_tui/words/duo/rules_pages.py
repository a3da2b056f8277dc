"""The rules page by page, in our own words. The numbers come from the game's tables."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.games.duo.box import ARTIST, LANDSCAPES, MOON, PAWNS, SPACE_NAMES, TOWN, UPLAND, Box
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo import rules_texts as texts
from tokaido_tui.words.rules import Page, Rulebook, Tile

OWN = load_box()

CHAPTERS = {"overview": mark("The game"), "pawn": mark("Pawns"), "space": mark("Places"), "wave": mark("Waves")}
Facts = list[tuple[str, str]]


def rulebook(view: View | None = None) -> Rulebook:
    """The rules with the tables of the game that this is a view of; the game's own, if none is given."""
    pages = _Pages(OWN if view is None else view.box)
    return Rulebook(_("The rules of Tokaido Duo"), CHAPTERS, pages.topics, pages.heading, pages.tile, pages.page)


def _listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))


class _Pages:
    def __init__(self, box: Box) -> None:
        self._box = box
        self._sides = tuple(side.name for pair in box.waves for side in pair)
        self.topics = (
            *(f"overview:{name}" for name in texts.OVERVIEW),
            *(f"pawn:{name}" for name in PAWNS),
            *(f"space:{name}" for name in SPACE_NAMES),
            *(f"wave:{name}" for name in self._sides),
        )
        self._numbers = {
            "temple": box.temple[-1],
            "garden": box.garden[-1],
            "ingots": len(box.ingots) - 1,
            "paintings": len(box.paintings) - 1,
            "hold": box.hold,
            "melt": counts.coins(box.coins_an_ingot),
        }

    def heading(self, topic: str) -> str:
        chapter, name = topic.split(":")
        if chapter == "overview":
            return _(texts.OVERVIEW[name][0])
        if chapter == "pawn":
            return _(names.PAWNS[PAWNS.index(name)])
        return _(names.SPACES[SPACE_NAMES.index(name)]) if chapter == "space" else names.wave(name)

    def tile(self, topic: str) -> Tile | None:
        chapter, name = topic.split(":")
        if chapter == "space":
            kind = SPACE_NAMES.index(name)
            letter = names.STOP_LETTERS[kind] if kind < MOON else _(names.LANDSCAPE_LETTERS[kind - MOON])
            return letter, names.SPACE_COLOURS[kind]
        if chapter == "overview":
            return None
        pawn = PAWNS.index(name) if chapter == "pawn" else self._sides.index(name) // 2
        return _(names.PAWN_LETTERS[pawn]), names.SOURCES[names.PAWN_SOURCES[pawn]].colour

    def page(self, topic: str) -> Page:
        """A page in the player's language; an unknown topic gives the first one."""
        topic = topic if topic in self.topics else self.topics[0]
        chapter, name = topic.split(":")
        if chapter == "overview":
            sentences, facts = self._told(texts.OVERVIEW[name][1]), _overview_facts(self._box, name)
        elif chapter == "pawn":
            sentences, facts = self._told(texts.PAWNS[name]), _pawn_facts(self._box, PAWNS.index(name))
        elif chapter == "space":
            kind = SPACE_NAMES.index(name)
            sentences = self._told(texts.SPACES[name if kind < MOON else "landscape"])
            facts = _space_facts(self._box, kind)
        else:
            wave = self._box.waves[self._sides.index(name) // 2][self._sides.index(name) % 2]
            sentences = (names.wave_about(self._box, wave), *self._told(texts.WAVES.get(names.effects_of(wave), ())))
            facts = [(_("Token"), _(SIDE_OF[self._sides.index(name) // 2]))]
        picture = name if chapter == "space" and name in LANDSCAPES else ""
        return Page(topic, self.heading(topic), sentences, tuple(facts), self.tile(topic), picture)

    def _told(self, sentences: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_(sentence).format(**self._numbers) for sentence in sentences)


# --- facts -----------------------------------------------------------------------------------------------------------

# By pawn.
SIDE_OF = (
    mark("one of the two sides of the pilgrim's wave"),
    mark("one of the two sides of the merchant's wave"),
    mark("one of the two sides of the artist's wave"),
)


def _overview_facts(box: Box, name: str) -> Facts:
    if name == "scoring":
        return [
            (_("Faith"), _("temple 1 to {temple} times garden 1 to {garden}").format(
                temple=box.temple[-1], garden=box.garden[-1])),
            (_("Trade"), _("{points} for 0 to {ingots}").format(
                points=_listed(box.ingots), ingots=counts.ingots(len(box.ingots) - 1))),
            (_("Culture"), _("{points} for 0 to {paintings}").format(
                points=_listed(box.paintings), paintings=counts.paintings(len(box.paintings) - 1))),
        ]  # fmt: skip
    if name == "tables":
        return [(_(names.TABLES[table]), _(names.STATUSES[status])) for table, status in box.statuses.items()]
    if name == "round":
        return [_faces(box, pawn) for pawn in range(len(PAWNS))]
    if name == "hidden":
        return [_colour_paintings(side.name, side.paintings) for side in box.sides]
    return []


def _faces(box: Box, pawn: int) -> tuple[str, str]:
    return _(names.PAWNS[pawn]), _("die {faces}").format(faces=_listed(box.dice[pawn]))


def _colour_paintings(colour: str, paintings: Iterable[int]) -> tuple[str, str]:
    return names.colour(colour), _("paintings: {subjects}").format(subjects=names.subjects(paintings))


def _pawn_facts(box: Box, pawn: int) -> Facts:
    waves = " / ".join(names.wave(side.name) for side in box.waves[pawn])
    starts = [
        (names.colour(side.name), _("begins at {space}").format(space=names.space(box, side.starts[pawn])))
        for side in box.sides
    ]
    return [(_("Die"), _listed(box.dice[pawn])), (_("Wave"), waves), *starts]


def _space_facts(box: Box, kind: int) -> Facts:
    spaces = [space for space, other in enumerate(box.kinds) if other == kind]
    titles = [box.names[space] for space in spaces]
    if kind == TOWN:
        prices = [sorted(token.price for token in box.tokens if token.good == good) for good in range(len(names.GOODS))]
        pays = [(_(good), _("pays {prices}").format(prices=_listed(prices[i]))) for i, good in enumerate(names.GOODS)]
        return [(_("On the rim"), _listed(titles)), *pays]
    if kind == UPLAND:
        bag = _("{goods} in the bag").format(goods=names.goods(box.bag))
        return [
            *((box.names[town], counts.goods(box.values[town])) for town in spaces),
            (_("Goods"), bag),
        ]
    if kind < UPLAND:
        return [(_("On the rim"), _("stops {names}").format(names=_listed(titles)))]
    neighbours = island_of(box).neighbours[ARTIST]
    areas = [
        (
            _("area {name}").format(name=box.names[area]),
            _("beside {areas}").format(areas=_listed(names.space(box, other) for other in neighbours[area])),
        )
        for area in spaces
    ]
    shown = [(names.colour(side.name), counts.paintings(side.paintings.count(kind - MOON))) for side in box.sides]
    return [*areas, *shown]
