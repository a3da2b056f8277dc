"""Before the first roll: the board, the lot for the colours, the trade tokens and the sides of the waves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import COLOURS, GOODS, PAWNS, PILGRIM, TOWN, Token
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.options import DIE

if TYPE_CHECKING:
    from tokaido_tui.engine.dealer import Dealer
    from tokaido_tui.games.duo.game import Duo
    from tokaido_tui.games.duo.terms import Terms

NOBODY = -1


def lay_out(game: Duo, terms: Terms, dealer: Dealer) -> None:
    """The table before anything is drawn: as it was for the last game on these terms."""
    if terms.laid_out is None:
        _lay_out_anew(game, terms, dealer)
        terms.laid_out = game.copy()
    else:
        game.copy_from(terms.laid_out)
        game.take = dealer.take


def _lay_out_anew(game: Duo, terms: Terms, dealer: Dealer) -> None:
    box = game.box = terms.box
    game.terms = terms
    game.island = island_of(box)
    game.take = dealer.take
    game.events = None
    game.tokens = ()
    game.waves = ()
    game.ask(DIE, 0, ())
    game.mover = game.pawn = game.start = game.crossed = 0
    game.fresh = False
    game.round = 0
    game.dice = (0,) * len(PAWNS)
    game.left = 0
    game.ending = False
    game.temple, game.garden = [0, 0], [0, 0]
    game.coins, game.ingots, game.given = [0, 0], [0, 0], [0, 0]
    game.goods = [0] * (2 * len(GOODS))
    game.bag = list(box.bag)
    game.revealed = [(), ()]
    game.points = [box.temple[0] * box.garden[0]] * 2
    game.holder = [NOBODY] * len(PAWNS)
    game.springs = NOBODY
    seat_colours(game, 0)


def seat_colours(game: Duo, purple: int) -> None:
    """Gives that seat the purple pawns and paintings, and the other one the green."""
    sides = game.box.sides
    game.sides = sides if purple == 0 else sides[::-1]
    game.roller = 1 - purple
    game.where = [*game.sides[0].starts, *game.sides[1].starts]
    game.hidden = [list(side.paintings) for side in game.sides]


def set_out(game: Duo) -> None:
    """Draws lots, lays out the trade tokens and throws the waves up."""
    box, take = game.box, game.take
    purple = game.terms.purple
    if purple is None:
        purple = take([0, 1], "purple")
    seat_colours(game, purple)
    left = [token_card(token) for token in box.tokens]
    game.tokens = tuple(
        [card_token(take(left, "token")) if box.kinds[stop] == TOWN else None for stop in range(box.rim)]
    )
    game.waves = tuple([box.waves[pawn][take([0, 1], f"{PAWNS[pawn]}-wave")] for pawn in range(len(PAWNS))])
    if game.events is not None:
        for seat in (purple, 1 - purple):
            game.tell("colour", seat, what=COLOURS.index(game.sides[seat].name))
        for stop, token in enumerate(game.tokens):
            if token is not None:
                game.tell("token", NOBODY, token.price, (stop, token.good))
        for pawn in range(PILGRIM, len(PAWNS)):
            game.tell("wave laid", NOBODY, what=(pawn, box.waves[pawn].index(game.waves[pawn])))
        for seat in range(2):
            game.tell("points", seat, game.points[seat], cause="faith")


def token_card(token: Token) -> int:
    """A trade token as a card that dealers deal."""
    return token.good << 3 | token.price


def card_token(card: int) -> Token:
    return Token(card >> 3, card & 7)
