"""What a pawn does where it ends its move: pilgrims visit, merchants trade, artists paint.

An arrival and an answer return True when the action is over and False when they leave something to decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido_tui.games.duo import scoring
from tokaido_tui.games.duo.box import (
    ARTIST,
    COAST,
    GARDEN,
    GOODS,
    MERCHANT,
    SPRINGS,
    TEMPLE,
    TOWN,
    UPLAND,
)
from tokaido_tui.games.duo.moving import givable, others_around
from tokaido_tui.games.duo.options import (
    GIVE,
    KEEP,
    KEEPINGS,
    PAINT,
    PAINTINGS_OF,
    REVEAL_MORE,
    SELL,
    TAKE,
    UP_TO,
    VISIT,
    WAVES_OF,
    YES_NO,
    unpack,
)
from tokaido_tui.games.duo.setting_out import NOBODY

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

KINDS = len(GOODS)


# --- the pilgrim -----------------------------------------------------------------------------------------------------


def pilgrim_stops(game: Duo, seat: int, stop: int) -> bool:
    kind = game.box.kinds[stop]
    if kind == COAST:
        waves = waves_offered(game, seat)
        if waves:
            game.ask(TAKE, seat, WAVES_OF[waves])
            return False
        return True
    if (
        (kind == TEMPLE and game.temple[seat] == len(game.box.temple) - 1)
        or (kind == GARDEN and game.garden[seat] == len(game.box.garden) - 1)
        or (kind == SPRINGS and game.springs == seat)
    ):
        return True
    # Asked without a call, here and below: it is done for nearly every move of a playout.
    game.kind = VISIT
    game.seat = seat
    game.options = YES_NO
    return False


def waves_offered(game: Duo, seat: int) -> int:
    """A mask of the waves one may take at the coast: those on the board, or if there is none the other player's."""
    on_board = theirs = 0
    for pawn, holder in enumerate(game.holder):
        if holder == NOBODY:
            on_board |= 1 << pawn
        elif holder != seat:
            theirs |= 1 << pawn
    return on_board or theirs


def visit(game: Duo, yes: int) -> bool:
    """The answer to whether to use a stop: a mountain town by the merchant, all others by the pilgrim."""
    seat = game.seat
    space = game.where[3 * seat + game.pawn]
    kind = game.box.kinds[space]
    if not yes:
        if game.events is not None:
            game.tell("passed", seat, what=space)
        return True
    if kind == UPLAND:
        return draw_goods(game, seat, space)
    if kind == TEMPLE:
        scoring.advance_temple(game, seat)
    elif kind == GARDEN:
        scoring.advance_garden(game, seat)
    elif kind == SPRINGS:
        if game.events is not None:
            game.tell("springs", seat, 1, cause="board" if game.springs == NOBODY else "player")
        game.springs = seat
    else:
        token = game.tokens[space]
        assert token is not None
        scoring.receive(game, seat, token.price, "town")
    return True


def take_wave(game: Duo, choice: int) -> bool:
    seat = game.seat
    if not choice:
        if game.events is not None:
            game.tell("passed", seat, what=game.where[3 * seat + game.pawn])
        return True
    wave = choice - 1
    before = game.holder[wave]
    game.holder[wave] = seat
    if game.events is not None:
        game.tell("wave", seat, what=wave, cause="board" if before == NOBODY else "player")
    # Who loses a wave that lets him hold more has to hold less at once.
    return wave != MERCHANT or before == NOBODY or not ask_to_keep(game, before)


# --- the merchant ----------------------------------------------------------------------------------------------------


def merchant_stops(game: Duo, seat: int, town: int) -> bool:
    if game.box.kinds[town] == TOWN:
        token = game.tokens[town]
        assert token is not None
        count = game.goods[KINDS * seat + token.good]
        if count:
            game.ask(SELL, seat, UP_TO[count])
            return False
    elif game.bag:
        game.kind = VISIT
        game.seat = seat
        game.options = YES_NO
        return False
    return True


def most_held(game: Duo, seat: int) -> int:
    return game.box.hold + (game.waves[MERCHANT].holds if game.holder[MERCHANT] == seat else 0)


def goods_drawn(game: Duo, seat: int, town: int) -> int:
    """How many goods the bag gives in a mountain town."""
    count = game.box.values[town] + (game.waves[MERCHANT].draws if game.holder[MERCHANT] == seat else 0)
    return min(count, len(game.bag))


