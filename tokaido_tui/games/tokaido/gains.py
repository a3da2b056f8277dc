"""What a stop brings: souvenirs, panorama sections, offerings, people. Several stops and travellers share these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.road.panoramas import add_section
from tokaido_tui.games.tokaido.box import ENCOUNTERS, PEOPLE
from tokaido_tui.games.tokaido.options import ADMIRE, FAMILY_OF, FAMILY_UNITS, SOUVENIR_POINTS

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido


def add_souvenir(game: Tokaido, seat: int, card: int) -> None:
    families = game.families[seat]
    points = SOUVENIR_POINTS[families << 2 | FAMILY_OF[card]]
    game.families[seat] = families + FAMILY_UNITS[card]
    game.souvenirs[seat] |= 1 << card
    game.points[seat] += points
    if game.events is not None:
        game.tell("souvenir", seat, what=card)
        game.tell("points", seat, points, cause="souvenirs")


def ask_panorama(game: Tokaido, seat: int) -> bool:
    """Asks for a panorama to add to, unless all are complete."""
    if not game.unfinished(seat):
        return False
    game.ask(ADMIRE, seat)
    return True


def add_offerings(game: Tokaido, seat: int, coins: int) -> None:
    game.offerings[seat] += coins
    game.points[seat] += coins
    if game.events is not None:
        game.tell("offering", seat, coins)
        game.tell("points", seat, coins, cause="gifts")


def meet(game: Tokaido, seat: int, card: int) -> bool:
    """The effect of an encounter; False while a choice it leaves is open."""
    who = game.who[seat]
    person = ENCOUNTERS[card]
    game.met[PEOPLE * seat + card] += 1
    if game.events is not None:
        game.tell("encounter", seat, what=card)
    if who.encounter_points:
        game.score(seat, who.encounter_points, "encounters")
    if who.encounter_coins:
        game.receive(seat, who.encounter_coins, "encounters")
    if person.points:
        game.score(seat, person.points, "encounters")
    if person.coins:
        game.receive(seat, person.coins, "encounters")
    if person.offerings:
        add_offerings(game, seat, person.offerings)
    for _ in range(person.souvenirs):
        if game.souvenir_deck.top:
            add_souvenir(game, seat, game.souvenir_deck.draw(game.take))
    if person.section >= 0:
        if game.shut[seat] >> person.section & 1:
            return not ask_panorama(game, seat)
        add_section(game, seat, person.section)
    return True
