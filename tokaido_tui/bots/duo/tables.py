"""Tables about one island with its trade tokens: what is near, and what it is roughly worth, in points or in coins.

The merchant goes by this alone; to the pilgrim it says what a pawn can hope for with its next die.
"""

from __future__ import annotations

from random import Random

from tokaido_tui.games.duo.box import (
    ARTIST,
    COAST,
    GARDEN,
    GOODS,
    MERCHANT,
    PILGRIM,
    SPRINGS,
    TEMPLE,
    TOWN,
    Box,
    Token,
    Wave,
)
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.options import KEEPINGS, unpack

KINDS = len(GOODS)
LATER = 0.5
"""What a peg that goes up is worth beside its points, for each slot the other track still has: those grow with it."""
SPRINGS_WORTH = 2.5
WAVE_WORTH = 1.5
TILE_WORTH = (1.6, 1.2, 0.8, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1)
"""A painting turned, by how many lie face up already."""
GOOD_COINS = (2.2, 2.2, 2.0, 1.8, 1.6, 0.8)
"""A good drawn, in coins, by how many are held already."""
SPILLED = 0.5
"""A good drawn over the limit: a better choice of what to keep."""
DRAWS = 16
"""How many draws stand for all there could be."""

Goods = tuple[float, ...]
"""About a merchant's goods, in coins: how many, the best lot, the other lots, what the next die brings."""


def pack_goods(goods: list[int], seat: int) -> int:
    """A seat's goods as one int, three bits each."""
    first = KINDS * seat
    return goods[first] | goods[first + 1] << 3 | goods[first + 2] << 6 | goods[first + 3] << 9


