"""A game of Tokaido Duo: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer, Take
from tokaido_tui.engine.event import Event, Thing, event_of
from tokaido_tui.games.duo import describe, scoring, setting_out
from tokaido_tui.games.duo.box import GOODS, Box, Side, Token, Wave
from tokaido_tui.games.duo.options import KIND_NAMES, OVER
from tokaido_tui.games.duo.rounds import ANSWERS, roll, settle
from tokaido_tui.games.duo.terms import Terms, terms_of

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.duo.island import Island
    from tokaido_tui.games.duo.view import View


class Duo:
    """The state. Lists have an entry a seat; flat ones several a seat (`where[3 * seat + pawn]`, `goods[4 * seat +
    good]`).

    `seat` decides; `mover` is whose die it is, which differs only while the other one has to give up a good. `pawn`
    is the pawn of that die, `start` where its move began, and `fresh` whether the hot springs may repeat the die.
    `dice` are the values rolled, `left` a mask of those not used. `tokens` are by space, None but at coastal towns;
    `holder` has who holds each wave and `springs` the hot springs token. `bag` and `hidden` are sorted: which card
    comes is decided when it is drawn. `revealed` are the paintings face up, the leftmost first. `crossed` is a mask
    of the landscapes the artist may give a painting of.
    """

    __slots__ = (
        "bag", "box", "coins", "crossed", "dice", "ending", "events", "fresh", "garden", "given", "goods", "hidden",
        "holder", "ingots", "island", "kind", "left", "mover", "options", "pawn", "points", "revealed", "roller",
        "round", "seat", "sides", "springs", "start", "take", "temple", "terms", "tokens", "waves", "where",
    )  # fmt: skip

    terms: Terms
    box: Box
    island: Island
    sides: tuple[Side, ...]
    tokens: tuple[Token | None, ...]
    waves: tuple[Wave, ...]
    take: Take
    events: list[Event] | None
    kind: int
    seat: int
    options: tuple[int, ...]
    mover: int
    pawn: int
    start: int
    fresh: bool
    crossed: int
    round: int
    roller: int
    dice: tuple[int, ...]
    left: int
    ending: bool
    where: list[int]
    temple: list[int]
    garden: list[int]
    coins: list[int]
    ingots: list[int]
    goods: list[int]
    bag: list[int]
    hidden: list[list[int]]
    revealed: list[tuple[int, ...]]
    given: list[int]
    points: list[int]
    holder: list[int]
    springs: int

    def __init__(self, box: Box, setup: Setup, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        setting_out.lay_out(self, terms_of(box, setup), dealer)
        self.events = events
        setting_out.set_out(self)
        roll(self)

    @property
    def setup(self) -> Setup:
        return self.terms.setup

    # --- what is to be decided -----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.kind == OVER

    def decision_kind(self) -> str:
        return KIND_NAMES[self.kind]

    @property
    def decision(self) -> Decision | None:
        return None if self.kind == OVER else describe.decision(self)

    def legal_actions(self) -> tuple[int, ...]:
        return self.options

    # --- taking an action ----------------------------------------------------------------------------------------

    def apply(self, action: int) -> list[Event]:
        if action not in self.options:
            raise describe.why_illegal(self, action)
        events = self.events = []
        try:
            self.advance(action)
        finally:
            self.events = None
        return events

    def advance(self, action: int) -> None:
        if ANSWERS[self.kind](self, action):
            settle(self)

    def ask(self, kind: int, seat: int, options: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options

    def tell(self, kind: str, seat: int, amount: int = 0, what: Thing = None, cause: str = "") -> None:
        """Reports an event, if anybody listens; hot code asks that before it calls."""
        if self.events is not None:
            self.events.append(event_of((kind, seat, amount, what, cause, False)))

    # --- for clients ---------------------------------------------------------------------------------------------

    def held(self, seat: int) -> tuple[int, ...]:
        """How many of each good this seat's merchant holds."""
        first = len(GOODS) * seat
        return tuple(self.goods[first : first + len(GOODS)])

    def action_name(self, action: int) -> str:
        return describe.action_name(self, action)

    @property
    def progress(self) -> tuple[int, int]:
        """The round; nobody knows how many there will be."""
        return self.round, 0

    def roles(self) -> tuple[str, ...]:
        return tuple(side.name for side in self.sides)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        from tokaido_tui.games.duo.view import view_of

        return view_of(self, seat)

    def copy(self, dealer: Dealer | None = None) -> Duo:
        other = object.__new__(Duo)
        other.copy_from(self)
        if dealer is not None:
            other.take = dealer.take
        return other

    def copy_from(self, other: Duo) -> None:
        """Makes this the same as the other, with nothing shared that a step would change."""
        self.terms = other.terms
        self.box = other.box
        self.island = other.island
        self.sides = other.sides
        self.tokens = other.tokens
        self.waves = other.waves
        self.take = other.take
        self.events = None
        self.kind = other.kind
        self.seat = other.seat
        self.options = other.options
        self.mover = other.mover
        self.pawn = other.pawn
        self.start = other.start
        self.fresh = other.fresh
        self.crossed = other.crossed
        self.round = other.round
        self.roller = other.roller
        self.dice = other.dice
        self.left = other.left
        self.ending = other.ending
        self.where = other.where[:]
        self.temple = other.temple[:]
        self.garden = other.garden[:]
        self.coins = other.coins[:]
        self.ingots = other.ingots[:]
        self.goods = other.goods[:]
        self.bag = other.bag[:]
        one, two = other.hidden
        self.hidden = [one[:], two[:]]
        self.revealed = other.revealed[:]
        self.given = other.given[:]
        self.points = other.points[:]
        self.holder = other.holder[:]
        self.springs = other.springs
