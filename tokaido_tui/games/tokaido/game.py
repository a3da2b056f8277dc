"""A game of Tokaido: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.deck import Cards, Deck
from tokaido_tui.engine.event import Event, event_of
from tokaido_tui.games.road.travel import MOVE, Travel
from tokaido_tui.games.tokaido import describe, scoring, setting_out, stops
from tokaido_tui.games.tokaido.box import ALL_PANORAMAS, NEEDS_COIN, RICH, Box, Traveller
from tokaido_tui.games.tokaido.options import (
    ACCEPT,
    ADMIRE,
    BUY,
    CHOICES_OF,
    CHOOSE,
    DONATE,
    DONATIONS,
    EAT,
    KEEP,
    KIND_NAMES,
    OVER,
    PURCHASES,
    YES_NO,
)
from tokaido_tui.games.tokaido.terms import Terms, terms_of

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.errors import IllegalActionError
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.tokaido.view import View


class Tokaido(Travel):
    """The state. Lists have an entry a seat; flat ones several a seat (`springs[2 * seat + value]`).

    `hand` is the inn's meals and `looked` a mask of the seats that have seen it; those in `missed` saw it before
    the neutral `discarded` from it, and cannot tell what. `offer` are the cards in front of who decides,
    `offer_key` their prices; `effects_done` is how many of the traveller's effects at the inn it has
    reached have been carried out. `families[seat]` counts its souvenirs by family (see SouvenirPoints).
    """

    __slots__ = (
        "awards",
        "box",
        "chosen",
        "coins",
        "dealt",
        "discarded",
        "effects_done",
        "encounter_deck",
        "families",
        "hand",
        "hand_dealt",
        "looked",
        "meal_deck",
        "meals",
        "met",
        "missed",
        "offer",
        "offer_key",
        "offerings",
        "souvenir_deck",
        "souvenirs",
        "spring_deck",
        "springs",
        "terms",
        "who",
    )  # fmt: skip

    terms: Terms
    box: Box
    who: tuple[Traveller, ...]
    chosen: tuple[int, ...]
    dealt: tuple[Cards, ...]
    coins: list[int]
    offerings: list[int]
    families: list[int]
    souvenirs: list[int]
    meals: list[int]
    springs: list[int]
    met: list[int]
    awards: list[int]
    souvenir_deck: Deck
    meal_deck: Deck
    encounter_deck: Deck
    spring_deck: Deck
    hand: list[int]
    hand_dealt: bool
    looked: int
    missed: int
    discarded: Cards
    offer: Cards
    offer_key: int
    effects_done: int

    def __init__(self, box: Box, setup: Setup, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        setting_out.lay_out(self, terms_of(box, setup), dealer)
        self.events = events
        setting_out.deal_travellers(self)

    def neutral_stop(self, station: int) -> bool:
        return stops.neutral_stop(self, self.road.kinds[station])

    def first_to_complete(self, seat: int, panorama: int) -> None:
        scoring.award(self, seat, panorama)

    def closed_to(self, traveller: int) -> int:
        poor = traveller < self.players and not self.coins[traveller]
        return self.shut[traveller] | (NEEDS_COIN if poor else 0)

    def why_illegal(self, action: int) -> IllegalActionError:
        return describe.why_illegal(self, action)

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
        return self.souvenir_deck, self.meal_deck, self.encounter_deck, self.spring_deck

    @property
    def decision(self) -> Decision | None:
        return None if self.kind == OVER else describe.decision(self)

    def legal_actions(self) -> tuple[int, ...]:
        kind = self.kind
        if kind == MOVE:
            # As closed_to has it, written out: no question is asked more often.
            walker = self.walker
            shut = self.shut[walker]
            if walker < self.players and not self.coins[walker]:
                shut |= NEEDS_COIN
            stage = self.stage
            mask = self.free & self.road.ahead[self.where[walker] >> 6] & stage.open_to[shut]
            try:
                return stage.stations[mask]
            except KeyError:
                return stage.stations_in(mask)
        seat = self.seat
        purse = self.coins[seat]
        if kind == EAT:
            purse += self.who[seat].meal_discount
            if not purse:
                return CHOICES_OF[0]
            menu = 0
            for dish in self.hand:
                menu |= 1 << dish
            return CHOICES_OF[menu & self.box.affordable[purse if purse < RICH else RICH] & ~self.meals[seat]]
        if kind == BUY:
            return PURCHASES[self.offer_key << 6 | (purse if purse < RICH else RICH) << 2 | self.who[seat].bargain]
        if kind == DONATE:
            return DONATIONS[purse if purse < 3 else 3]
        if kind == CHOOSE:
            return self.dealt[seat]
        if kind == ADMIRE:
            return CHOICES_OF[self.unfinished(seat)]
        if kind == KEEP:
            return tuple(sorted(set(self.offer)))
        if kind == ACCEPT:
            return YES_NO
        return ()

    def unfinished(self, seat: int) -> int:
        """A mask of the panoramas this seat can still add to."""
        return ALL_PANORAMAS ^ self.shut[seat]

    # --- taking an action ----------------------------------------------------------------------------------------

    def ask(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def receive(self, seat: int, coins: int, cause: str) -> None:
        """Coins from the bank, or, if negative, paid to it."""
        self.coins[seat] += coins
        if self.events is not None and coins:
            self.events.append(event_of(("coins", seat, coins, None, cause, False)))

    # --- for clients -----------------------------------------------------------------------------------------------

    def action_name(self, action: int) -> str:
        return describe.action_name(self, action)

    def roles(self) -> tuple[str, ...]:
        if self.kind == CHOOSE:
            # Who has chosen keeps it secret until all have.
            return self.setup.roles or ("",) * self.players
        return tuple(who.name if chosen >= 0 else "" for who, chosen in zip(self.who, self.chosen, strict=True))

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        from tokaido_tui.games.tokaido.view import view_of

        return view_of(self, seat)

    def copy(self, dealer: Dealer | None = None) -> Tokaido:
        other = object.__new__(Tokaido)
        other.copy_from(self)
        if dealer is not None:
            other.take = dealer.take
        return other

    def copy_from(self, other: Tokaido) -> None:
        """Makes this the same as the other, with nothing shared that a step would change."""
        self.copy_travel(other)
        self.terms = other.terms
        self.box = other.box
        self.who = other.who
        self.chosen = other.chosen
        self.dealt = other.dealt
        self.coins = other.coins[:]
        self.offerings = other.offerings[:]
        self.families = other.families[:]
        self.souvenirs = other.souvenirs[:]
        self.meals = other.meals[:]
        self.springs = other.springs[:]
        self.met = other.met[:]
        self.awards = other.awards[:]
        deck = other.souvenir_deck
        self.souvenir_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        deck = other.meal_deck
        self.meal_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        deck = other.encounter_deck
        self.encounter_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        deck = other.spring_deck
        self.spring_deck = Deck(deck.name, deck.top[:], deck.sighting, deck.below)
        self.hand = other.hand[:]
        self.hand_dealt = other.hand_dealt
        self.looked = other.looked
        self.missed = other.missed
        self.discarded = other.discarded
        self.offer = other.offer
        self.offer_key = other.offer_key
        self.effects_done = other.effects_done