class IslandTables:
    """One island with its tokens and waves.

    `coin[ingots]` is what a coin is worth, in points, by ingots held. `prices[good]` is the best price for each.
    """

    def __init__(self, box: Box, tokens: tuple[Token | None, ...], waves: tuple[Wave, ...]) -> None:
        self.box = box
        self.tokens = tokens
        self.waves = waves
        self.island = island_of(box)
        steps = [two - one for one, two in zip(box.ingots, box.ingots[1:], strict=False)]
        self.coin = (*(step / box.coins_an_ingot for step in steps), 0.0)
        self.gift = (*(two - one for one, two in zip(box.paintings, box.paintings[1:], strict=False)), 0)
        self.prices = [max([t.price for t in tokens if t and t.good == good], default=0) for good in range(KINDS)]
        self._goods: dict[int, Goods] = {}
        self._drawn: dict[int, Goods] = {}
        self._ahead: dict[int, float] = {}
        self._chances: dict[int, float] = {}

    # --- the pilgrim -------------------------------------------------------------------------------------------------

    def stop_worth(self, stop: int, temple: int, garden: int, ingots: int) -> float:
        """What a stop gives, roughly."""
        box = self.box
        kind = box.kinds[stop]
        if kind == TEMPLE:
            if temple == len(box.temple) - 1:
                return 0.0
            gained = (box.temple[temple + 1] - box.temple[temple]) * box.garden[garden]
            return gained + LATER * (len(box.garden) - 1 - garden)
        if kind == GARDEN:
            if garden == len(box.garden) - 1:
                return 0.0
            gained = (box.garden[garden + 1] - box.garden[garden]) * box.temple[temple]
            return gained + LATER * (len(box.temple) - 1 - temple)
        if kind == COAST:
            return WAVE_WORTH
        if kind == SPRINGS:
            return SPRINGS_WORTH
        token = self.tokens[stop]
        assert token is not None
        return token.price * self.coin[ingots]

    def ahead(self, stop: int, temple: int, garden: int, ingots: int, wave: bool) -> float:
        """What the next die brings a pilgrim there, on the mean."""
        key = (((stop << 5 | temple) << 5 | garden) << 5 | ingots) << 1 | wave
        found = self._ahead.get(key)
        if found is None:
            rim, faces = self.box.rim, self.box.dice[PILGRIM]
            more = self.waves[PILGRIM].steps if wave else 0
            total = 0.0
            for face in faces:
                worth = self.stop_worth((stop + face) % rim, temple, garden, ingots)
                if more and face + more:
                    worth = max(worth, self.stop_worth((stop + face + more) % rim, temple, garden, ingots))
                total += worth
            found = self._ahead[key] = total / len(faces)
        return found

    # --- the merchant ------------------------------------------------------------------------------------------------

    def goods(self, town: int, packed: int, wave: bool) -> Goods:
        """About these goods in that town."""
        key = (town << 12 | packed) << 1 | wave
        found = self._goods.get(key)
        if found is None:
            found = self._goods[key] = self._about_goods(town, packed, wave)
        return found

    def _about_goods(self, town: int, packed: int, wave: bool) -> Goods:
        held = unpack(packed)
        more = self.waves[MERCHANT].coins if wave else 0
        lots = sorted(count * (price + more) for count, price in zip(held, self.prices, strict=True))
        faces = self.box.dice[MERCHANT]
        hoped = {
            face: max([self.town_worth(end, packed, wave) for end in self.island.ends(MERCHANT, town, face, 0)] or [0])
            for face in set(faces)
        }
        return float(sum(held)), float(lots[-1]), float(sum(lots[:-1])), sum(hoped[face] for face in faces) / len(faces)

    def town_worth(self, town: int, packed: int, wave: bool) -> float:
        """What a merchant with these goods gets there, in coins or in goods that will be coins."""
        mine = self.waves[MERCHANT]
        if self.box.kinds[town] == TOWN:
            token = self.tokens[town]
            assert token is not None
            return float((packed >> 3 * token.good & 7) * (token.price + (mine.coins if wave else 0)))
        held = sum(unpack(packed))
        drawn = self.box.values[town] + (mine.draws if wave else 0)
        room = max(0, self.box.hold + (mine.holds if wave else 0) - held)
        fitting = min(drawn, room)
        last = len(GOOD_COINS) - 1
        worth = sum(GOOD_COINS[min(held + number, last)] for number in range(fitting))
        return worth + SPILLED * (drawn - fitting)

    def drawn(self, town: int, packed: int, wave: bool) -> Goods:
        """About the goods after drawing in that mountain town, on the mean of many draws."""
        key = (town << 12 | packed) << 1 | wave
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._about_drawn(town, packed, wave)
        return found

    def _about_drawn(self, town: int, packed: int, wave: bool) -> Goods:
        # The same draws for everybody who asks the same: what is thought of it depends on nothing else.
        random = Random(7)
        bag = list(self.box.bag)
        for good, count in enumerate(unpack(packed)):
            for _ in range(min(count, bag.count(good))):
                bag.remove(good)
        mine = self.waves[MERCHANT]
        drawn = min(self.box.values[town] + (mine.draws if wave else 0), len(bag))
        hold = self.box.hold + (mine.holds if wave else 0)
        about = [0.0] * 4
        for _ in range(DRAWS):
            held = unpack(packed)
            for good in random.sample(bag, drawn):
                held[good] += 1
            keepings = KEEPINGS[tuple(held), min(hold, sum(held))]
            best = max((self.goods(town, kept, wave) for kept in keepings), key=lot_worth)
            about = [sofar + number for sofar, number in zip(about, best, strict=True)]
        return tuple(number / DRAWS for number in about)

    # --- the artist --------------------------------------------------------------------------------------------------

    def chance(self, area: int, tile: int, wave: bool) -> float:
        """How likely the artist's next die takes him from there to where he can give that painting."""
        key = (area << 3 | tile) << 1 | wave
        found = self._chances.get(key)
        if found is None:
            inspired = wave and self.waves[ARTIST].crossed
            faces = self.box.dice[ARTIST]
            found = self._chances[key] = sum(self._gives(area, tile, face, inspired) for face in faces) / len(faces)
        return found

    def _gives(self, area: int, tile: int, face: int, inspired: bool) -> bool:
        island = self.island
        for end in island.ends(ARTIST, area, face, 0):
            if (island.seen(area, face, end) if inspired else 1 << island.landscape[end]) >> tile & 1:
                return True
        return False

    def next_chance(self, tile: int, following: int, wave: bool) -> float:
        """How likely one painting can be given right after another, from where that one was given."""
        areas = [area for area, landscape in enumerate(self.island.landscape) if landscape == tile]
        return max([self.chance(area, following, wave) for area in areas], default=0.0)


def lot_worth(about: Goods) -> float:
    """What to keep: what makes one big sale, then what makes others, then what the next die sells."""
    return about[1] + 0.5 * about[2] + 0.3 * about[3]


_KNOWN: list[IslandTables] = []
_MOST_KNOWN = 8


def tables_of(game: Duo) -> IslandTables:
    """What there is to know about the island of this game, worked out once."""
    tokens, waves, box = game.tokens, game.waves, game.box
    for tables in _KNOWN:
        if tables.tokens is tokens and tables.waves is waves:
            return tables
    for tables in _KNOWN:
        if tables.tokens == tokens and tables.waves == waves and tables.box == box:
            return tables
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.pop()
    _KNOWN.insert(0, IslandTables(box, tokens, waves))
    return _KNOWN[0]
