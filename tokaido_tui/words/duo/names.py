"""Names of Tokaido Duo's things, in the player's language. Colours are named as in Palette.named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import MOON, TOWN, UPLAND
from tokaido_tui.i18n import _, mark, ngettext, pmark
from tokaido_tui.words.game_words import RoleWords, Source, VariantWords

if TYPE_CHECKING:
    from tokaido_tui.games.duo.box import Box, Wave

# By pawn, as in games/duo/box.py.
PAWNS = (pmark("pawn", "pilgrim"), pmark("pawn", "merchant"), pmark("pawn", "artist"))
PAWN_LETTERS = (pmark("letter of a pawn", "P"), pmark("letter of a pawn", "M"), pmark("letter of a pawn", "A"))
THE_PAWN = (mark("the pilgrim"), mark("the merchant"), mark("the artist"))
DICE = (mark("the pilgrim's {n}"), mark("the merchant's {n}"), mark("the artist's {n}"))
"""The die of a pawn, and what it shows."""
PAWN_SOURCES = ("faith", "trade", "culture")

# By kind of space: the stops of the rim, the mountain town, the landscapes of the areas.
SPACES = (
    pmark("space", "coastal town"),
    pmark("space", "temple"),
    pmark("space", "garden"),
    pmark("space", "coast"),
    pmark("space", "hot springs"),
    pmark("space", "mountain town"),
    pmark("space", "moon"),
    pmark("space", "waterfall"),
    pmark("space", "mountain"),
    pmark("space", "bamboo"),
)
THE_SPACE = (
    mark("the coastal town {name}"),
    mark("the temple {name}"),
    mark("the garden {name}"),
    mark("the coast {name}"),
    mark("the hot springs {name}"),
    mark("the mountain town {name}"),
    mark("the moon area {name}"),
    mark("the waterfall area {name}"),
    mark("the mountain area {name}"),
    mark("the bamboo area {name}"),
)
# At most six characters.
SHORT_SPACES = (
    pmark("6 cells", "town"),
    pmark("6 cells", "temple"),
    pmark("6 cells", "garden"),
    pmark("6 cells", "coast"),
    pmark("6 cells", "spring"),
    pmark("6 cells", "market"),
    pmark("6 cells", "moon"),
    pmark("6 cells", "falls"),
    pmark("6 cells", "mount"),
    pmark("6 cells", "bamboo"),
)
SPACE_COLOURS = (
    "brown", "orange", "green", "blue", "sky", "red",
    "gold", "sky", "teal", "green",
)  # fmt: skip
# On the tiles of the rim; towns have names of their own.
STOP_LETTERS = ("C", "T", "G", "S", "H", "M")

LANDSCAPES = SPACES[MOON:]
# A letter for a small tile: the moon is round, mountains begin with an M.
LANDSCAPE_LETTERS = (
    pmark("letter of a painting", "O"),
    pmark("letter of a painting", "W"),
    pmark("letter of a painting", "M"),
    pmark("letter of a painting", "B"),
)
LANDSCAPE_COLOURS = SPACE_COLOURS[MOON:]
OF_LANDSCAPE = (mark("a moon"), mark("a waterfall"), mark("a mountain"), mark("a bamboo"))
"""A painting by what it shows."""

GOODS = (pmark("good", "kimono"), pmark("good", "ceramics"), pmark("good", "doll"), pmark("good", "fan"))
EACH_GOOD = (
    pmark("price", "a kimono"),
    pmark("price", "a ceramics"),
    pmark("price", "a doll"),
    pmark("price", "a fan"),
)
"""What one costs: '3 coins a doll'."""
GOOD_COLOURS = ("vermilion", "blue", "violet", "yellow")

# By the names of their sides, as in the tables; a side that a folder of tables names otherwise is called by that name.
WAVES = {
    "calm": mark("calm"), "hasty": mark("hasty"), "shrewd": mark("shrewd"), "sturdy": mark("sturdy"),
    "master": mark("master"), "inspired": mark("inspired"),
}  # fmt: skip
# By what they do, as Wave has it: a folder of tables may give any side other effects.
Effects = tuple[tuple[str, int], ...]
LESS, MORE, FAR, PRICE = (("steps", -1),), (("steps", 1),), (("crossed", 1),), (("coins", 1),)
LARGE, TURN = (("draws", 1), ("holds", 1)), (("reveals", 1),)
WAVES_ABOUT: dict[Effects, str] = {
    LESS: mark("The pilgrim may go 1 stop less than the die says, but at least 1."),
    MORE: mark("The pilgrim may go 1 stop more than the die says."),
    PRICE: mark("The merchant gets 1 coin more for every good sold."),
    (("coins", -1),): mark("The merchant gets 1 coin less for every good sold."),
    LARGE: mark("The merchant draws 1 good more, and holds {hold}."),
    (("draws", 1),): mark("The merchant draws 1 good more."),
    (("draws", -1),): mark("The merchant draws 1 good less."),
    (("holds", 1),): mark("The merchant holds {hold}, no more."),
    (("holds", -1),): mark("The merchant holds {hold}, no more."),
    TURN: mark("The artist may turn 1 painting more, also where nobody is around."),
    (("reveals", -1),): mark("The artist turns 1 painting less."),
    FAR: mark("The artist may also give what shows where the move began or passed."),
}
# At most 20 characters.
WAVES_SHORT: dict[Effects, str] = {
    LESS: mark("may go 1 less"),
    MORE: mark("may go 1 more"),
    PRICE: mark("+1 coin a good"),
    (("coins", -1),): mark("-1 coin a good"),
    LARGE: mark("draws 1 more, holds {hold}"),
    (("draws", 1),): mark("draws 1 more"),
    (("draws", -1),): mark("draws 1 less"),
    (("holds", 1),): mark("holds {hold}"),
    (("holds", -1),): mark("holds {hold}"),
    TURN: mark("may turn 1 more"),
    (("reveals", -1),): mark("turns 1 less"),
    FAR: mark("gives along the way"),
}

SOURCES = {
    "faith": Source(pmark("letter", "F"), pmark("points from", "faith"), "orange"),
    "trade": Source(pmark("letter", "T"), pmark("points from", "trade"), "yellow"),
    "culture": Source(pmark("letter", "C"), pmark("points from", "culture"), "blue"),
}
VARIANTS: dict[str, VariantWords] = {}
ROLES_LABEL = mark("Colours")
# The last numbers are places in a palette's colours of seats.
ROLES = {
    "purple": RoleWords(mark("the west"), mark("In the west, rolls first; more moons and waterfalls."), colour=3),
    "green": RoleWords(mark("the east"), mark("In the east, rolls second; more mountains and bamboo."), colour=1),
}
ABOUT_ROLES = (
    mark("By the rules lots are drawn for the colours; purple rolls first."),
    mark("The lot decides, unless the other one chooses a colour."),
)
COLOURS = {"purple": pmark("player's colour", "purple"), "green": pmark("player's colour", "green")}
ABOUT_PLAYERS = mark("Always two: each has a pilgrim, a merchant and an artist.")
OPENING = mark("Two travellers on one island: three dice a round move a pilgrim, a merchant and an artist each.")
ENDING = mark("The journey is over.")

ENDINGS = {
    "temple": mark("the temple track is full"),
    "garden": mark("the garden track is full"),
    "ingots": mark("the last ingot is made"),
    "paintings": mark("every painting is given"),
}
"""What sets off the end, by the causes that events name."""
STATUSES = {
    "confirmed": mark("confirmed"),
    "derived": mark("derived"),
    "reconstructed": mark("reconstructed"),
}
TABLES = {
    "island": mark("island"), "rim": mark("rim"), "starts": mark("starts"), "dice": mark("dice"),
    "tokens": mark("trade tokens"), "goods": mark("goods"), "paintings": mark("paintings"), "waves": mark("waves"),
    "temple track": mark("temple track"), "garden track": mark("garden track"), "ingots track": mark("ingots track"),
    "paintings track": mark("paintings track"),
}  # fmt: skip


def space(box: Box, number: int) -> str:
    """A space as a sentence names it: 'C3', 'temple 5', 'M1', 'waterfall A'."""
    kind, name = box.kinds[number], box.names[number]
    return name if kind in (TOWN, UPLAND) else f"{_(SPACES[kind])} {name}"


def the_space(box: Box, number: int) -> str:
    """With its article: 'the coastal town C3', 'the temple 5', 'the mountain town M1', 'the waterfall area A'."""
    return _(THE_SPACE[box.kinds[number]]).format(name=box.names[number])


def wave(name: str) -> str:
    return _(WAVES.get(name, name))


def effects_of(wave: Wave) -> Effects:
    """What a side of a wave does; nothing for one that does nothing."""
    found = (
        (effect, int(getattr(wave, effect))) for effect in ("steps", "coins", "draws", "holds", "reveals", "crossed")
    )
    return tuple(pair for pair in found if pair[1])


def _said(texts: dict[Effects, str], box: Box, wave: Wave) -> list[str]:
    """The texts about a wave's effects: one about all of them, if there is one, else one about each."""
    effects = effects_of(wave)
    told = [texts[effects]] if effects in texts else [texts[(effect,)] for effect in effects]
    return [_(text).format(hold=box.hold + wave.holds) for text in told]


