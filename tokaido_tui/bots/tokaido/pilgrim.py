"""The pilgrim: a tuned evaluation of every stop, of what it leaves to others, and of what is left for later."""

from __future__ import annotations

from functools import cache

from tokaido_tui.bots.tokaido.book import PURSE, STAGES, Book, Weights, own_weights
from tokaido_tui.bots.tokaido.evaluate import best_gift, ranks, section_worth, stop_worths
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import ACCEPT, ADMIRE, BUY, DISH_PRICES, DONATE, EAT, KEEP
from tokaido_tui.games.tokaido.tables import ENCOUNTERS, MEAL_POINTS, TEMPLE


@cache
def own_book() -> Book:
    return Book(own_weights())


class Pilgrim:
    """Picks by a book; without weights by the one that ships."""

    __slots__ = ("book",)

    def __init__(self, weights: Weights | None = None) -> None:
        self.book = own_book() if weights is None else Book(weights)

    def pick(self, game: Tokaido) -> int:
        kind = game.kind
        if kind == MOVE:
            return self._move(game)
        book = self.book
        seat = game.seat
        stage = game.road.stage_of[game.stage.start]
        if kind == BUY:
            coins = min(game.coins[seat], PURSE - 1)
            families = game.families[seat]
            return book.best_purchase(families, game.offer, game.offer_key, coins, game.chosen[seat], stage)[1]
        if kind == EAT:
            return self._eat(game, seat, stage)
        if kind == DONATE:
            return best_gift(game, book, seat, stage)[1]
        if kind == ACCEPT:
            return 1
        actions = game.legal_actions()
        if kind == ADMIRE:
            return max(actions[1:], key=lambda action: section_worth(game, book, seat, action - 1, stage))
        if kind == KEEP:
            return max(actions, key=lambda card: self._met(game, seat, card, stage))
        return max(actions, key=book.weights.travellers.__getitem__)

    def _move(self, game: Tokaido) -> int:
        actions = game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if game.walker >= game.players:
            return self._move_neutral(game, actions)
        return max(zip(self.values(game, actions), actions, strict=True))[1]

    def values(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        """What each move of the walker's own is worth, in points, less what passing by the stops before it costs."""
        book = self.book
        weights = book.weights
        seat = game.walker
        road = game.road
        stage = road.stage_of[game.stage.start]
        worths = stop_worths(game, book, seat, stage)
        kinds, bits, roomy = road.kinds, road.bits, game.roomy
        # Where the rivals stand, the last first.
        order = sorted(game.where)
        follower = order[1] & 7
        theirs = stop_worths(game, book, follower, stage) if follower < game.players else worths
        rivals = 0
        ahead = len(order)
        next_at = order[1] >> 6
        passed = 0.0
        step = weights.step
        start = order[0] >> 6
        single, double = book.share
        values = []
        end = game.stage.end
        for station in actions:
            while station > next_at:
                rivals += 1
                next_at = order[rivals + 1] >> 6 if rivals + 1 < ahead else end
            if station == end:
                values.append(self._inn(game, seat) - passed - step * (station - start))
                break
            kind = kinds[station]
            worth = worths[kind]
            value = worth - passed - step * (station - start)
            if bits[station] & roomy:
                values.append(value)
                if worth > 0:
                    passed += double[rivals] * worth
            else:
                values.append(value + (weights.deny * theirs[kind] if rivals else 0.0))
                if worth > 0:
                    passed += single[rivals] * worth
        return values

    def _inn(self, game: Tokaido, seat: int) -> float:
        """Being served before those still on the road."""
        weights = self.book.weights
        worth = weights.inn_early
        if game.terms.hand <= max(game.players, 3):
            worth += weights.inn_scarce
        if game.coins[seat] < 3:
            worth += weights.inn_poor
        return worth * (game.travellers - game.waiting - 1)

    def _move_neutral(self, game: Tokaido, actions: tuple[int, ...]) -> int:
        """Takes from the other what they want most; minds what its mover wants."""
        book = self.book
        seat = game.seat
        other = 1 - seat
        road = game.road
        stage = road.stage_of[game.stage.start]
        wanted = stop_worths(game, book, other, stage)
        mine = stop_worths(game, book, seat, stage)
        there, here = game.where[other] >> 6, game.where[seat] >> 6
        best, most = actions[0], -99.0
        for station in actions:
            kind = road.kinds[station]
            value = -0.01 * station
            if station > there:
                value += wanted[kind]
            if station > here:
                value -= book.weights.neutral_own * mine[kind]
            if kind == TEMPLE:
                value += self._pile(game, other, stage) - self._pile(game, seat, stage)
            if value > most:
                best, most = station, value
        return best

    def _pile(self, game: Tokaido, seat: int, stage: int) -> float:
        """What the neutral's next offering takes from a seat's rank."""
        neutral = game.players
        before = ranks(game, self.book, seat, stage)[0]
        game.offerings[neutral] += 1
        after = ranks(game, self.book, seat, stage)[0]
        game.offerings[neutral] -= 1
        return before - after

    def _eat(self, game: Tokaido, seat: int, stage: int) -> int:
        """Six points, and the price decides; after the last inn no coin is worth keeping."""
        who = game.who[seat]
        coins = min(game.coins[seat], PURSE - 1)
        purse = self.book.purse[game.chosen[seat]][min(stage + 1, STAGES)]
        had = purse[coins]
        best, most = 0, 0.0
        for action in game.legal_actions():
            if action:
                printed = DISH_PRICES[action - 1]
                price = printed - who.meal_discount
                left = coins - price if price > 0 else coins
                value = MEAL_POINTS + self.book.weights.gourmet * printed + purse[left] - had
                if value > most:
                    best, most = action, value
        return best

    def _met(self, game: Tokaido, seat: int, card: int, stage: int) -> float:
        book = self.book
        person = ENCOUNTERS[card]
        if person.section >= 0:
            worth = section_worth(game, book, seat, person.section, stage)
            return worth or max(section_worth(game, book, seat, panorama, stage) for panorama in range(3))
        purse = book.purse[game.chosen[seat]][stage]
        coins = min(game.coins[seat], PURSE - 1 - person.coins)
        worth = person.points + purse[coins + person.coins] - purse[coins]
        if person.offerings:
            ranked = ranks(game, book, seat, stage)
            worth += person.offerings + ranked[person.offerings] - ranked[0]
        if person.souvenirs:
            worth += book.next_cards[game.families[seat]] / 4 + book.weights.collector
        return worth
