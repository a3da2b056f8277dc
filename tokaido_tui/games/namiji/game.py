"""A game of Namiji: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.decision import Decision, described
from tokaido_tui.engine.deck import Cards, Deck
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.state import deck, listed, per_seat, shared, state, value
from tokaido_tui.games.namiji import describe, dock, scoring, setting_out
from tokaido_tui.games.namiji.box import COLOURS, EFFECTS, KINDS, OFFERINGS, Box
from tokaido_tui.games.namiji.box import FISH as FISHES
from tokaido_tui.games.namiji.decisions import ANSWERS, DECISIONS, LEGAL
from tokaido_tui.games.namiji.options import KIND_NAMES, OVER
from tokaido_tui.games.namiji.stops import Stop, stops_of
from tokaido_tui.games.namiji.terms import Terms
from tokaido_tui.games.road.travel import Travel

if TYPE_CHECKING:
    from tokaido_tui.engine.errors import IllegalActionError
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.namiji.view import View


@state
class Namiji(Travel):
    """The state. Lists have an entry a seat; flat ones several a seat (`trap[2 * seat + CRAB]`).

    The bank of fish is `shoal`, face down, and `face_up`, so many of each, which `up_mask` says there are any of.
    On a shelf, `filled` are its cells, `colour_cells` and `kind_cells` those of each colour and kind, `tokens` what
    was placed in order (placement << 4 | fish) and `lines` a mask of those scored. `offerings` are those left.
    `gear` counts dock cards and `effects` sums up what they do; `extra` are the points upgrades brought. `rocks` are
    masks. `arrived[seat]` is the order of coming home, 0 before.

    What lies before who decides: `caught`, a fish or (`netted`) a net, -1 for none; `again` and `catches`, whether
    this is one more catch and how many more there may be; `offer`, nets or rocks; the haul of the trap. At a dock
    `berths` are the free places, `hand` the cards passed on, `held` a mask of the seats that have seen it; those in
    `missed` had it before the neutral's card was `discarded`, and cannot tell which that was.
    """

    terms: Terms = shared(lambda terms: terms)
    box: Box = shared(lambda terms: terms.box)
    stops: Sequence[Stop] = shared(lambda terms: stops_of(terms.road))
    answers: Sequence[Callable[[Any, int, int], bool]] = value(ANSWERS)
    shoal: list[int] = listed(lambda terms: terms.box.fish)
    face_up: list[int] = listed(lambda _: [0] * FISHES)
    up_mask: int = value(0)
    bag: list[int] = listed(lambda terms: terms.box.bag)
    net_deck: Deck = deck("net", lambda terms: terms.box.nets)
    dock_deck: Deck = deck("dock", lambda terms: terms.box.dock_pile)
    rock_deck: Deck = deck("rock", lambda terms: terms.box.rock_pile)
    filled: list[int] = per_seat(0)
    colour_cells: list[int] = per_seat(0, lambda _: COLOURS)
    kind_cells: list[int] = per_seat(0, lambda _: KINDS)
    tokens: list[Cards] = per_seat(())
    lines: list[int] = per_seat(0)
    trap: list[int] = per_seat(0, lambda _: 2)
    offerings: list[int] = per_seat(OFFERINGS)
    gear: list[int] = per_seat(0, lambda terms: len(terms.box.docks))
    effects: list[int] = per_seat(0, lambda _: EFFECTS)
    extra: list[int] = per_seat(0)
    rocks: list[int] = per_seat(0)
    awards: list[int] = per_seat(0)
    arrived: list[int] = per_seat(0)
    caught: int = value(-1)
    netted: bool = value(False)
    again: bool = value(False)
    catches: int = value(0)
    offer: Cards = value(())
    haul_shrimp: int = value(0)
    haul_crabs: int = value(0)
    berths: int = shared(lambda terms: (1 << terms.travellers) - 1)
    hand: list[int] = listed(lambda _: [])
    held: int = value(0)
    missed: int = value(0)
    discarded: Cards = value(())

    def begin(self, terms: Terms, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        self.lay_out(terms, dealer)
        self.events = events
        setting_out.set_sail(self)

    def neutral_stop(self, station: int) -> bool:
        """The neutral boat acts at docks and at home only."""
        return station != self.stage.end or dock.arrive(self, self.walker)

    def first_to_complete(self, seat: int, panorama: int) -> None:
        self.awards[seat] |= 1 << panorama
        if self.events is not None:
            self.tell("bonus", seat, what=panorama)
        self.score(seat, self.box.bonus, "bonuses")

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
    def decks(self) -> tuple[Deck, ...]:
        return self.net_deck, self.dock_deck, self.rock_deck

    @property
    def decision(self) -> Decision | None:
        return None if self.kind == OVER else described(self, DECISIONS[self.kind])

    def legal_actions(self) -> tuple[int, ...]:
        kind = self.kind
        if not kind:
            walker = self.walker
            stage = self.stage
            mask = self.free & self.road.ahead[self.where[walker] >> 6] & stage.open_to[self.shut[walker]]
            try:
                return stage.stations[mask]
            except KeyError:
                return stage.stations_in(mask)
        return LEGAL[kind](self)

    def why_illegal(self, action: int) -> IllegalActionError:
        return describe.why_illegal(self, action)

    # --- for clients -----------------------------------------------------------------------------------------------

    def action_name(self, action: int) -> str:
        return DECISIONS[self.kind].names(self, action)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        from tokaido_tui.games.namiji.view import view_of

        return view_of(self, seat)