def wave_about(box: Box, wave: Wave) -> str:
    """What a wave does, in sentences."""
    return " ".join(_said(WAVES_ABOUT, box, wave)) or _("It does nothing.")


def wave_short(box: Box, wave: Wave) -> str:
    return ", ".join(_said(WAVES_SHORT, box, wave))


def colour(name: str) -> str:
    return _(COLOURS.get(name, name))


def good(kind: int, number: int) -> str:
    """'1 doll', '3 dolls'."""
    texts = (
        ngettext("{n} kimono", "{n} kimono", number),
        ngettext("{n} ceramics", "{n} ceramics", number),
        ngettext("{n} doll", "{n} dolls", number),
        ngettext("{n} fan", "{n} fans", number),
    )
    return texts[kind].format(n=number)


def goods(kinds: Iterable[int]) -> str:
    """Goods by kind: '2 dolls, 1 fan'."""
    return ", ".join(good(kind, number) for kind, number in sorted(Counter(kinds).items()))


def landscapes(kinds: Iterable[int]) -> str:
    """Paintings in the order they lie: 'moon, moon, bamboo'."""
    return ", ".join(_(LANDSCAPES[kind]) for kind in kinds)


def subjects(kinds: Iterable[int]) -> str:
    """Paintings counted: '2 moon, 1 bamboo'."""
    return ", ".join(f"{number} {_(LANDSCAPES[kind])}" for kind, number in sorted(Counter(kinds).items()))
