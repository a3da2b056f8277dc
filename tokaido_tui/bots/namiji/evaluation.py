"""What each kind of stop is worth to a seat now, by the pilgrim's tables. Written for speed: playouts live in it."""

from __future__ import annotations

from tokaido_tui.bots.namiji.rocks import NO_NEEDS, RockNeeds, rock_needs
from tokaido_tui.bots.namiji.shelves import Numbers, Shelf
from tokaido_tui.bots.namiji.tables import Tables, best_of
from tokaido_tui.bots.road.panoramas import section_worth
from tokaido_tui.games.namiji.box import (
    CATCHES,
    CRAB,
    DOCK,
    DOLPHIN,
    EFFECTS,
    LINE,
    NET,
    NETS,
    OCTOPUS,
    OFFERING_POINTS,
    ROCK,
    ROCK_POINTS,
    ROCKS,
    SAFE_CRABS,
    SECTION_POINTS,
    TRAP,
    TURNED,
    WHALE,
    WHIRLPOOL,
)
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import FULL, NET_PLACES, NOWHERE

LINES_A_FISH, LINES_A_NET = 0.3, 0.5
"""How many lines a token fills, about, before it is known which it is."""


def stop_worths(game: Namiji, tables: Tables, seat: int, own: bool) -> list[float]:
    """By kind of station, as box.py numbers them; `own` if the seat's rocks may be looked at. The dock's is 0 here: it
    is a question of when, not whether."""
    weights = tables.weights
    time = tables.time_of[game.where[seat] >> 6]
    effects = game.effects
    first = EFFECTS * seat
    needs = rock_needs(game, tables, seat, time) if own else NO_NEEDS
    stops = needs.stops
    promises, bonus = tables.promises, game.box.bonus
    sights = effects[first + SECTION_POINTS]
    trap = whirlpool = rock = 0.0
    bag = game.bag
    if bag:
        crabs = bag.count(CRAB)
        haul = tables.haul(len(bag) - crabs, crabs, effects[first + SAFE_CRABS], needs.trapped, time)
        trap = haul.start + weights.trap
    left = game.offerings[seat]
    if left:
        whirlpool = tables.offering[time][left] + effects[first + OFFERING_POINTS] + stops[WHIRLPOOL]
    if game.rock_deck.top:
        rock = (
            tables.rock_stop[time] + stops[ROCK] + effects[first + ROCK_POINTS] + weights.chart * effects[first + ROCKS]
        )
    return [
        0.0,
        section_worth(game, promises, seat, 0, time, bonus) + stops[DOLPHIN] + sights,
        section_worth(game, promises, seat, 1, time, bonus) + stops[OCTOPUS] + sights,
        section_worth(game, promises, seat, 2, time, bonus) + stops[WHALE] + sights,
        _line(game, tables, seat, time, needs),
        _net(game, tables, seat, time, needs),
        trap,
        whirlpool,
        rock,
    ]


def fish_worths(shelf: Shelf, needs: RockNeeds) -> Numbers:
    """What a fish of each is worth to whoever may put it back."""
    return shelf.fish if needs is NO_NEEDS else needs.fish_worths


def net_worths(shelf: Shelf, needs: RockNeeds) -> Numbers:
    return shelf.nets if needs is NO_NEEDS else needs.net_worths


def _line(game: Namiji, tables: Tables, seat: int, time: int, needs: RockNeeds) -> float:
    """The best fish that lies face up, or one unseen."""
    if game.filled[seat] == FULL:
        return 0.0
    weights = tables.weights
    fish = fish_worths(tables.shelves[time][game.tokens[seat]], needs)
    shoal = game.shoal
    best = sum([fish[one] for one in shoal]) / len(shoal) if shoal else 0.0
    for one in MEMBERS[game.up_mask]:
        if fish[one] > best:
            best = fish[one]
    turned, catches = game.effects[EFFECTS * seat + TURNED], game.effects[EFFECTS * seat + CATCHES]
    if turned or catches:
        best += weights.lantern * turned
        best += weights.hook * catches * best
    return best + weights.line + LINES_A_FISH * needs.lines


def _net(game: Namiji, tables: Tables, seat: int, time: int, needs: RockNeeds) -> float:
    """The top net, or the best of several."""
    deck = game.net_deck.top
    if not deck or NET_PLACES[game.filled[seat]] == NOWHERE:
        return 0.0
    nets = net_worths(tables.shelves[time][game.tokens[seat]], needs)
    more = game.effects[EFFECTS * seat + NETS]
    if more:
        best = best_of(sorted([nets[net] for net in deck]), 1 + more)
    else:
        best = sum([nets[net] for net in deck]) / len(deck)
    return best + tables.weights.net + LINES_A_NET * needs.lines


assert (DOCK, DOLPHIN, LINE, NET, TRAP, WHIRLPOOL, ROCK) == (0, 1, 4, 5, 6, 7, 8), "stop_worths has them in this order"
