"""A game of Tokaido: its state, what is to be decided, and how an action is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.decision import Decision, described
from tokaido_tui.engine.deck import Cards, Deck
from tokaido_tui.engine.event import Event, event_of
from tokaido_tui.engine.state import deck, listed, per_seat, shared, state, value
from tokaido_tui.games.road.travel import Travel
from tokaido_tui.games.tokaido import describe, scoring, setting_out
from tokaido_tui.games.tokaido.box import ALL_PANORAMAS, NEEDS_COIN, Box, Traveller
from tokaido_tui.games.tokaido.decisions import ANSWERS, DECISIONS, LEGAL
from tokaido_tui.games.tokaido.options import CHOOSE, KIND_NAMES, OVER
from tokaido_tui.games.tokaido.stops import Stop, neutral_stop, stops_of
from tokaido_tui.games.tokaido.terms import Terms

if TYPE_CHECKING:
    from tokaido_tui.engine.errors import IllegalActionError
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.tokaido.view import View


@state
class Tokaido(Travel):
    """The state. Lists have an entry a seat; flat ones several a seat (`springs[2 * seat + value]`).

    `hand` is the inn's meals and `looked` a mask of the seats that have seen it; those in `missed` saw it before
    the neutral `discarded` from it, and cannot tell what. `offer` are the cards in front of who decides,
    `offer_key` their prices; `effects_done` is how many of the traveller's effects at the inn it has
    reached have been carried out. `families[seat]` counts its souvenirs by family (see SouvenirPoints).
    """

    terms: Terms = shared(lambda terms: terms)
    box: Box = shared(lambda terms: terms.box)
    stops: Sequence[Stop] = shared(lambda terms: stops_of(terms.box, terms.road))
    answers: Sequence[Callable[[Any, int, int], bool]] = value(ANSWERS)
    kind: int = value(CHOOSE)
    who: tuple[Traveller, ...] = shared(lambda terms: (terms.box.novice,) * terms.setup.players)
    chosen: tuple[int, ...] = shared(lambda terms: terms.fixed)
    dealt: tuple[Cards, ...] = shared(lambda terms: ((),) * terms.setup.players)
    coins: list[int] = per_seat(0)
    offerings: list[int] = listed(lambda terms: [0] * terms.travellers)
    families: list[int] = per_seat(0)
    souvenirs: list[int] = per_seat(0)
    meals: list[int] = per_seat(0)
    springs: list[int] = per_seat(0, lambda terms: terms.box.spring_kinds)
    met: list[int] = per_seat(0, lambda terms: terms.box.people)
    awards: list[int] = per_seat(0)
    souvenir_deck: Deck = deck("souvenir", lambda terms: terms.box.souvenir_pile)
    meal_deck: Deck = deck("meal", lambda terms: terms.box.meal_pile)
    encounter_deck: Deck = deck("encounter", lambda terms: terms.box.encounter_pile)
    spring_deck: Deck = deck("spring", lambda terms: terms.box.spring_pile)
    hand: list[int] = listed(lambda _: [])
    hand_dealt: bool = value(False)
    looked: int = value(0)
    missed: int = value(0)
    discarded: Cards = value(())
    offer: Cards = value(())
    offer_key: int = value(0)
    effects_done: int = value(0)

    def begin(self, terms: Terms, dealer: Dealer, events: list[Event] | None = None) -> None:
        """A new game, played up to its first decision; what happens on the way goes to `events`."""
        self.lay_out(terms, dealer)
        self.events = events
        setting_out.deal_travellers(self)

    def neutral_stop(self, station: int) -> bool:
        return neutral_stop(self, self.road.kinds[station])

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
        return None if self.kind == OVER else described(self, DECISIONS[self.kind])

    def legal_actions(self) -> tuple[int, ...]:
        kind = self.kind
        if not kind:
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
        return LEGAL[kind](self)

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
        return DECISIONS[self.kind].names(self, action)

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
