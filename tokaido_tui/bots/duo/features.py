"""What a Tokaido Duo position promises: numbers about one seat, whose weighted sum forecasts its final points.

Each of the three boards has its own, so that an action changes only those of its pawn. A weight has three values: at
the outset, halfway and at the end; in between it is in between.
"""

from __future__ import annotations

from operator import mul

from tokaido_tui.bots.duo.tables import IslandTables, pack_goods
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.duo.box import ARTIST, MERCHANT, PILGRIM, Wave
from tokaido_tui.games.duo.game import Duo

FAITH = ("temple", "garden", "ahead")
"""The pegs' values, and what the next die brings the pilgrim."""
GOODS = ("goods", "lot", "lots", "sale")
"""Goods held, the best lot, the other lots, what the next die brings the merchant; in points by the next ingot."""
TRADE = ("coins", "coin", *GOODS)
"""The coins towards the next ingot, in its points, and what one coin of it is worth."""
CULTURE = ("gift", "tile", "tiles", "heap", "giving", "following")
"""What the next painting given scores; the same if one is face up; for each of the next three; for each beyond; times
the chance that the next die gives it, and that another one gives the next."""
WAVES = ("calm", "hasty", "shrewd", "sturdy", "master", "inspired")
"""Waves held, by what they give: a step less, a step more, a coin a good, a good drawn and one held, a painting turned,
a painting given on the way."""
TOKENS = ("springs", *WAVES, "roller")
"""Who holds which, and who rolls."""
NAMES = ("points", *FAITH, *TRADE, *CULTURE, *TOKENS)
AFTER_TILE = 3

KNOTS = 3
STEPS = 16
"""How many steps of progress are told apart."""


def faith_of(tables: IslandTables, stop: int, temple: int, garden: int, ingots: int, wave: bool) -> Numbers:
    box = tables.box
    return box.temple[temple], box.garden[garden], tables.ahead(stop, temple, garden, ingots, wave)


def trade_of(tables: IslandTables, goods: Numbers, coins: int, ingots: int) -> Numbers:
    coin = tables.coin[ingots]
    return coin * coins, coin, *[coin * number for number in goods]


def culture_of(tables: IslandTables, area: int, face_up: tuple[int, ...], given: int, wave: bool) -> Numbers:
    gift = tables.gift[given]
    count = len(face_up)
    if not count:
        return gift, 0.0, 0.0, 0.0, 0.0, 0.0
    tile = face_up[0]
    more = count - 1
    following = tables.next_chance(tile, face_up[1], wave) if more else 0.0
    return (
        gift,
        gift,
        gift * min(more, AFTER_TILE),
        gift * max(0, more - AFTER_TILE),
        gift * tables.chance(area, tile, wave),
        gift * following,
    )


def wave_of(wave: Wave) -> Numbers:
    """What a side of a wave gives, in the order of WAVES. The printed sides are 1 in one of them, each; those of a
    box of one's own whatever they add up to."""
    fewer, more = max(0, -wave.steps), max(0, wave.steps)
    return (
        float(fewer),
        float(more),
        float(wave.coins),
        (wave.draws + wave.holds) / 2,
        float(wave.reveals),
        float(wave.crossed),
    )


def tokens_of(game: Duo, seat: int) -> Numbers:
    held = [wave_of(wave) for wave, holder in zip(game.waves, game.holder, strict=True) if holder == seat]
    given = [sum(numbers) for numbers in zip(*held, strict=True)] if held else [0.0] * len(WAVES)
    return float(game.springs == seat), *given, float(game.roller == seat)


def features(game: Duo, tables: IslandTables, seat: int) -> list[float]:
    """In the order of NAMES."""
    pilgrim, merchant, artist = game.where[3 * seat : 3 * seat + 3]
    waves = [holder == seat for holder in game.holder]
    ingots = game.ingots[seat]
    goods = tables.goods(merchant, pack_goods(game.goods, seat), waves[MERCHANT])
    return [
        game.points[seat],
        *faith_of(tables, pilgrim, game.temple[seat], game.garden[seat], ingots, waves[PILGRIM]),
        *trade_of(tables, goods, game.coins[seat], ingots),
        *culture_of(tables, artist, game.revealed[seat], game.given[seat], waves[ARTIST]),
        *tokens_of(game, seat),
    ]


def progress(game: Duo) -> float:
    """How near the end is, from 0 to 1: by the track that is furthest, whosever it is."""
    box = game.box
    all_coins = (len(box.ingots) - 1) * box.coins_an_ingot
    one, two = game.ingots
    coins = max(one * box.coins_an_ingot + game.coins[0], two * box.coins_an_ingot + game.coins[1])
    return max(
        max(game.temple) / (len(box.temple) - 1),
        max(game.garden) / (len(box.garden) - 1),
        min(1.0, coins / all_coins),
        max(game.given) / (len(box.paintings) - 1),
    )


def knots(done: float) -> Numbers:
    """How much each of the values of a weight counts with so much done."""
    place = done * (KNOTS - 1)
    return tuple([max(0.0, 1.0 - abs(place - knot)) for knot in range(KNOTS)])


def dot(one: Numbers, other: Numbers) -> float:
    return float(sum(map(mul, one, other)))
