"""What actions would change, in points, for whoever takes them: moves, what is done after them, and whole dice.

A gain of an action that sets off the end says how that compares with playing on: the lead there will be, against
the lead that is forecast now, each by how sure it is.
"""

from __future__ import annotations

from collections.abc import Hashable

from tokaido_tui.bots.duo.evaluation import DIE_SPREAD, LAST_SPREAD, MONEY, Evaluation
from tokaido_tui.bots.duo.tables import pack_goods
from tokaido_tui.games.duo.actions import goods_drawn, price_of, tiles_revealed, waves_offered
from tokaido_tui.games.duo.box import ARTIST, GARDEN, MERCHANT, PILGRIM, SPRINGS, TEMPLE, TOWN
from tokaido_tui.games.duo.decisions import peg_points
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.moving import blocked_towns, givable, targets
from tokaido_tui.games.duo.options import DICE_LEFT, GIVE, REVEAL_MORE, WAVES_OF
from tokaido_tui.games.duo.scoring import money

MOST_KNOWN = 20_000
"""Dice: a search of some minutes would remember too many."""


class Gains:
    """Of the actions of a seat in a game, with the dice of the mask `left` for later."""

    __slots__ = ("_lead", "_way", "evaluation", "game", "last", "left", "seat")

    def __init__(self, game: Duo, seat: int, evaluation: Evaluation, last: Evaluation, left: int) -> None:
        self.game = game
        self.seat = seat
        self.evaluation = evaluation
        self.last = last
        self.left = left
        self._lead: float | None = None
        # What the move that is looked at changes by itself.
        self._way = 0.0

    # --- the end -----------------------------------------------------------------------------------------------------

    def _rest(self) -> float:
        """How far the dice that are left will take this seat ahead, if the game ends with them."""
        game = self.game
        dice = DICE_LEFT[self.left]
        if not dice:
            return 0.0
        mine, theirs = (Gains(game, who, self.last, self.last, 0) for who in (game.roller, 1 - game.roller))
        if len(dice) == 1:
            ahead = mine.die(dice[0])
        else:
            one, two = dice
            ahead = min(mine.die(two) - theirs.die(one), mine.die(one) - theirs.die(two))
        return ahead if game.roller == self.seat else -ahead

    def _ending(self, points: float, coins: int = 0) -> float:
        """The gain of scoring so many points, receiving coins, and setting off the end."""
        game, seat = self.game, self.seat
        lead = game.points[seat] - game.points[1 - seat] + points + self._rest()
        if not self.left:
            lead += MONEY * (money(game, seat) + coins - money(game, 1 - seat))
        if self._lead is None:
            self._lead = self.evaluation.lead(game, seat)
        # What is sure counts for more than what is only forecast.
        spread = LAST_SPREAD + DIE_SPREAD * len(DICE_LEFT[self.left])
        return lead * self.evaluation.spread / spread - self._lead - self._way

    # --- what is done after a move -----------------------------------------------------------------------------------

    def visit(self, stop: int) -> float:
        """A pilgrim using a stop."""
        game, seat, evaluation = self.game, self.seat, self.evaluation
        box = game.box
        kind = box.kinds[stop]
        temple, garden = game.temple[seat], game.garden[seat]
        if kind == TEMPLE:
            return self._peg(stop, temple + 1, garden, len(box.temple) - 1 - temple)
        if kind == GARDEN:
            return self._peg(stop, temple, garden + 1, len(box.garden) - 1 - garden)
        if kind == TOWN:
            token = game.tokens[stop]
            assert token is not None
            return self._paid(token.price, game.where[3 * seat + MERCHANT], pack_goods(game.goods, seat))
        if kind == SPRINGS:
            return 0.0 if game.springs == seat else evaluation.springs * (1 + (game.springs == 1 - seat))
        return max([self.take(wave) for wave in WAVES_OF[waves_offered(game, seat)]])

    def _peg(self, stop: int, temple: int, garden: int, free: int) -> float:
        """A peg that goes up, to these slots; its track has so many free ones."""
        game, seat, evaluation = self.game, self.seat, self.evaluation
        if not free:
            return 0.0
        if free == 1 and not evaluation.final:
            return self._ending(peg_points(game, seat, game.box.kinds[stop]))
        wave, ingots = game.holder[PILGRIM] == seat, game.ingots[seat]
        now = evaluation.faith(stop, game.temple[seat], game.garden[seat], ingots, wave)
        return evaluation.faith(stop, temple, garden, ingots, wave) - now

    def take(self, choice: int) -> float:
        """A wave from the board or from the other player; 0 is none."""
        if not choice:
            return 0.0
        return self.evaluation.waves[choice - 1] * (1 + (self.game.holder[choice - 1] == 1 - self.seat))

    def _paid(self, coins: int, town: int, packed: int) -> float:
        """Coins received, with the merchant in that town and these goods left."""
        game, seat, evaluation = self.game, self.seat, self.evaluation
        box = game.box
        had, ingots = game.coins[seat], game.ingots[seat]
        track, price = box.ingots, box.coins_an_ingot
        if not evaluation.final and ingots + (had + coins) // price >= len(track) - 1:
            return self._ending(track[-1] - track[ingots], coins)
        wave = game.holder[MERCHANT] == seat
        now = evaluation.wealth(had, ingots, evaluation.goods(town, pack_goods(game.goods, seat), wave))
        return evaluation.wealth(had + coins, ingots, evaluation.goods(town, packed, wave)) - now

    def sell(self, town: int, count: int) -> float:
        if not count:
            return 0.0
        game, seat = self.game, self.seat
        token = game.tokens[town]
        assert token is not None
        left = pack_goods(game.goods, seat) - (count << 3 * token.good)
        return self._paid(count * price_of(game, seat, town), town, left)

    def draw(self, town: int) -> float:
        game, seat, evaluation = self.game, self.seat, self.evaluation
        if not goods_drawn(game, seat, town):
            return 0.0
        wave, packed = game.holder[MERCHANT] == seat, pack_goods(game.goods, seat)
        more = evaluation.drawn(town, packed, wave) - evaluation.goods(town, packed, wave)
        return more * evaluation.tables.coin[game.ingots[seat]]

    def keep(self, packed: int) -> float:
        game, seat, evaluation = self.game, self.seat, self.evaluation
        wave, town = game.holder[MERCHANT] == seat, game.where[3 * seat + MERCHANT]
        return evaluation.goods(town, packed, wave) * evaluation.tables.coin[game.ingots[seat]]

    def paint(self, area: int, choice: int) -> float:
        if not choice:
            return 0.0
        game, seat, evaluation = self.game, self.seat, self.evaluation
        face_up, given, wave = game.revealed[seat], game.given[seat], game.holder[ARTIST] == seat
        now = evaluation.art(area, face_up, given, wave)
        if choice == GIVE:
            track = game.box.paintings
            if not evaluation.final and given + 2 == len(track):
                return self._ending(track[given + 1] - track[given])
            return evaluation.art(area, face_up[1:], given + 1, wave) - now
        count = tiles_revealed(game, seat, area)[choice == REVEAL_MORE]
        return evaluation.painted(area, face_up, given, wave, count) - now if count else 0.0

    # --- moves -------------------------------------------------------------------------------------------------------

    def move(self, pawn: int, space: int) -> float:
        """Going there and doing what is best there."""
        way, used = (self._walk, self._trade, self._roam)[pawn](space)
        self._way = 0.0
        return way + used if used > 0 else way

    def _walk(self, stop: int) -> tuple[float, float]:
        game, seat, evaluation = self.game, self.seat, self.evaluation
        temple, garden, ingots = game.temple[seat], game.garden[seat], game.ingots[seat]
        wave = game.holder[PILGRIM] == seat
        here = game.where[3 * seat]
        way = evaluation.faith(stop, temple, garden, ingots, wave) - evaluation.faith(
            here, temple, garden, ingots, wave
        )
        self._way = way
        return way, self.visit(stop)

    def _trade(self, town: int) -> tuple[float, float]:
        game, seat, evaluation = self.game, self.seat, self.evaluation
        wave, packed = game.holder[MERCHANT] == seat, pack_goods(game.goods, seat)
        here = game.where[3 * seat + MERCHANT]
        way = evaluation.goods(town, packed, wave) - evaluation.goods(here, packed, wave)
        way *= evaluation.tables.coin[game.ingots[seat]]
        self._way = way
        token = game.tokens[town] if town < len(game.tokens) else None
        return way, self.draw(town) if token is None else self.sell(town, packed >> 3 * token.good & 7)

    def _roam(self, area: int) -> tuple[float, float]:
        game, seat, evaluation = self.game, self.seat, self.evaluation
        face_up, given, wave = game.revealed[seat], game.given[seat], game.holder[ARTIST] == seat
        here = game.where[3 * seat + ARTIST]
        way = evaluation.art(area, face_up, given, wave) - evaluation.art(here, face_up, given, wave)
        self._way = way
        used = self.paint(area, REVEAL_MORE)
        if face_up and givable(game, seat, here, area) >> face_up[0] & 1:
            used = max(used, self.paint(area, GIVE))
        return way, used

    def die(self, pawn: int) -> float:
        """The best move with that die."""
        game, seat = self.game, self.seat
        if pawn == PILGRIM or self._may_end(pawn):
            return max([self.move(pawn, space) for space in targets(game, seat, pawn)], default=0.0)
        # Merchants and artists have many ways to go, and meet the same question again and again.
        mine = self._trading() if pawn == MERCHANT else self._painting()
        known = self.evaluation.dice
        found = known.get(mine)
        if found is None:
            found = max([self.move(pawn, space) for space in targets(game, seat, pawn)], default=0.0)
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[mine] = found
        return found

    def _may_end(self, pawn: int) -> bool:
        """Whether that pawn could set off the end with a die."""
        game, seat = self.game, self.seat
        if self.evaluation.final:
            return False
        box = game.box
        if pawn == ARTIST:
            return game.given[seat] + 2 >= len(box.paintings)
        best_lot = self.evaluation.tables.goods(
            game.where[3 * seat + MERCHANT], pack_goods(game.goods, seat), game.holder[MERCHANT] == seat
        )[1]
        price = box.coins_an_ingot
        return price * game.ingots[seat] + game.coins[seat] + best_lot >= price * (len(box.ingots) - 1)

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
