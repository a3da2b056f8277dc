"""What the boards are worth with so much of the game done, in points: the weights of that moment, and all that was
worked out with them."""

from __future__ import annotations

from collections.abc import Hashable

from tokaido_tui.bots.duo.features import (
    CULTURE,
    FAITH,
    GOODS,
    NAMES,
    STEPS,
    TRADE,
    WAVES,
    culture_of,
    dot,
    faith_of,
    wave_of,
)
from tokaido_tui.bots.duo.tables import IslandTables, pack_goods, tables_of
from tokaido_tui.bots.duo.weights import Weights
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.duo.box import ARTIST, LANDSCAPES, MERCHANT, PILGRIM
from tokaido_tui.games.duo.game import Duo

_POINTS = NAMES.index("points")
_FAITH = NAMES.index(FAITH[0])
_TRADE = NAMES.index(TRADE[0])
_GOODS = NAMES.index(GOODS[0])
_CULTURE = NAMES.index(CULTURE[0])
_SPRINGS = NAMES.index("springs")
_WAVES = NAMES.index(WAVES[0])

MONEY = 0.01
"""What a coin is worth when the game is about to be over: it decides between equals."""
LAST_SPREAD = 0.25
DIE_SPREAD = 2.5
"""How far off the forecast of a game about to be over is: with no die left, and for each that is."""

Art = tuple[int, tuple[int, ...], int, int, bool]


class Evaluation:
    """Values of boards under one row of weights. `springs` and `waves[pawn]` are what a token is worth to its holder;
    `final` says that the game ends with this round, so that nothing but points counts."""

    def __init__(self, tables: IslandTables, row: Numbers, spread: float, final: bool = False) -> None:
        self.tables = tables
        self.spread = spread
        self.final = final
        self.points = row[_POINTS]
        self._faith_row = row[_FAITH : _FAITH + len(FAITH)]
        self._coins, self._coin = row[_TRADE], row[_TRADE + 1]
        self._goods_row = row[_GOODS : _GOODS + len(GOODS)]
        self._culture_row = row[_CULTURE : _CULTURE + len(CULTURE)]
        self.springs = row[_SPRINGS]
        by_wave = row[_WAVES : _WAVES + len(WAVES)]
        self.waves = [dot(by_wave, wave_of(wave)) for wave in tables.waves]
        self.roller = row[-1]
        self.dice: dict[Hashable, float] = {}
        self._faith: dict[int, float] = {}
        self._goods: dict[int, float] = {}
        self._drawn: dict[int, float] = {}
        self._art: dict[Art, float] = {}
        self._painted: dict[tuple[Art, int], float] = {}

    def faith(self, stop: int, temple: int, garden: int, ingots: int, wave: bool) -> float:
        key = (((stop << 5 | temple) << 5 | garden) << 5 | ingots) << 1 | wave
        found = self._faith.get(key)
        if found is None:
            box = self.tables.box
            found = self.points * box.temple[temple] * box.garden[garden]
            found += dot(self._faith_row, faith_of(self.tables, stop, temple, garden, ingots, wave))
            self._faith[key] = found
        return found

    def goods(self, town: int, packed: int, wave: bool) -> float:
        """What goods are worth, in coins."""
        key = (town << 12 | packed) << 1 | wave
        found = self._goods.get(key)
        if found is None:
            found = self._goods[key] = dot(self._goods_row, self.tables.goods(town, packed, wave))
        return found

    def drawn(self, town: int, packed: int, wave: bool) -> float:
        """What goods will be worth, in coins, after drawing more in that mountain town."""
        key = (town << 12 | packed) << 1 | wave
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = dot(self._goods_row, self.tables.drawn(town, packed, wave))
        return found

    def wealth(self, coins: int, ingots: int, goods: float) -> float:
        """What these coins, which may be enough for ingots, and goods worth so many are worth."""
        box = self.tables.box
        price, last = box.coins_an_ingot, len(box.ingots) - 1
        while coins >= price and ingots < last:
            coins -= price
            ingots += 1
        coin = self.tables.coin[ingots]
        worth = self.points * box.ingots[ingots] + coin * (self._coins * coins + self._coin + goods)
        return worth + MONEY * (price * ingots + coins) if self.final else worth

    def art(self, area: int, face_up: tuple[int, ...], given: int, wave: bool) -> float:
        # Which the third painting is makes no difference.
        key = area, face_up[:2], len(face_up), given, wave
        found = self._art.get(key)
        if found is None:
            found = self.points * self.tables.box.paintings[given]
            found += dot(self._culture_row, culture_of(self.tables, area, face_up, given, wave))
            self._art[key] = found
        return found

    def painted(self, area: int, face_up: tuple[int, ...], given: int, wave: bool, count: int) -> float:
        """What the artist's board will be worth after turning so many paintings, whichever they are."""
        key = (area, face_up[:2], len(face_up), given, wave), count
        found = self._painted.get(key)
        if found is None:
            all_of_one = [(tile,) * count for tile in range(len(LANDSCAPES))]
            worths = [self.art(area, face_up + tiles, given, wave) for tiles in all_of_one]
            found = self._painted[key] = sum(worths) / len(worths)
        return found

    def tokens(self, game: Duo, seat: int) -> float:
        worth = self.springs if game.springs == seat else 0.0
        for holder, wave in zip(game.holder, self.waves, strict=True):
            if holder == seat:
                worth += wave
        return worth

    def value(self, game: Duo, seat: int) -> float:
        """The final points a seat can hope for, roughly: only the difference between the two means anything."""
        stop, town, area = game.where[3 * seat : 3 * seat + 3]
        holder, ingots = game.holder, game.ingots[seat]
        goods = self.goods(town, pack_goods(game.goods, seat), holder[MERCHANT] == seat)
        return (
            self.faith(stop, game.temple[seat], game.garden[seat], ingots, holder[PILGRIM] == seat)
            + self.wealth(game.coins[seat], ingots, goods)
            + self.art(area, game.revealed[seat], game.given[seat], holder[ARTIST] == seat)
            + self.tokens(game, seat)
            + (self.roller if game.roller == seat else 0.0)
        )

    def lead(self, game: Duo, seat: int) -> float:
        return self.value(game, seat) - self.value(game, 1 - seat)


