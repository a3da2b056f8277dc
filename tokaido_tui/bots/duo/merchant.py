"""The merchant: greedy. Takes the die whose best action is worth most at once, and does that."""

from __future__ import annotations

from tokaido_tui.bots.duo.tables import SPRINGS_WORTH, TILE_WORTH, IslandTables, lot_worth, pack_goods, tables_of
from tokaido_tui.games.duo.actions import tiles_revealed, waves_offered
from tokaido_tui.games.duo.box import ARTIST, COAST, MERCHANT, PILGRIM, SPRINGS
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.moving import givable, targets
from tokaido_tui.games.duo.options import DIE, GIVE, KEEP, MOVE, PAINT, REPEAT, REVEAL_MORE, TAKE


class Merchant:
    """Plays for the next action only."""

    __slots__ = ()

    def pick(self, game: Duo) -> int:
        actions = game.options
        if len(actions) == 1:
            return actions[0]
        kind, seat = game.kind, game.seat
        tables = tables_of(game)
        if kind == DIE:
            return max(actions, key=lambda pawn: _best(game, tables, seat, pawn))
        if kind == MOVE:
            return max(actions, key=lambda space: _worth(game, tables, seat, game.pawn, space))
        if kind == REPEAT:
            return int(_best(game, tables, game.mover, game.pawn) >= SPRINGS_WORTH)
        if kind == KEEP:
            town, wave = game.where[3 * seat + MERCHANT], game.holder[MERCHANT] == seat
            return max(actions, key=lambda packed: lot_worth(tables.goods(town, packed, wave)))
        if kind == PAINT:
            return max(actions, key=lambda choice: _painting(game, tables, seat, choice))
        # The first wave there is; a visit; all that can be sold.
        return actions[1] if kind == TAKE else actions[-1]


def _best(game: Duo, tables: IslandTables, seat: int, pawn: int) -> float:
    """What the best move of that pawn with its die is worth."""
    return max([_worth(game, tables, seat, pawn, space) for space in targets(game, seat, pawn)], default=0.0)


def _worth(game: Duo, tables: IslandTables, seat: int, pawn: int, space: int) -> float:
    """What can be had at once where that pawn would stop."""
    if pawn == PILGRIM:
        kind = game.box.kinds[space]
        if (kind == SPRINGS and game.springs == seat) or (kind == COAST and not waves_offered(game, seat)):
            return 0.0
        return tables.stop_worth(space, game.temple[seat], game.garden[seat], game.ingots[seat])
    if pawn == MERCHANT:
        coins = tables.town_worth(space, pack_goods(game.goods, seat), game.holder[MERCHANT] == seat)
        return coins * tables.coin[game.ingots[seat]]
    revealed = game.revealed[seat]
    turned = _turning(len(revealed), tiles_revealed(game, seat, space)[1])
    if revealed and givable(game, seat, game.where[3 * seat + ARTIST], space) >> revealed[0] & 1:
        return max(turned, tables.gift[game.given[seat]])
    return turned


def _turning(face_up: int, count: int) -> float:
    """What turning so many paintings is worth."""
    last = len(TILE_WORTH) - 1
    return sum([TILE_WORTH[min(face_up + number, last)] for number in range(count)])


def _painting(game: Duo, tables: IslandTables, seat: int, choice: int) -> float:
    if choice == GIVE:
        return tables.gift[game.given[seat]]
    if not choice:
        return 0.0
    counts = tiles_revealed(game, seat, game.where[3 * seat + ARTIST])
    return _turning(len(game.revealed[seat]), counts[choice == REVEAL_MORE])
