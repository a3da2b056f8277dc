"""What a stop does: one function an action of a station, and one for the answer to what it asks.

They return True when the turn is over, False when they leave a question open or the game is at its end. State
first, story after: events are told only where somebody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from tokaido_tui.engine.deck import OPEN, Sighting
from tokaido_tui.games.road.panoramas import add_section
from tokaido_tui.games.tokaido import inn
from tokaido_tui.games.tokaido.box import INN, NEEDS_COIN
from tokaido_tui.games.tokaido.gains import add_offerings, add_souvenir, meet
from tokaido_tui.games.tokaido.options import ACT, BUY, COSTS, DONATE, EAT, KEEP

if TYPE_CHECKING:
    from tokaido_tui.games.road.road import Road
    from tokaido_tui.games.tokaido.box import Box
    from tokaido_tui.games.tokaido.game import Tokaido

VILLAGE_CARDS = 3


# --- village ---------------------------------------------------------------------------------------------------------


def village(game: Tokaido, seat: int) -> bool:
    offer = game.souvenir_deck.draw_up_to(VILLAGE_CARDS, game.take)
    offer.sort()
    if game.events is not None:
        game.tell("offered", seat, what=tuple(offer))
    if not offer:
        return True
    game.offer = tuple(offer)
    prices = game.box.prices
    key = 0
    for card in offer:
        key = key << 2 | prices[card]
    game.offer_key = key
    game.kind = BUY
    return False


def buy(game: Tokaido, seat: int, choice: int) -> bool:
    offer = game.offer
    game.offer = ()
    if choice:
        cost = COSTS[game.offer_key << 5 | choice << 2 | game.who[seat].bargain]
        game.coins[seat] -= cost
        if game.events is not None and cost:
            game.tell("coins", seat, -cost, cause="souvenirs")
        left = []
        for card in offer:
            if choice & 1:
                add_souvenir(game, seat, card)
            else:
                left.append(card)
            choice >>= 1
        game.souvenir_deck.put_under(tuple(left), OPEN)
    else:
        game.souvenir_deck.put_under(offer, OPEN)
    return True


# --- farm, panoramas, hot springs ------------------------------------------------------------------------------------


def farm(game: Tokaido, seat: int) -> bool:
    coins = game.box.farm_coins
    game.coins[seat] += coins
    if game.events is not None:
        game.tell("coins", seat, coins, cause="farm")
    return True


def paddy(game: Tokaido, seat: int) -> bool:
    add_section(game, seat, 0)
    return True


def mountain(game: Tokaido, seat: int) -> bool:
    add_section(game, seat, 1)
    return True


def sea(game: Tokaido, seat: int) -> bool:
    add_section(game, seat, 2)
    return True


def admire(game: Tokaido, seat: int, choice: int) -> bool:
    """The answer to which panorama to add to. At an inn the meal follows."""
    if choice:
        add_section(game, seat, choice - 1)
    return game.where[seat] >> 6 != game.stage.end or inn.go_in(game, seat)


def spring(game: Tokaido, seat: int) -> bool:
    deck = game.spring_deck
    if deck.top:
        # Nothing is ever put under the springs.
        value = game.take(deck.top, deck.name)
        points = value + game.who[seat].spring_points
        box = game.box
        game.springs[box.spring_kinds * seat + box.spring_slots[value]] += 1
        game.points[seat] += points
        if game.events is not None:
            game.tell("spring", seat, what=value)
            game.tell("points", seat, points, cause="springs")
    return True


# --- temple ----------------------------------------------------------------------------------------------------------


def temple(game: Tokaido, seat: int) -> bool:
    if game.coins[seat] == 1:
        return donate(game, seat, 1)
    game.kind = DONATE
    return False


def donate(game: Tokaido, seat: int, coins: int) -> bool:
    game.coins[seat] -= coins
    if game.events is not None:
        game.tell("coins", seat, -coins, cause="gifts")
    add_offerings(game, seat, coins + game.who[seat].temple_gift)
    return True


# --- encounters ------------------------------------------------------------------------------------------------------


def encounter(game: Tokaido, seat: int) -> bool:
    deck = game.encounter_deck
    seen = game.who[seat].encounters_seen
    if seen == 1 and deck.top:
        # The rule for nearly everybody, without a list of one.
        return meet(game, seat, deck.draw(game.take))
    drawn = deck.draw_up_to(seen, game.take)
    if len(drawn) > 1:
        drawn.sort()
        game.offer = tuple(drawn)
        if game.events is not None:
            game.tell("encounters", seat, what=game.offer, private=True)
        game.kind = KEEP
        return False
    return not drawn or meet(game, seat, drawn[0])


def keep(game: Tokaido, seat: int, card: int) -> bool:
    others = list(game.offer)
    others.remove(card)
    game.offer = ()
    # Only who drew them knows what went under.
    seen = tuple(tuple(others) if s == seat else None for s in range(game.players))
    game.encounter_deck.put_under(tuple(others), Sighting(game.where[seat] >> 6, seen))
    return meet(game, seat, card)


# --- the neutral traveller -------------------------------------------------------------------------------------------


def neutral_stop(game: Tokaido, kind: int) -> bool:
    """Its stop does nothing, but for a coin where one gives to the temple and a meal less at the inn."""
    if kind == INN:
        return inn.neutral_arrives(game)
    if "give" in game.box.actions[kind]:
        game.offerings[game.walker] += 1
        game.tell("offering", game.walker, 1)
    return True


def arrive_at_inn(game: Tokaido, seat: int) -> bool:
    """On the way in: what some travellers receive before the meal."""
    if not game.who[seat].at_inns:
        # The rule for most, written out: see inn.look_at_hand.
        if not game.hand_dealt:
            inn.deal_hand(game)
        game.looked |= 1 << seat
        if game.events is not None:
            game.tell("hand", seat, len(game.hand), tuple(game.hand), private=True)
        game.kind = EAT
        return False
    game.effects_done = 0
    return inn.go_in(game, seat)


Stop = Callable[["Tokaido", int], bool]


class Action(NamedTuple):
    """What there is to do at a station; it is closed to whom something in the mask `closed_by` applies (see box.py)."""

    do: Stop
    closed_by: int = 0


ACTIONS: dict[str, Action] = {
    "rest": Action(arrive_at_inn),
    "shop": Action(village, NEEDS_COIN),
    "work": Action(farm),
    "see the paddy": Action(paddy, 1 << 0),
    "see the mountain": Action(mountain, 1 << 1),
    "see the sea": Action(sea, 1 << 2),
    "bathe": Action(spring),
    "give": Action(temple, NEEDS_COIN),
    "meet": Action(encounter),
}
"""What stations.toml can say that there is to do at a station."""
ACTION_NAMES = tuple(ACTIONS)
REST = "rest"
"""What everybody does at an inn, and only there."""


def closed_by(actions: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By kind of station, what closes each of its actions."""
    return tuple(tuple(ACTIONS[name].closed_by for name in names) for names in actions)


def open_actions(game: Tokaido, seat: int, kind: int) -> Iterator[str]:
    """What a seat can do now at a kind of station."""
    shut = game.closed_to(seat)
    return (name for name in game.box.actions[kind] if not ACTIONS[name].closed_by & shut)


def nothing(_game: Tokaido, _seat: int) -> bool:
    return True


def one_of_several(game: Tokaido, seat: int) -> bool:
    """A station with more than one action: which of those that are open is asked, unless there is only one."""
    one, *others = open_actions(game, seat, game.road.kinds[game.where[seat] >> 6])
    if others:
        game.kind = ACT
        return False
    return ACTIONS[one].do(game, seat)


def act(game: Tokaido, seat: int, number: int) -> bool:
    return ACTIONS[ACTION_NAMES[number]].do(game, seat)


def stops_of(box: Box, road: Road) -> tuple[Stop, ...]:
    """What stopping at each station of a road does, by the actions that the kind of station declares."""
    by_kind = [
        nothing if not names else ACTIONS[names[0]].do if len(names) == 1 else one_of_several for names in box.actions
    ]
    return tuple([by_kind[kind] for kind in road.kinds])
