"""Before the first roll: the board, the lot for the colours, the trade tokens and the sides of the waves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import COLOURS, PAWNS, PILGRIM, TOWN, Token

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

NOBODY = -1


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
