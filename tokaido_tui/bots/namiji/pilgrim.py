"""The pilgrim at sea: a tuned evaluation of every stop, of what it leaves to others, and of what is left for later."""

from __future__ import annotations

from tokaido_tui.bots.namiji.docks import card_worths, place_worths
from tokaido_tui.bots.namiji.evaluation import fish_worths, net_worths, stop_worths
from tokaido_tui.bots.namiji.rocks import rock_needs
from tokaido_tui.bots.namiji.tables import Tables, tables_of
from tokaido_tui.bots.road.moves import follower_of, move_values, neutral_values
from tokaido_tui.bots.road.pilgrim import RoadPilgrim
from tokaido_tui.games.namiji.box import CRAB, EFFECTS, SAFE_CRABS
from tokaido_tui.games.namiji.fishing import lines_filled
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import DRAW, FACE_UP, FISH, HAUL, KEEP, MOOR, NO_MORE, PLACE, UNSEEN
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.road.travel import MOVE


class Pilgrim(RoadPilgrim[Tables]):
    make_tables = staticmethod(tables_of)

    __slots__ = ()

    def scores(self, game: Namiji, actions: tuple[int, ...]) -> list[float]:
        kind = game.kind
        tables = self.tables(game.box)
        seat = game.seat
        if kind == MOVE:
            return (
                self._moves(game, tables, actions)
                if game.walker == seat
                else self._neutral_moves(game, tables, actions)
            )
        time = tables.time_of[game.where[seat] >> 6]
        if kind == PLACE:
            return self._placements(game, tables, seat, time, actions)
        if kind == FISH:
            return self._catches(game, tables, seat, time, actions)
        if kind == DRAW:
            return self._draws(game, tables, seat, time, actions)
        if kind == HAUL:
            nets = net_worths(tables.shelves[time][game.tokens[seat]], rock_needs(game, tables, seat, time))
            return [nets[action - 1] if action else 0.0 for action in actions]
        if kind == KEEP:
            return [tables.rock_worth(card, time, self._has(game, seat, card)) for card in actions]
        if kind == MOOR:
            return place_worths(game, tables, actions)
        worths = card_worths(game, tables, seat, time)
        return [worths[card] for card in actions]

    # --- where to go ------------------------------------------------------------------------------------------------

    def _moves(self, game: Namiji, tables: Tables, actions: tuple[int, ...]) -> list[float]:
        """Each stop, less what passing by those before it costs."""
        weights = tables.weights
        seat = game.walker
        worths = stop_worths(game, tables, seat, True)
        follower = follower_of(game)
        theirs = stop_worths(game, tables, follower, False) if weights.deny and follower < game.players else worths
        return move_values(game, actions, worths, theirs, self._arriving(game, tables), weights, tables.share)

    @staticmethod
    def _arriving(game: Namiji, tables: Tables) -> float:
        """Being at the dock, or home, before those still under way."""
        waiting, boats = game.waiting, game.travellers
        if game.stage.end == game.road.last:
            early = tables.box.early_bird
            return tables.weights.home_early * (early[waiting] - early[boats - 1])
        return tables.weights.dock_early * (boats - waiting - 1)

    @staticmethod
    def _neutral_moves(game: Namiji, tables: Tables, actions: tuple[int, ...]) -> list[float]:
        seat = game.seat
        wanted, mine = stop_worths(game, tables, 1 - seat, False), stop_worths(game, tables, seat, True)
        return neutral_values(game, actions, wanted, mine, tables.weights.neutral_own)

    # --- fishing ----------------------------------------------------------------------------------------------------

    @staticmethod
    def _placements(game: Namiji, tables: Tables, seat: int, time: int, actions: tuple[int, ...]) -> list[float]:
        shelf, needs = tables.shelves[time][game.tokens[seat]], rock_needs(game, tables, seat, time)
        caught = game.caught
        more = (needs.nets if game.netted else needs.fish)[caught]
        gain = shelf.gain
        if needs.lines:
            return [
                gain(placement, caught) + more + needs.lines * lines_filled(game, seat, placement, caught).bit_count()
                if placement
                else 0.0
                for placement in actions
            ]
        return [gain(placement, caught) + more if placement else 0.0 for placement in actions]

    @staticmethod
    def _catches(game: Namiji, tables: Tables, seat: int, time: int, actions: tuple[int, ...]) -> list[float]:
        worths = fish_worths(tables.shelves[time][game.tokens[seat]], rock_needs(game, tables, seat, time))
        shoal = game.shoal
        scores = []
        for action in actions:
            if action == NO_MORE:
                scores.append(0.0)
            elif action == UNSEEN:
                scores.append(sum([worths[fish] for fish in shoal]) / len(shoal))
            else:
                scores.append(worths[action - FACE_UP])
        return scores

    # --- the trap ---------------------------------------------------------------------------------------------------

    @staticmethod
    def _draws(game: Namiji, tables: Tables, seat: int, time: int, actions: tuple[int, ...]) -> list[float]:
        bag = game.bag
        crabs_left = bag.count(CRAB)
        shrimp, crabs = game.haul_shrimp, game.haul_crabs
        wanted = rock_needs(game, tables, seat, time).trapped
        safe = game.effects[EFFECTS * seat + SAFE_CRABS]
        haul = tables.haul(len(bag) - crabs_left, crabs_left, safe, wanted, time)
        return [
            haul.drawing(crabs_left / len(bag), shrimp, crabs) if action else haul.worth(shrimp, crabs)
            for action in actions
        ]

    # --- rocks ----------------------------------------------------------------------------------------------------

    @staticmethod
    def _has(game: Namiji, seat: int, card: int) -> int:
        """How many of what a rock counts, once it is kept."""
        counts = game.box.rocks[card].counts
        return measure(game, seat, counts) + (counts == "rocks")
