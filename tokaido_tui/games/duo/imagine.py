"""From a view back to a whole game that agrees with it.

Nothing is dealt anew: which painting is turned and which good comes is decided when it is drawn, and what is left to
be drawn follows from what lies open.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.games.duo.options import KIND_NAMES
from tokaido_tui.games.duo.setting_out import NOBODY
from tokaido_tui.games.duo.terms import terms_of

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo
    from tokaido_tui.games.duo.view import PlayerView, View


def imagine(view: View, dealer: Dealer) -> Duo:
    from tokaido_tui.games.duo.game import Duo

    game = Duo()
    game.lay_out(terms_of(view.box, view.setup), dealer)
    options = view.decision.options if view.decision else ()
    game.ask(KIND_NAMES.index(view.kind), view.decider, tuple(option.action for option in options))
    game.mover, game.pawn, game.start = view.mover, view.pawn, view.start
    game.fresh, game.crossed, game.ending = view.fresh, view.crossed, view.ending
    game.round, game.roller, game.dice = view.round, view.roller, view.dice
    game.left = sum(1 << pawn for pawn, left in enumerate(view.left) if left)
    game.tokens, game.waves = view.tokens, view.waves
    game.holder = [_number(holder) for holder in view.holders]
    game.springs = _number(view.springs)
    game.sides = tuple(player.who for player in view.players)
    game.where = [space for player in view.players for space in player.pawns]
    for player in view.players:
        _boards(game, player)
    game.goods = [count for player in view.players for count in player.goods]
    held = Counter({good: sum(player.goods[good] for player in view.players) for good in set(view.box.bag)})
    game.bag = sorted((Counter(view.box.bag) - held).elements())
    return game


def _number(holder: int | None) -> int:
    return NOBODY if holder is None else holder


def _boards(game: Duo, player: PlayerView) -> None:
    seat = player.number
    game.points[seat] = player.points
    game.temple[seat], game.garden[seat] = player.temple, player.garden
    game.coins[seat], game.ingots[seat] = player.coins, player.ingots
    game.revealed[seat] = player.revealed
    game.given[seat] = len(player.given)
    seen = Counter(player.revealed) + Counter(player.given)
    game.hidden[seat] = sorted((Counter(player.who.paintings) - seen).elements())
