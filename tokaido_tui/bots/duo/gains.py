"""What actions would change, in points, for who takes them: moves, what is done after them, and whole dice.

A gain of an action that sets off the end says how that compares with playing on: the lead there will be, against
the lead that is forecast now, each by how sure it is.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

from tokaido_tui.bots.duo.judge import DIE_SPREAD, LAST_SPREAD, Judge
from tokaido_tui.bots.duo.lore import pack_goods
from tokaido_tui.games.duo.actions import goods_drawn, price_of, tiles_revealed, waves_offered
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.moving import blocked_towns, givable, targets
from tokaido_tui.games.duo.options import GIVE, REVEAL_MORE, WAVES_OF
from tokaido_tui.games.duo.tables import ARTIST, GARDEN, MERCHANT, PILGRIM, SPRINGS, TEMPLE, TOWN

_DICE_OF = tuple(tuple(pawn for pawn in range(3) if left >> pawn & 1) for left in range(8))


class Gains:
    """Of the actions of a seat in a game, with so many dice (a mask) left for later."""

    def __init__(self, game: Duo, seat: int, judge: Judge, last: Judge, left: int) -> None:
        self.game = game
        self.seat = seat
        self.judge = judge
        self.last = last
        self.left = left

    # --- the end -----------------------------------------------------------------------------------------------------

    @cached_property
    def _lead(self) -> float:
        return self.judge.lead(self.game, self.seat)

    @cached_property
    def _rest(self) -> float:
        """How far the dice that are left will take this seat ahead, if the game ends with them."""
        game, seat = self.game, self.seat
        dice = _DICE_OF[self.left]
        if not dice:
            return 0.0
        mine, theirs = (Gains(game, who, self.last, self.last, 0) for who in (game.roller, 1 - game.roller))
        if len(dice) == 1:
            ahead = mine.die(dice[0])
        else:
            one, two = dice
            ahead = min(mine.die(two) - theirs.die(one), mine.die(one) - theirs.die(two))
        return ahead if game.roller == seat else -ahead

    def _ending(self, points: float, money: float = 0.0) -> float:
        """The gain of scoring so many points and setting off the end."""
        game, seat = self.game, self.seat
        lead = game.points[seat] - game.points[1 - seat] + points + self._rest
        if not self.left:
            price = game.tables.coins_an_ingot
            one, two = (price * game.ingots[who] + game.coins[who] for who in (seat, 1 - seat))
            lead += 0.01 * (one + money - two)
        spread = LAST_SPREAD + DIE_SPREAD * len(_DICE_OF[self.left])
        return lead * self.judge.spread / spread - self._lead

    # --- what is done after a move -----------------------------------------------------------------------------------

    def visit(self, stop: int) -> float:
        """A pilgrim using a stop."""
        game, seat, judge = self.game, self.seat, self.judge
        tables = game.tables
        kind = tables.kinds[stop]
        temple, garden = game.temple[seat], game.garden[seat]
        if kind == TEMPLE or kind == GARDEN:
            up, right = (1, 0) if kind == TEMPLE else (0, 1)
            tracks = len(tables.temple) - 1, len(tables.garden) - 1
            if temple + up > tracks[0] or garden + right > tracks[1]:
                return 0.0
            if not judge.final and ((temple + up == tracks[0] and up) or (garden + right == tracks[1] and right)):
                after = tables.temple[temple + up] * tables.garden[garden + right]
                return self._ending(after - tables.temple[temple] * tables.garden[garden])
            wave, ingots = game.holder[PILGRIM] == seat, game.ingots[seat]
            now = judge.faith(stop, temple, garden, ingots, wave)
            return judge.faith(stop, temple + up, garden + right, ingots, wave) - now
        if kind == TOWN:
            token = game.tokens[stop]
            assert token is not None
            return self._paid(token.price, pack_goods(game.goods, seat))
        if kind == SPRINGS:
            return 0.0 if game.springs == seat else judge.springs * (1 + (game.springs == 1 - seat))
        return max([self.take(wave) for wave in WAVES_OF[waves_offered(game, seat)]])

    def take(self, choice: int) -> float:
        """A wave from the board or from the other player; 0 is none."""
        if not choice:
            return 0.0
        return self.judge.waves[choice - 1] * (1 + (self.game.holder[choice - 1] == 1 - self.seat))

    def _paid(self, coins: int, packed: int) -> float:
        """Coins received, with these goods left."""
        game, seat, judge = self.game, self.seat, self.judge
        tables = game.tables
        had, ingots = game.coins[seat], game.ingots[seat]
        track, price = tables.ingots, tables.coins_an_ingot
        if not judge.final and ingots + (had + coins) // price >= len(track) - 1:
            return self._ending(track[-1] - track[ingots], coins)
        town, wave = game.where[3 * seat + MERCHANT], game.holder[MERCHANT] == seat
        now = judge.wealth(had, ingots, judge.goods(town, pack_goods(game.goods, seat), wave))
        return judge.wealth(had + coins, ingots, judge.goods(town, packed, wave)) - now

    def sell(self, town: int, count: int) -> float:
        if not count:
            return 0.0
        game, seat = self.game, self.seat
        token = game.tokens[town]
        assert token is not None
        left = pack_goods(game.goods, seat) - (count << 3 * token.good)
        return self._paid(count * price_of(game, seat, town), left)

    def draw(self, town: int) -> float:
        game, seat, judge = self.game, self.seat, self.judge
        if not goods_drawn(game, seat, town):
            return 0.0
        wave, packed = game.holder[MERCHANT] == seat, pack_goods(game.goods, seat)
        more = judge.drawn(town, packed, wave) - judge.goods(town, packed, wave)
        return more * judge.lore.coin[game.ingots[seat]]

    def keep(self, packed: int) -> float:
        game, seat, judge = self.game, self.seat, self.judge
        wave, town = game.holder[MERCHANT] == seat, game.where[3 * seat + MERCHANT]
        return judge.goods(town, packed, wave) * judge.lore.coin[game.ingots[seat]]

    def paint(self, area: int, choice: int) -> float:
        if not choice:
            return 0.0
        game, seat, judge = self.game, self.seat, self.judge
        face_up, given, wave = game.revealed[seat], game.given[seat], game.holder[ARTIST] == seat
        now = judge.art(area, face_up, given, wave)
        if choice == GIVE:
            track = game.tables.paintings
            if not judge.final and given + 2 == len(track):
                return self._ending(track[given + 1] - track[given])
            return judge.art(area, face_up[1:], given + 1, wave) - now
        count = tiles_revealed(game, seat, area)[choice == REVEAL_MORE]
        return judge.painted(area, face_up, given, wave, count) - now if count else 0.0

    # --- moves -------------------------------------------------------------------------------------------------------

    def move(self, pawn: int, space: int) -> float:
        """Going there and doing what is best there."""
        return (self._walk, self._trade, self._roam)[pawn](space)

    def _walk(self, stop: int) -> float:
        game, seat, judge = self.game, self.seat, self.judge
        temple, garden, ingots = game.temple[seat], game.garden[seat], game.ingots[seat]
        wave = game.holder[PILGRIM] == seat
        here = game.where[3 * seat]
        way = judge.faith(stop, temple, garden, ingots, wave) - judge.faith(here, temple, garden, ingots, wave)
        used = self.visit(stop)
        return way + used if used > 0 else way

    def _trade(self, town: int) -> float:
        game, seat, judge = self.game, self.seat, self.judge
        wave, packed = game.holder[MERCHANT] == seat, pack_goods(game.goods, seat)
        where, number = game.where, 3 * seat + MERCHANT
        here = where[number]
        way = judge.goods(town, packed, wave) - judge.goods(here, packed, wave)
        way *= judge.lore.coin[game.ingots[seat]]
        # Standing there while it is looked at: what goods are worth depends on it.
        where[number] = town
        token = game.tokens[town] if town < len(game.tokens) else None
        used = self.draw(town) if token is None else self.sell(town, packed >> 3 * token.good & 7)
        where[number] = here
        return way + used if used > 0 else way

    def _roam(self, area: int) -> float:
        game, seat, judge = self.game, self.seat, self.judge
        face_up, given, wave = game.revealed[seat], game.given[seat], game.holder[ARTIST] == seat
        here = game.where[3 * seat + ARTIST]
        way = judge.art(area, face_up, given, wave) - judge.art(here, face_up, given, wave)
        used = self.paint(area, REVEAL_MORE)
        if face_up and givable(game, seat, here, area) >> face_up[0] & 1:
            used = max(used, self.paint(area, GIVE))
        return way + used if used > 0 else way

    def die(self, pawn: int) -> float:
        """The best move with that die."""
        game, seat = self.game, self.seat
        if pawn == PILGRIM or self._may_end(pawn):
            return max([self.move(pawn, space) for space in targets(game, seat, pawn)], default=0.0)
        # Merchants and artists have many ways to go, and meet the same question again and again.
        mine = self._trading() if pawn == MERCHANT else self._painting()
        known = self.judge.dice
        found = known.get(mine)
        if found is None:
            found = max([self.move(pawn, space) for space in targets(game, seat, pawn)], default=0.0)
            known[mine] = found
        return found

    def _may_end(self, pawn: int) -> bool:
        """Whether that pawn could set off the end with a die."""
        game, seat = self.game, self.seat
        if self.judge.final:
            return False
        tables = game.tables
        if pawn == ARTIST:
            return game.given[seat] + 2 >= len(tables.paintings)
        best_lot = self.judge.lore.goods(
            game.where[3 * seat + MERCHANT], pack_goods(game.goods, seat), game.holder[MERCHANT] == seat
        )[1]
        price = tables.coins_an_ingot
        return price * game.ingots[seat] + game.coins[seat] + best_lot >= price * (len(tables.ingots) - 1)

    def _trading(self) -> Hashable:
        """All that the worth of a merchant's die depends on."""
        game, seat = self.game, self.seat
        return (
            game.where[3 * seat + MERCHANT],
            game.dice[MERCHANT],
            blocked_towns(game, seat),
            pack_goods(game.goods, seat),
            game.coins[seat],
            game.ingots[seat],
            game.holder[MERCHANT] == seat,
            len(game.bag) > 0,
        )

    def _painting(self) -> Hashable:
        """All that the worth of an artist's die depends on."""
        game, seat = self.game, self.seat
        face_up = game.revealed[seat]
        return (
            seat,
            *game.where,
            game.dice[ARTIST],
            face_up[:2],
            len(face_up),
            game.given[seat],
            game.holder[ARTIST] == seat,
        )
