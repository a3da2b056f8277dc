"""Actions in words: the names records use, what options certainly do, and why an action is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Decision, Option
from tokaido_tui.engine.errors import IllegalActionError, sentence
from tokaido_tui.games.road import foresight
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.box import CLOSABLE, FARM, PADDY, PANORAMA_NAMES, SEA, STATION_NAMES, TEMPLE
from tokaido_tui.games.tokaido.options import (
    ACCEPT,
    ADMIRE,
    BUY,
    CHOOSE,
    COSTS,
    DONATE,
    EAT,
    KEEP,
    KIND_NAMES,
    OVER,
    SOUVENIR_POINTS,
)

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

NOTHING = "nothing"


def action_name(game: Tokaido, action: int) -> str:
    """One line of a record, without its seat: a verb and what it is about."""
    kind = game.kind
    if kind == MOVE:
        return f"move {action} {STATION_NAMES[game.road.kinds[action]]}"
    if kind == BUY:
        names = [game.box.souvenirs[card].name for i, card in enumerate(game.offer) if action >> i & 1]
        return "buy " + (", ".join(names) or NOTHING)
    if kind == DONATE:
        return f"donate {action}"
    if kind == EAT:
        return "eat " + (game.box.dishes[action - 1].name if action else NOTHING)
    if kind == ACCEPT:
        return "accept" if action else "refuse"
    if kind == KEEP:
        return "keep " + game.box.encounters[action].name
    if kind == ADMIRE:
        return "admire " + (PANORAMA_NAMES[action - 1] if action else NOTHING)
    if kind == CHOOSE:
        return "choose " + game.box.travellers[action].name
    return ""


def section_points(game: Tokaido, seat: int, panorama: int) -> int:
    """What the next section of a panorama scores, the achievement of being first to complete it included."""
    points = game.sections[PANORAMAS * seat + panorama] + 1
    if completes_first(game, seat, panorama):
        points += game.box.achievement_points + game.who[seat].achievement_points
    return points


def purchase_points(game: Tokaido, seat: int, choice: int) -> int:
    box, families = game.box, game.families[seat]
    points = 0
    for i, card in enumerate(game.offer):
        if choice >> i & 1:
            points += SOUVENIR_POINTS[families << 2 | box.family_of[card]]
            families += box.family_units[card]
    return points


def certain_effect(game: Tokaido, action: int) -> tuple[int, int]:
    """The points and coins an action gives its decider for certain, before any card is drawn."""
    kind, seat, box = game.kind, game.seat, game.box
    who = game.who[seat]
    if kind == MOVE and game.walker == seat:
        station = game.road.kinds[action]
        if PADDY <= station <= SEA:
            return section_points(game, seat, station - PADDY), 0
        if station == TEMPLE and game.coins[seat] == 1:
            # A single coin is given without being asked for.
            return 1 + who.temple_gift, -1
        return 0, box.farm_coins if station == FARM else 0
    if kind == BUY:
        return (
            purchase_points(game, seat, action),
            -COSTS[game.offer_key << 5 | action << 2 | who.bargain],
        )
    if kind == DONATE:
        return action + who.temple_gift, -action
    if kind == EAT and action:
        return box.meal_points, -max(0, box.dish_prices[action - 1] - who.meal_discount)
    if kind == ACCEPT and action:
        return box.meal_points, 0
    if kind == KEEP:
        person = box.encounters[action]
        return person.points + person.offerings + who.encounter_points, person.coins + who.encounter_coins
    if kind == ADMIRE and action:
        return section_points(game, seat, action - 1), 0
    if kind == CHOOSE:
        return 0, box.travellers[action].coins
    return 0, 0


def decision(game: Tokaido) -> Decision:
    options = []
    for action in game.legal_actions():
        points, coins = certain_effect(game, action)
        options.append(Option(action, action_name(game, action), points, coins))
    return Decision(game.seat, KIND_NAMES[game.kind], tuple(options))


def why_closed(game: Tokaido, station: int) -> str:
    """Why the walker cannot stop at a station, as a word: "" if it can.

    "start", "behind", "beyond" (past the next inn), "full", "complete" (that panorama) or "coin" (needs one).
    """
    closed = foresight.why_closed(game, station)
    if closed:
        return closed
    walker = game.walker
    if walker < game.players and not game.coins[walker] and game.road.kinds[station] in CLOSABLE[-1]:
        return "coin"
    return ""


_WHY = {
    "start": sentence("no stop at station {n}: the traveller stands there already"),
    "behind": sentence("no stop at station {n}: nobody walks back"),
    "beyond": sentence("no stop at station {n}: everybody stops at the next inn"),
    "full": sentence("no stop at station {n}: every slot there is taken"),
    "complete": sentence("no stop at station {n}: that panorama is complete"),
    "coin": sentence("no stop at station {n}: a village or a temple needs a coin"),
}


def why_illegal(game: Tokaido, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        if not 0 <= action <= game.road.last:
            return IllegalActionError("the road has no station {n}", n=action)
        return IllegalActionError(_WHY[why_closed(game, action)], n=action)
    wanted = "; ".join(action_name(game, legal) for legal in game.legal_actions())
    return IllegalActionError("that is not one of the choices now, which are: {wanted}", wanted=wanted)
