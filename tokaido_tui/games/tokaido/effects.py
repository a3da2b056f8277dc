"""The effects that travellers and people declare by name, each with the one function that carries it out.

An effect gets the game, the seat and its number. It returns False while it leaves something to decide. The NUMBERS are
no functions: the rule they change reads them where it applies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.road.panoramas import add_section
from tokaido_tui.games.tokaido import inn
from tokaido_tui.games.tokaido.box import CHEAPEST_FREE, DEAREST_FOR_ONE, Effect
from tokaido_tui.games.tokaido.gains import add_offerings, add_souvenir, ask_panorama, meet
from tokaido_tui.games.tokaido.options import ACCEPT

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

NUMBERS = (
    "meal_discount", "encounters_seen", "encounter_points", "encounter_coins", "spring_points", "achievement_points",
    "temple_gift",
)  # fmt: skip
BARGAINS = {"cheapest free": CHEAPEST_FREE, "dearest for one": DEAREST_FOR_ONE}


# --- on reaching an inn, before the meal -----------------------------------------------------------------------------


def inn_section(game: Tokaido, seat: int, _: int) -> bool:
    return game.stage.end == game.road.last or not ask_panorama(game, seat)


def inn_encounter(game: Tokaido, seat: int, _: int) -> bool:
    deck = game.encounter_deck
    return game.stage.end == game.road.last or not deck.top or meet(game, seat, deck.draw(game.take))


def inn_gift(game: Tokaido, seat: int, _: int) -> bool:
    if not game.meal_deck.top:
        return True
    dish = game.meal_deck.draw(game.take)
    if game.events is not None:
        game.tell("gift", seat, what=dish, private=True)
    if not game.meals[seat] >> dish & 1:
        game.offer = (dish,)
        game.kind = ACCEPT
        return False
    # Never a dish twice: the gift is no use and goes under.
    inn.refuse(game, seat, dish)
    return True


AT_INNS: dict[str, Effect] = {"inn_section": inn_section, "inn_encounter": inn_encounter, "inn_gift": inn_gift}


# --- at an encounter -------------------------------------------------------------------------------------------------


def points(game: Tokaido, seat: int, number: int) -> bool:
    game.points[seat] += number
    if game.events is not None:
        game.tell("points", seat, number, cause="encounters")
    return True


def coins(game: Tokaido, seat: int, number: int) -> bool:
    game.coins[seat] += number
    if game.events is not None:
        game.tell("coins", seat, number, cause="encounters")
    return True


def offerings(game: Tokaido, seat: int, number: int) -> bool:
    add_offerings(game, seat, number)
    return True


def souvenirs(game: Tokaido, seat: int, number: int) -> bool:
    for _ in range(number):
        if game.souvenir_deck.top:
            add_souvenir(game, seat, game.souvenir_deck.draw(game.take))
    return True


def section(game: Tokaido, seat: int, panorama: int) -> bool:
    if game.shut[seat] >> panorama & 1:
        return not ask_panorama(game, seat)
    add_section(game, seat, panorama)
    return True


AT_ENCOUNTERS: dict[str, Effect] = {"encounter_points": points, "encounter_coins": coins}
"""What a traveller receives before the person does anything."""
OF_PEOPLE: dict[str, Effect] = {
    "points": points,
    "coins": coins,
    "offerings": offerings,
    "souvenirs": souvenirs,
    # Last, because it may leave a question.
    "section": section,
}