class IslandEvaluations:
    """The evaluations of one island: for each step of the game, and the last for the round that ends it."""

    def __init__(self, tables: IslandTables, weights: Weights) -> None:
        self.tables = tables
        self.evaluations = [Evaluation(tables, *weights.row(step)) for step in range(STEPS + 1)]
        only_points = tuple([float(name == "points") for name in NAMES])
        self.last = Evaluation(tables, only_points, LAST_SPREAD, final=True)
        # By slots of each track, so that asking how much is done is looking up.
        box = tables.box
        self._temple, self._garden, self._given = (
            [STEPS * slot // (len(track) - 1) for slot in range(len(track))]
            for track in (box.temple, box.garden, box.paintings)
        )
        self._price = box.coins_an_ingot
        self._all_coins = self._price * (len(box.ingots) - 1)

    def now(self, game: Duo) -> Evaluation:
        """For this moment of the game: by the track that is furthest, as features.progress says."""
        if game.ending:
            return self.last
        one, two = game.temple
        step = self._temple[one if one > two else two]
        one, two = game.garden
        other = self._garden[one if one > two else two]
        if other > step:
            step = other
        one, two = game.given
        other = self._given[one if one > two else two]
        if other > step:
            step = other
        price = self._price
        one, two = price * game.ingots[0] + game.coins[0], price * game.ingots[1] + game.coins[1]
        other = STEPS * (one if one > two else two) // self._all_coins
        return self.evaluations[other if other > step else step]


class Evaluations:
    """Those of one set of weights, for the islands that were met last."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._islands: list[IslandEvaluations] = []

    def island(self, game: Duo) -> IslandEvaluations:
        for island in self._islands:
            tables = island.tables
            if tables.tokens is game.tokens and tables.waves is game.waves:
                return island
        tables = tables_of(game)
        for island in self._islands:
            if island.tables is tables:
                return island
        island = IslandEvaluations(tables, self._weights)
        self._islands = [island, *self._islands[:3]]
        return island

    def now(self, game: Duo) -> Evaluation:
        """For this moment of the game."""
        return self.island(game).now(game)
