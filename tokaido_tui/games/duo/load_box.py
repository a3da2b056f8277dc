"""Loading the tables: from the files beside the rules or from another folder, checked until they hold together."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

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
from tokaido_tui.games.duo.reading import Section, read_files


class _Spaces(NamedTuple):
    rim: int
    kinds: tuple[int, ...]
    names: tuple[str, ...]
    stretch: tuple[int, ...]

    def number(self, section: Section, name: str, *kinds: int) -> int:
        """The space of that name, which is of one of these kinds."""
        section.known(name, [n for n, kind in zip(self.names, self.kinds, strict=True) if kind in kinds])
        return self.names.index(name)


def _spaces(island: Section, rim: Section) -> _Spaces:
    areas, uplands, letters = island.section("areas"), island.section("mountain_towns"), rim.section("letters")
    areas.need(len(areas.data) == AREAS, f"there are {len(areas.data)} areas, and should be {AREAS}")
    count = len(uplands.data)
    uplands.need(count == MOUNTAIN_TOWNS, f"there are {count} mountain towns, and should be {MOUNTAIN_TOWNS}")
    landscapes = [MOON + LANDSCAPES.index(areas.one_of(name, LANDSCAPES)) for name in areas.data]
    areas.need(len(set(landscapes)) == len(LANDSCAPES), f"every landscape is needed: {', '.join(LANDSCAPES)}")
    kinds: list[int] = []
    names: list[str] = []
    homes: list[str] = []
    for number, entry in enumerate(rim.items("stretches", COASTAL_TOWNS), start=1):
        stretch = Section(f"{rim.where}, stretch {number}", entry)
        stops = [letters.one_of(stretch_letter, STOPS[TEMPLE:]) for stretch_letter in stretch.words("stops")]
        kinds += [TOWN, *(STOPS.index(stop) for stop in stops)]
        names += [stretch.text("town"), *(str(len(names) + 2 + i) for i in range(len(stops)))]
        homes += [stretch.one_of("area", areas.data)] * (1 + len(stops))
    rim.need(len(kinds) <= LONGEST_RIM, f"the rim has {len(kinds)} stops, and should have at most {LONGEST_RIM}")
    for kind in (TEMPLE, GARDEN, COAST, SPRINGS):
        rim.need(kind in kinds, f"there is no {STOPS[kind]}")
    all_names = [*names, *uplands.data, *areas.data]
    for name in all_names:
        rim.need(all_names.count(name) == 1, f"two spaces are called {name!r}")
        rim.need(bool(name) and name.isprintable() and " " not in name, f"a space is called {name!r}: use one word")
    first_area = len(names) + MOUNTAIN_TOWNS
    homes_at = [first_area + list(areas.data).index(home) for home in homes]
    return _Spaces(len(kinds), (*kinds, *[UPLAND] * MOUNTAIN_TOWNS, *landscapes), tuple(all_names), tuple(homes_at))


def _routes(island: Section, spaces: _Spaces) -> tuple[Route, ...]:
    routes = []
    for number, entry in enumerate(island.section("routes").items("list", ROUTES), start=1):
        section = Section(f"{island.where}, route {number}", entry)
        one, two = (spaces.number(section, name, TOWN, UPLAND) for name in section.words("towns", 2))
        areas = range(MOON, MOON + len(LANDSCAPES))
        left, right = (spaces.number(section, name, *areas) for name in section.words("between", 2))
        section.need(one != two and left != right, "a route joins two towns and separates two areas")
        routes.append(Route((one, two), (left, right)))
    for space, kind in enumerate(spaces.kinds):
        if kind in (TOWN, UPLAND) or kind >= MOON:
            touched = any(space in route.towns or space in route.areas for route in routes)
            island.need(touched, f"no route reaches {spaces.names[space]}")
        if kind == TOWN:
            # A route that ends at the coast has the areas on both sides of its town beside it.
            sides = {spaces.stretch[space - 1], spaces.stretch[space]}
            beside = {area for route in routes if space in route.towns for area in route.areas}
            names = " and ".join(sorted(spaces.names[area] for area in sides))
            island.need(
                sides <= beside, f"{spaces.names[space]} lies between {names}, which its routes do not separate"
            )
    return tuple(routes)


def _side(colour: str, starts: Section, paintings: Section, spaces: _Spaces) -> Side:
    start, tiles = starts.section(colour), paintings.section(colour)
    tiles.keys(LANDSCAPES)
    counts = [tiles.integer(landscape, 0, PAINTINGS) for landscape in LANDSCAPES]
    tiles.need(sum(counts) == PAINTINGS, f"there are {sum(counts)} paintings, and should be {PAINTINGS}")
    pilgrim = start.integer("pilgrim", 1, spaces.rim) - 1
    start.need(spaces.kinds[pilgrim] != TOWN, "the pilgrim begins on a stop that is no town")
    merchant = spaces.number(start, start.text("merchant"), UPLAND)
    artist = spaces.number(start, start.text("artist"), *range(MOON, MOON + len(LANDSCAPES)))
    spread = tuple(landscape for landscape, count in enumerate(counts) for _ in range(count))
    return Side(colour, start.text("place"), (pilgrim, merchant, artist), spread)


def _sides(starts: Section, paintings: Section, spaces: _Spaces) -> tuple[Side, Side]:
    purple, green = (_side(colour, starts, paintings, spaces) for colour in COLOURS)
    starts.need(purple.starts[PILGRIM] != green.starts[PILGRIM], "both pilgrims begin on one stop")
    return purple, green


def _tokens(tokens: Section) -> tuple[Token, ...]:
    found = [Token(number, price) for number, good in enumerate(GOODS) for price in tokens.integers(good, 2, 4)]
    tokens.need(len(found) == TOKENS, f"there are {len(found)} trade tokens, and should be {TOKENS}")
    return tuple(sorted(found))


def _bag(goods: Section) -> tuple[int, ...]:
    bag = goods.section("bag")
    bag.keys(GOODS)
    counts = [bag.integer(good, 1, BAG) for good in GOODS]
    bag.need(sum(counts) == BAG, f"there are {sum(counts)} goods, and should be {BAG}")
    return tuple(good for good, count in enumerate(counts) for _ in range(count))


def _waves(waves: Section) -> tuple[tuple[Wave, Wave], ...]:
    found = []
    for pawn in PAWNS:
        section = waves.section(pawn)
        section.need(len(section.data) == 2, f"a wave has 2 sides, not {len(section.data)}")
        one, two = (_wave(section, name) for name in section.data)
        found.append((one, two))
    names = [side.name for wave in found for side in wave]
    waves.need(len(set(names)) == len(names), "two sides of waves have the same name")
    return tuple(found)


def _wave(section: Section, name: str) -> Wave:
    section.need(name.isidentifier(), f"a side is called {name!r}: use one word")
    effects = section.section(name)
    for effect, value in effects.data.items():
        effects.known(effect, Wave.__slots__[1:])
        if effect == "crossed":
            effects.need_kind(value, bool, "true or false")
        else:
            effects.integer(effect, -1, 1)
    return Wave(name, **effects.data)


def _track(tracks: Section, name: str, first: int, slots: int) -> tuple[int, ...]:
    section = tracks.section(name)
    values = section.integers("values", 0, 99, slots)
    section.need(values[0] == first, f"the track begins with {values[0]}, and should begin with {first}")
    rising = all(low < high for low, high in pairwise(values))
    section.need(rising, "each value should be higher than the one before")
    return values


def _dice(dice: Section) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(sorted(dice.integers(pawn, 1, highest, FACES))) for pawn, highest in zip(PAWNS, HIGHEST_FACE, strict=True)
    )


def _status(files: dict[str, Section]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, file in files.items():
        if name == "tracks":
            found |= {f"{track} track": file.section(track).status() for track in file.data}
        else:
            found[name] = file.status()
    return found


# What each file has, no more and no less.
_KEYS = {
    "island": ("status", "areas", "mountain_towns", "routes"),
    "rim": ("status", "stretches", "letters"),
    "starts": ("status", *COLOURS),
    "dice": ("status", *PAWNS),
    "tokens": ("status", *GOODS),
    "goods": ("status", "hold", "coins_an_ingot", "bag"),
    "paintings": ("status", *COLOURS),
    "waves": ("status", *PAWNS),
    "tracks": ("temple", "garden", "ingots", "paintings"),
}


def load_box(folder: Path | None = None) -> Box:
    """Our box, or one with the tables of a folder; raises DataError with a sentence for any fault."""
    return _ours() if folder is None else read_box(folder)


@cache
def _ours() -> Box:
    return read_box(None)


def read_box(folder: Path | None) -> Box:
    files = read_files(folder)
    island, goods, tracks = files["island"], files["goods"], files["tracks"]
    for name, wanted in _KEYS.items():
        files[name].keys(wanted)
    spaces = _spaces(island, files["rim"])
    towns = island.section("mountain_towns")
    return Box(
        folder="" if folder is None else str(folder),
        status=_status(files),
        rim=spaces.rim,
        kinds=spaces.kinds,
        names=spaces.names,
        stretch=spaces.stretch,
        values={spaces.names.index(name): towns.integer(name, 2, 4) for name in towns.data},
        routes=_routes(island, spaces),
        sides=_sides(files["starts"], files["paintings"], spaces),
        dice=_dice(files["dice"]),
        tokens=_tokens(files["tokens"]),
        bag=_bag(goods),
        hold=goods.integer("hold", 1, 6),
        coins_an_ingot=goods.integer("coins_an_ingot", 1, 99),
        waves=_waves(files["waves"]),
        temple=_track(tracks, "temple", 1, 9),
        garden=_track(tracks, "garden", 1, 6),
        ingots=_track(tracks, "ingots", 0, 7),
        paintings=_track(tracks, "paintings", 0, PAINTINGS + 1),
    )
