"""The inn: settled on arrival, one traveller after the other.

The first to arrive draws the hand; who arrives sees what is left of it. When all are in, the leftovers go under
the pile and the last of the queue sets out first; at the last inn the game ends instead. Functions return True
when the turn is over, as in stops.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import SEATS, Cards, Sighting
from tokaido_tui.games.tokaido import scoring
from tokaido_tui.games.tokaido.options import DISH_BITS, EAT

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido


def go_in(game: Tokaido, seat: int) -> bool:
    """What is still due of the traveller's effects at inns; then the inn's hand."""
    effects = game.who[seat].at_inns
    done = game.effects_done
    while done < len(effects):
        effect, number = effects[done]
        done = game.effects_done = done + 1
        if not effect(game, seat, number):
            return False
    look_at_hand(game, seat)
    game.kind = EAT
    return False


def refuse(game: Tokaido, seat: int, dish: int) -> None:
    seen = tuple((dish,) if s == seat else None for s in range(game.players))
    # Gifts are told apart from hands by a place no hand has.
    game.meal_deck.put_under((dish,), Sighting(-game.stage.end, seen))
    game.tell("refused", seat, what=dish, private=True)


def accept(game: Tokaido, seat: int, yes: int) -> bool:
    """The answer to a free meal; who takes it still sees the hand, but buys nothing."""
    (dish,) = game.offer
    game.offer = ()
    if yes:
        add_meal(game, seat, dish)
        look_at_hand(game, seat)
        return game.waiting != game.travellers or close(game)
    refuse(game, seat, dish)
    return go_in(game, seat)


def deal_hand(game: Tokaido) -> None:
    game.hand_dealt = True
    game.hand = game.meal_deck.draw_up_to(game.terms.hand, game.take)
    # In order, so that it does not matter which of two equal cards a dealer takes: replays must not diverge.
    game.hand.sort()
    if game.events is not None:
        game.tell("hand dealt", game.walker, len(game.hand))


def look_at_hand(game: Tokaido, seat: int) -> None:
    if not game.hand_dealt:
        deal_hand(game)
    game.looked |= 1 << seat
    if game.events is not None:
        game.tell("hand", seat, len(game.hand), tuple(game.hand), private=True)


def add_meal(game: Tokaido, seat: int, dish: int) -> None:
    game.meals[seat] |= 1 << dish
    points = game.box.meal_points
    game.points[seat] += points
    if game.events is not None:
        game.tell("meal", seat, what=dish)
        game.tell("points", seat, points, cause="meals")


def eat(game: Tokaido, seat: int, choice: int) -> bool:
    if choice:
        dish = choice - 1
        game.hand.remove(dish)
        box = game.box
        price = box.dish_prices[dish] - game.who[seat].meal_discount
        if price > 0:
            game.coins[seat] -= price
            if game.events is not None:
                game.tell("coins", seat, -price, cause="meals")
        # As add_meal does.
        game.meals[seat] |= DISH_BITS[dish]
        game.points[seat] += box.meal_points
        if game.events is not None:
            game.tell("meal", seat, what=dish)
            game.tell("points", seat, box.meal_points, cause="meals")
    elif game.events is not None:
        game.tell("fasted", seat)
    return game.waiting != game.travellers or close(game)


def neutral_arrives(game: Tokaido) -> bool:
    """One random card of the hand goes under the pile, unseen."""
    if not game.hand_dealt:
        deal_hand(game)
    if game.hand:
        game.missed = game.looked
        game.discarded = (game.take(game.hand, "discard"),)
        game.meal_deck.put_under(game.discarded, sighting_of_discard(game))
        game.tell("discarded", game.walker, 1)
    return game.waiting != game.travellers or close(game)


def knows(game: Tokaido, seat: int) -> Cards | None:
    """The cards this seat knows the inn's hand to be among: all of it, for who saw it as it is now.

    Purchases are open, so whoever has looked can follow the hand; only the neutral's discard is a secret.
    """
    if not game.looked >> seat & 1:
        return None
    cards = [*game.hand, *game.discarded] if game.missed >> seat & 1 else game.hand
    return tuple(sorted(cards))


def sighting_of_discard(game: Tokaido) -> Sighting:
    """Who came after the discard never saw the card."""
    seats = range(game.players)
    return Sighting(game.stage.end, tuple(knows(game, s) if game.missed >> s & 1 else None for s in seats))


def close(game: Tokaido) -> bool:
    """All are in: the leftovers go under the pile and the journey goes on, or ends."""
    place = game.stage.end
    deck = game.meal_deck
    if game.discarded:
        # The discard lies under the pile already; every meal bought since has narrowed down what it can be.
        narrowed = sighting_of_discard(game)
        deck.below = tuple(
            (cards, narrowed if sighting and sighting.place == place else sighting) for cards, sighting in deck.below
        )
    if game.missed:
        deck.put_under(tuple(game.hand), Sighting(place, tuple(knows(game, s) for s in range(game.players))))
    else:
        # Everybody saw the hand and every purchase: all know what is left.
        deck.put_under(tuple(game.hand), SEATS)
    game.hand = []
    game.hand_dealt = False
    game.looked = game.missed = 0
    game.discarded = ()
    if place == game.road.last:
        scoring.finish(game)
        return False
    game.enter_stage(game.road.stage_of[place])
    if game.events is not None:
        game.tell("set out", -1, what=place)
    return True
