"""Names of Namiji's things, in the player's language. Fish and cards come from a box, which may be a player's own."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.namiji.box import COLOURS, HOME, KINDS, STATION_NAMES, Box
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import CELLS_OF, ROWS, cell_name
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.words import counts
from tokaido_tui.words.game_words import Source, VariantWords

TITLE = "Namiji"
SECRET = ("keep", "take")
"""The decisions that show what nobody else may see: rocks, and the hand of a dock."""
ABOUT_PLAYERS = mark("2 to 5 boats; when two play, a neutral boat sails along.")
OPENING = mark("The boats lie in the harbour. Ahead are three docks, and the way home with a full hold.")
ENDING = mark("All boats are home")

# Indexed by kind of station, as in games/namiji/box.py.
STATIONS = (
    pmark("station", "dock"),
    pmark("station", "dolphin"),
    pmark("station", "octopus"),
    pmark("station", "whale"),
    pmark("station", "line fishing"),
    pmark("station", "net fishing"),
    pmark("station", "trap"),
    pmark("station", "whirlpool"),
    pmark("station", "sacred rock"),
)
# At most seven and four characters, under the tiles.
SHORT = (
    pmark("7 cells", "dock"),
    pmark("7 cells", "dolphin"),
    pmark("7 cells", "octopus"),
    pmark("7 cells", "whale"),
    pmark("7 cells", "line"),
    pmark("7 cells", "net"),
    pmark("7 cells", "trap"),
    pmark("7 cells", "whirl"),
    pmark("7 cells", "rock"),
)
TINY = (
    pmark("4 cells", "dock"),
    pmark("4 cells", "dolp"),
    pmark("4 cells", "octo"),
    pmark("4 cells", "whal"),
    pmark("4 cells", "line"),
    pmark("4 cells", "net"),
    pmark("4 cells", "trap"),
    pmark("4 cells", "whrl"),
    pmark("4 cells", "rock"),
)
LETTERS = "HDOBLNTWR"
STATION_COLOURS = ("red", "sky", "violet", "blue", "yellow", "green", "orange", "teal", "brown")
"""Names of colours, see Palette.named."""
HARBOUR = mark("harbour")
PANORAMAS = (pmark("panorama", "dolphin"), pmark("panorama", "octopus"), pmark("panorama", "whale"))
SOURCES = {
    "lines": Source(pmark("letter", "L"), pmark("points from", "shelf lines"), "yellow"),
    "crustaceans": Source(pmark("letter", "C"), pmark("points from", "crustaceans"), "orange"),
    "panoramas": Source(pmark("letter", "P"), pmark("points from", "panoramas"), "blue"),
    "bonuses": Source(pmark("letter", "B"), pmark("points from", "bonuses"), "violet"),
    "meals": Source(pmark("letter", "M"), pmark("points from", "meals"), "red"),
    "upgrades": Source(pmark("letter", "U"), pmark("points from", "upgrades"), "green"),
    "early bird": Source(pmark("letter", "E"), pmark("points from", "early bird"), "sky"),
    "rocks": Source(pmark("letter", "R"), pmark("points from", "sacred rocks"), "brown"),
    "offerings": Source(pmark("letter", "O"), pmark("points from", "offerings"), "teal"),
}
VARIANTS = {
    "return-trip": VariantWords(mark("Return trip"), mark("The sea route the other way round.")),
}
CLOSED = {
    "start": mark("the boat lies here"),
    "behind": mark("nobody sails back"),
    "beyond": mark("everybody stops at the next dock"),
    "full": mark("every slot here is taken"),
}
COMPLETED = (
    mark("you have completed the dolphin"),
    mark("you have completed the octopus"),
    mark("you have completed the whale"),
)

# What our own tables call things; other names stand as they are.
FISH_COLOURS = {
    "blue": pmark("colour of fish", "blue"),
    "orange": pmark("colour of fish", "orange"),
    "green": pmark("colour of fish", "green"),
}
FISH_KINDS = {
    "tai": mark("tai"),
    "fugu": mark("fugu"),
    "katsuo": mark("katsuo"),
}
COLOUR_NAMES = ("blue", "orange", "green")
"""What the fish of the first, second and third colour are drawn with, see Palette.named."""
WITH_OPEN_FISH = {
    ("blue", "tai"): pmark("with whom or what", "with the blue tai that lies open now"),
    ("blue", "fugu"): pmark("with whom or what", "with the blue fugu that lies open now"),
    ("blue", "katsuo"): pmark("with whom or what", "with the blue katsuo that lies open now"),
    ("orange", "tai"): pmark("with whom or what", "with the orange tai that lies open now"),
    ("orange", "fugu"): pmark("with whom or what", "with the orange fugu that lies open now"),
    ("orange", "katsuo"): pmark("with whom or what", "with the orange katsuo that lies open now"),
    ("green", "tai"): pmark("with whom or what", "with the green tai that lies open now"),
    ("green", "fugu"): pmark("with whom or what", "with the green fugu that lies open now"),
    ("green", "katsuo"): pmark("with whom or what", "with the green katsuo that lies open now"),
}
UPGRADES = {
    "lantern": mark("lantern"), "second hook": mark("second hook"), "wide net": mark("wide net"),
    "thick gloves": mark("thick gloves"), "incense": mark("incense"), "spyglass": mark("spyglass"),
    "sea chart": mark("sea chart"),
}  # fmt: skip
ROCKS = {
    "Skilled Fisherman": mark("Skilled Fisherman"), "Full Hold": mark("Full Hold"),
    "Patient Angler": mark("Patient Angler"), "Net Caster": mark("Net Caster"), "Blue Catch": mark("Blue Catch"),
    "Orange Catch": mark("Orange Catch"), "Green Catch": mark("Green Catch"), "Varied Catch": mark("Varied Catch"),
    "Shrimper": mark("Shrimper"), "Crab Catcher": mark("Crab Catcher"), "Full Trap": mark("Full Trap"),
    "Dolphin Watcher": mark("Dolphin Watcher"), "Octopus Watcher": mark("Octopus Watcher"),
    "Whale Watcher": mark("Whale Watcher"), "Sea Watcher": mark("Sea Watcher"), "Devout": mark("Devout"),
    "Respectful": mark("Respectful"), "Gourmet": pmark("rock", "Gourmet"), "Shipwright": mark("Shipwright"),
    "Hermit": mark("Hermit"),
}  # fmt: skip


# --- the route -------------------------------------------------------------------------------------------------------


def station(view: View, number: int) -> str:
    """What a station is called: both ends of the route are the harbour."""
    return _(HARBOUR) if number in (0, view.road.last) else _(STATIONS[view.road.kinds[number]])


def stop_topic(view: View, number: int) -> str:
    """The rules page of a station."""
    return f"station:{HOME if number in (0, view.road.last) else STATION_NAMES[view.road.kinds[number]]}"


def why_closed(reason: str, panorama: int) -> str:
    """The sentence for a station that cannot be chosen."""
    return _(COMPLETED[panorama]) if reason == "complete" else _(CLOSED[reason])


# --- fish ------------------------------------------------------------------------------------------------------------


def colour(box: Box, number: int) -> str:
    name = box.colours[number]
    return _(FISH_COLOURS.get(name, name))


def kind(box: Box, number: int) -> str:
    name = box.kinds[number]
    return _(FISH_KINDS.get(name, name))


def fish(box: Box, number: int) -> str:
    """'blue tai'."""
    return _("{colour} {kind}").format(colour=colour(box, number // KINDS), kind=kind(box, number % KINDS))


def with_open_fish(box: Box, number: int) -> str:
    """'with the blue tai that lies open now'."""
    named = box.colours[number // KINDS], box.kinds[number % KINDS]
    if named in WITH_OPEN_FISH:
        return _(WITH_OPEN_FISH[named])
    return _("with the fish that lies open now, {fish}").format(fish=fish(box, number))


def net(box: Box, number: int) -> str:
    return _("net of two {fish}").format(fish=fish(box, number))


def fish_colour(number: int) -> str:
    """The name of the colour a fish is drawn with."""
    return COLOUR_NAMES[number // KINDS]


def _letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter each, all different: the first that no other has, else a digit."""
    letters: list[str] = []
    for number, name in enumerate(names, 1):
        letters.append(next((char for char in name if char.isascii() and char not in letters), str(number)))
    return tuple(letters)


