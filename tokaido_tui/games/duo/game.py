"""A game of Tokaido Duo: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer, Take
from tokaido_tui.engine.decision import Decision, described
from tokaido_tui.engine.event import Event, Thing, event_of
from tokaido_tui.engine.state import State, forgotten, listed, per_seat, shared, state, two_lists, value
from tokaido_tui.games.duo import describe, scoring, setting_out
from tokaido_tui.games.duo.box import GOODS, PAWNS, Box, Side, Token, Wave
from tokaido_tui.games.duo.decisions import ANSWERS, DECISIONS
from tokaido_tui.games.duo.island import Island, island_of
from tokaido_tui.games.duo.options import DIE, KIND_NAMES, OVER
from tokaido_tui.games.duo.rounds import roll, settle
from tokaido_tui.games.duo.setting_out import NOBODY
from tokaido_tui.games.duo.terms import Terms

if TYPE_CHECKING:
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.duo.view import View


@state
class Duo(State):
    """The state. Lists have an entry a seat; flat ones several a seat (`where[3 * seat + pawn]`, `goods[4 * seat +
    good]`).

    `seat` decides; `mover` is whose die it is, which differs only while the other one has to give up a good. `pawn`
    is the pawn of that die, `start` where its move began, and `fresh` whether the hot springs may repeat the die.
    `dice` are the values rolled, `left` a mask of those not used. `tokens` are by space, None but at coastal towns;
    `holder` has who holds each wave and `springs` the hot springs token. `bag` and `hidden` are sorted: which card
    comes is decided when it is drawn. `revealed` are the paintings face up, the leftmost first. `crossed` is a mask
    of the landscapes the artist may give a painting of.
    """

    terms: Terms = shared(lambda terms: terms)
    box: Box = shared(lambda terms: terms.box)
    island: Island = shared(lambda terms: island_of(terms.box))
    sides: tuple[Side, ...] = shared(lambda terms: terms.box.sides)
    tokens: tuple[Token | None, ...] = value(())
    waves: tuple[Wave, ...] = value(())
    take: Take = value(None)
    events: list[Event] | None = forgotten(lambda _: None)
    kind: int = value(DIE)
    seat: int = value(0)
    options: tuple[int, ...] = value(())
    mover: int = value(0)
    pawn: int = value(0)
    start: int = value(0)
    fresh: bool = value(False)
    crossed: int = value(0)
    round: int = value(0)
    roller: int = value(1)
    dice: tuple[int, ...] = value((0,) * len(PAWNS))
    left: int = value(0)
    ending: bool = value(False)
    where: list[int] = listed(lambda terms: [space for side in terms.box.sides for space in side.starts])
    temple: list[int] = per_seat(0)
    garden: list[int] = per_seat(0)
    coins: list[int] = per_seat(0)
    ingots: list[int] = per_seat(0)
    goods: list[int] = per_seat(0, lambda _: len(GOODS))
    bag: list[int] = listed(lambda terms: terms.box.bag)
    hidden: list[list[int]] = two_lists(lambda terms: [list(side.paintings) for side in terms.box.sides])
    revealed: list[tuple[int, ...]] = per_seat(())
    given: list[int] = per_seat(0)
    points: list[int] = listed(lambda terms: [terms.box.temple[0] * terms.box.garden[0]] * 2)
    holder: list[int] = listed(lambda _: [NOBODY] * len(PAWNS))
    springs: int = value(NOBODY)

    def begin(self, terms: Terms, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        self.lay_out(terms, dealer)
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
        return None if self.kind == OVER else described(self, DECISIONS[self.kind])

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
        return DECISIONS[self.kind].names(self, action)

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
