"""The pilgrim: a tuned evaluation of every stop, of what it leaves to others, and of what is left for later."""

from __future__ import annotations

from tokaido_tui.bots.road.moves import follower_of, move_values
from tokaido_tui.bots.tokaido.evaluation import best_gift, gift_worth, ranks, section_worth, stop_worths
from tokaido_tui.bots.tokaido.tables import PURSE, Tables, own_tables
from tokaido_tui.bots.tokaido.weights import Weights
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.box import TEMPLE, Box
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import ACCEPT, ADMIRE, BUY, COSTS, DONATE, EAT, KEEP


class Pilgrim:
    """Picks by tables, one set a box; without weights by those that ship."""

    __slots__ = ("_tables", "_weights")

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._tables: dict[Box, Tables] = {}

    def tables(self, box: Box) -> Tables:
        tables = self._tables.get(box)
        if tables is None:
            tables = self._tables[box] = own_tables(box) if self._weights is None else Tables(self._weights, box)
        return tables

    def pick(self, game: Tokaido) -> int:
        kind = game.kind
        if kind == DONATE:
            seat, stage = game.seat, game.road.stage_of[game.stage.start]
            tables = self.tables(game.box)
            return best_gift(game, tables, seat, stage, ranks(game, tables, seat, stage))[1]
        if kind == ACCEPT:
            return 1
        actions = game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        scores = self.scores(game, actions)
        return actions[scores.index(max(scores))]

    def scores(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        """What each of these legal actions is worth, in points; only the differences mean anything."""
        kind = game.kind
        if kind == MOVE:
            return self.values(game, actions) if game.walker < game.players else self._neutral_moves(game, actions)
        tables = self.tables(game.box)
        seat = game.seat
        stage = game.road.stage_of[game.stage.start]
        if kind == BUY:
            return [self._purchase(game, seat, action, stage) for action in actions]
        if kind == EAT:
            return [self._meal(game, seat, action, stage) for action in actions]
        if kind == DONATE:
            return [gift_worth(game, tables, seat, stage, action) for action in actions]
        if kind == ACCEPT:
            return [float(action) for action in actions]
        if kind == ADMIRE:
            return [section_worth(game, tables, seat, action - 1, stage) if action else 0.0 for action in actions]
        if kind == KEEP:
            return [self._met(game, seat, action, stage) for action in actions]
        return [tables.travellers[action] for action in actions]

    def values(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        """Moves of the walker's own: each stop, less what passing by those before it costs."""
        tables = self.tables(game.box)
        weights = tables.weights
        seat = game.walker
        stage = game.road.stage_of[game.stage.start]
        worths = stop_worths(game, tables, seat, stage)
        follower = follower_of(game)
        theirs = stop_worths(game, tables, follower, stage) if weights.deny and follower < game.players else worths
        return move_values(game, actions, worths, theirs, self._inn(game, seat), weights, tables.share)

    def _inn(self, game: Tokaido, seat: int) -> float:
        """Being served before those still on the road."""
        weights = self.tables(game.box).weights
        worth = weights.inn_early
        if game.terms.hand <= max(game.players, 3):
            worth += weights.inn_scarce
        if game.coins[seat] < 3:
            worth += weights.inn_poor
        return worth * (game.travellers - game.waiting - 1)

    def _neutral_moves(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        """The neutral takes from the other what they want most, and avoids what its mover wants."""
        tables = self.tables(game.box)
        seat = game.seat
        other = 1 - seat
        road = game.road
        stage = road.stage_of[game.stage.start]
        wanted = stop_worths(game, tables, other, stage)
        mine = stop_worths(game, tables, seat, stage)
        there, here = game.where[other] >> 6, game.where[seat] >> 6
        values = []
        for station in actions:
            kind = road.kinds[station]
            value = -0.01 * station
            if station > there:
                value += wanted[kind]
            if station > here:
                value -= tables.weights.neutral_own * mine[kind]
            if kind == TEMPLE:
                value += self._pile(game, other, stage) - self._pile(game, seat, stage)
            values.append(value)
        return values

    def _pile(self, game: Tokaido, seat: int, stage: int) -> float:
        """What the neutral's next offering takes from a seat's rank."""
        neutral = game.players
        before = ranks(game, self.tables(game.box), seat, stage)[0]
        game.offerings[neutral] += 1
        after = ranks(game, self.tables(game.box), seat, stage)[0]
        game.offerings[neutral] -= 1
        return before - after

    def _purchase(self, game: Tokaido, seat: int, choice: int, stage: int) -> float:
        if not choice:
            return 0.0
        coins = min(game.coins[seat], PURSE - 1)
        cost = COSTS[game.offer_key << 5 | choice << 2 | game.who[seat].bargain]
        tables = self.tables(game.box)
        purse = tables.purse[game.chosen[seat]][stage]
        return tables.bought(game.families[seat], game.offer, choice, stage) + purse[coins - cost] - purse[coins]

    def _meal(self, game: Tokaido, seat: int, action: int, stage: int) -> float:
        """All score alike, and the price decides; after the last inn no coin is worth keeping."""
        if not action:
            return 0.0
        who = game.who[seat]
        coins = min(game.coins[seat], PURSE - 1)
        tables, box = self.tables(game.box), game.box
        purse = tables.purse[game.chosen[seat]][stage + 1]
        printed = box.dish_prices[action - 1]
        left = coins - max(printed - who.meal_discount, 0)
        return box.meal_points + tables.weights.gourmet * printed + purse[left] - purse[coins]

    def _met(self, game: Tokaido, seat: int, card: int, stage: int) -> float:
        tables = self.tables(game.box)
        person = game.box.encounters[card]
        if person.section >= 0:
            worth = section_worth(game, tables, seat, person.section, stage)
            return worth or max(section_worth(game, tables, seat, panorama, stage) for panorama in range(3))
        purse = tables.purse[game.chosen[seat]][stage]
        coins = min(game.coins[seat], PURSE - 1 - person.coins)
        worth = person.points + purse[coins + person.coins] - purse[coins]
        if person.offerings:
            ranked = ranks(game, tables, seat, stage)
            worth += person.offerings + ranked[person.offerings] - ranked[0]
        if person.souvenirs:
            worth += tables.next_cards[game.families[seat]] / 4 + tables.weights.collector
        return worth
