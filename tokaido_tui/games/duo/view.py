"""What a seat may know. What is hidden from it is absent, not flagged.

Nearly everything is open. Hidden are the paintings face down, from their owner too, what comes out of the bag, and the
dice to come; none of these is decided before it is drawn, so all seats see the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.options import KIND_NAMES, OVER
from tokaido_tui.games.duo.setting_out import NOBODY

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.duo.box import Box, Side, Token, Wave
    from tokaido_tui.games.duo.game import Duo


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's pawns (by space) and three boards. `who` is the colour; `temple` and `garden`
    are slots of those tracks, the first is 0; `face_down` is how many paintings are."""

    number: int
    name: str
    who: Side
    pawns: tuple[int, ...]
    points: int
    temple: int
    garden: int
    goods: tuple[int, ...]
    coins: int
    ingots: int
    face_down: int
    revealed: tuple[int, ...]
    given: tuple[int, ...]
    waves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that `seat` may know; None is a spectator.

    `dice` has the value of each die, `left` says which are still to be used. `pawn` of `mover` is in the middle of
    its move or action, unless a die is to be chosen. `springs` is who holds the hot springs token and `holders` who
    holds each wave, None where they are on the board; `bag` is how many goods are in it. See Duo for `start`,
    `fresh` and `crossed`.
    """

    seat: int | None
    setup: Setup
    box: Box
    kind: str
    decider: int
    mover: int
    pawn: int
    start: int
    fresh: bool
    crossed: int
    round: int
    roller: int
    dice: tuple[int, ...]
    left: tuple[bool, ...]
    ending: bool
    players: tuple[PlayerView, ...]
    tokens: tuple[Token | None, ...]
    waves: tuple[Wave, ...]
    holders: tuple[int | None, ...]
    springs: int | None
    bag: int
    decision: Decision | None
    outcome: Outcome | None

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def sources(self, seat: int) -> tuple[int, int, int]:
        """The points of a seat so far, by source: faith, trade and culture."""
        box, player = self.box, self.players[seat]
        return (
            box.temple[player.temple] * box.garden[player.garden],
            box.ingots[player.ingots],
            box.paintings[len(player.given)],
        )


def _player(game: Duo, seat: int) -> PlayerView:
    side = game.sides[seat]
    # What was given was seen when it was revealed.
    given = Counter(side.paintings) - Counter(game.hidden[seat]) - Counter(game.revealed[seat])
    return PlayerView(
        number=seat,
        name=game.setup.names[seat],
        who=side,
        pawns=tuple(game.where[3 * seat : 3 * seat + 3]),
        points=game.points[seat],
        temple=game.temple[seat],
        garden=game.garden[seat],
        goods=game.held(seat),
        coins=game.coins[seat],
        ingots=game.ingots[seat],
        face_down=len(game.hidden[seat]),
        revealed=game.revealed[seat],
        given=tuple(sorted(given.elements())),
        waves=tuple(wave for wave, holder in enumerate(game.holder) if holder == seat),
    )


def _holder(number: int) -> int | None:
    return None if number == NOBODY else number


def view_of(game: Duo, seat: int | None) -> View:
    return View(
        seat=seat,
        setup=game.setup,
        box=game.box,
        kind=KIND_NAMES[game.kind],
        decider=game.seat,
        mover=game.mover,
        pawn=game.pawn,
        start=game.start,
        fresh=game.fresh,
        crossed=game.crossed,
        round=game.round,
        roller=game.roller,
        dice=game.dice,
        left=tuple(bool(game.left >> pawn & 1) for pawn in range(len(game.dice))),
        ending=game.ending,
        players=tuple(_player(game, s) for s in range(2)),
        tokens=game.tokens,
        waves=game.waves,
        holders=tuple(_holder(number) for number in game.holder),
        springs=_holder(game.springs),
        bag=len(game.bag),
        decision=game.decision,
        outcome=game.outcome() if game.kind == OVER else None,
    )