def kind_letters(box: Box) -> tuple[str, ...]:
    """'T', 'F' and 'K'."""
    return _letters([kind(box, number).upper() for number in range(KINDS)])


def colour_letters(box: Box) -> tuple[str, ...]:
    """'b', 'o' and 'g'."""
    return _letters([colour(box, number).lower() for number in range(COLOURS)])


def fish_letters(box: Box, number: int) -> str:
    """'bT': its colour small, its kind large."""
    return colour_letters(box)[number // KINDS] + kind_letters(box)[number % KINDS]


def line(number: int) -> str:
    """A line of the shelf: the rows first."""
    if number < ROWS:
        return _("row {letter}").format(letter="abc"[number])
    return _("column {n}").format(n=number - ROWS + 1)


def placement(number: int) -> str:
    """'b2'; of a net both its cells, 'b2-b3'."""
    return "-".join(cell_name(cell) for cell in MEMBERS[CELLS_OF[number]])


# --- cards -----------------------------------------------------------------------------------------------------------


def dock_card(box: Box, number: int) -> str:
    card = box.docks[number]
    if card.is_meal:
        return _("meal of {points}").format(points=counts.points(card.points))
    return _(UPGRADES.get(card.name, card.name))


def rock(box: Box, number: int) -> str:
    name = box.rocks[number].name
    return _(ROCKS.get(name, name))


# --- numbers ---------------------------------------------------------------------------------------------------------


def crustaceans(shrimp: int, crabs: int) -> str:
    """'2 shrimp and 1 crab'; what there is none of is left out."""
    caught = []
    if shrimp:
        caught.append(counts.shrimp(shrimp))
    if crabs:
        caught.append(counts.crabs(crabs))
    return _("{one} and {other}").format(one=caught[0], other=caught[1]) if len(caught) == 2 else "".join(caught)


def bag(shrimp: int, crabs: int) -> str:
    """'12 shrimp, 0 crabs'."""
    return f"{counts.shrimp(shrimp)}, {counts.crabs(crabs)}"
