"""Docks, where all wait and choose places, and the home harbour.

When the last boat has moored, the place nearest the route draws the hand, keeps a card and passes the rest on. Then
the place farthest from the route sails first, as everywhere. Functions return True when the turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import SEATS, Cards, Sighting
from tokaido_tui.games.namiji import scoring
from tokaido_tui.games.namiji.box import EFFECTS
from tokaido_tui.games.namiji.options import MEMBERS, MOOR, TAKE
from tokaido_tui.games.road.travel import standing

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

ADRIFT = 7
"""The slot of a boat that has reached a dock and not yet chosen its place."""


def arrive(game: Namiji, boat: int) -> bool:
    """A boat, the neutral one too, is at the stop that ends the leg."""
    station = game.stage.end
    if station == game.road.last:
        return come_home(game, boat)
    places = MEMBERS[game.berths]
    if len(places) == 1:
        return moor(game, game.seat, places[0])
    game.where[boat] = standing(station, ADRIFT, boat)
    # For the neutral boat, who moved it decides.
    game.kind = MOOR
    return False


def moor(game: Namiji, _seat: int, place: int) -> bool:
    boat = game.walker
    game.berths ^= 1 << place
    game.where[boat] = standing(game.stage.end, place, boat)
    if game.events is not None:
        game.tell("moored", boat, place, game.stage.end)
    if game.waiting != game.travellers:
        return True
    game.hand = game.dock_deck.draw_up_to(game.terms.hand, game.take)
    game.hand.sort()
    if game.events is not None:
        game.tell("hand dealt", boat_at(game, 0), len(game.hand))
    return pass_on(game, 0)


def boat_at(game: Namiji, place: int) -> int:
    return next(stands & 7 for stands in game.where if 7 - (stands >> 3 & 7) == place)


def pass_on(game: Namiji, place: int) -> bool:
    """The hand goes to this place and on, until a player has to choose or all have chosen."""
    while place < game.travellers:
        boat = boat_at(game, place)
        if boat < game.players:
            game.held |= 1 << boat
            if game.events is not None:
                game.tell("hand", boat, len(game.hand), tuple(game.hand), private=True)
            game.walker = game.seat = boat
            game.kind = TAKE
            return False
        game.missed = game.held
        game.discarded = (game.take(game.hand, "discard"),)
        if game.events is not None:
            game.tell("discarded", boat, 1)
        place += 1
    return cast_off(game)


def take(game: Namiji, seat: int, card: int) -> bool:
    box = game.box
    game.hand.remove(card)
    game.gear[len(box.docks) * seat + card] += 1
    if game.events is not None:
        game.tell("dock card", seat, what=card)
    taken = box.docks[card]
    if taken.points:
        game.score(seat, taken.points, "meals")
    else:
        equip(game, seat, card)
    return pass_on(game, game.slot_of(seat) + 1)


def equip(game: Namiji, seat: int, card: int) -> None:
    """What a dock card does from now on."""
    for effect, amount in enumerate(game.box.docks[card].effects):
        game.effects[EFFECTS * seat + effect] += amount


def knows(game: Namiji, seat: int) -> Cards | None:
    """The cards this seat knows the hand to be among: all of it, for who has held it since the neutral's discard.

    Cards are taken openly, so whoever has held the hand can follow it; only the discard is a secret.
    """
    if not game.held >> seat & 1:
        return None
    cards = [*game.hand, *game.discarded] if game.missed >> seat & 1 else game.hand
    return tuple(sorted(cards))


def cast_off(game: Namiji) -> bool:
    """All have chosen: what is left goes under the deck, and the voyage goes on."""
    station = game.stage.end
    deck = game.dock_deck
    if game.discarded:
        known = [knows(game, seat) for seat in range(game.players)]
        before = [cards if game.missed >> seat & 1 else None for seat, cards in enumerate(known)]
        deck.put_under(game.discarded, Sighting(station, tuple(before)))
        deck.put_under(tuple(game.hand), Sighting(station, tuple(known)))
    else:
        # Everybody has held the hand and seen every choice since.
        deck.put_under(tuple(game.hand), SEATS)
    game.hand = []
    game.held = game.missed = 0
    game.discarded = ()
    game.berths = (1 << game.travellers) - 1
    game.enter_stage(game.road.stage_of[station])
    if game.events is not None:
        game.tell("set out", -1, what=station)
    return True


def come_home(game: Namiji, boat: int) -> bool:
    """The dearest early-bird token left; the neutral boat's is out of the game."""
    points = game.box.early_bird[game.waiting - 1]
    if boat < game.players:
        game.arrived[boat] = game.waiting
        if game.events is not None:
            game.tell("token", boat, what=game.waiting)
        game.score(boat, points, "early bird")
    elif game.events is not None:
        game.tell("token lost", boat, what=game.waiting)
    if game.waiting != game.travellers:
        return True
    scoring.finish(game)
    return False