def draw_goods(game: Duo, seat: int, town: int) -> bool:
    bag, take = game.bag, game.take
    drawn = [take(bag, "good") for _ in range(goods_drawn(game, seat, town))]
    for good in drawn:
        game.goods[KINDS * seat + good] += 1
    if game.events is not None:
        game.tell("drew", seat, len(drawn), tuple(drawn))
    return not ask_to_keep(game, seat)


def ask_to_keep(game: Duo, seat: int) -> bool:
    """Asks what to keep of more goods than one may hold."""
    goods, most = game.held(seat), most_held(game, seat)
    if sum(goods) <= most:
        return False
    options = KEEPINGS[goods, most]
    if len(options) == 1:
        # All of one kind: there is nothing to choose.
        put_back(game, seat, options[0])
        return False
    game.ask(KEEP, seat, options)
    return True


def keep(game: Duo, packed: int) -> bool:
    put_back(game, game.seat, packed)
    return True


def put_back(game: Duo, seat: int, packed: int) -> None:
    """Keeps these goods; the others go back to the bag."""
    first = KINDS * seat
    returned = []
    for good, kept in enumerate(unpack(packed)):
        returned += [good] * (game.goods[first + good] - kept)
        game.goods[first + good] = kept
    game.bag += returned
    game.bag.sort()
    if game.events is not None:
        game.tell("returned", seat, len(returned), tuple(returned), "limit" if seat == game.mover else "wave")


def price_of(game: Duo, seat: int, town: int) -> int:
    """What the merchant gets there for a good."""
    token = game.tokens[town]
    assert token is not None
    return token.price + (game.waves[MERCHANT].coins if game.holder[MERCHANT] == seat else 0)


def sell(game: Duo, count: int) -> bool:
    seat = game.seat
    town = game.where[3 * seat + MERCHANT]
    token = game.tokens[town]
    assert token is not None
    if not count:
        if game.events is not None:
            game.tell("passed", seat, what=town)
        return True
    game.goods[KINDS * seat + token.good] -= count
    game.bag += [token.good] * count
    game.bag.sort()
    if game.events is not None:
        game.tell("sold", seat, count, token.good)
    scoring.receive(game, seat, count * price_of(game, seat, town), "sale")
    return True


# --- the artist ------------------------------------------------------------------------------------------------------


def tiles_revealed(game: Duo, seat: int, area: int) -> tuple[int, int]:
    """How many paintings he reveals there, and how many if he makes the most of his wave."""
    count = more = others_around(game, seat, area)
    if game.holder[ARTIST] == seat:
        more += game.waves[ARTIST].reveals
    face_down = len(game.hidden[seat])
    # Rarely too few are left: two comparisons are quicker than two calls.
    return count if count < face_down else face_down, more if more < face_down else face_down


def artist_stops(game: Duo, seat: int, area: int) -> bool:
    crossed = game.crossed = givable(game, seat, game.start, area)
    count, more = tiles_revealed(game, seat, area)
    revealed = game.revealed[seat]
    can_give = revealed != () and crossed >> revealed[0] & 1 == 1
    if not (more or can_give):
        return True
    game.kind = PAINT
    game.seat = seat
    game.options = PAINTINGS_OF[count > 0, more > count, can_give]
    return False


def paint(game: Duo, choice: int) -> bool:
    seat = game.seat
    area = game.where[3 * seat + ARTIST]
    if choice == GIVE:
        scoring.give_painting(game, seat)
    elif choice:
        hidden, take = game.hidden[seat], game.take
        count = tiles_revealed(game, seat, area)[choice == REVEAL_MORE]
        # A pile for each colour: what one player turns changes nothing for the other.
        pile = f"{game.sides[seat].name}-painting"
        tiles = tuple([take(hidden, pile) for _ in range(count)])
        game.revealed[seat] += tiles
        if game.events is not None:
            game.tell("revealed", seat, count, tiles)
    elif game.events is not None:
        game.tell("passed", seat, what=area)
    return True


ARRIVALS: tuple[Callable[[Duo, int, int], bool], ...] = (pilgrim_stops, merchant_stops, artist_stops)
"""What happens where a pawn ends its move, by pawn."""
