"""What a stop brings: souvenirs, offerings, people. Several stops and effects share these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.tokaido.options import ADMIRE, SOUVENIR_POINTS

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido


def add_souvenir(game: Tokaido, seat: int, card: int) -> None:
    families = game.families[seat]
    box = game.box
    points = SOUVENIR_POINTS[families << 2 | box.family_of[card]]
    game.families[seat] = families + box.family_units[card]
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
    """The effects of an encounter; False while a choice they leave is open."""
    box = game.box
    game.met[box.people * seat + card] += 1
    if game.events is not None:
        game.tell("encounter", seat, what=card)
    own = game.who[seat].at_encounters
    if own:
        for effect, number in own:
            effect(game, seat, number)
    done = True
    for effect, number in box.encounters[card].effects:
        # Only the last may leave a question.
        done = effect(game, seat, number)
    return done
