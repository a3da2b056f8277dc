"""Loading the tables: from the files beside the rules or from another folder, checked until they hold together."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tokaido_tui.engine.errors import sentence
from tokaido_tui.engine.tables import Library, Source, Table, once, statuses
from tokaido_tui.games.duo.box import (
    AREAS,
    BAG,
    COAST,
    COASTAL_TOWNS,
    COLOURS,
    FACES,
    GARDEN,
    GOODS,
    HIGHEST_FACE,
    LANDSCAPES,
    LONGEST_RIM,
    MOON,
    MOUNTAIN_TOWNS,
    PAINTINGS,
    PAWNS,
    PILGRIM,
    ROUTES,
    SPRINGS,
    STOPS,
    TEMPLE,
    TOKENS,
    TOWN,
    UPLAND,
    Box,
    Route,
    Side,
    Token,
    Wave,
)

TABLES = ("island", "rim", "starts", "dice", "tokens", "goods", "paintings", "waves", "tracks")
TRACKS = ("temple", "garden", "ingots", "paintings")
OURS = Path(__file__).parent / "data"
LIBRARY = Library("Tokaido Duo", OURS, TABLES)


class _Spaces(NamedTuple):
    rim: int
    kinds: tuple[int, ...]
    names: tuple[str, ...]
    stretch: tuple[int, ...]

    def number(self, table: Table, name: str, *kinds: int) -> int:
        """The space of that name, which is of one of these kinds."""
        table.known(name, [n for n, kind in zip(self.names, self.kinds, strict=True) if kind in kinds])
        return self.names.index(name)


def _spaces(island: Table, rim: Table) -> _Spaces:
    areas, uplands, letters = island.part("areas"), island.part("mountain_towns"), rim.part("letters")
    areas.total("areas", len(areas.data), AREAS)
    uplands.total("mountain towns", len(uplands.data), MOUNTAIN_TOWNS)
    landscapes = [MOON + LANDSCAPES.index(areas.one_of(name, LANDSCAPES)) for name in areas.data]
    text = sentence("every landscape is needed: {names}")
    areas.need(len(set(landscapes)) == len(LANDSCAPES), text, names=", ".join(LANDSCAPES))
    kinds: list[int] = []
    names: list[str] = []
    homes: list[str] = []
    for stretch in rim.parts("stretches", "stretch", COASTAL_TOWNS):
        stops = [letters.one_of(stretch_letter, STOPS[TEMPLE:]) for stretch_letter in stretch.words("stops")]
        kinds += [TOWN, *(STOPS.index(stop) for stop in stops)]
        names += [stretch.text("town"), *(str(len(names) + 2 + i) for i in range(len(stops)))]
        homes += [stretch.one_of("area", areas.data)] * (1 + len(stops))
    text = sentence("stops of the rim: {count}; at most {most} are possible")
    rim.need(len(kinds) <= LONGEST_RIM, text, count=len(kinds), most=LONGEST_RIM)
    for kind in (TEMPLE, GARDEN, COAST, SPRINGS):
        rim.need(kind in kinds, "there is no {name}", name=STOPS[kind])
    all_names = [*names, *uplands.data, *areas.data]
    for name in all_names:
        rim.need(all_names.count(name) == 1, "two spaces are called {name!r}", name=name)
        one_word = bool(name) and name.isprintable() and " " not in name
        rim.need(one_word, "a space is called {name!r}: use one word", name=name)
    first_area = len(names) + MOUNTAIN_TOWNS
    homes_at = [first_area + list(areas.data).index(home) for home in homes]
    return _Spaces(len(kinds), (*kinds, *[UPLAND] * MOUNTAIN_TOWNS, *landscapes), tuple(all_names), tuple(homes_at))


def _routes(island: Table, spaces: _Spaces) -> tuple[Route, ...]:
    routes = []
    for table in island.part("routes").parts("list", "route", ROUTES):
        one, two = (spaces.number(table, name, TOWN, UPLAND) for name in table.words("towns", 2))
        areas = range(MOON, MOON + len(LANDSCAPES))
        left, right = (spaces.number(table, name, *areas) for name in table.words("between", 2))
        table.need(one != two and left != right, "a route joins two towns and separates two areas")
        routes.append(Route((one, two), (left, right)))
    for space, kind in enumerate(spaces.kinds):
        if kind in (TOWN, UPLAND) or kind >= MOON:
            touched = any(space in route.towns or space in route.areas for route in routes)
            island.need(touched, "no route reaches {space}", space=spaces.names[space])
        if kind == TOWN:
            # A route that ends at the coast has the areas on both sides of its town beside it.
            sides = {spaces.stretch[space - 1], spaces.stretch[space]}
            beside = {area for route in routes if space in route.towns for area in route.areas}
            names = " and ".join(sorted(spaces.names[area] for area in sides))
            text = sentence("{town} lies between {areas}, which its routes do not separate")
            island.need(sides <= beside, text, town=spaces.names[space], areas=names)
    return tuple(routes)


def _side(colour: str, starts: Table, paintings: Table, spaces: _Spaces) -> Side:
    start, tiles = starts.part(colour), paintings.part(colour)
    tiles.keys(*LANDSCAPES)
    counts = [tiles.number(landscape, 0, PAINTINGS) for landscape in LANDSCAPES]
    tiles.total("paintings", sum(counts), PAINTINGS)
    pilgrim = start.number("pilgrim", 1, spaces.rim) - 1
    start.need(spaces.kinds[pilgrim] != TOWN, "the pilgrim begins on a stop that is no town")
    merchant = spaces.number(start, start.text("merchant"), UPLAND)
    artist = spaces.number(start, start.text("artist"), *range(MOON, MOON + len(LANDSCAPES)))
    spread = tuple(landscape for landscape, count in enumerate(counts) for _ in range(count))
    return Side(colour, start.text("place"), (pilgrim, merchant, artist), spread)


def _sides(starts: Table, paintings: Table, spaces: _Spaces) -> tuple[Side, Side]:
    purple, green = (_side(colour, starts, paintings, spaces) for colour in COLOURS)
    starts.need(purple.starts[PILGRIM] != green.starts[PILGRIM], "both pilgrims begin on one stop")
    return purple, green


def _tokens(tokens: Table) -> tuple[Token, ...]:
    found = [Token(number, price) for number, good in enumerate(GOODS) for price in tokens.numbers(good, 2, 4)]
    tokens.total("trade tokens", len(found), TOKENS)
    return tuple(sorted(found))


def _bag(goods: Table) -> tuple[int, ...]:
    bag = goods.part("bag")
    bag.keys(*GOODS)
    counts = [bag.number(good, 1, BAG) for good in GOODS]
    bag.total("goods", sum(counts), BAG)
    return tuple(good for good, count in enumerate(counts) for _ in range(count))


def _waves(waves: Table) -> tuple[tuple[Wave, Wave], ...]:
    found = []
    for pawn in PAWNS:
        table = waves.part(pawn)
        table.need(len(table.data) == 2, "a wave has 2 sides, not {count}", count=len(table.data))
        one, two = (_wave(table, name) for name in table.data)
        found.append((one, two))
    names = [side.name for wave in found for side in wave]
    waves.need(len(set(names)) == len(names), "two sides of waves have the same name")
    return tuple(found)


def _wave(table: Table, name: str) -> Wave:
    table.need(name.isidentifier(), "a side is called {name!r}: use one word", name=name)
    effects = table.part(name)
    effects.only(*Wave.__slots__[1:])
    for effect in effects.data:
        if effect == "crossed":
            effects.flag(effect)
        else:
            effects.number(effect, -1, 1)
    return Wave(name, **effects.data)


def _track(tracks: Table, name: str, first: int, slots: int) -> tuple[int, ...]:
    table = tracks.part(name)
    values = table.numbers("values", 0, 99, slots)
    text = sentence("the track should begin with {first}, not {found}")
    table.need(values[0] == first, text, first=first, found=values[0])
    rising = all(low < high for low, high in pairwise(values))
    table.need(rising, "each value should be higher than the one before")
    return values


def _dice(dice: Table) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(sorted(dice.numbers(pawn, 1, highest, FACES))) for pawn, highest in zip(PAWNS, HIGHEST_FACE, strict=True)
    )


def _statuses(tables: dict[str, Table]) -> dict[str, str]:
    """How sure each table is; each of the tracks says it for itself."""
    tracks = tables["tracks"]
    tracks.keys(*TRACKS)
    whole = {name: table for name, table in tables.items() if name != "tracks"}
    return statuses(whole | {f"{name} track": tracks.part(name) for name in TRACKS})


# What each file has, no more and no less.
_KEYS = {
    "island": ("areas", "mountain_towns", "routes"),
    "rim": ("stretches", "letters"),
    "starts": COLOURS,
    "dice": PAWNS,
    "tokens": GOODS,
    "goods": ("hold", "coins_an_ingot", "bag"),
    "paintings": COLOURS,
    "waves": PAWNS,
}


def load_box(folder: Path | None = None) -> Box:
    """Our box, or the one whose tables lie in a folder. Raises DataError."""
    return box_from(LIBRARY.source(folder))


@once
def box_from(source: Source) -> Box:
    """The box whose named tables have these texts, the others being ours."""
    return read_box(LIBRARY.tables(source), source)


def read_box(tables: dict[str, Table], source: Source) -> Box:
    sure = _statuses(tables)
    island, goods, tracks = tables["island"], tables["goods"], tables["tracks"]
    for name, wanted in _KEYS.items():
        tables[name].keys(*wanted)
    spaces = _spaces(island, tables["rim"])
    towns = island.part("mountain_towns")
    return Box(
        statuses=sure,
        source=source,
        rim=spaces.rim,
        kinds=spaces.kinds,
        names=spaces.names,
        stretch=spaces.stretch,
        values={spaces.names.index(name): towns.number(name, 2, 4) for name in towns.data},
        routes=_routes(island, spaces),
        sides=_sides(tables["starts"], tables["paintings"], spaces),
        dice=_dice(tables["dice"]),
        tokens=_tokens(tables["tokens"]),
        bag=_bag(goods),
        hold=goods.number("hold", 1, 6),
        coins_an_ingot=goods.number("coins_an_ingot", 1, 99),
        waves=_waves(tables["waves"]),
        temple=_track(tracks, "temple", 1, 9),
        garden=_track(tracks, "garden", 1, 6),
        ingots=_track(tracks, "ingots", 0, 7),
        paintings=_track(tracks, "paintings", 0, PAINTINGS + 1),
    )
