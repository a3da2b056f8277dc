"""Every kind of decision: what can be chosen, what is done, what records call it, what it certainly brings.

A new one is an entry here, with its number and name in options.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Kind, in_order
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido import inn, setting_out, stops
from tokaido_tui.games.tokaido.box import ALL_PANORAMAS, PANORAMA_NAMES, RICH, STATION_NAMES
from tokaido_tui.games.tokaido.options import (
    ACCEPT,
    ACT,
    ADMIRE,
    BUY,
    CHOICES_OF,
    CHOOSE,
    COSTS,
    DISH_BITS,
    DONATE,
    DONATIONS,
    EAT,
    KEEP,
    KIND_NAMES,
    OVER,
    PURCHASES,
    SOUVENIR_POINTS,
    YES_NO,
)

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

NOTHING = "nothing"
SIGHTS = {f"see the {name}": panorama for panorama, name in enumerate(PANORAMA_NAMES)}
"""The actions that add to a panorama, and to which."""
Gains = tuple[int, int]


# --- moves -----------------------------------------------------------------------------------------------------------


def _move_name(game: Tokaido, station: int) -> str:
    return f"move {station} {STATION_NAMES[game.road.kinds[station]]}"


def section_points(game: Tokaido, seat: int, panorama: int) -> int:
    """What the next section of a panorama scores, the achievement of being first to complete it included."""
    points = game.sections[PANORAMAS * seat + panorama] + 1
    if completes_first(game, seat, panorama):
        points += game.box.achievement_points + game.who[seat].achievement_points
    return points


def _move_gains(game: Tokaido, action: int) -> Gains:
    seat = game.seat
    if game.walker != seat:
        return 0, 0
    actions = tuple(stops.open_actions(game, seat, game.road.kinds[action]))
    return action_gains(game, seat, actions[0]) if len(actions) == 1 else (0, 0)


def action_gains(game: Tokaido, seat: int, action: str) -> Gains:
    """What an action at a station brings, as far as it asks nothing."""
    if action in SIGHTS:
        return section_points(game, seat, SIGHTS[action]), 0
    if action == "give" and game.coins[seat] == 1:
        # A single coin is given without being asked for.
        return 1 + game.who[seat].temple_gift, -1
    return 0, game.box.farm_coins if action == "work" else 0


# --- what to do at a station -----------------------------------------------------------------------------------------


def _acts(game: Tokaido) -> tuple[int, ...]:
    seat = game.seat
    kind = game.road.kinds[game.where[seat] >> 6]
    return tuple(sorted(stops.ACTION_NAMES.index(name) for name in stops.open_actions(game, seat, kind)))


def _act_name(_game: Tokaido, number: int) -> str:
    return f"act {stops.ACTION_NAMES[number]}"


def _act_gains(game: Tokaido, number: int) -> Gains:
    return action_gains(game, game.seat, stops.ACTION_NAMES[number])


# --- who to travel as ------------------------------------------------------------------------------------------------


def _travellers(game: Tokaido) -> tuple[int, ...]:
    return game.dealt[game.seat]


def _traveller_name(game: Tokaido, traveller: int) -> str:
    return f"choose {game.box.travellers[traveller].name}"


def _traveller_gains(game: Tokaido, traveller: int) -> Gains:
    return 0, game.box.travellers[traveller].coins


# --- the village -----------------------------------------------------------------------------------------------------


def _purchases(game: Tokaido) -> tuple[int, ...]:
    seat = game.seat
    purse = game.coins[seat]
    return PURCHASES[game.offer_key << 6 | (purse if purse < RICH else RICH) << 2 | game.who[seat].bargain]


def _purchase_name(game: Tokaido, choice: int) -> str:
    names = [game.box.souvenirs[card].name for i, card in enumerate(game.offer) if choice >> i & 1]
    return "buy " + (", ".join(names) or NOTHING)


def _purchase_gains(game: Tokaido, choice: int) -> Gains:
    box, families = game.box, game.families[game.seat]
    points = 0
    for i, card in enumerate(game.offer):
        if choice >> i & 1:
            points += SOUVENIR_POINTS[families << 2 | box.family_of[card]]
            families += box.family_units[card]
    return points, -COSTS[game.offer_key << 5 | choice << 2 | game.who[game.seat].bargain]


# --- the temple ------------------------------------------------------------------------------------------------------


def _donations(game: Tokaido) -> tuple[int, ...]:
    purse = game.coins[game.seat]
    return DONATIONS[purse if purse < 3 else 3]


def _donation_name(_game: Tokaido, coins: int) -> str:
    return f"donate {coins}"


def _donation_gains(game: Tokaido, coins: int) -> Gains:
    return coins + game.who[game.seat].temple_gift, -coins


# --- the inn ---------------------------------------------------------------------------------------------------------


def _meals(game: Tokaido) -> tuple[int, ...]:
    seat = game.seat
    purse = game.coins[seat] + game.who[seat].meal_discount
    if not purse:
        return CHOICES_OF[0]
    menu = 0
    for dish in game.hand:
        menu |= DISH_BITS[dish]
    return CHOICES_OF[menu & game.box.affordable[purse if purse < RICH else RICH] & ~game.meals[seat]]


def _meal_name(game: Tokaido, choice: int) -> str:
    return "eat " + (game.box.dishes[choice - 1].name if choice else NOTHING)


def _meal_gains(game: Tokaido, choice: int) -> Gains:
    if not choice:
        return 0, 0
    return game.box.meal_points, -max(0, game.box.dish_prices[choice - 1] - game.who[game.seat].meal_discount)


def _gifts(_game: Tokaido) -> tuple[int, ...]:
    return YES_NO


def _gift_name(_game: Tokaido, yes: int) -> str:
    return "accept" if yes else "refuse"


def _gift_gains(game: Tokaido, yes: int) -> Gains:
    return yes * game.box.meal_points, 0


# --- people and panoramas --------------------------------------------------------------------------------------------


def _people(game: Tokaido) -> tuple[int, ...]:
    return tuple(sorted(set(game.offer)))


def _person_name(game: Tokaido, card: int) -> str:
    return f"keep {game.box.encounters[card].name}"


def _person_gains(game: Tokaido, card: int) -> Gains:
    who, person = game.who[game.seat], game.box.encounters[card]
    return person.points + person.offerings + who.encounter_points, person.coins + who.encounter_coins


def _panoramas(game: Tokaido) -> tuple[int, ...]:
    return CHOICES_OF[ALL_PANORAMAS ^ game.shut[game.seat]]


def _panorama_name(_game: Tokaido, choice: int) -> str:
    return "admire " + (PANORAMA_NAMES[choice - 1] if choice else NOTHING)


def _panorama_gains(game: Tokaido, choice: int) -> Gains:
    return (section_points(game, game.seat, choice - 1) if choice else 0), 0


def _over(_game: Tokaido) -> tuple[int, ...]:
    return ()


DECISIONS = in_order(
    {
        # Moves are found and made in game.py and travel.py: nothing is done more often.
        MOVE: Kind("move", names=_move_name, gains=_move_gains),
        CHOOSE: Kind(
            "choose", _travellers, setting_out.choose, _traveller_name, _traveller_gains, hides_options=True
        ),
        BUY: Kind("buy", _purchases, stops.buy, _purchase_name, _purchase_gains, offered_from="souvenir"),
        DONATE: Kind("donate", _donations, stops.donate, _donation_name, _donation_gains),
        EAT: Kind("eat", _meals, inn.eat, _meal_name, _meal_gains, hides_options=True),
        ACCEPT: Kind(
            "accept", _gifts, inn.accept, _gift_name, _gift_gains,
            hides_options=True, hides_offer=True, offered_from="meal",
        ),
        KEEP: Kind(
            "keep", _people, stops.keep, _person_name, _person_gains,
            hides_options=True, hides_offer=True, offered_from="encounter",
        ),
        ADMIRE: Kind("admire", _panoramas, stops.admire, _panorama_name, _panorama_gains),
        ACT: Kind("act", _acts, stops.act, _act_name, _act_gains),
        OVER: Kind("over", _over),
    },
    KIND_NAMES,
)  # fmt: skip
LEGAL = tuple(kind.legal for kind in DECISIONS)
ANSWERS = tuple(kind.answer for kind in DECISIONS)
