"""What a die or a destination would do, worked out by the rules from a view: for the cursor, and for hints."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.duo.actions import KINDS, goods_drawn, most_held, price_of, tiles_revealed, waves_offered
from tokaido_tui.games.duo.box import (
    ARTIST,
    COAST,
    GARDEN,
    MERCHANT,
    PILGRIM,
    SPRINGS,
    TEMPLE,
    TOWN,
)
from tokaido_tui.games.duo.decisions import coin_points, gift_points, peg_points
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.moving import givable, path_to, targets
from tokaido_tui.games.duo.options import DIE, MOVE, REPEAT
from tokaido_tui.games.duo.scoring import SOURCES, recount

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo
    from tokaido_tui.games.duo.island import Path
    from tokaido_tui.games.duo.view import View

FAITH, TRADE, CULTURE = range(3)


@dataclass(frozen=True, slots=True)
class TargetPreview:
    """What the mover can do at the end of a move, at its best.

    `path` are the spaces it passes, the target last. `effect` is "temple", "garden", "coins", "springs", "wave",
    "draw", "sell", "paint", or "" where there is nothing to do. `amount` is how much of it: slots, coins, waves to
    choose from, goods drawn, goods sold, tiles turned. `over` are goods that would have to go back. `gives` is the
    landscape of the painting that can be given instead of painting, -1 for none. `source` of the points goes from
    `before` to `after`; `ends` tells whether that sets off the end of the game.
    """

    pawn: int
    target: int
    path: Path
    effect: str = ""
    amount: int = 0
    over: int = 0
    gives: int = -1
    source: str = ""
    before: int = 0
    after: int = 0
    ends: bool = False

    @property
    def points(self) -> int:
        return self.after - self.before


class Previewer:
    """Previews the moves of one view: of any die while one is to be chosen, else of the pawn that moves."""

    def __init__(self, view: View) -> None:
        self.game = imagine(view, SeededDealer(0))

    def targets(self, pawn: int) -> tuple[int, ...]:
        """Where the decider's pawn could go with its die; nowhere, and the die is spent for nothing."""
        return targets(self.game, self.game.seat, pawn)

    def target(self, pawn: int, space: int) -> TargetPreview:
        game, seat = self.game, self.game.seat
        path = path_to(game, seat, pawn, space)
        # The pawn stands there for as long as it is looked at: it is no neighbour of its own.
        number = 3 * seat + pawn
        start, game.where[number] = game.where[number], space
        try:
            return (_pilgrim, _merchant, _artist)[pawn](game, seat, start, path)
        finally:
            game.where[number] = start

    def options(self) -> list[TargetPreview]:
        """Every move that the decision now could lead to at once."""
        kind = self.game.kind
        pawns = self.game.options if kind == DIE else (self.game.pawn,) if kind in (MOVE, REPEAT) else ()
        return [self.target(pawn, space) for pawn in pawns for space in self.targets(pawn)]


def _gain(game: Duo, seat: int, source: int, points: int) -> dict[str, Any]:
    before = recount(game, seat)[source]
    return {"source": SOURCES[source], "before": before, "after": before + points}


def _pilgrim(game: Duo, seat: int, _start: int, path: Path) -> TargetPreview:
    box, stop = game.box, path[-1]
    kind = box.kinds[stop]
    plain = TargetPreview(PILGRIM, stop, path)
    if kind in (TEMPLE, GARDEN):
        track = box.temple if kind == TEMPLE else box.garden
        peg = (game.temple if kind == TEMPLE else game.garden)[seat]
        if peg == len(track) - 1:
            return plain
        gain = _gain(game, seat, FAITH, peg_points(game, seat, kind))
        ends = not game.ending and peg + 2 == len(track)
        return replace(plain, effect="temple" if kind == TEMPLE else "garden", amount=1, ends=ends, **gain)
    if kind == COAST:
        waves = waves_offered(game, seat).bit_count()
        return replace(plain, effect="wave", amount=waves) if waves else plain
    if kind == SPRINGS:
        return plain if game.springs == seat else replace(plain, effect="springs", amount=1)
    token = game.tokens[stop]
    assert token is not None
    return _paid(game, seat, plain, "coins", token.price, token.price)


def _merchant(game: Duo, seat: int, _start: int, path: Path) -> TargetPreview:
    town = path[-1]
    plain = TargetPreview(MERCHANT, town, path)
    if game.box.kinds[town] == TOWN:
        token = game.tokens[town]
        assert token is not None
        count = game.goods[KINDS * seat + token.good]
        return _paid(game, seat, plain, "sell", count, count * price_of(game, seat, town)) if count else plain
    drawn = goods_drawn(game, seat, town)
    if not drawn:
        return plain
    over = max(0, sum(game.held(seat)) + drawn - most_held(game, seat))
    return replace(plain, effect="draw", amount=drawn, over=over)


def _artist(game: Duo, seat: int, start: int, path: Path) -> TargetPreview:
    area = path[-1]
    plain = TargetPreview(ARTIST, area, path)
    most = tiles_revealed(game, seat, area)[1]
    revealed = game.revealed[seat]
    if revealed and givable(game, seat, start, area) >> revealed[0] & 1:
        gain = _gain(game, seat, CULTURE, gift_points(game, seat))
        ends = not game.ending and game.given[seat] + 2 == len(game.box.paintings)
        return replace(plain, effect="paint", amount=most, gives=revealed[0], ends=ends, **gain)
    return replace(plain, effect="paint", amount=most) if most else plain


def _paid(game: Duo, seat: int, plain: TargetPreview, effect: str, amount: int, coins: int) -> TargetPreview:
    points = coin_points(game, seat, coins)
    gain = _gain(game, seat, TRADE, points)
    last = game.box.ingots[-1]
    ends = not game.ending and points > 0 and gain["after"] == last
    return replace(plain, effect=effect, amount=amount, ends=ends, **gain)
