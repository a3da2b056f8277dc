"""What a stop does: one function a kind of station, and one for the answer to what it asks.

They return True when the turn is over, False when they leave a question open or the game is at its end. State
first, story after: events are told only where somebody listens. Fishing and docks have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import Sighting
from tokaido_tui.games.namiji import dock, fishing
from tokaido_tui.games.namiji.box import (
    CRAB,
    DOCK,
    DOLPHIN,
    EFFECTS,
    LINE,
    NET,
    OCTOPUS,
    OFFERING_POINTS,
    ROCK,
    ROCK_POINTS,
    ROCKS,
    SAFE_CRABS,
    SECTION_POINTS,
    SHRIMP,
    TRAP,
    WHALE,
    WHIRLPOOL,
)
from tokaido_tui.games.namiji.options import DRAW, KEEP
from tokaido_tui.games.road.panoramas import add_section

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji
    from tokaido_tui.games.road.road import Road

SAFE = 1
"""How many crabs of a haul are safe without gloves."""
ROCKS_SEEN = 2


def use_upgrade(game: Namiji, seat: int, effect: int) -> None:
    """The points an upgrade brings at a visit."""
    points = game.effects[EFFECTS * seat + effect]
    if points:
        game.extra[seat] += points
        game.score(seat, points, "upgrades")


# --- panoramas -------------------------------------------------------------------------------------------------------


def panorama(number: int) -> Callable[[Namiji, int], bool]:
    def stop(game: Namiji, seat: int) -> bool:
        add_section(game, seat, number)
        use_upgrade(game, seat, SECTION_POINTS)
        return True

    return stop


# --- the trap --------------------------------------------------------------------------------------------------------


def trap(game: Namiji, seat: int) -> bool:
    """The first draw can lose nothing and is not asked for."""
    return not game.bag or draw(game, seat, 1)


def draw(game: Namiji, seat: int, more: int) -> bool:
    if not more:
        return keep_haul(game, seat)
    card = game.take(game.bag, "crustacean")
    if game.events is not None:
        game.tell("drew", seat, what=card)
    if card == CRAB:
        game.haul_crabs += 1
        if game.haul_crabs > SAFE + game.effects[EFFECTS * seat + SAFE_CRABS]:
            return lose_haul(game, seat)
    else:
        game.haul_shrimp += 1
    if game.haul_shrimp + game.haul_crabs == game.box.draws or not game.bag:
        return keep_haul(game, seat)
    game.kind = DRAW
    return False


def lose_haul(game: Namiji, seat: int) -> bool:
    """Back into the bag, in order, so that it does not matter which of two alike a dealer took."""
    shrimp, crabs = game.haul_shrimp, game.haul_crabs
    game.bag = [SHRIMP] * shrimp + game.bag + [CRAB] * crabs
    game.haul_shrimp = game.haul_crabs = 0
    if game.events is not None:
        game.tell("haul lost", seat, shrimp + crabs, (shrimp, crabs))
    return True


def keep_haul(game: Namiji, seat: int) -> bool:
    shrimp, crabs = game.haul_shrimp, game.haul_crabs
    game.haul_shrimp = game.haul_crabs = 0
    game.trap[2 * seat + SHRIMP] += shrimp
    game.trap[2 * seat + CRAB] += crabs
    if game.events is not None:
        game.tell("haul kept", seat, shrimp + crabs, (shrimp, crabs))
    game.score(seat, (shrimp + crabs) * game.box.crustacean_points, "crustaceans")
    return True


# --- whirlpool and sacred rock ---------------------------------------------------------------------------------------


def whirlpool(game: Namiji, seat: int) -> bool:
    if game.offerings[seat]:
        game.offerings[seat] -= 1
        if game.events is not None:
            game.tell("offering", seat, -1)
        use_upgrade(game, seat, OFFERING_POINTS)
    return True


def rock(game: Namiji, seat: int) -> bool:
    use_upgrade(game, seat, ROCK_POINTS)
    drawn = game.rock_deck.draw_up_to(ROCKS_SEEN + game.effects[EFFECTS * seat + ROCKS], game.take)
    if not drawn:
        return True
    drawn.sort()
    game.offer = tuple(drawn)
    if game.events is not None:
        game.tell("rocks", seat, len(drawn), game.offer, private=True)
    if len(drawn) == 1:
        return keep(game, seat, drawn[0])
    game.kind = KEEP
    return False


def keep(game: Namiji, seat: int, card: int) -> bool:
    others = list(game.offer)
    others.remove(card)
    game.offer = ()
    game.rocks[seat] |= 1 << card
    if others:
        # Only who drew them knows what went under.
        seen = tuple([tuple(others) if s == seat else None for s in range(game.players)])
        game.rock_deck.put_under(tuple(others), Sighting(game.where[seat] >> 6, seen))
    if game.events is not None:
        game.tell("rock", seat, what=card, private=True)
    return True


Stop = Callable[["Namiji", int], bool]

_BY_KIND: dict[int, Stop] = {
    DOCK: dock.arrive,
    DOLPHIN: panorama(0),
    OCTOPUS: panorama(1),
    WHALE: panorama(2),
    LINE: fishing.line,
    NET: fishing.net,
    TRAP: trap,
    WHIRLPOOL: whirlpool,
    ROCK: rock,
}


def stops_of(road: Road) -> tuple[Stop, ...]:
    """What stopping at each station of a route does."""
    return tuple([_BY_KIND[kind] for kind in road.kinds])
