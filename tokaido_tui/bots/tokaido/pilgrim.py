"""The pilgrim: a tuned evaluation of every stop, of what it leaves to others, and of what is left for later."""

from __future__ import annotations

from tokaido_tui.bots.road.moves import follower_of, move_values, neutral_values
from tokaido_tui.bots.road.panoramas import section_worth
from tokaido_tui.bots.road.pilgrim import RoadPilgrim
from tokaido_tui.bots.tokaido.evaluation import action_worths, best_gift, bonus_of, gift_worth, ranks, tallies_of
from tokaido_tui.bots.tokaido.stations import by_station
from tokaido_tui.bots.tokaido.tables import PURSE, Tables, tables_of
from tokaido_tui.bots.tokaido.weights import Weights
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import ACCEPT, ACT, ADMIRE, BUY, COSTS, DONATE, EAT, KEEP


class Pilgrim(RoadPilgrim[Tables]):
    make_tables = staticmethod(tables_of)

    __slots__ = ()

    def pick(self, game: Tokaido) -> int:
        kind = game.kind
        if kind == DONATE:
            seat, stage = game.seat, game.road.stage_of[game.stage.start]
            tables = self.tables(game.box)
            return best_gift(game, tables, seat, stage, ranks(game, tables, seat, stage))[1]
        if kind == ACCEPT:
            return 1
        return super().pick(game)

    def scores(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
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
            return [self._section(game, seat, action - 1, stage) if action else 0.0 for action in actions]
        if kind == ACT:
            worths = action_worths(game, tables, seat, stage, tallies_of(game))
            return [worths[action] for action in actions]
        if kind == KEEP:
            return [self._met(game, seat, action, stage) for action in actions]
        return [tables.travellers[action] for action in actions]

    def values(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        """Moves of the walker's own: each stop, less what passing by those before it costs."""
        tables = self.tables(game.box)
        weights = tables.weights
        seat = game.walker
        stage = game.road.stage_of[game.stage.start]
        tallies = tallies_of(game)
        worths = theirs = action_worths(game, tables, seat, stage, tallies)
        follower = follower_of(game)
        if weights.deny and follower < game.players:
            theirs = action_worths(game, tables, follower, stage, tallies)
        if tables.stations is not None:
            worths, theirs = by_station(worths, tables.stations), by_station(theirs, tables.stations)
        return move_values(game, actions, worths, theirs, self._inn(game, weights, seat), weights, tables.share)

    @staticmethod
    def _inn(game: Tokaido, weights: Weights, seat: int) -> float:
        """Being served before those still on the road."""
        worth = weights.inn_early
        if game.terms.hand <= max(game.players, 3):
            worth += weights.inn_scarce
        if game.coins[seat] < 3:
            worth += weights.inn_poor
        return worth * (game.travellers - game.waiting - 1)

    def _neutral_moves(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        tables = self.tables(game.box)
        seat = game.seat
        other = 1 - seat
        kinds = game.road.kinds
        stage = game.road.stage_of[game.stage.start]
        tallies = tallies_of(game)
        wanted, mine = (action_worths(game, tables, who, stage, tallies) for who in (other, seat))
        if tables.stations is not None:
            wanted, mine = by_station(wanted, tables.stations), by_station(mine, tables.stations)
        values = neutral_values(game, actions, wanted, mine, tables.weights.neutral_own)
        for i, station in enumerate(actions):
            if tables.gives[kinds[station]]:
                values[i] += self._pile(game, other, stage) - self._pile(game, seat, stage)
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

    def _section(self, game: Tokaido, seat: int, panorama: int, stage: int) -> float:
        return section_worth(game, self.tables(game.box).promises, seat, panorama, stage, bonus_of(game, seat))

    def _met(self, game: Tokaido, seat: int, card: int, stage: int) -> float:
        """All that a person gives."""
        tables = self.tables(game.box)
        person = game.box.encounters[card]
        worth = float(person.points)
        if person.section >= 0:
            worth += self._section(game, seat, person.section, stage) or max(
                [self._section(game, seat, panorama, stage) for panorama in range(PANORAMAS)]
            )
        if person.coins:
            purse = tables.purse[game.chosen[seat]][stage]
            coins = min(game.coins[seat], PURSE - 1 - person.coins)
            worth += purse[coins + person.coins] - purse[coins]
        if person.offerings:
            ranked = ranks(game, tables, seat, stage)
            worth += person.offerings + ranked[person.offerings] - ranked[0]
        if person.souvenirs:
            worth += person.souvenirs * (tables.next_cards[game.families[seat]] / 4 + tables.weights.collector)
        return worth
