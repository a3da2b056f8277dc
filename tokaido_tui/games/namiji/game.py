"""A game of Namiji: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.deck import Cards, Deck
from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji import describe, dock, scoring, setting_out
from tokaido_tui.games.namiji.box import FISH as FISHES
from tokaido_tui.games.namiji.box import Box
from tokaido_tui.games.namiji.options import (
    CATCHES_OF,
    DRAW,
    FISH,
    HAUL,
    KEEP,
    KIND_NAMES,
    MEMBERS,
    MOOR,
    OVER,
    PLACE,
    STOP_OR_DRAW,
    TAKE,
)
from tokaido_tui.games.namiji.shelf import FISH_PLACES, NET_PLACES
from tokaido_tui.games.namiji.terms import Terms, terms_of
from tokaido_tui.games.road.travel import MOVE, Travel

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.errors import IllegalActionError
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.namiji.view import View


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

    __slots__ = (
        "again", "arrived", "awards", "bag", "berths", "box", "catches", "caught", "colour_cells", "discarded",
        "dock_deck", "effects", "extra", "face_up", "filled", "gear", "hand", "haul_crabs", "haul_shrimp", "held",
        "kind_cells", "lines", "missed", "net_deck", "netted", "offer", "offerings", "rock_deck", "rocks", "shoal",
        "terms", "tokens", "trap", "up_mask",
    )  # fmt: skip

    terms: Terms
    box: Box
    shoal: list[int]
    face_up: list[int]
    up_mask: int
    bag: list[int]
    net_deck: Deck
    dock_deck: Deck
    rock_deck: Deck
    filled: list[int]
    colour_cells: list[int]
    kind_cells: list[int]
    tokens: list[Cards]
    lines: list[int]
    trap: list[int]
    offerings: list[int]
    gear: list[int]
    effects: list[int]
    extra: list[int]
    rocks: list[int]
    awards: list[int]
    arrived: list[int]
    caught: int
    netted: bool
    again: bool
    catches: int
    offer: Cards
    haul_shrimp: int
    haul_crabs: int
    berths: int
    hand: list[int]
    held: int
    missed: int
    discarded: Cards

    def __init__(self, box: Box, setup: Setup, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        setting_out.lay_out(self, terms_of(box, setup), dealer)
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
        return None if self.kind == OVER else describe.decision(self)

    def legal_actions(self) -> tuple[int, ...]:
        kind = self.kind
        if kind == MOVE:
            walker = self.walker
            stage = self.stage
            mask = self.free & self.road.ahead[self.where[walker] >> 6] & stage.open_to[self.shut[walker]]
            try:
                return stage.stations[mask]
            except KeyError:
                return stage.stations_in(mask)
        if kind == PLACE:
            return (NET_PLACES if self.netted else FISH_PLACES)[self.filled[self.seat]]
        if kind == DRAW:
            return STOP_OR_DRAW
        if kind == FISH:
            return CATCHES_OF[self.again << FISHES + 1 | bool(self.shoal) << FISHES | self.up_mask]
        if kind == KEEP:
            return self.offer
        if kind == MOOR:
            return MEMBERS[self.berths]
        if kind == TAKE:
            return tuple(dict.fromkeys(self.hand))
        if kind == HAUL:
            return (0, *[1 + net for net in dict.fromkeys(self.offer)])
        return ()

    def why_illegal(self, action: int) -> IllegalActionError:
        return describe.why_illegal(self, action)

    # --- for clients -----------------------------------------------------------------------------------------------

    def action_name(self, action: int) -> str:
        return describe.action_name(self, action)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        from tokaido_tui.games.namiji.view import view_of

        return view_of(self, seat)

    def copy(self, dealer: Dealer | None = None) -> Namiji:
        other = object.__new__(Namiji)
        other.copy_from(self)
        if dealer is not None:
            other.take = dealer.take
        return other

    def copy_from(self, other: Namiji) -> None:
        """Makes this the same as the other, with nothing shared that a step would change."""
        self.copy_travel(other)
        self.terms = other.terms
        self.box = other.box
        self.shoal = other.shoal[:]
        self.face_up = other.face_up[:]
        self.up_mask = other.up_mask
        self.bag = other.bag[:]
        deck = other.net_deck
        self.net_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        deck = other.dock_deck
        self.dock_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        deck = other.rock_deck
        self.rock_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        self.filled = other.filled[:]
        self.colour_cells = other.colour_cells[:]
        self.kind_cells = other.kind_cells[:]
        self.tokens = other.tokens[:]
        self.lines = other.lines[:]
        self.trap = other.trap[:]
        self.offerings = other.offerings[:]
        self.gear = other.gear[:]
        self.effects = other.effects[:]
        self.extra = other.extra[:]
        self.rocks = other.rocks[:]
        self.awards = other.awards[:]
        self.arrived = other.arrived[:]
        self.caught = other.caught
        self.netted = other.netted
        self.again = other.again
        self.catches = other.catches
        self.offer = other.offer
        self.haul_shrimp = other.haul_shrimp
        self.haul_crabs = other.haul_crabs
        self.berths = other.berths
        self.hand = other.hand[:]
        self.held = other.held
        self.missed = other.missed
        self.discarded = other.discarded
